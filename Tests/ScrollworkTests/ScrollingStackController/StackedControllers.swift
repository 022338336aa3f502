import Scrollwork
import UIKit

/// Keeps what it hears.
@MainActor class LoggingController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  override func didMove(toParent parent: UIViewController?) { log.append("didMove \(parent != nil)") }

  var isOn: Bool { log.last { !$0.hasPrefix("didMove") } == "didAppear" }

  /// Each coming a plus, each going a minus.
  var appearances: String { log.map { $0 == "didAppear" ? "+" : $0 == "didDisappear" ? "-" : "" }.joined() }

  /// Every message follows from the one before.
  var isBalanced: Bool {
    let order = [
      "willAppear": "didDisappear", "didAppear": "willAppear", "willDisappear": "didAppear", "didDisappear": "willDisappear",
    ]
    var last = "didDisappear"
    for message in log {
      guard let before = order[message] else { continue }
      if before != last { return false }
      last = message
    }
    return last.hasPrefix("did")
  }

  /// All that were ever made and are still there.
  @MainActor struct Census {
    private final class Box {
      weak var controller: LoggingController?
      init(_ controller: LoggingController) { self.controller = controller }
    }
    private var boxes: [Box] = []

    mutating func add(_ controller: LoggingController) -> LoggingController {
      boxes.append(Box(controller))
      return controller
    }

    var living: [LoggingController] { boxes.compactMap(\.controller) }
  }
}

/// A table in a stack, or a view of `height`.
@MainActor final class StackedList: LoggingController, StackContainable {
  var height: CGFloat?
  private let list: ListController

  init(rows: Int) {
    list = ListController(rows: rows)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
  }

  func preferredAppearanceInStack() -> StackAppearance {
    height.map { .view(height: $0) } ?? .scroll(list.table, insets: .zero)
  }
}

/// A table with something above and below it.
@MainActor final class ListController: UIViewController, StackContainable, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  let header = UIView()
  let footer = UIView()
  var height: CGFloat?
  private let rows: Int
  private let room: UIEdgeInsets

  init(rows: Int, header: CGFloat = 0, footer: CGFloat = 0) {
    (self.rows, room) = (rows, UIEdgeInsets(top: header, left: 0, bottom: footer, right: 0))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = self
    for part in [table, header, footer] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    header.frame = CGRect(x: 0, y: 0, width: size.width, height: room.top)
    footer.frame = CGRect(x: 0, y: size.height - room.bottom, width: size.width, height: room.bottom)
    table.frame = view.bounds.inset(by: room)
  }

  func preferredAppearanceInStack() -> StackAppearance {
    height.map { .view(height: $0) } ?? .scroll(table, insets: room)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
