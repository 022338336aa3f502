internal import Scrollwork
internal import UIKit

/// The errands at a place: a header with buttons, and a table.
@MainActor final class ErrandList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let header: ErrandHeader
  let table = UITableView(frame: .zero, style: .plain)
  /// The container that shows the table: what is below follows a change of rows in one animation.
  weak var container: ContainerScrollView?
  private(set) var errands: [String]
  private var ideas: [String]

  init(_ place: String, color: UIColor) {
    let all = Self.errands(at: place)
    (errands, ideas) = (Array(all.prefix(4)), Array(all.dropFirst(4)))
    header = ErrandHeader(place, color: color)
    super.init()
    table.tintColor = color
    table.backgroundColor = .secondarySystemGroupedBackground
    table.rowHeight = scaled(48)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
    table.dataSource = self
    table.delegate = self
    header.count = errands.count
    header.onAdd = { [weak self] in self?.add() }
  }

  private static func errands(at place: String) -> [String] {
    switch place {
    case "Market":
      ["Beans, a kilo", "Two lemons", "Goat's cheese", "Flowers for Ruth", "Chestnuts, if there are any", "Eggs", "Dill"]
    case "Hardware": ["Hinges, brass", "Sandpaper, fine", "Return the drill", "String", "Hooks, a dozen", "A longer ladder?"]
    case "Post office": ["Parcel to Aunt Vera", "Stamps", "Ask about the lost letter", "Change of address", "Brown paper"]
    case "Garden":
      ["Prune the quince", "Turn the compost", "Bring the figs in", "Rake", "Mend the gate", "Bulbs before the frost"]
    case "Tailor": ["Grey trousers, shorter", "Coat lining", "Buttons to match", "Collect the shirts", "Pay for May"]
    default: ["Renew the pass", "Form 12, in two copies", "Ask about the tree", "Lost property", "Opening hours"]
    }
  }

  // MARK: Changes of rows

  private func add() {
    errands.insert(ideas.isEmpty ? "Something else" : ideas.removeFirst(), at: 0)
    update { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
    header.count = errands.count
  }

  private func finish(_ path: IndexPath) {
    ideas.append(errands.remove(at: path.row))
    update { $0.deleteRows(at: [path], with: .right) }
    header.count = errands.count
  }

  private func postpone(_ path: IndexPath) {
    errands.append(errands.remove(at: path.row))
    update { [end = errands.count - 1] in $0.moveRow(at: path, to: IndexPath(row: end, section: 0)) }
  }

  private func update(_ updates: @escaping @MainActor (UITableView) -> Void) {
    guard let container else { return updates(table) }
    container.performUpdates { [table] in updates(table) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { finish(indexPath) }

  // MARK: Editing

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { finish(indexPath) }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    errands.insert(errands.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let done = UIContextualAction(style: .destructive, title: "Done") { [weak self] _, _, completion in
      self?.finish(indexPath)
      completion(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, completion in
      self?.postpone(indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [done, later])
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    cell.backgroundColor = .secondarySystemGroupedBackground
    cell.imageView?.image = UIImage(systemName: "circle")
    cell.textLabel?.text = errands[indexPath.row]
    return cell
  }
}

/// A place's name, the number of its errands, and buttons for the list.
final class ErrandHeader: UIView {
  var onAdd: (() -> Void)?
  var onFold: (() -> Void)?
  var onMove: (() -> Void)?
  var onRemove: (() -> Void)?
  let place: String
  private let name = UILabel()
  private let number = UILabel()
  private var buttons: [UIButton] = []

  init(_ place: String, color: UIColor) {
    self.place = place
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: scaled(48)))
    backgroundColor = .secondarySystemGroupedBackground
    tintColor = color
    name.text = place
    name.font = .sceneFont(ofSize: 19, weight: .bold)
    number.font = .sceneDigits(ofSize: 15, weight: .regular)
    number.textColor = .secondaryLabel
    buttons = [
      makeButton("plus", "New errand") { [weak self] in self?.onAdd?() },
      makeButton("chevron.up", "Fold") { [weak self] in self?.onFold?() },
      makeButton("arrow.down", "Move down") { [weak self] in self?.onMove?() },
      makeButton("xmark", "Remove") { [weak self] in self?.onRemove?() },
    ]
    for view in [name, number] + buttons { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var count = 0 {
    didSet {
      number.text = "\(count)"
      setNeedsLayout()
    }
  }

  var isFolded = false {
    didSet {
      buttons[1].setImage(UIImage(systemName: isFolded ? "chevron.down" : "chevron.up"), for: .normal)
      buttons[1].accessibilityLabel = "\(isFolded ? "Unfold" : "Fold"), \(place)"
    }
  }

  private func makeButton(_ symbol: String, _ label: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in action() })
    button.accessibilityLabel = "\(label), \(place)"
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = name.sizeThatFits(bounds.size)
    name.frame = CGRect(x: 16, y: scaled(12), width: size.width, height: scaled(24))
    number.frame = CGRect(x: name.frame.maxX + 8, y: scaled(13), width: scaled(40), height: scaled(24))
    let step = bounds.width * 0.105
    for (index, button) in buttons.enumerated() {
      let middle = bounds.width * 0.64 + step * CGFloat(index)
      button.frame = CGRect(x: middle - step / 2, y: (bounds.height - 44) / 2, width: step, height: 44)
    }
  }
}
