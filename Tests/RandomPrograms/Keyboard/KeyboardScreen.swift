import Scrollwork
import UIKit

/// A screen with texts in one of the places where apps have them.
@MainActor final class KeyboardScreen: UIViewController {
  enum Place: CaseIterable { case scrollView, table, container, pages, bar }

  private weak var world: KeyboardWorld?
  let place: Place
  private(set) var texts: [EditedText] = []
  /// Lies on the keyboard's guide.
  let rest = UIView()
  /// Those whose keyboard leaves with a finger, if a person says so.
  private(set) var scrollViews: [UIScrollView] = []
  private(set) var table: KeyboardTable?
  private var pager: UIPageViewController?
  private var pages: [UIViewController] = []
  /// A panel above the keyboard for all texts of the screen.
  private let panel: InputPanel?

  init(_ name: String, _ world: KeyboardWorld, place: Place, hasPanel: Bool) {
    (self.world, self.place) = (world, place)
    panel = hasPanel ? InputPanel(height: 44, hasField: true) : nil
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override var inputAccessoryView: UIView? { panel }
  override var canBecomeFirstResponder: Bool { panel != nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    switch place {
    case .scrollView: fill(makeScroller())
    case .table: fill(makeTable(rows: 16).table)
    case .container: fill(makeContainer())
    case .pages: makePages()
    case .bar: makeBar()
    }
    if let field = panel?.field { add(field, "panel") }
    rest.translatesAutoresizingMaskIntoConstraints = false
    rest.isUserInteractionEnabled = false
    view.addSubview(rest)
    NSLayoutConstraint.activate([
      rest.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor), rest.heightAnchor.constraint(equalToConstant: 2),
      rest.leadingAnchor.constraint(equalTo: view.leadingAnchor), rest.widthAnchor.constraint(equalToConstant: 2),
    ])
  }

  private func fill(_ child: UIView, in parent: UIView? = nil) {
    let parent: UIView = parent ?? view
    child.frame = parent.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
  }

  @discardableResult private func add(_ view: any UIView & UITextInput, _ name: String) -> EditedText {
    let text = EditedText("\(title ?? "").\(name)")
    text.find = { [weak view] in view }
    world?.prepare(view)
    texts.append(text)
    return text
  }

  // MARK: Places

  /// A content of all kinds of texts, three screens high.
  private func makeScroller(_ prefix: String = "") -> UIScrollView {
    let scroller = UIScrollView()
    scroller.contentSize = CGSize(width: 300, height: 1_500)
    scroller.keyboardDismissMode = .interactive
    scrollViews.append(scroller)
    let (plain, address, number, secret) = (UITextField(), UITextField(), UITextField(), UITextField())
    (address.keyboardType, address.autocapitalizationType) = (.emailAddress, .none)
    number.keyboardType = .phonePad
    secret.isSecureTextEntry = true
    secret.returnKeyType = .done
    for (index, field) in [plain, address, number, secret].enumerated() {
      field.frame = CGRect(x: 20, y: 20 + 330 * CGFloat(index), width: 200, height: 34)
      scroller.addSubview(field)
      add(field, prefix + ["plain", "address", "number", "secret"][index])
    }
    let view = UITextView(frame: CGRect(x: 20, y: 1_200, width: 260, height: 120))
    scroller.addSubview(view)
    add(view, prefix + "view")
    let search = UISearchBar(frame: CGRect(x: 0, y: 1_400, width: 300, height: 56))
    scroller.addSubview(search)
    add(search.searchTextField, prefix + "search")
    return scroller
  }

  private func makeTable(rows: Int) -> KeyboardTable {
    let made = KeyboardTable(rows: rows, world)
    table = made
    scrollViews.append(made.table)
    for row in 0..<rows {
      let text = EditedText("\(title ?? "").row \(row)")
      text.find = { [weak made] in made?.textView(row) }
      text.stored = { [weak made] in made?.contents[row] ?? "" }
      texts.append(text)
    }
    return made
  }

  private func makeContainer() -> UIView {
    let container = ContainerScrollView(frame: .zero)
    container.keyboardDismissMode = .interactive
    scrollViews.append(container)
    let growing = UITextView()
    growing.isScrollEnabled = false
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    group.addSubview(field)
    for child in [group, growing, makeTable(rows: 8).table] { container.addArrangedSubview(child) }
    add(field, "field")
    add(growing, "growing")
    return container
  }

  private func makePages() {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages = (0..<2).map { index in
      let page = UIViewController()
      page.loadViewIfNeeded()
      fill(makeScroller("page \(index) "), in: page.view)
      return page
    }
    addChild(pager)
    fill(pager.view)
    pager.didMove(toParent: self)
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    self.pager = pager
  }

  /// A list above a text that stands on the keyboard.
  private func makeBar() {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 2_000)
    list.keyboardDismissMode = .interactive
    fill(list)
    scrollViews.append(list)
    let message = UITextView()
    message.isScrollEnabled = false
    message.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(message)
    NSLayoutConstraint.activate([
      message.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      message.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      message.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      message.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
    ])
    add(message, "message")
  }

  // MARK: Changes

  /// Turns to the other page.
  func turnPage(animated: Bool) {
    guard let pager, let shown = pager.viewControllers?.first else { return }
    let isFirst = shown === pages[0]
    pager.setViewControllers([pages[isFirst ? 1 : 0]], direction: isFirst ? .forward : .reverse, animated: animated)
  }
}

/// A table of rows that are as high as their texts.
@MainActor final class KeyboardTable: NSObject, UITableViewDataSource {
  let table = UITableView()
  /// What the rows say, by their names.
  private(set) var contents: [String]
  private(set) var rows: [Int]
  private var views: [Int: () -> RowCell?] = [:]
  private weak var world: KeyboardWorld?

  init(rows: Int, _ world: KeyboardWorld?) {
    contents = Array(repeating: "", count: rows)
    self.rows = Array(0..<rows)
    self.world = world
    super.init()
    table.register(RowCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 60)
    table.keyboardDismissMode = .interactive
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? RowCell else { return cell }
    let row = rows[indexPath.row]
    cell.row = row
    if cell.textView.text != contents[row] { cell.textView.text = contents[row] }
    cell.onChange = { [weak self] in self?.changed(row, $0) }
    world?.prepare(cell.textView)
    views[row] = { [weak cell] in cell }
    return cell
  }

  /// nil for a row without a cell.
  func textView(_ row: Int) -> UITextView? {
    guard let cell = views[row]?(), cell.row == row, cell.window != nil, rows.contains(row), !cell.isHidden else { return nil }
    return cell.textView
  }

  private func changed(_ row: Int, _ text: String) {
    contents[row] = text
    table.beginUpdates()
    table.endUpdates()
  }

  func delete(at index: Int, animated: Bool) {
    rows.remove(at: index)
    table.deleteRows(at: [IndexPath(row: index, section: 0)], with: animated ? .automatic : .none)
  }

  final class RowCell: UITableViewCell {
    let textView = UITextView()
    var row = -1
    var onChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textView.isScrollEnabled = false
      textView.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(textView)
      NSLayoutConstraint.activate([
        textView.topAnchor.constraint(equalTo: contentView.topAnchor),
        textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
