internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let edit = GalleryScene(
    name: "edit", title: "Edit",
    summary: "Lists of errands: rows and whole lists come, go, fold and change places, and everything below follows.",
    colors: [.systemGreen, .systemOrange, .systemPink, .systemBlue],
    script: SceneScript(duration: 8.5)
      .tap(at: 0.5, EditViewController.button(0)).tap(at: 1.1, EditViewController.button(0))
      .tap(at: 1.9, CGPoint(x: 0.4, y: 0.205))
      .tap(at: 2.7, EditViewController.button(1))
      .tap(at: 3.6, EditViewController.button(1))
      .tap(at: 4.6, EditViewController.button(2))
      .flick(at: 5.7, length: 0.3).tap(at: 7.1, CGPoint(x: 0.5, y: 0.4)),
    bestMoment: 2.15
  ) { EditViewController() }
}

/// Errands by place. A tap on an errand does it; the buttons of a list add one, fold the list, move it down or take it away.
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
    list.header.onFold = { [weak self] in self?.fold(list) }
    list.header.onMove = { [weak self] in self?.moveDown(list) }
    list.header.onRemove = { [weak self] in self?.remove(list) }
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
