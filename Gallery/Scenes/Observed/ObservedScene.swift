internal import Foundation
internal import Observation
internal import UIKit

extension GalleryScene {
  static let observed = GalleryScene(
    name: "observed", title: "Observed",
    summary:
      "A kitchen's orders are @Observable objects that rows read: the row of a changed order is updated, and nothing else.",
    caption: "Rows that follow a model", watch: "Watch the counts: one row is updated for each change that shows.",
    colors: [.systemOrange, .systemGray, .systemYellow, .systemGray],
    script: SceneScript(duration: 8)
      .tap(at: 1.5, on: "Rush")
      .flick(at: 3, length: 0.4)
      .tap(at: 4.6, on: "New day")
      .flick(at: 6, length: -0.4),
    bestMoment: 2.6
  ) { ObservedViewController() }
}

/// One order.
@Observable @MainActor final class KitchenOrder {
  let number: Int
  let dish: String
  /// From 0, waiting, to 1, ready.
  var progress = 0.0
  /// Updates of the row that shows the order. Not observed: it is written by what it counts.
  @ObservationIgnored var updates = 0

  private static let dishes = [
    "Barley soup", "Trout with almonds", "Buckwheat pancakes", "Roast pumpkin", "Dumplings", "Rye bread and butter", "Plum cake",
    "Leek tart", "Lentils with mint", "Poached pears",
  ]

  init(_ number: Int) { (self.number, dish) = (number, Self.dishes[number * 7 % Self.dishes.count]) }

  var state: String {
    switch progress {
    case 0: "Waiting"
    case 1: "Ready"
    default: "Cooking, \(Int((progress * 100).rounded())) %"
    }
  }
}

/// All orders, and what has happened to them.
@Observable @MainActor final class Kitchen {
  let orders = (1...60).map { KitchenOrder($0) }
  private(set) var changes = 0
  @ObservationIgnored private var dice = PlaceDice(3, 57)

  /// Advances one of the first orders.
  func cook() {
    let open = orders.prefix(24).filter { $0.progress < 1 }
    guard !open.isEmpty else { return }
    let order = open[dice.roll(open.count)]
    order.progress = min(1, order.progress + 0.25)
    changes += 1
  }

  /// Finishes the next order.
  func rush() {
    guard let order = orders.first(where: { $0.progress < 1 }) else { return }
    order.progress = 1
    changes += 1
  }

  /// All orders wait again.
  func reset() {
    for order in orders where order.progress > 0 {
      order.progress = 0
      changes += 1
    }
  }
}

/// Orders in a table, and a panel with counts. No code here tells a row to update.
final class ObservedViewController: SceneViewController, UITableViewDataSource {
  /// Simulated seconds between two changes.
  private static let pause = 0.35

  let kitchen = Kitchen()
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = ButtonBar()
  private lazy var panel = KitchenPanel(kitchen)
  private var delay: DisplayDelay?

  init() {
    super.init(.observed)
    table.allowsSelection = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    table.dataSource = self
    bar.titles = ["Rush", "New day"]
    bar.onTap = { [kitchen] in $0 == 0 ? kitchen.rush() : kitchen.reset() }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { table }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [panel, bar] { view.insertSubview(part, aboveSubview: table) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wait()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delay?.cancel()
  }

  override func layOutContent(in area: CGRect) {
    let column = Self.column(in: area)
    let height = min(bar.height(for: column.width), area.height / 4)
    let rest = max(0, area.height - panel.height - height)
    super.layOutContent(in: CGRect(x: 0, y: 0, width: area.width, height: rest))
    panel.frame = CGRect(x: column.minX, y: rest, width: column.width, height: panel.height)
    bar.frame = CGRect(x: column.minX, y: area.height - height, width: column.width, height: height)
  }

  private func wait() {
    delay = DisplayDelay(Self.pause) { [weak self] in
      self?.kitchen.cook()
      self?.wait()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kitchen.orders.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    let order = kitchen.orders[indexPath.row]
    // Called again when the order changes, since it reads it.
    cell.configurationUpdateHandler = { cell, state in
      order.updates += 1
      var content = UIListContentConfiguration.valueCell().updated(for: state)
      content.text = "\(order.number)  \(order.dish)"
      content.textProperties.font = .sceneFont(ofSize: 16)
      content.secondaryText = order.state
      content.secondaryTextProperties.font = .sceneDigits(ofSize: 14, weight: .regular)
      content.secondaryTextProperties.color =
        order.progress == 1 ? .systemGreen : order.progress > 0 ? .systemOrange : .secondaryLabel
      cell.contentConfiguration = content
    }
    return cell
  }
}

/// What has changed, and what was updated for it.
final class KitchenPanel: UIView {
  private let kitchen: Kitchen
  private let counts = UILabel()
  private let line = UIView()

  init(_ kitchen: Kitchen) {
    self.kitchen = kitchen
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    counts.font = .sceneDigits(ofSize: 15, weight: .medium)
    counts.adjustsFontSizeToFitWidth = true
    line.backgroundColor = .separator
    for view in [counts, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { scaled(44) }

  /// Called when `changes` has changed. The rows are updated after it, so they are counted with the next change.
  override func updateProperties() {
    super.updateProperties()
    let updates = kitchen.orders.reduce(0) { $0 + $1.updates }
    counts.text = "\(kitchen.changes) changes   \(updates) rows updated"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    counts.frame = bounds.insetBy(dx: 16, dy: 0)
    let hair = 1 / (window?.screen.scale ?? 1)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
  }
}
