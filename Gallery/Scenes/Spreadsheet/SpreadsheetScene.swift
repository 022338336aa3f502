internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let spreadsheet = GalleryScene(
    name: "spreadsheet", title: "Spreadsheet",
    summary: "A million sailings by a thousand months, with frozen headers and totals, merged titles and a selection.",
    caption: "A million rows, frozen headers", watch: "Watch headers and sums stay while a million rows pass.",
    colors: [.systemGreen, .systemTeal, .systemGray, .systemBlue],
    script: SceneScript(duration: 9)
      .drag(at: 0.4, from: CGPoint(x: 0.55, y: 0.7), to: CGPoint(x: 0.55, y: 0.35), taking: 0.5, rest: 0.1)
      .flick(at: 1.2, length: 0.3)
      .drag(at: 3.4, from: CGPoint(x: 0.7, y: 0.5), to: CGPoint(x: 0.35, y: 0.5), taking: 0.12)
      .tap(at: 6, CGPoint(x: 0.6, y: 0.4))
      .drag(at: 6.8, from: CGPoint(x: 0.45, y: 0.4), to: CGPoint(x: 0.7, y: 0.65), taking: 0.14)
      .tap(at: 8.4, CGPoint(x: 0.5, y: 0.6)),
    bestMoment: 1.1
  ) { SpreadsheetViewController() }
}

/// The passengers of a ferry line: sailings down, months across, quarters as merged titles, sums at the bottom and at the end.
final class SpreadsheetViewController: SceneViewController, GridScrollViewDataSource {
  private let grid = GridScrollView()
  private let ledger = Ledger(sailings: 1_000_000, months: 1_200)

  init() {
    super.init(.spreadsheet)
    grid.register(LedgerCell.self, forCellWithReuseIdentifier: "cell")
    grid.backgroundColor = .systemBackground
    grid.isDirectionalLockEnabled = true
    grid.rowSizing = .uniform(scaled(34))
    grid.columnSizing = .uniform(scaled(70))
    grid.frozen = GridScrollView.Frozen(top: 2, leading: 1, bottom: 1, trailing: 1)
    grid.mergedAreas =
      [
        GridScrollView.Area(rows: 0..<2, columns: 0..<1),
        GridScrollView.Area(rows: 0..<2, columns: columnCount - 1..<columnCount),
      ]
      + (0..<ledger.months / 3).map { GridScrollView.Area(rows: 0..<1, columns: 1 + $0 * 3..<4 + $0 * 3) }
    grid.dataSource = self
    grid.setWidth(scaled(92), ofColumns: 0..<1)
    grid.setWidth(scaled(80), ofColumns: columnCount - 1..<columnCount)
    grid.selectedArea = GridScrollView.Area(rows: 12..<16, columns: 2..<4)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { grid }

  private var rowCount: Int { ledger.sailings + 3 }
  private var columnCount: Int { ledger.months + 2 }

  func numberOfRows(in gridView: GridScrollView) -> Int { rowCount }

  func numberOfColumns(in gridView: GridScrollView) -> Int { columnCount }

  func gridView(_ gridView: GridScrollView, cellForItemAt position: GridScrollView.Position) -> UICollectionViewCell {
    let cell = gridView.dequeueReusableCell(withReuseIdentifier: "cell", for: position)
    let (sailing, month) = (position.row - 2, position.column - 1)
    let (isTotal, isSum) = (position.row == rowCount - 1, position.column == columnCount - 1)
    let text: String
    let look: LedgerCell.Look
    switch (position.row, position.column) {
    case (0, 0): (text, look) = ("Sailing", .corner)
    case (0, columnCount - 1): (text, look) = ("Sum", .corner)
    case (0, _): (text, look) = (Ledger.quarter(month / 3), .title)
    case (1, _): (text, look) = (Ledger.month(month), .header)
    case (_, 0): (text, look) = isTotal ? ("Sum", .corner) : ((sailing + 1).inMillions, .header)
    default:
      let number =
        isTotal
        ? (isSum ? ledger.total : ledger.sum(ofMonth: month))
        : isSum ? ledger.sum(ofSailing: sailing) : ledger.passengers(sailing, month)
      (text, look) = (isTotal ? number.short : number.inMillions, isTotal || isSum ? .sum : .number)
    }
    (cell as? LedgerCell)?.show(text, as: look)
    return cell
  }
}

/// Numbers that are computed from their places, with sums that do not add up a million of them.
struct Ledger {
  let sailings: Int
  let months: Int

  private func base(_ sailing: Int) -> Int { sailing * 37 % 101 }
  private func season(_ month: Int) -> Int { 40 + [0, 4, 12, 30, 55, 90, 120, 118, 70, 34, 12, 6][month % 12] + month / 12 }

  func passengers(_ sailing: Int, _ month: Int) -> Int { base(sailing) + season(month) }

  func sum(ofSailing sailing: Int) -> Int { months * base(sailing) + seasons }

  func sum(ofMonth month: Int) -> Int { bases + sailings * season(month) }

  var total: Int { months * bases + sailings * seasons }

  private var seasons: Int { (0..<months).reduce(0) { $0 + season($1) } }

  /// The bases repeat after 101 sailings, in which each number from 0 to 100 occurs once.
  private var bases: Int { sailings / 101 * 5_050 + (0..<sailings % 101).reduce(0) { $0 + base($1) } }

  static func month(_ month: Int) -> String {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month % 12]
  }

  static func quarter(_ quarter: Int) -> String {
    "\(["Winter", "Spring", "Summer", "Autumn"][quarter % 4]) \(1926 + quarter / 4)"
  }
}

extension Int {
  /// With commas between thousands, for any number from 0 on.
  fileprivate var inMillions: String {
    self < 1_000_000 ? grouped : "\((self / 1_000_000).inMillions),\((1_000_000 + self % 1_000_000).grouped.suffix(7))"
  }

  /// In thousands, millions or billions, with one place after the point.
  fileprivate var short: String {
    let units = [(1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k")]
    guard let (unit, name) = units.first(where: { self >= $0.0 }) else { return "\(self)" }
    return "\(self / unit).\(self % unit * 10 / unit) \(name)"
  }
}

/// A number or a heading, with lines at its lower and trailing edges.
final class LedgerCell: UICollectionViewCell {
  enum Look { case number, sum, header, title, corner }

  private let label = UILabel()
  private let lines = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    for line in lines {
      line.backgroundColor = .separator
      contentView.addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, as look: Look) {
    label.text = text
    label.textAlignment = look == .title ? .natural : look == .corner || look == .header ? .center : .right
    label.font = .sceneDigits(ofSize: 13, weight: look == .number ? .regular : .semibold)
    label.textColor = look == .header ? .secondaryLabel : .label
    switch look {
    case .number: contentView.backgroundColor = .systemBackground
    case .sum: contentView.backgroundColor = .day(UIColor(white: 0.93, alpha: 1), night: UIColor(white: 0.17, alpha: 1))
    case .header, .title:
      contentView.backgroundColor = .day(UIColor(white: 0.96, alpha: 1), night: UIColor(white: 0.12, alpha: 1))
    case .corner: contentView.backgroundColor = .day(UIColor(white: 0.9, alpha: 1), night: UIColor(white: 0.2, alpha: 1))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thin = 1 / max(1, traitCollection.displayScale)
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 0)
    lines[0].frame = CGRect(x: 0, y: bounds.height - thin, width: bounds.width, height: thin)
    lines[1].frame = CGRect(x: bounds.width - thin, y: 0, width: thin, height: bounds.height)
  }
}
