import ListModel
import UIKit

/// Lists that know nothing of their container, as all are on Apple's platforms: batches of rows inside an update, and offsets that a list sets
/// itself, by public API. A list with a `ScrollerSeat` asks the container instead.
@MainActor final class ForeignLists: ContainerFeature {
  /// Lists that are longer than their part of the screen while an update runs, until the next placement, and the length that the last
  /// placement gave each.
  private var long: [(child: ContainerChild, length: Double)] = []
  /// The lists on screen when the update began, with their content sizes then.
  private var sizes: [(list: UIScrollView, size: CGSize)] = []

  override var allowsStep: Bool { long.isEmpty }

  override func updateBegan() {
    lengthen()
    sizes = placement.shown.compactMap { $0.scrollView }.filter { $0.scrollerSeat == nil }.map { ($0, $0.contentSize) }
  }

  /// Lays out the lists whose content size is another one now: rows that the update has brought into view may have other lengths than were
  /// estimated, and the next layout would correct them at once.
  override func updateArranged() {
    let before = sizes
    sizes = []
    for (list, size) in before where list.superview === arranger.content && list.contentSize != size { list.layoutIfNeeded() }
  }

  override func passEnded() {
    if arranger.session.isUpdating { lengthen() }
  }

  /// Lengthens the lists on screen to the end of the screen: rows that a batch adds or pushes beyond the end of a list then have cells, which
  /// move in the batch's animation. A list makes cells for its bounds alone.
  private func lengthen() {
    guard arranger.animatesNow else { return }
    UIView.performWithoutAnimation {
      for child in placement.shown {
        guard let scrollView = child.scrollView, scrollView.scrollerSeat == nil, !scrollView.isHidden else { continue }
        let along = child.frame.along(axis)
        if along.length == 0 || along.end >= screen.end { continue }
        long.append((child, along.length))
        setLength(of: child, scrollView, screen.end - along.start)
      }
    }
  }

  /// Gives the lists their former lengths.
  override func willPlace() {
    if long.isEmpty { return }
    let former = long
    long.removeAll()
    UIView.performWithoutAnimation {
      for (child, length) in former where arranger.children.contains(child) {
        if let scrollView = child.scrollView { setLength(of: child, scrollView, length) }
      }
    }
  }

  /// A list keeps its offset, also where it is beyond the edges that the list has at that length.
  private func setLength(of child: ContainerChild, _ scrollView: UIScrollView, _ length: Double) {
    var frame = child.frame
    frame.size = CGSize(axis, along: CGFloat(length), across: frame.size.along(axis.other))
    child.write(frame)
    undoMove(of: child, scrollView)
  }

  /// Sets the offset back that a list has set itself, in the animation in which it did so: the two movements then cancel each other out.
  /// Outside of an animation the next placement does that.
  func undoMoveIfAnimated(of child: ContainerChild, _ scrollView: UIScrollView) {
    if UIView.inheritedAnimationDuration > 0 { undoMove(of: child, scrollView) }
  }

  private func undoMove(of child: ContainerChild, _ scrollView: UIScrollView) {
    if scrollView.contentOffset.along(axis) == child.offset { return }
    scrollView.contentOffset = CGPoint(axis, along: child.offset, across: scrollView.contentOffset.along(axis.other))
  }
}
