import ListModel
import UIKit

/// A child of a container: its place, its observations, and the scroll view settings to restore when it leaves.
@MainActor final class ContainerChild {
  let view: UIView
  /// The same view, if the container scrolls its content.
  private(set) var scrollView: UIScrollView?
  var id: Stack.Child
  var settings = Settings()
  /// Observed, and measured with every change: from the first pass after it was added.
  var isTaken = false
  var isMarkedResized = false
  /// Number of the last placement that showed it.
  var pass = -1
  /// The frame that the container set last.
  var frame = CGRect.null
  /// Its space in the content when that frame was set, insets included, and the gap after it.
  var space = Segment(start: 0, length: 0)
  var gap = 0.0
  var insets = UIEdgeInsets.zero
  /// While it fades out: distance from the point where its neighbours meet to the start of its frame.
  var lead = 0.0
  /// Mask while it fades out or comes back; the mask ends where the neighbour below begins.
  var clipMask: UIView?
  /// Where the mask ends when the animation starts; taken by the next pass.
  var clipEnd: Double?
  /// Content offset that the container set last.
  var offset: CGFloat = 0
  /// Distance by which other code has moved that offset since.
  var ownMove = 0.0
  /// Visible fraction, 0 to 1, as last reported.
  var fraction: CGFloat = 0
  /// Its own position and width across the stack, as other code set them.
  var ownAcross = Segment(start: 0, length: 0)
  /// Not nil for a child whose length is decided by constraints.
  private(set) var constraints: ChildConstraints?
  private var observations: [NSKeyValueObservation] = []
  private var own: OwnScrolling?

  struct Settings {
    /// Gap after the child; nil is the container's.
    var spacing: CGFloat?
    var insets = UIEdgeInsets.zero
    var alignment: ContainerScrollView.Alignment?
    var scrollsByItself: Bool?
    var isPinned = false
    /// Last child that it stays pinned for; nil means up to the next pinned child.
    weak var pinEnd: UIView?
  }

  /// A scroll view's settings from before it was managed.
  private struct OwnScrolling {
    let isScrollEnabled: Bool
    let scrollsToTop: Bool
    let adjustment: UIScrollView.ContentInsetAdjustmentBehavior
  }

  init(_ view: UIView, _ id: Stack.Child) {
    self.view = view
    self.id = id
  }

  /// Length of the space that it takes in the stack.
  func length(_ axis: NSLayoutConstraint.Axis) -> Double {
    if view.isHidden { return 0 }
    let around = settings.insets.sum(axis)
    guard let scrollView else { return Double(max(0, view.frame.size.along(axis) + around)) }
    return Double(max(0, scrollView.contentInset.sum(axis) + scrollView.contentSize.along(axis) + around))
  }

  /// Moves `space` by `shift`, the distance by which the content offset changes, less `ownMove`, by which the child has moved its own
  /// content.
  func takeFormerSpace(movedBy shift: Double) {
    space = Segment(start: space.start + shift - ownMove, length: max(0, space.length + ownMove))
  }

  typealias Handler = @MainActor @Sendable (ContainerChild) -> Void
  private typealias Telling = @MainActor @Sendable () -> Void

  // MARK: Watching

  func manage(
    _ axis: NSLayoutConstraint.Axis, across room: Segment, by scroller: any ContentScroller,
    whenResized resized: @escaping Handler, whenScrolled scrolled: @escaping Handler
  ) {
    isTaken = true
    ownAcross = view.frame.along(axis.other)
    scrollView = (view as? UIScrollView).flatMap { scrolls($0, along: axis, room) ? $0 : nil }
    let (resized, scrolled) = (telling(resized), telling(scrolled))
    observations.append(view.observe(\.isHidden) { _, _ in resized() })
    guard let scrollView else {
      // A size may be set through `frame` or `bounds`; each has observers of its own.
      observations.append(view.observe(\.frame) { _, _ in resized() })
      observations.append(view.observe(\.bounds) { _, _ in resized() })
      return
    }
    observations.append(scrollView.observe(\.contentSize) { _, _ in resized() })
    observations.append(scrollView.observe(\.contentInset) { _, _ in resized() })
    observations.append(scrollView.observe(\.contentOffset) { _, _ in scrolled() })
    takeScrolling(of: scrollView)
    scrollView.contentScroller = scroller
  }

  /// Whether its content scrolls along the stack's axis.
  private func scrolls(_ scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis, _ room: Segment) -> Bool {
    if let scrollsByItself = settings.scrollsByItself { return !scrollsByItself }
    switch scrollView {
    case let container as ContainerScrollView: return container.axis == axis
    case is UITableView: return axis == .vertical
    case let collection as UICollectionView where collection.collectionViewLayout is UICollectionViewFlowLayout:
      let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
      return (flow?.scrollDirection == .vertical) == (axis == .vertical)
    case is InfiniteScrollView, is TitledScrollView: return false
    default:
      let (content, bounds) = (scrollView.contentSize, scrollView.bounds.size)
      let fits = bounds.along(axis) > 0 && content.along(axis) <= bounds.along(axis)
      return !(fits && Double(content.along(axis.other)) > max(room.length, Double(bounds.along(axis.other))))
    }
  }

  /// Key-value observers are not declared `@MainActor`, though views change on the main actor only.
  ///
  /// Checks and casts as `MainActor.assumeIsolated` does, but casts once here: that function casts, and thereby allocates, in every call.
  private func telling(_ handler: @escaping Handler) -> @Sendable () -> Void {
    let isolated: Telling = { [weak self] in
      if let self { handler(self) }
    }
    let tell = unsafeBitCast(isolated, to: (@Sendable () -> Void).self)
    return {
      MainActor.preconditionIsolated("a view in a ContainerScrollView was changed off the main actor")
      tell()
    }
  }

  private func takeScrolling(of scrollView: UIScrollView) {
    own = OwnScrolling(
      isScrollEnabled: scrollView.isScrollEnabled, scrollsToTop: scrollView.scrollsToTop,
      adjustment: scrollView.contentInsetAdjustmentBehavior)
    scrollView.isScrollEnabled = false
    scrollView.scrollsToTop = false
    // Bars inset the part that shows, so that a table's section headers stand below them. The child's space does not depend on this inset.
    scrollView.contentInsetAdjustmentBehavior = .always
  }

  // MARK: Width

  /// Sets the child's width, and the height that its constraints give it at that width; in a horizontal stack the other way round.
  func setAcross(_ across: Segment, _ axis: NSLayoutConstraint.Axis, isFilled: Bool, in contentView: UIView) {
    if scrollView == nil, constraints == nil, ChildConstraints.decide(view) {
      constraints = ChildConstraints(view, in: contentView, axis)
    }
    if let constraints { return constraints.setAcross(across.length, isFilled: isFilled) }
    let size = CGSize(axis, along: view.frame.size.along(axis), across: across.length)
    if view.frame.size != size { view.frame.size = size }
  }

  func release() {
    isTaken = false
    constraints?.end()
    constraints = nil
    for observation in observations { observation.invalidate() }
    observations.removeAll()
    guard let scrollView, let own else { return }
    scrollView.contentScroller = nil
    scrollView.isScrollEnabled = own.isScrollEnabled
    scrollView.scrollsToTop = own.scrollsToTop
    scrollView.contentInsetAdjustmentBehavior = own.adjustment
    self.scrollView = nil
    self.own = nil
  }
}
