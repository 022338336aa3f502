import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// A container that is edited in a drag, a fling, a bounce, a glide and under a wheel, from outside and from inside messages: what shows keeps
/// its place, and what moves its velocity.
@MainActor class AnchoredWorld {
  /// The number of children at the beginning, at least and at most, the content's length from which edits rather shorten it.
  struct Size {
    var first = 12
    var least = 4
    var most = 20
    var length = 6_000.0
    /// Whether messages of a frame that goes on by more than a screen, so that nothing stays to look at, may be answered by an edit.
    var answersInLeaps = true
  }

  /// Height of the screen.
  static let height = 480.0

  let stage = ManualStage(size: CGSize(width: 320, height: height), scale: 2)
  let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
  var children: [AnchoredChild] = []
  var random: SeededGenerator
  private(set) var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  /// Whether a message may be answered by an edit.
  var mayAnswer = false
  /// Where the offset belongs after the edits inside messages, relative to where it was going; nil if both are right.
  var shift: Double? = 0
  /// The shortest that the content has been during the last edit, which may consist of several changes.
  var shortest = 0.0
  var isFingerDown = false
  var finger = 240.0
  let size: Size
  private var names = 0
  /// Whether there are containers among the children: their edits are neither animated nor made inside messages.
  let hasNesting: Bool
  private let listener = AnchoredListener()
  private var observation: Observation?

  convenience required init(seed: UInt64) { self.init(seed: seed, Size(), hasNesting: seed % 3 == 2) }

  init(seed: UInt64, _ size: Size, hasNesting: Bool) {
    random = SeededGenerator(seed: seed)
    (self.size, self.hasNesting) = (size, hasNesting)
    container.growthAnchor = seed % 2 == 0 ? .start : .end
    stage.window.addSubview(container)
    for _ in 0..<size.first { insert(makeChild(isInside: false), at: children.count, in: nil) }
    stage.advance(by: 1.0 / 60)
    container.contentOffset.y = ((container.contentSize.height - 480) * CGFloat(random.between(0, 1))).rounded()
    stage.advance(by: 1.0 / 60)
    listener.onScroll = { [weak self] in self?.hear("scrollViewDidScroll") }
    observation = container.observeVisibility { [weak self] _, _ in self?.hear("visibility") }
    container.delegate = listener
  }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  func noteBatch() { batches += 1 }

  // MARK: Children

  func newName() -> Int {
    names += 1
    return names
  }

  func newLength() -> CGFloat { CGFloat(random.roll(40..<240)) / 2 }

  func makeChild(isInside: Bool) -> AnchoredChild {
    switch random.roll(0..<(isInside || !hasNesting ? 5 : 6)) {
    case 0, 1: makeList(.table)
    case 2: makeList(.flow)
    case 3, 4:
      AnchoredChild(tagged(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: newLength()))), .view)
    default: makeContainer()
    }
  }

  private func tagged(_ view: UIView) -> UIView {
    view.tag = newName()
    return view
  }

  private func makeContainer() -> AnchoredChild {
    let inner = ContainerScrollView()
    let child = AnchoredChild(inner, .container(inner))
    for _ in 0..<4 { insert(makeChild(isInside: true), at: child.children.count, in: child) }
    return child
  }

  func makeList(_ kind: NamedList.Kind) -> AnchoredChild {
    let rows = (0..<random.roll(8..<40)).map { _ in newName() }
    let list = NamedList(rows, Dictionary(uniqueKeysWithValues: rows.map { ($0, newLength()) }), .vertical)
    list.onMessage = { [weak self] in self?.hear("\($0) of a list") }
    return AnchoredChild(list.makeView(kind), .list(list))
  }

  func insert(_ child: AnchoredChild, at index: Int, in parent: AnchoredChild?) {
    guard let parent, case .container(let inner) = parent.content else {
      children.insert(child, at: index)
      return container.insertArrangedSubview(child.view, at: index)
    }
    parent.children.insert(child, at: index)
    inner.insertArrangedSubview(child.view, at: index)
  }

  func remove(_ child: AnchoredChild, from parent: AnchoredChild?) {
    guard let parent, case .container(let inner) = parent.content else {
      children.removeAll { $0 === child }
      return container.removeArrangedSubview(child.view)
    }
    parent.children.removeAll { $0 === child }
    inner.removeArrangedSubview(child.view)
  }

  /// The siblings of a child, and the child that they are in.
  func family(of child: AnchoredChild) -> (siblings: [AnchoredChild], parent: AnchoredChild?) {
    if children.contains(where: { $0 === child }) { return (children, nil) }
    let parent = children.first { $0.children.contains { $0 === child } }
    return (parent?.children ?? [], parent)
  }

  // MARK: Messages

  /// A message from inside which anything may be edited.
  private func hear(_ message: String) {
    guard mayAnswer, random.roll(0..<8) == 0 else { return }
    mayAnswer = false
    let expected = Expectation(self)
    if edit(isInMessage: true) {
      answered.insert(message)
      log.append("  (in \(message))")
      shift = shift.flatMap { old in expected.shift(self).map { old + $0 } }
    }
  }
}

private final class AnchoredListener: NSObject, UIScrollViewDelegate {
  var onScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}
