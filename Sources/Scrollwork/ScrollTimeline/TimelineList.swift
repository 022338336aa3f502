import UIKit

/// A closure in a value: a generic list that keeps bare closures allocates at each call.
struct TimelineClosure {
  let call: @MainActor (ScrollTimeline) -> Void
}

/// What all timelines of a scroll view read in one update.
@MainActor struct TimelineViewport {
  let scrollView: UIScrollView
  let layer: CALayer
  let container: ContainerScrollView?
  let bounds: CGRect
  let stackState: StackState?
  /// The container's.
  let stackAxis: NSLayoutConstraint.Axis?
  let time = CACurrentMediaTime()
  let layerID: ObjectIdentifier
  private let vertical, horizontal: (start: CGFloat, length: CGFloat)

  init(of scrollView: UIScrollView) {
    (self.scrollView, layer) = (scrollView, scrollView.layer)
    container = scrollView as? ContainerScrollView
    (stackState, stackAxis) = (container?.stackState, container?.axis)
    let (bounds, insets) = (scrollView.bounds, scrollView.adjustedContentInset)
    func port(_ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
      (bounds.origin.along(axis) + insets.before(axis), max(0, bounds.size.along(axis) - insets.sum(axis)))
    }
    (self.bounds, layerID, vertical, horizontal) = (bounds, ObjectIdentifier(layer), port(.vertical), port(.horizontal))
  }

  /// The visible part of the content.
  @inline(__always)
  func port(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) { axis == .vertical ? vertical : horizontal }
}

/// The timelines of a scroll view.
@MainActor final class TimelineList {
  @exclusivity(unchecked) private var tracks: ContiguousArray<TimelineTrack> = []
  /// Number of updates.
  @exclusivity(unchecked) private var updates = 0

  var isEmpty: Bool { tracks.isEmpty }

  func add(_ track: TimelineTrack) {
    tracks.removeAll { $0.timeline == nil }
    tracks.append(track)
  }

  func update(in scrollView: UIScrollView) {
    if tracks.isEmpty { return }
    let viewport = TimelineViewport(of: scrollView)
    // The copy keeps all tracks, so that none is retained by itself.
    let tracks = tracks
    updates += 1
    let number = updates
    for index in tracks.indices {
      Unmanaged.passUnretained(tracks[index]).borrow { if $0.timeline != nil { $0.update(in: viewport) } }
      // A closure has scrolled: all tracks have been updated in the viewport as it is now.
      if updates != number { break }
    }
    withExtendedLifetime(tracks) {}
  }
}

/// The timelines of another scroll view, which belong to the scroll view. One change is one update, although it changes several
/// observed properties.
@MainActor final class TimelineKeeper: NSObject {
  private struct State: Equatable {
    var offset: CGPoint
    var size, contentSize: CGSize
    var insets: UIEdgeInsets
  }

  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  private weak var scrollView: UIScrollView?
  private let list = TimelineList()
  private var state: State?
  private var observations: [NSKeyValueObservation] = []

  static func keeper(of scrollView: UIScrollView) -> TimelineKeeper {
    if let keeper = objc_getAssociatedObject(scrollView, key) as? TimelineKeeper { return keeper }
    let keeper = TimelineKeeper(scrollView)
    objc_setAssociatedObject(scrollView, key, keeper, .OBJC_ASSOCIATION_RETAIN)
    return keeper
  }

  private init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    observations = scrollView.observeViewport { [weak self] in self?.update() }
  }

  func add(_ track: TimelineTrack) { list.add(track) }

  private func update() {
    guard let scrollView else { return }
    let now = State(
      offset: scrollView.contentOffset, size: scrollView.bounds.size, contentSize: scrollView.contentSize,
      insets: scrollView.adjustedContentInset)
    if now == state { return }
    state = now
    list.update(in: scrollView)
  }
}
