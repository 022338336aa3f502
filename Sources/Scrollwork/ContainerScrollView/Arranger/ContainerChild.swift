import ListModel
import ScrollPhysics
import UIKit

/// A child of a container: its settings, its own size, what the last placement gave it, and what to restore on removal. What a feature knows
/// about single children is held by the feature.
@MainActor final class ContainerChild {
  let view: UIView
  let id: Stack.Child
  var settings = ChildSettings()
  /// The layout's insets in the present reading direction, with the room of a separator.
  @exclusivity(unchecked) private(set) var edges = UIEdgeInsets.zero
  @exclusivity(unchecked) private(set) var place = Place()
  private var own = OwnSize()
  /// What the container last set: the view's frame and, along the stack, the content offset.
  @exclusivity(unchecked) private var written = (frame: CGRect.null, offset: CGFloat(0))
  /// nil until the first pass after the child's insertion.
  @exclusivity(unchecked) private var management: Management?
  /// Constraints of a child whose length is decided by constraints; else nil.
  private(set) var constraints: ChildConstraints?
  /// Whether the child is listed in `PendingChanges.resized`.
  var isMarkedResized = false

  init(_ view: UIView, _ id: Stack.Child) {
    self.view = view
    self.id = id
  }

  /// The place in the content that the last placement gave a child.
  struct Place {
    /// Number of the last placement that showed the child.
    fileprivate(set) var pass = -1
    /// Insets included.
    fileprivate(set) var space = Segment(start: 0, length: 0)
    /// Gap after `space`.
    fileprivate(set) var gap = 0.0
    fileprivate(set) var insets = UIEdgeInsets.zero
    /// Distance by which other code has moved the content offset since the last placement.
    fileprivate(set) var ownMove = 0.0
  }

  /// The size that code other than the container gives a child.
  private struct OwnSize {
    /// While the child's frame is shorter or longer at an edge of the viewport; else nil.
    var length: Double?
    /// Position and width across the stack.
    var across = Segment(start: 0, length: 0)
  }

  /// What begins when the container manages the child.
  private struct Management {
    var observations: [NSKeyValueObservation] = []
    /// False while it ends.
    var isActive = true
    /// Whether a pass is about to lay out the new scroll view and to adopt its length: until then its changes need no mark.
    var isMeasuring = false
    var scrollView: UIScrollView?
    var inner: ContainerScrollView?
    var settings: OwnScrolling?
  }

  // MARK: State

  /// The view that the person has given: the stacked view, or the one inside its host.
  var givenView: UIView { (view as? StackScrollHost)?.view ?? view }

  /// Whether the child is observed and measured.
  var isManaged: Bool { management?.isActive ?? false }

  var isMeasuring: Bool { management?.isMeasuring ?? false }

  /// The view as a scroll view, if the container scrolls its content; else nil.
  var scrollView: UIScrollView? { management?.scrollView }

  /// `scrollView` as a container, if it is one.
  var inner: ContainerScrollView? { management?.inner }

  /// The frame last set by the container.
  var frame: CGRect { written.frame }

  /// Content offset last set by the container, or adopted from other code.
  var offset: CGFloat { written.offset }

  /// The child's own length while its frame is shorter or longer at an edge of the viewport; else nil.
  var ownLength: Double? { own.length }

  /// Position and width across the stack, as set by other code.
  var ownAcross: Segment { own.across }

  /// Length of the child's space in the stack; 0 if the view is hidden.
  func length(_ axis: NSLayoutConstraint.Axis) -> Double {
    if view.isHidden { return 0 }
    let around = edges.sum(axis)
    guard let scrollView else {
      return max(0, (own.length ?? Double(view.frame.size.along(axis))) + Double(around))
    }
    return Double(max(0, scrollView.contentInset.sum(axis) + scrollView.contentSize.along(axis) + around))
  }

  /// Whether other code has moved the content, and the container has not adopted the move yet.
  func hasUntoldMove(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let scrollView else { return false }
    return scrollView.contentOffset.along(axis) != written.offset
  }

