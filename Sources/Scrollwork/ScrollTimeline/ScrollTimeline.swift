import Diagnostics
import ListModel
import UIKit

/// The way of a view through the viewport of a scroll view, from its entry at the end to its exit at the start.
///
/// Readings and closures are up to date in the frame itself: closures run when the scroll view has moved and, in a `ContainerScrollView` or a
/// `PagedScrollView`, laid out, before the frame is drawn; a step allocates nothing. In a container the view may be a child or anything inside
/// one; a child that sticks to an edge counts at its place in the stack. The timeline ends when it is released.
@preconcurrency @MainActor public final class ScrollTimeline {
  /// A part of the way.
  public enum Range: Hashable, Sendable, CaseIterable {
    /// From the first visible point to the last.
    case cover
    /// From the first visible point until all of the view is visible, or all of the viewport is covered.
    case entry
    /// From the end of `entry` to the beginning of `exit`.
    case contain
    /// From the first point that leaves at the start, of a view longer than the viewport from when its end is at that of the viewport, to the
    /// last visible one.
    case exit
  }

  /// Direction of the last movement.
  public enum Direction: Hashable, Sendable {
    /// Nothing has moved yet.
    case none
    /// Towards the end of the content.
    case forward
    /// Towards the start of the content.
    case backward
  }

  /// The view; nil once it has been released.
  public var view: UIView? { track.view }
  /// The scroll view; nil once it has been released.
  public private(set) weak var scrollView: UIScrollView?
  /// The direction that counts.
  public var axis: NSLayoutConstraint.Axis { track.axis }
  /// Direction of the last movement of the scroll view.
  public var direction: Direction { list.motion(axis).direction }

  private let track: TimelineTrack
  /// The scroll view's.
  private let list: TimelineList

  /// A timeline of `view` in `scrollView`, an ancestor.
  public init(of view: UIView, in scrollView: UIScrollView, axis: NSLayoutConstraint.Axis = .vertical) {
    self.scrollView = scrollView
    track = TimelineTrack(of: view, axis)
    list =
      (scrollView as? ContainerScrollView)?.arranger.features.timelines.list ?? (scrollView as? PagedScrollView)?.timelines
      ?? TimelineKeeper.keeper(of: scrollView).list
    track.timeline = Unmanaged.passUnretained(self)
    list.add(track, in: scrollView)
  }

  deinit { track.timeline = nil }

  // MARK: Readings

  /// `progress(over: .cover)`: 0 before the view has entered, 1 when it has left at the start.
  public var progress: CGFloat { progress(over: .cover) }

  /// The completed part of a range, from 0 to 1.
  public func progress(over range: Range) -> CGFloat { track.way.progress(over: range) }

  /// Whether a part of the view is in the viewport.
  public var isVisible: Bool { track.way.isVisible }

  /// Whether the view is a pinned child of a container at an edge, in a place other than its own.
  public var isStuck: Bool { view.flatMap { (scrollView as? ContainerScrollView)?.isStuck($0) } ?? false }

  /// Whether the view is a child of a container in its snap position.
  public var isSnapped: Bool { view.flatMap { (scrollView as? ContainerScrollView)?.isSnapped($0) } ?? false }

  /// Velocity of the content offset between the last two movements, in points per second; 0 when it has not moved for 0.1 s (our choice).
  public var velocity: CGFloat {
    let motion = list.motion(axis)
    return CACurrentMediaTime() - motion.time > 0.1 ? 0 : motion.velocity
  }

  // MARK: Closures and bindings

  /// Calls `body` in each frame in which the scroll view has moved or laid out, before drawing.
  ///
  /// - Returns: the calls end when this object is invalidated or released.
  public func observe(_ body: @escaping @MainActor (ScrollTimeline) -> Void) -> Observation {
    track.observe(body)
  }

  /// Sets properties of a view by the progress over a range, from now on. A later binding of the same view is added.
  ///
  /// The transform of a container's child cannot be bound, since the container sets its frame: bind a view inside the child.
  public func bind(_ target: UIView, _ effects: ScrollEffect..., over range: Range = .cover) {
    let isChild = (scrollView as? ContainerScrollView)?.arranger.child(target) != nil
    ensure(
      !isChild || effects.allSatisfy { !$0.isTransform },
      "ScrollTimeline.bind: the \(type(of: target)) is a child of the container, which sets its frame; bind a view inside it")
    track.bind(TimelineBinding(target, effects, range))
    update()
  }

  /// Measures again and calls the closures; needed only after the view has moved within the content and nothing has scrolled, and when a list
  /// that is the scroll view itself reuses the cell that the view is in.
  public func update() {
    if let scrollView { track.update(in: list.viewport(of: scrollView)) }
  }
}

extension UIView {
  /// Place of the view in the coordinates of an ancestor, without the view's own transform.
  func placeIgnoringTransform(_ axis: NSLayoutConstraint.Axis, in ancestor: UIView) -> Segment {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    let corner = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
    return (superview ?? ancestor).convert(CGRect(origin: corner, size: size), to: ancestor).along(axis)
  }
}
