import ListModel
import ScrollPhysics
import UIKit

/// A child of a container: its place, its observations, and the scroll view settings to restore on removal.
@MainActor final class ContainerChild {
  let view: UIView
  /// The view as a scroll view, if the container scrolls its content; else nil.
  private(set) var scrollView: UIScrollView? { didSet { inner = scrollView as? ContainerScrollView } }
  /// `scrollView` as a container, if it is one.
  private(set) var inner: ContainerScrollView?
  var id: Stack.Child
  var settings = Settings()
  /// Whether the child is observed and measured; true from the first pass after its insertion.
  var isTaken = false
  var isMarkedResized = false
  /// Whether a pass is about to lay out the new scroll view and to take its length: until then its changes need no mark.
  var isMeasuring = false
  /// Number of the last placement that showed the child.
  var pass = -1
  /// The frame last set by the container.
  var frame = CGRect.null
  /// Space in the content at the last placement, insets included, and the gap after it.
  var space = Segment(start: 0, length: 0)
  var gap = 0.0
  var insets = UIEdgeInsets.zero
  /// The layout's insets in the present reading direction, with the room of a separator.
  var edges = UIEdgeInsets.zero
  /// The child's own length while its frame is shorter or longer at an edge of the viewport; else nil.
  var ownLength: Double?
  /// Length of a floating child that is beyond the edge.
  var hiddenLength = 0.0
  /// Whether the last placement has the child at an edge and not at its place in the stack.
  var isStuck = false
  /// `zPosition` of the view's layer before the container brought it to the front; else nil.
  var ownDepth: CGFloat?
  var decoration: ChildDecoration?
  /// The lazy section whose view this is.
  weak var section: LazySection?
  /// During a fade-out: distance from the point where the neighbours meet to the start of the frame.
  var lead = 0.0
  /// Mask during a fade-out or its reversal; it ends where the next neighbour begins.
  var clipMask: UIView?
  /// End of the mask at the start of the animation; consumed by the next pass.
  var clipEnd: Double?
  /// Content offset last set by the container.
  var offset: CGFloat = 0
  /// Distance by which other code has moved the content offset since the last placement.
  var ownMove = 0.0
  /// Visible fraction last reported, from 0 to 1.
  var fraction: CGFloat = 0
  /// Position and width across the stack, as set by other code.
  var ownAcross = Segment(start: 0, length: 0)
  /// Constraints of a child whose length is decided by constraints; else nil.
  private(set) var constraints: ChildConstraints?
  private var observations: [NSKeyValueObservation] = []
  private var own: OwnScrolling?

  /// An object, since a weak reference inside `Settings` would make each copy and each access of all settings slow.
  @MainActor private final class PinEnd {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }

  @MainActor struct Settings {
    var layout = ChildLayout()
    private var end: PinEnd?

    /// Last child (at the end edge the first) for which this child stays pinned, held weakly; nil: all of the content.
    var pinEnd: UIView? {
      get { end?.view }
      set { end = newValue.map { PinEnd($0) } }
    }

    /// Whether the child stays at an edge together with others.
    var isPiled: Bool { layout.pinning.map { $0.behavior != .pushed } ?? false }

    var isDecorated: Bool { layout.background != nil || layout.separator != nil }

    var isCollapsing: Bool {
      if case .collapsing = layout.pinning?.behavior { true } else { false }
    }

    /// Whether another scroll view may move the child's content than with `other`.
    func movesContent(from other: Settings) -> Bool {
      layout.scrolling != other.layout.scrolling || (layout.pinning == nil) != (other.layout.pinning == nil)
    }

    /// Whether the next pinned child pushes this one away from an edge.
    func isPushed(at edge: ScrollAnchor) -> Bool {
      layout.pinning?.behavior == .pushed && layout.pinning?.edge == edge
    }
  }

  init(_ view: UIView, _ id: Stack.Child) {
    self.view = view
    self.id = id
  }

  /// The view that the person has given: the stacked view, or the one inside its host.
  var givenView: UIView { (view as? StackScrollHost)?.view ?? view }

  /// Length of the child's space in the stack; 0 if the view is hidden.
  func length(_ axis: NSLayoutConstraint.Axis) -> Double {
    if view.isHidden { return 0 }
    let around = edges.sum(axis)
    guard let scrollView else {
      return max(0, (ownLength ?? Double(view.frame.size.along(axis))) + Double(around))
    }
    return Double(max(0, scrollView.contentInset.sum(axis) + scrollView.contentSize.along(axis) + around))
  }

  /// Moves `space` by `shift`, the distance by which the container's content offset changes, minus `ownMove`, the distance by which the
  /// child has moved its own content.
  func takeFormerSpace(movedBy shift: Double) {
    space = Segment(start: space.start + shift - ownMove, length: max(0, space.length + ownMove))
  }

  // MARK: Observation

  /// The container while the view is a child of it.
  private var container: ContainerScrollView? { (view.superview as? ContainerContentView)?.container }

  /// Begins the observation of the view, which ends with this object: the observers need no weak reference to it, which would slow down every
  /// retain of the child.
  func manage(_ axis: NSLayoutConstraint.Axis, across room: Segment, by seat: ScrollerSeat) {
    isTaken = true
    ownAcross = view.frame.along(axis.other)
    guard let scrollView = view as? UIScrollView, scrolls(scrollView, along: axis, room) else {
      observations = view.observeSpace { [unowned self] in container?.changed(self) }
      return
    }
    self.scrollView = scrollView
    offset = scrollView.contentOffset.along(axis)
    observations = scrollView.observeContent { [unowned self] change in
      switch change {
      case .space: container?.changed(self)
      case .offset: if hasUntoldMove(axis) { container?.offsetChanged(self) }
      }
    }
    // Bars inset the visible part, so that a table's section headers are pinned below the bars. The child's space does not depend on this
    // inset.
    own = OwnScrolling(takenFrom: scrollView, adjustment: .always)
    (scrollView as? GridScrollView)?.stackedAxis = axis == .vertical ? .y : .x
    scrollView.scrollerSeat = seat
  }

  /// Whether other code has moved the content, and the container has not taken the move yet.
  func hasUntoldMove(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let scrollView else { return false }
    return scrollView.contentOffset.along(axis) != offset
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

  // MARK: Width

  /// Sets the child's width, and the height that its constraints give at that width; in a horizontal stack the other way round.
  func setAcross(_ across: Segment, _ axis: NSLayoutConstraint.Axis, isFilled: Bool, in contentView: UIView) {
    if scrollView == nil, constraints == nil, ChildConstraints.decide(view) {
      constraints = ChildConstraints(view, in: contentView, axis)
    }
    if let constraints {
      ownLength = nil
      return constraints.setAcross(across.length, isFilled: isFilled)
    }
    let size = CGSize(axis, along: view.frame.size.along(axis), across: across.length)
    if view.frame.size != size { view.frame.size = size }
  }

  func release() {
    (isTaken, isMeasuring) = (false, false)
    constraints?.end()
    constraints = nil
    for observation in observations { observation.invalidate() }
    observations.removeAll()
    guard let scrollView, let own else { return }
    scrollView.scrollerSeat = nil
    (scrollView as? GridScrollView)?.stackedAxis = nil
    own.restore(to: scrollView)
    self.scrollView = nil
    self.own = nil
  }
}
