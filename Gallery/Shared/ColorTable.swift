internal import UIKit

/// A table of numbered rows in one colour, its own data source.
final class ColorTable: UITableView, UITableViewDataSource {
  private let rows: Int
  private let name: String

  init(_ name: String, color: UIColor, rows: Int, rowHeight: CGFloat = 56) {
    (self.name, self.rows) = (name, rows)
    super.init(frame: .zero, style: .plain)
    tintColor = color
    backgroundColor = .systemBackground
    self.rowHeight = scaled(rowHeight)
    separatorStyle = .none
    allowsSelection = false
    register(NumberedCell.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NumberedCell)?.show(number: indexPath.row + 1, of: name, in: tintColor)
    return cell
  }
}

/// A number on a badge, a title, and the number of times the cell has been used.
final class NumberedCell: UITableViewCell {
  private let card = UIView()
  private let badge = UILabel()
  private let name = UILabel()
  private let detail = UILabel()
  private(set) var uses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.font = .sceneDigits(ofSize: 13, weight: .semibold)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    name.font = .sceneFont(ofSize: 16, weight: .medium)
    detail.font = .sceneFont(ofSize: 12)
    detail.textColor = .secondaryLabel
    card.layer.cornerRadius = 10
    contentView.addSubview(card)
    for view in [badge, name, detail] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(number: Int, of table: String, in color: UIColor) {
    uses += 1
    badge.text = "\(number)"
    badge.backgroundColor = color
    card.backgroundColor = .day(color.withAlphaComponent(0.12), night: color.withAlphaComponent(0.24))
    name.text = "\(table) \(number)"
    detail.text = uses == 1 ? "a new cell" : "used \(uses) times"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let side = bounds.width < 260 ? 8.0 : 16.0
    card.frame = bounds.shrunk(dx: side, dy: 2)
    let height = card.bounds.height
    let badgeHeight = min(scaled(28), height - 10)
    badge.frame = CGRect(x: 10, y: (height - badgeHeight) / 2, width: scaled(44), height: badgeHeight)
    badge.layer.cornerRadius = badgeHeight / 2
    let x = badge.frame.maxX + 12
    detail.isHidden = height < scaled(40)
    let width = max(0, card.bounds.width - x - 8)
    guard !detail.isHidden else {
      name.frame = CGRect(x: x, y: (height - scaled(20)) / 2, width: width, height: scaled(20))
      return
    }
    let top = ((height - scaled(36)) / 2).rounded()
    name.frame = CGRect(x: x, y: top, width: width, height: scaled(20))
    detail.frame = CGRect(x: x, y: top + scaled(21), width: width, height: scaled(15))
  }
}