  // MARK: Placement

  /// Records that a placement shows the child.
  func show(in space: Segment, gap: Double, pass: Int) {
    place = Place(pass: pass, space: space, gap: gap, insets: edges)
  }

  /// Records that a placement keeps the child where it is.
  func keep(pass: Int) { place.pass = pass }

  /// Records that a placement keeps a child without a length, which is fading out.
  func keep(at start: Double, pass: Int) {
    (place.pass, place.gap) = (pass, 0)
    place.space = Segment(start: start, length: 0)
  }

  /// Adopts a space that is not the one for which the last placement set the frame.
  func setSpace(_ space: Segment) { place.space = space }

  /// Adopts the place before a change of a child that no placement has shown.
  func setFormerSpace(_ space: Segment) { (place.space, place.insets) = (space, edges) }

  /// Moves the space by `shift`, the distance by which the container's content offset changes, minus `ownMove`.
  func moveFormerSpace(by shift: Double) {
    place.space = Segment(
      start: place.space.start + shift - place.ownMove, length: max(0, place.space.length + place.ownMove))
  }

  /// Adds a distance by which other code has moved the content offset.
  func addOwnMove(_ move: Double) { place.ownMove += move }

  /// The child is off screen from now on, even if the next pass ends before it places anything.
  func forgetPlacement() { place.pass = -1 }

  // MARK: Frame and offset

  /// Sets the view's frame.
  ///
  /// - Returns: whether it differs from the present one.
  @discardableResult func write(_ frame: CGRect) -> Bool {
    written.frame = frame
    if view.frame == frame { return false }
    view.frame = frame
    return true
  }

  /// Records an offset that the container is about to set, or that other code has set.
  func adopt(offset: CGFloat) { written.offset = offset }

  /// Adopts a frame set by code other than the container.
  func adoptFrame(_ axis: NSLayoutConstraint.Axis) {
    if view.frame.size.along(axis) != written.frame.size.along(axis) { own.length = nil }
    constraints?.takeOwnSize()
    own.across = view.frame.along(axis.other)
    written.frame = view.frame
  }

  /// Sets the length of the frame as long as it is not the child's own.
  func setOwnLength(_ length: Double?) { own.length = length }

  /// Gives a child that has been shortened at an edge its own length again.
  func restoreLength(_ axis: NSLayoutConstraint.Axis) {
    guard let length = own.length else { return }
    own.length = nil
    constraints?.setShownLength(nil)
    var frame = view.frame
    frame.size = CGSize(axis, along: CGFloat(length), across: frame.size.along(axis.other))
    written.frame = frame
    view.frame = frame
  }

  func setEdges(_ edges: UIEdgeInsets) { self.edges = edges }

  // MARK: Management

  /// The superview while the view is a child.
  private var content: ContainerContentView? { view.superview as? ContainerContentView }

  /// Begins the observation of the view, which ends with this object: the observers need no weak reference to it, which would slow down every
  /// retain of the child.
  func manage(_ axis: NSLayoutConstraint.Axis, across room: Segment, by seat: ScrollerSeat) {
    own.across = view.frame.along(axis.other)
    guard let scrollView = view as? UIScrollView, scrolls(scrollView, along: axis, room) else {
      management = Management()
      let observations = view.observeSpace { [unowned self] in content?.report { $0.spaceMayHaveChanged(self) } }
      management?.observations = observations
      return
    }
    management = Management(scrollView: scrollView, inner: scrollView as? ContainerScrollView)
    written.offset = scrollView.contentOffset.along(axis)
    let observations = scrollView.observeContent { [unowned self] change in
      switch change {
      case .space: content?.report { $0.spaceMayHaveChanged(self) }
      case .offset: if hasUntoldMove(axis) { content?.report { $0.anchoring.offsetChanged(self) } }
      }
    }
    management?.observations = observations
    // Bars inset the visible part, so that a table's section headers are pinned below the bars. The child's space does not depend on this
    // inset.
    let settings = OwnScrolling(takenFrom: scrollView, adjustment: .always)
    management?.settings = settings
    (scrollView as? GridScrollView)?.stackedAxis = axis == .vertical ? .y : .x
    scrollView.scrollerSeat = seat
  }

