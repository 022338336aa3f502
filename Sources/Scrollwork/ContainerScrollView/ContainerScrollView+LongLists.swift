import ListModel
import UIKit

// Batches of rows inside an update, by public API: a list then makes cells for its bounds alone.
extension ContainerScrollView {
  /// Lengthens the lists on screen to the end of the screen, until the next placement: rows that a batch adds or pushes beyond the end of a
  /// list then have cells, which move in the batch's animation. A list with a `ScrollerSeat` asks for that part of the screen itself.
  func lengthenLists() {
    guard animatesNow else { return }
    UIView.performWithoutAnimation {
      for child in placed.shown {
        guard let scrollView = child.scrollView, scrollView.scrollerSeat == nil, !scrollView.isHidden else { continue }
        let along = child.frame.along(axis)
        if along.length == 0 || along.end >= screen.end { continue }
        longLists.append(LongList(child: child, length: along.length))
        setLength(of: child, scrollView, screen.end - along.start)
      }
    }
  }

  /// Undoes `lengthenLists()`.
  func shortenLists() {
    if longLists.isEmpty { return }
    let long = longLists
    longLists.removeAll()
    UIView.performWithoutAnimation {
      for list in long where children.contains(list.child) {
        if let scrollView = list.child.scrollView { setLength(of: list.child, scrollView, list.length) }
      }
    }
  }

  /// The lists without a `ScrollerSeat` on screen, with their content sizes.
  func listSizes() -> [(list: UIScrollView, size: CGSize)] {
    placed.shown.compactMap { $0.scrollView }.filter { $0.scrollerSeat == nil }.map { ($0, $0.contentSize) }
  }

  /// Lays out the lists whose content size is another one now, to be called inside the animation: rows that the update has brought into view
  /// may have other lengths than were estimated, and the next layout would correct them at once.
  func measureLists(changedFrom sizes: [(list: UIScrollView, size: CGSize)]) {
    for (list, size) in sizes where list.superview === content && list.contentSize != size { list.layoutIfNeeded() }
  }

  /// A list keeps its offset, also where it is beyond the edges that the list has at that length.
  private func setLength(of child: ContainerChild, _ scrollView: UIScrollView, _ length: Double) {
    child.frame.size = CGSize(axis, along: CGFloat(length), across: child.frame.size.along(axis.other))
    scrollView.frame = child.frame
    undoMove(of: child, scrollView)
  }

  /// Sets the offset back that a list without a `ScrollerSeat` has set itself, in the animation in which it did so: the two movements then
  /// cancel each other out. Outside of an animation the next placement does that.
  func undoMoveIfAnimated(of child: ContainerChild, _ scrollView: UIScrollView) {
    if UIView.inheritedAnimationDuration > 0 { undoMove(of: child, scrollView) }
  }

  private func undoMove(of child: ContainerChild, _ scrollView: UIScrollView) {
    if scrollView.contentOffset.along(axis) == child.offset { return }
    scrollView.contentOffset = CGPoint(axis, along: child.offset, across: scrollView.contentOffset.along(axis.other))
  }
}

/// A list that is longer than its part of the screen while an update runs.
@MainActor struct LongList {
  let child: ContainerChild
  /// The length that the last placement gave it.
  let length: Double
}
