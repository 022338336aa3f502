import ListModel
import UIKit

/// The child at the upper edge of the visible area, or the first child below, and its distance from the edge.
///
/// A change above the edge moves the offset by the same length, so that the anchor stays in place. At the top of the content there is no anchor.
struct Anchor {
  var child: ContainerChild
  /// From the child's start to the edge, as far as the child reaches; negative if it starts below.
  var distance: Double
  /// From the child's end to the edge, if nothing comes after it.
  var overrun = 0.0
  /// Where the edge was in the content.
  let edge: Double
}

extension ContainerScrollView {
  /// To be called before anything changes.
  func willChange() {
    guard anchor == nil, revision == placedRevision, !isAtTop else { return }
    let edge = self.edge
    var first: ContainerChild?
    for child in shown
    where child.view !== stuckView && child.space.end > edge && child.space.start < first?.space.start ?? .infinity {
      first = child
    }
    guard let first = first ?? shown.last(where: { $0.view !== stuckView }) ?? shown.last else { return }
    // A pinned child that covers the screen is the anchor by its own place in the stack.
    let distance = edge - (first.view === stuckView ? segment(of: first) : first.space).start
    let overrun = max(0, distance - first.space.length)
    anchor = Anchor(child: first, distance: distance - overrun, overrun: overrun, edge: edge)
  }

  /// Start of the visible area, below bars.
  var edge: Double { screen.start + Double(adjustedContentInset.before(axis)) }

  private var isAtTop: Bool { edge <= 0 }

  /// The anchor passes to the next child with a length, at the same place.
  func anchorLeaves(_ child: ContainerChild) {
    guard let anchor, anchor.child === child else { return }
    self.anchor = nil
    var next = stack.next(after: child.id)
    while let id = next, let other = childAt[id.slot] {
      if stack.length(of: id) > 0 {
        self.anchor = Anchor(child: other, distance: min(0, anchor.distance), edge: anchor.edge)
        return
      }
      next = stack.next(after: id)
    }
  }

  /// Distance that the anchor has moved in the content; takes the anchor. 0 inside another container, which scrolls instead.
  func takeShift() -> Double {
    guard let anchor, !isAtTop, known[ObjectIdentifier(anchor.child.view)] === anchor.child else { return 0 }
    self.anchor = nil
    let space = segment(of: anchor.child)
    let shift = space.start + min(anchor.distance, space.length) + anchor.overrun - anchor.edge
    if shift.magnitude < 1e-9 { return 0 }
    guard isManaged, let outer = outerContainer, let child = outer.child(self) else { return shift }
    outer.take(move: shift, of: child)
    return 0
  }

  // MARK: Children that move their own content

  /// To be called when a child's content offset was set, by the container or by other code.
  func offsetChanged(_ child: ContainerChild) {
    guard !isArranging, child.pass == pass, let scrollView = child.scrollView else { return }
    setNeedsLayout()
    guard scrollView.contentScroller === content else { return }
    let offset = scrollView.contentOffset.along(axis)
    let move = Double(offset - child.offset)
    child.offset = offset
    if move != 0 { take(move: move, of: child) }
  }

  /// Scrolls the container by the distance that other code has moved a child's content offset. A child below the edge shows its beginning,
  /// so this is an explicit contentOffset; scroll the container by it.
  func take(move: Double, of child: ContainerChild) {
    willChange()
    if anchor == nil {
      contentOffset = CGPoint(axis, along: contentOffset.along(axis) + move, across: contentOffset.along(axis.other))
      return arrangeIfAnimated()
    }
    let isBelow = anchor?.child !== child && child.space.start >= anchor?.edge ?? 0
    if isBelow { anchor?.overrun += move } else { child.ownMove += move }
    if anchor?.child === child { anchor?.distance += move }
    revision += 1
    setNeedsArranging()
    arrangeIfAnimated()
  }

  /// Measures the rows of a list that enters from above, and keeps its end in place.
  func measureEntering() {
    guard let child = entering else { return }
    child.scrollView?.layoutIfNeeded()
    if isChangePending { arrangeOnce() }
    entering = nil
  }

  func grows(_ child: ContainerChild, by growth: Double) {
    guard entering === child, anchor?.child === child, !child.view.isHidden else { return }
    child.ownMove += growth
    anchor?.distance += growth
  }
}
