internal import Foundation
internal import UIKit

extension GalleryScene {
  static let search = GalleryScene(
    name: "search", title: "Search",
    summary: "2,000 records, searched while a person types: a text field over a list with a diffable data source.",
    caption: "A list that follows a text field", watch: "Watch the rows that match stay, while the others fade.",
    colors: [.systemIndigo, .systemBlue, .systemGray, .systemTeal],
    script: SceneScript(duration: 9)
      .flick(at: 0.4, length: 0.3)
      .tap(at: 1.8, CGPoint(x: 0.5, y: 0.045)).typing(at: 2.4, "paper")
      .typing(at: 3.8, " tides")
      .tap(at: 6, CGPoint(x: 0.945, y: 0.045))
      .flick(at: 6.8, length: 0.35),
    bestMoment: 3.4
  ) { SearchViewController() }
}

/// A list of records, the ones whose title or artist contains what is typed.
final class SearchViewController: SceneViewController, UITextFieldDelegate {
  private enum Part: Hashable { case records }

  private static let barHeight: CGFloat = 52
  /// Of the height, so that the script finds the field on every screen.
  private static let barShare: CGFloat = 0.08
  private static let margin: CGFloat = 8
  let field = UITextField()
  let table = UITableView(frame: .zero, style: .plain)
  private let records: [Record]
  private lazy var source = UITableViewDiffableDataSource<Part, Int>(tableView: table) { [weak self] table, path, number in
    let cell = table.dequeueReusableCell(withIdentifier: "record", for: path)
    self?.show(number, in: cell)
    return cell
  }

  init(count: Int = 2_000) {
    records = (0..<count).map { Record($0) }
    super.init(.search)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "record")
    table.rowHeight = scaled(60)
    table.keyboardDismissMode = .onDrag
    field.placeholder = "Title or artist"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    field.returnKeyType = .search
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.filter(animated: true) }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var isColumn: Bool { true }

  /// The part below the navigation bar, in the column; hidden.
  private let part = UIView()

  override var playingField: UIView { part }

  /// Below the field, which a person is to see.

  override func viewDidLoad() {
    super.viewDidLoad()
    part.isHidden = true
    for view in [field, part] { self.view.insertSubview(view, aboveSubview: table) }
    source.defaultRowAnimation = .fade
    filter(animated: false)
  }

  override func layOutContent(in area: CGRect) {
    let top = view.safeAreaInsets.top
    let rest = CGRect(x: area.minX, y: area.minY + top, width: area.width, height: max(0, area.height - top))
    let height = max(Self.barHeight, rest.height * Self.barShare, field.intrinsicContentSize.height + 2 * Self.margin)
    let bar = Self.column(in: CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: height))
    part.frame = Self.column(in: rest)
    field.frame = CGRect(
      x: bar.minX + Self.margin, y: bar.minY + Self.margin, width: max(0, bar.width - 2 * Self.margin),
      height: height - 2 * Self.margin)
    let list = CGRect(x: rest.minX, y: rest.minY + height, width: rest.width, height: max(0, rest.height - height))
    super.layOutContent(in: list)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func filter(animated: Bool) {
    let words = (field.text ?? "").lowercased().split(separator: " ")
    let found = records.filter { record in
      let text = "\(record.title) \(record.artist)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    snapshot.appendSections([.records])
    snapshot.appendItems(found.map(\.number))
    source.apply(snapshot, animatingDifferences: animated && !source.snapshot().itemIdentifiers.isEmpty)
  }

  private func show(_ number: Int, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = (records[number].title, "\(records[number].artist), no. \(number + 1)")
    cell.contentConfiguration = content
  }
}
