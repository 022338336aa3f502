internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let edit = GalleryScene(
    name: "edit", title: "Edit",
    summary:
      "Lists of errands: rows and whole lists come, go, fold and change places, by buttons and by hand, and all below follows.",
    caption: "Rows and lists come, go and fold", watch: "Watch everything below follow when a row or a list changes.",
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

/// Errands by place. A tap on an errand completes it, a swipe offers to postpone it; a list's buttons add an errand and fold, move down or
/// remove the list. Edit mode lets a person delete and reorder rows.
final class EditViewController: SceneViewController {
  private let container = ContainerScrollView()
  private(set) var lists: [ErrandList] = []
  private let footer = EditFooter()
  private var removed: [(list: ErrandList, index: Int)] = []
  private var places = ["Garden", "Tailor", "Town hall"]

  init() {
    super.init(.edit)
    container.spacing = 1
    container.layer.name = "page"
    container.addArrangedSubview(footer)
    footer.onAdd = { [weak self] in self?.addList() }
    footer.onUndo = { [weak self] in self?.bringBack() }
    for (place, color) in [("Market", UIColor.systemGreen), ("Hardware", .systemOrange), ("Post office", .systemPink)] {
      append(ErrandList(place, color: color))
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override var isColumn: Bool { true }

  /// The first list's buttons from left to right, as fractions of the scene's size.
  static func button(_ index: Int) -> CGPoint { CGPoint(x: 0.64 + 0.105 * CGFloat(index), y: 0.08) }

  /// The Edit button in the navigation bar.
  static let editButton = CGPoint(x: 0.93, y: 0.026)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    for list in lists { list.table.setEditing(editing, animated: animated) }
  }

  private func append(_ list: ErrandList) { insert(list, at: lists.count) }

  private func insert(_ list: ErrandList, at index: Int) {
    lists.insert(list, at: index)
    list.container = container
    // The footer stays the last arranged view.
    container.insertArrangedSubview(list.header, at: 2 * index)
    container.insertArrangedSubview(list.table, at: 2 * index + 1)
    container.setCustomSpacing(14, after: list.table)
    list.header.onFold = { [weak self, weak list] in if let list { self?.fold(list) } }
    list.header.onMove = { [weak self, weak list] in if let list { self?.moveDown(list) } }
    list.header.onRemove = { [weak self, weak list] in if let list { self?.remove(list) } }
  }

  // MARK: Changes of lists

  private func change(_ updates: @escaping @MainActor () -> Void) {
    container.performUpdates(updates) { [weak self] _ in self?.setNeedsRefresh() }
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
    // The next list moves above the moved one.
    let next = lists[index]
    change { [container] in
      container.moveArrangedSubview(next.header, to: 2 * index)
      container.moveArrangedSubview(next.table, to: 2 * index + 1)
    }
  }

  private func remove(_ list: ErrandList) {
    guard let index = lists.firstIndex(where: { $0 === list }) else { return }
    lists.remove(at: index)
    removed.append((list, index))
    change { [self] in
      container.removeArrangedSubview(list.header)
      container.removeArrangedSubview(list.table)
      footer.offersUndo(of: list.header.place)
    }
  }

  /// Restores the list removed last at its former index.
  private func bringBack() {
    guard let (list, index) = removed.popLast() else { return }
    change { [self] in
      insert(list, at: min(index, lists.count))
      list.table.setEditing(isEditing, animated: false)
      footer.offersUndo(of: removed.last?.list.header.place)
    }
  }
}

/// Buttons that add a list and restore a removed one.
private final class EditFooter: UIView {
  private let line = scaled(52)
  var onAdd: (() -> Void)?
  var onUndo: (() -> Void)?
  private var add = UIButton()
  private var undo = UIButton()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: line))
    add = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Another list") { [weak self] _ in self?.onAdd?() })
    undo = UIButton(configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.onUndo?() })
    undo.isHidden = true
    for button in [add, undo] { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Offers to restore the list of `place`; nil hides the button.
  func offersUndo(of place: String?) {
    undo.isHidden = place == nil
    if let place { undo.configuration?.title = "Bring back \(place)" }
    frame.size.height = place == nil ? line : 2 * line
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    add.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    undo.frame = CGRect(x: 0, y: line, width: bounds.width, height: line)
  }
}
