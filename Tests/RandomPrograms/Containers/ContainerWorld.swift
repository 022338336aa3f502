import ListModel
import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// A container on a screen, children of every kind, and what has been done to them; the same for the same seed.
@MainActor final class ContainerWorld {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var model = ContainerModel()
  var random: SeededGenerator
  /// What was done, for a failure's report.
  private(set) var log: [String] = []
  /// What `observeVisibility` said last, for each child.
  private(set) var fractions: [ObjectIdentifier: CGFloat] = [:]
  /// Operations that messages may still do in this step.
  var budget = 0
  /// Operations done so far, those inside messages too.
  private(set) var operations = 0
  /// Batches of rows and items, and updates of the container.
  var batches = 0
  var messageDepth = 0
  var isUpdating = false
  /// Whether all messages that were answered since the last change from outside leave what shows in place.
  var keepsPlaceInMessages = false
  var isFingerDown = false
  /// Since everything last came to rest somebody has scrolled.
  var isScrolling = false
  /// Since then something was changed from inside a message: that may be in an animation or not.
  var hasAnswered = false
  private(set) var answered: Set<String> = []
  /// All that changes before the next frame is animated, while nothing scrolls.
  var glides = false
  /// When the screen was last turned, or an offset was set while something glided.
  var jumped = -1.0
  /// Where everything that has a name was drawn in the last frame.
  var drawn: [Name: Drawn] = [:]
  /// Operations that were done by then, and whether one of them was not animated.
  var seenOperations = 0
  var hadChanged = false
  /// Of the screen: a turn swaps them.
  var size = CGSize(width: 320, height: 480)
  var bar: CGFloat = 0
  /// What else is checked after each frame, with whether nothing was changed during it.
  var afterFrame: (@MainActor (_ isUntouched: Bool) -> String?)?
  private var names = 0
  private let listener = Listener()
  private var observation: Observation?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(container)
    observation = container.observeVisibility { [weak self] child, fraction in
      self?.fractions[ObjectIdentifier(child)] = fraction
      self?.hear("observeVisibility")
    }
    listener.onScroll = { [weak self] in self?.hear("didScroll") }
    container.delegate = listener
    for _ in 0..<random.roll(4..<14) { insert(makeChild(), at: model.children.count) }
    log = []
    stage.advance(by: 1.0 / 60)
  }

  var axis: NSLayoutConstraint.Axis { model.axis }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  /// A message: whoever hears it may do anything.
  func hear(_ message: String) {
    guard budget > 0, random.roll(0..<6) == 0 else { return }
    budget -= 1
    note("inside a message:")
    hasAnswered = true
    answered.insert(message)
    if !followsChanges(message) { keepsPlaceInMessages = false }
    messageDepth += 1
    changeChildren()
    messageDepth -= 1
  }

  // MARK: Children

  func newLength() -> CGFloat { random.roll(0..<12) == 0 ? 0 : CGFloat(random.roll(10..<1_000)) / 2 }

  func sized(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func makeChild() -> ContainerModel.Child {
    names += 1
    let child: ContainerModel.Child
    switch random.roll(0..<8) {
    case 0, 1: child = makeTable()
    case 2: child = makeCollection()
    case 3, 4:
      let view = UIScrollView(frame: CGRect(origin: .zero, size: sized(50, 50)))
      view.contentSize = sized(newLength() * 4, 100)
      if random.roll(0..<2) == 0 { view.contentInset = UIEdgeInsets(top: 7, left: 3, bottom: 11, right: 5) }
      child = ContainerModel.Child(names, view)
    default:
      child = ContainerModel.Child(names, UIView(frame: CGRect(origin: .zero, size: sized(newLength(), 50))))
    }
    child.view.tag = names
    child.length = child.view.frame.size.along(axis)
    return child
  }

  private func makeList() -> NamedList {
    let rows = (0..<random.roll(0..<60)).map { $0 }
    return NamedList(rows, Dictionary(uniqueKeysWithValues: rows.map { ($0, CGFloat(random.roll(30..<160)) / 2) }), axis)
  }

  private func makeTable() -> ContainerModel.Child {
    let list = makeList()
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 0
    list.onMessage = { [weak self] _ in self?.hear("a list") }
    (table.dataSource, table.delegate) = (list, list)
    return ContainerModel.Child(names, table, list)
  }

  private func makeCollection() -> ContainerModel.Child {
    let list = makeList()
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = axis == .vertical ? .vertical : .horizontal
    flow.minimumLineSpacing = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.onMessage = { [weak self] _ in self?.hear("a list") }
    (collection.dataSource, collection.delegate) = (list, list)
    return ContainerModel.Child(names, collection, list)
  }

  func insert(_ child: ContainerModel.Child, at index: Int) {
    let place = place(before: index, without: nil)
    model.children.insert(child, at: index)
    container.insertArrangedSubview(child.view, at: place)
  }

  /// Where the container has the child that is at `index` in the model: a message may come in the middle of an insertion or removal.
  func place(before index: Int, without view: UIView?) -> Int {
    let views = container.arrangedSubviews.filter { $0 !== view }
    for child in model.children.dropFirst(index) {
      if let place = views.firstIndex(of: child.view) { return place }
    }
    return views.count
  }
}

/// A child, or a row or an item of it.
struct Name: Hashable {
  let child: Int
  var row = -1
}

struct Drawn {
  /// In the content, as it is drawn.
  var place: Double
  /// Where it is drawn on the screen.
  var onScreen: Double
  var length: Double
  /// Where it will come to rest in the content.
  var end: Double
  /// Where that is on the screen.
  var endOnScreen = 0.0
  /// How far its place of rest has moved in the last frames.
  var way: [Double] = []
  /// A list whose rows are looked at: its own frame follows the screen, and only its way counts, for rows that come.
  var isWindow = false
}

private final class Listener: NSObject, UIScrollViewDelegate {
  var onScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}
