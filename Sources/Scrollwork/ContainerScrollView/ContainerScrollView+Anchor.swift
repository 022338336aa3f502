import ListModel
import UIKit

/// The child that the upper edge of the screen runs through, or the first one below, and where it has that edge.
///
/// Changes above the edge move the offset along; what is at the edge stays there. At the very top there is nothing above.
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
    guard let first = first ?? shown.last(where: { $0.view !== stuckView }) else { return }
    let distance = edge - first.space.start
    let overrun = max(0, distance - first.space.length)
    anchor = Anchor(child: first, distance: distance - overrun, overrun: overrun, edge: edge)
  }

  private var edge: Double { screen.start + Double(adjustedContentInset.before(axis)) }

  private var isAtTop: Bool { edge <= 0 }

  /// Where it was, the next one begins.
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

  /// How far what the person looks at has moved in the content.
  func takeShift() -> Double {
    guard let anchor, !isAtTop, known[ObjectIdentifier(anchor.child.view)] === anchor.child else { return 0 }
    self.anchor = nil
    let space = segment(of: anchor.child)
    let shift = space.start + min(anchor.distance, space.length) + anchor.overrun - anchor.edge
    if shift.magnitude < 1e-9 { return 0 }
    guard isManaged, let outer = outerContainer else { return shift }
    outer.moved(by: shift, inside: self)
    return 0
  }

  /// A container in this one keeps what is at its edge; only this one can scroll there.
  private func moved(by shift: Double, inside view: UIView) {
    willChange()
    if anchor?.child.view === view { anchor?.distance += shift }
    revision += 1
    setNeedsArranging()
  }
}
