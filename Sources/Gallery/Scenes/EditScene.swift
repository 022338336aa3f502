internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let edit = GalleryScene(
    name: "edit", title: "Edit",
    summary:
      "Lists of errands: rows and whole lists come, go, fold and change places, by buttons and by hand, and all below follows.",
    colors: [.systemGreen, .systemOrange, .systemPink, .systemBlue],
    script: SceneScript(duration: 11)
      .tap(at: 0.5, EditViewController.button(0)).tap(at: 1.1, EditViewController.button(0))
      .tap(at: 1.9, CGPoint(x: 0.4, y: 0.205))
      .tap(at: 2.7, EditViewController.button(1))
      .tap(at: 3.5, EditViewController.button(1))
      .tap(at: 4.4, EditViewController.button(2))
      .drag(at: 5.4, from: CGPoint(x: 0.8, y: 0.25), to: CGPoint(x: 0.4, y: 0.25), taking: 0.3, rest: 0.2)
      .tap(at: 6.5, CGPoint(x: 0.72, y: 0.25))
      .tap(at: 7.4, EditViewController.editButton)
      .drag(at: 8.2, from: CGPoint(x: 0.95, y: 0.137), to: CGPoint(x: 0.95, y: 0.25), taking: 0.8, rest: 0.2)
      .tap(at: 10, EditViewController.editButton),
    bestMoment: 2.15
  ) { EditViewController() }
}

/// Errands by place. A tap on an errand does it, a swipe offers to do it later; the buttons of a list add one, fold the list, move it down or
/// take it away. What Edit is for: rows go and change places by hand.
final class EditViewController: SceneViewController {
  private let container = ContainerScrollView()
  private(set) var lists: [ErrandList] = []
  private var places = ["Garden", "Tailor", "Town hall"]

  init() {
    super.init(.edit)
    container.backgroundColor = .systemGroupedBackground
    container.spacing = 1
    container.layer.name = "page"
    container.addArrangedSubview(makeAddButton())
    for (place, color) in [("Market", UIColor.systemGreen), ("Hardware", .systemOrange), ("Post office", .systemPink)] {
      append(ErrandList(place, color: color))
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  /// Of the first list, as a part of the scene: its buttons from left to right.
  static func button(_ index: Int) -> CGPoint { CGPoint(x: 0.64 + 0.105 * CGFloat(index), y: 0.08) }

  /// In the bar.
  static let editButton = CGPoint(x: 0.93, y: 0.026)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    for list in lists { list.table.setEditing(editing, animated: animated) }
  }

  private func makeAddButton() -> UIView {
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Another list") { [weak self] _ in self?.addList() })
    button.frame.size.height = 52
    return button
  }

  private func append(_ list: ErrandList) {
    lists.append(list)
    // Before the button.
    container.insertArrangedSubview(list.header, at: container.arrangedSubviews.count - 1)
    container.insertArrangedSubview(list.table, at: container.arrangedSubviews.count - 1)
    container.setCustomSpacing(14, after: list.table)
    list.header.onFold = { [weak self, weak list] in if let list { self?.fold(list) } }
    list.header.onMove = { [weak self, weak list] in if let list { self?.moveDown(list) } }
    list.header.onRemove = { [weak self, weak list] in if let list { self?.remove(list) } }
  }

  // MARK: Changes of whole lists

  private func change(_ updates: @escaping @MainActor () -> Void) {
    container.performUpdates(updates)
    setNeedsRefresh()
  }

  private func addList() {
    let place = places.removeFirst()
    places.append(place)
    change { self.append(ErrandList(place, color: .systemBlue)) }
  }

  private func fold(_ list: ErrandList) {
    change {
      list.table.isHidden.toggle()
      list.header.isFolded = list.table.isHidden
    }
  }

  private func moveDown(_ list: ErrandList) {
    guard let index = lists.firstIndex(where: { $0 === list }), index + 1 < lists.count else { return }
    lists.swapAt(index, index + 1)
    // The next one comes before it.
    let next = lists[index]
    change { [container] in
      container.moveArrangedSubview(next.header, to: 2 * index)
      container.moveArrangedSubview(next.table, to: 2 * index + 1)
    }
  }

  private func remove(_ list: ErrandList) {
    lists.removeAll { $0 === list }
    change { [container] in
      container.removeArrangedSubview(list.header)
      container.removeArrangedSubview(list.table)
    }
  }
}
