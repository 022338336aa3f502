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

/// The timelines of a scroll view that lays out its content itself.
@MainActor struct TimelineList {
  private var tracks: ContiguousArray<TimelineTrack> = []

  mutating func add(_ track: TimelineTrack) {
    tracks.removeAll { $0.timeline == nil }
    tracks.append(track)
  }

  func update(in scrollView: UIScrollView) {
    if tracks.isEmpty { return }
    let viewport = TimelineViewport(of: scrollView)
    // The copy keeps all tracks, so that none is retained by itself.
    let tracks = tracks
    for index in tracks.indices {
      Unmanaged.passUnretained(tracks[index]).borrow { if $0.timeline != nil { $0.update(in: viewport) } }
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
  }

  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  private weak var scrollView: UIScrollView?
  private var list = TimelineList()
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
    let now = State(offset: scrollView.contentOffset, size: scrollView.bounds.size, contentSize: scrollView.contentSize)
    if now == state { return }
    state = now
    list.update(in: scrollView)
  }
}