  func beginMeasuring() { management?.isMeasuring = scrollView != nil }

  /// Lays out a new scroll view, whose content has a size from then on.
  func endMeasuring() {
    scrollView?.layoutIfNeeded()
    management?.isMeasuring = false
  }

  /// Whether the scroll view's content scrolls along the stack's axis.
  private func scrolls(_ scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis, _ room: Segment) -> Bool {
    switch settings.layout.scrolling {
    case .withContainer: return true
    case .byItself: return false
    case .automatic: if settings.layout.pinning != nil { return false }
    }
    switch scrollView {
    case is UITableView: return axis == .vertical
    case let container as ContainerScrollView: return container.axis == axis
    case let collection as UICollectionView where collection.collectionViewLayout is UICollectionViewFlowLayout:
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
      return (flow?.scrollDirection == .vertical) == (axis == .vertical)
    case is GridScrollView: return true
    case is InfiniteScrollView, is TitledScrollView, is PagedScrollView: return false
    default:
      let (content, bounds) = (scrollView.contentSize, scrollView.bounds.size)
      let fits = bounds.along(axis) > 0 && content.along(axis) <= bounds.along(axis)
      return !(fits && Double(content.along(axis.other)) > max(room.length, Double(bounds.along(axis.other))))
    }
  }

  /// Sets the child's width, and the height that its constraints give at that width; in a horizontal stack the other way round.
  func setAcross(_ across: Segment, _ axis: NSLayoutConstraint.Axis, isFilled: Bool, in contentView: UIView) {
    if scrollView == nil, constraints == nil, ChildConstraints.decide(view) {
      constraints = ChildConstraints(view, in: contentView, axis)
    }
    if let constraints {
      own.length = nil
      return constraints.setAcross(across.length, isFilled: isFilled)
    }
    let size = CGSize(axis, along: view.frame.size.along(axis), across: across.length)
    if view.frame.size != size { view.frame.size = size }
  }

  /// Ends the management, and gives the view its own scroll settings again.
  func release() {
    let former = management
    management?.isActive = false
    management?.isMeasuring = false
    constraints?.end()
    constraints = nil
    for observation in former?.observations ?? [] { observation.invalidate() }
    if let scrollView = former?.scrollView, let settings = former?.settings {
      scrollView.scrollerSeat = nil
      (scrollView as? GridScrollView)?.stackedAxis = nil
      settings.restore(to: scrollView)
    }
    management = nil
  }
}

/// What code sets for a child; kept for the life of the view.
@MainActor struct ChildSettings {
  /// An object, since a weak reference inside the settings would make each copy and each access of all settings slow.
  @MainActor private final class PinEnd {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }

  var layout = ChildLayout()
  private var end: PinEnd?

  /// Last child (at the end edge the first) for which this child stays pinned, held weakly; nil: all of the content.
  var pinEnd: UIView? {
    get { end?.view }
    set { end = newValue.map { PinEnd($0) } }
  }

  var isDefault: Bool { layout == ChildLayout() && pinEnd == nil }

  /// Whether the child stays at an edge together with others.
  var isPiled: Bool { layout.pinning.map { $0.behavior != .pushed } ?? false }

  var isDecorated: Bool { layout.background != nil || layout.separator != nil }

  var isCollapsing: Bool {
    if case .collapsing = layout.pinning?.behavior { true } else { false }
  }

  /// Whether another scroll view may move the child's content than with `other`.
  func movesContent(from other: Self) -> Bool {
    layout.scrolling != other.layout.scrolling || (layout.pinning == nil) != (other.layout.pinning == nil)
  }

  /// Whether the next pinned child pushes this one away from an edge.
  func isPushed(at edge: ScrollAnchor) -> Bool {
    layout.pinning?.behavior == .pushed && layout.pinning?.edge == edge
  }
}
