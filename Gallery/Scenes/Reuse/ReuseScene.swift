internal import UIKit

extension GalleryScene {
  static let reuse = GalleryScene(
    name: "reuse", title: "Reuse", summary: "Every cell wears its number. Watch a dozen of them serve a thousand rows.",
    caption: "A dozen cells, a thousand rows", watch: "Watch the numbers: cells that leave at one end come back at the other.",
    colors: [.systemPurple, .systemPink, .systemTeal, .systemIndigo],
    script: SceneScript(duration: 6)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0.15), taking: 0.8, rest: 0.2)
      .flick(at: 1.6, length: 0.3).flick(at: 3.8, length: -0.2),
    bestMoment: 2.2
  ) { ReuseViewController(rows: 1000) }
}

/// A table whose cells keep their number and colour when reused, above a board of all existing cells.
final class ReuseViewController: SceneViewController, UITableViewDataSource {
  private static var boardHeight: CGFloat { scaled(70) + 106 }
  private let table = UITableView(frame: .zero, style: .plain)
  private let board = ReuseBoard()
  private let rows: Int
  private(set) var cellsMade = 0
  private(set) var rowsShown = 0

  init(rows: Int) {
    self.rows = rows
    super.init(.reuse)
    table.rowHeight = scaled(60)
    table.separatorInset = UIEdgeInsets(top: 0, left: 76, bottom: 0, right: 0)
    table.allowsSelection = false
    table.register(SerialCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(board, aboveSubview: table)
  }

  override func layOutContent(in area: CGRect) {
    // On a wide and low screen the board stands beside the table, which would have little room above the board.
    let isLow = area.height < 480 && area.width > 600
    let parts =
      isLow
      ? area.divided(atDistance: scaled(300), from: .maxXEdge) : area.divided(atDistance: Self.boardHeight, from: .maxYEdge)
    board.isBeside = isLow
    board.frame =
      isLow ? parts.slice.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0)) : parts.slice
    super.layOutContent(in: parts.remainder)
  }

  override func refresh() {
    super.refresh()
    let live = table.visibleCells.compactMap { ($0 as? SerialCell)?.serial }
    board.show(made: cellsMade, live: Set(live), rowsShown: rowsShown, of: rows)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? SerialCell else { return cell }
    if cell.serial == 0 {
      cellsMade += 1
      cell.serial = cellsMade
    }
    rowsShown += 1
    cell.show(row: indexPath.row + 1)
    return cell
  }
}

/// A colour for a cell's number: consecutive numbers differ clearly, and the colours repeat after twelve.
@MainActor private func serialColor(_ serial: Int) -> UIColor {
  UIColor(hue: CGFloat((serial * 5) % 12) / 12, saturation: 0.62, brightness: 0.82, alpha: 1)
}

final class SerialCell: UITableViewCell {
  private let token = SerialToken()
  private let name = UILabel()
  private let detail = UILabel()
  private var uses = 0

  var serial = 0 { didSet { token.serial = serial } }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .sceneFont(ofSize: 17)
    detail.font = .sceneFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    for view in [token, name, detail] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(row: Int) {
    uses += 1
    token.isLive = true
    name.text = "Row \(row)"
    detail.text = uses == 1 ? "made for it: cell \(serial)" : "shown by cell \(serial), which has shown \(uses) rows"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    token.frame = CGRect(x: 20, y: (contentView.bounds.height - 40) / 2, width: 40, height: 40)
    let width = contentView.bounds.width - 92
    name.frame = CGRect(x: 76, y: scaled(10), width: width, height: scaled(22))
    detail.frame = CGRect(x: 76, y: scaled(33), width: width, height: scaled(17))
  }
}

/// A cell's number in its colour: filled while the cell shows a row, outlined while it waits for reuse.
private final class SerialToken: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    layer.borderWidth = 2
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var serial = 0 {
    didSet {
      label.text = "\(serial)"
      update()
    }
  }

  var isLive = true { didSet { if isLive != oldValue { update() } } }

  private func update() {
    let color = serialColor(serial)
    layer.borderColor = color.cgColor
    backgroundColor = isLive ? color : .clear
    label.textColor = isLive ? .white : color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.font = .monospacedDigitSystemFont(ofSize: bounds.height * 0.4, weight: .semibold)
    label.frame = bounds
  }
}

/// All cells created so far, and the number of rows they have shown.
private final class ReuseBoard: UIView {
  private static let tokenSide: CGFloat = 34
  private let headline = UILabel()
  private let detail = UILabel()
  private let hairline = UIView()
  private var tokens: [SerialToken] = []
  /// Whether the board is at the right of the table instead of below.
  var isBeside = false { didSet { if isBeside != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    headline.font = .sceneDigits(ofSize: 17, weight: .semibold)
    detail.font = .sceneDigits(ofSize: 13, weight: .regular)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 2
    hairline.backgroundColor = .separator
    for view in [headline, detail, hairline] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(made: Int, live: Set<Int>, rowsShown: Int, of rows: Int) {
    while tokens.count < made {
      let token = SerialToken()
      tokens.append(token)
      token.serial = tokens.count
      token.alpha = 0
      addSubview(token)
      UIView.animate(withDuration: 0.25) { token.alpha = 1 }
      setNeedsLayout()
    }
    for token in tokens { token.isLive = live.contains(token.serial) }
    set(headline, "\(made) cells for \(rows.grouped) rows")
    set(detail, "\(rowsShown.grouped) rows shown so far. Outlined: waiting in the pool.")
  }

  private func set(_ label: UILabel, _ text: String) { if label.text != text { label.text = text } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / (window?.screen.scale ?? 1)
    hairline.frame = CGRect(x: 0, y: 0, width: isBeside ? line : bounds.width, height: isBeside ? bounds.height : line)
    headline.frame = CGRect(x: 20, y: scaled(14), width: bounds.width - 40, height: scaled(22))
    detail.frame = CGRect(x: 20, y: scaled(38), width: bounds.width - 40, height: scaled(17))
    let isBroken = detail.sizeThatFits(CGSize(width: 4096, height: 100)).width > detail.frame.width
    if isBroken { detail.frame.size.height *= 2 }
    let side = Self.tokenSide
    let gap: CGFloat = 8
    let columns = max(1, Int((bounds.width - 40 + gap) / (side + gap)))
    for (index, token) in tokens.enumerated() {
      token.frame = CGRect(
        x: 20 + CGFloat(index % columns) * (side + gap), y: detail.frame.maxY + 15 + CGFloat(index / columns) * (side + gap),
        width: side,
        height: side)
    }
  }
}
