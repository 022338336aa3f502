import UIKit

/// A table's data: `count` rows of 44 points, one label each.
@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int
  private(set) var cellsMade = 0
  private let font: UIFont?

  /// - Parameter font: Of the labels; nil for the system's.
  init(count: Int, font: UIFont? = nil) { (self.count, self.font) = (count, font) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell ?? make()
    cell.label.text = RowText.of(indexPath.row)
    return cell
  }

  private func make() -> RowCell {
    cellsMade += 1
    let cell = RowCell(style: .default, reuseIdentifier: "row")
    if let font { cell.label.font = font }
    return cell
  }

  func table(frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame)
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    return table
  }
}

/// One label over a white ground.
@MainActor final class RowCell: UITableViewCell {
  let label = UILabel(frame: CGRect(x: 16, y: 0, width: 343, height: 44))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

enum RowText {
  static func of(_ row: Int) -> String { "Row \(row)" }
}
