internal import Foundation
internal import UIKit

extension GalleryScene {
  static let invalid = GalleryScene(
    name: "invalid", title: "Invalid updates",
    summary: "Illegal batches of updates, by a button: the list goes on, and a report says what was wrong.",
    caption: "Illegal updates, reported", watch: "Watch the list go on after updates that end other apps.",
    colors: [.systemRed, .systemOrange, .systemGray, .systemGray],
    script: SceneScript(duration: 9)
      .tap(at: 0.6, on: "Count").tap(at: 2.2, on: "Beyond")
      .tap(at: 3.8, on: "Twice").tap(at: 5.4, on: "Collide")
      .drag(at: 7, from: CGPoint(x: 0.5, y: 0.45), to: CGPoint(x: 0.5, y: 0.15), taking: 0.12),
    bestMoment: 3
  ) { InvalidViewController() }
}

/// A list with `.recovering` as its policy, buttons that break the rules of updates, and the list's last report.
final class InvalidViewController: SceneViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  private(set) var rows = (1...40).map { "Row \($0)" }
  private(set) var reports: [ListUpdateReport] = []
  private let panel = ReportPanel()
  private let bar = ButtonBar()

  init() {
    super.init(.invalid)
    table.rowHeight = scaled(44)
    table.updatePolicy = .recovering
    table.updateReportHandler = { [weak self] in self?.hear($0) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    bar.titles = ["Count", "Beyond", "Twice", "Collide"]
    bar.onTap = { [weak self] in self?.breakRule($0) }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [panel, bar] { view.insertSubview(part, aboveSubview: table) }
  }

  override func layOutContent(in area: CGRect) {
    let column = Self.column(in: area)
    let bottom = min(bar.height(for: column.width), area.height / 3)
    let report = min(scaled(210), area.height * 0.36)
    super.layOutContent(in: CGRect(x: 0, y: 0, width: area.width, height: area.height - bottom - report))
    panel.frame = CGRect(x: column.minX, y: area.height - bottom - report, width: column.width, height: report)
    bar.frame = CGRect(x: column.minX, y: area.height - bottom, width: column.width, height: bottom)
  }

  /// Updates that contradict the data or each other.
  private func breakRule(_ index: Int) {
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    switch index {
    case 0:
      // One row is deleted from the data, none from the list.
      if !rows.isEmpty { rows.removeFirst() }
      table.insertRows(at: [path(0)], with: .automatic)
    case 1:
      table.deleteRows(at: [path(rows.count + 900)], with: .automatic)
    case 2:
      // Two rows are new, and the list hears of one of them twice.
      rows.insert(contentsOf: ["New \(reports.count + 1)", "New too"], at: 2)
      table.insertRows(at: [path(2), path(2)], with: .automatic)
    default:
      guard rows.count > 4 else { return }
      rows.insert(rows.remove(at: 3), at: 0)
      table.performBatchUpdates {
        table.moveRow(at: path(3), to: path(0))
        table.moveRow(at: path(4), to: path(0))
      }
    }
  }

  private func hear(_ report: ListUpdateReport) {
    reports.append(report)
    panel.show(report, number: reports.count)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.textLabel?.font = .sceneFont(ofSize: 16)
    return cell
  }
}

/// The last report, in a text that scrolls.
private final class ReportPanel: UIView {
  private let title = UILabel()
  private let text = UILabel()
  private let scroller = UIScrollView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    title.font = .sceneFont(ofSize: 13, weight: .semibold)
    title.text = "No report yet"
    text.font = .sceneFont(ofSize: 13)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    text.text = "Each button sends the list an illegal batch of updates."
    scroller.addSubview(text)
    for view in [title, scroller] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ report: ListUpdateReport, number: Int) {
    title.text = "Report \(number): the list \(report.outcome == .normalized ? "has put it right" : "has reloaded")"
    title.textColor = report.outcome == .normalized ? .systemOrange : .systemRed
    text.text = report.description
    scroller.contentOffset = .zero
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 32)
    title.frame = CGRect(x: 16, y: 10, width: width, height: scaled(18))
    let top = title.frame.maxY + 6
    scroller.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    text.frame = CGRect(x: 16, y: 0, width: width, height: height)
    scroller.contentSize = CGSize(width: bounds.width, height: height + 10)
  }
}
