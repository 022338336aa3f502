import UIKit

/// A closure in a value: a generic list that keeps bare closures allocates at each call.
struct TimelineClosure {
  let call: @MainActor (ScrollTimeline) -> Void
}

/// What all timelines of a scroll view read in one update.
@MainActor struct TimelineViewport {
  let scrollView: UIScrollView
  let container: ContainerScrollView?
  /// A number that changes with the places of a container's children; 0 for other scroll views.
  let stackVersion: Int
  let layerID: ObjectIdentifier
  private let vertical, horizontal: (start: CGFloat, length: CGFloat)

  init(of scrollView: UIScrollView, _ stackVersion: Int) {
    (self.scrollView, self.stackVersion) = (scrollView, stackVersion)
    container = scrollView as? ContainerScrollView
    let (bounds, insets) = (scrollView.bounds, scrollView.adjustedContentInset)
    func port(_ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
      (bounds.origin.along(axis) + insets.before(axis), max(0, bounds.size.along(axis) - insets.sum(axis)))
    }
    (layerID, vertical, horizontal) = (ObjectIdentifier(scrollView.layer), port(.vertical), port(.horizontal))
  }

  /// The visible part of the content.
  @inline(__always)
  func port(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, length: CGFloat) { axis == .vertical ? vertical : horizontal }
}

/// The movements of a scroll view along one axis.
struct TimelineMotion {
  private(set) var direction = ScrollTimeline.Direction.none
  /// Between the last two movements.
  private(set) var velocity: CGFloat = 0
  private(set) var time: CFTimeInterval = 0
  private var offset: CGFloat

  init(from offset: CGFloat) { self.offset = offset }

  mutating func note(_ offset: CGFloat, at time: CFTimeInterval) {
    if offset == self.offset { return }
    if time > self.time { velocity = self.time > 0 ? (offset - self.offset) / CGFloat(time - self.time) : 0 }
    direction = offset > self.offset ? .forward : .backward
    (self.offset, self.time) = (offset, time)
  }
}

/// The timelines of a scroll view.
@MainActor final class TimelineList {
  @exclusivity(unchecked) private var tracks: ContiguousArray<TimelineTrack> = []
  /// Number of updates.
  @exclusivity(unchecked) private var updates = 0
  @exclusivity(unchecked) private var vertical = TimelineMotion(from: 0)
  @exclusivity(unchecked) private var horizontal = TimelineMotion(from: 0)
  /// State of the container's stack at the last update, and the number of its changes so far.
  @exclusivity(unchecked) private var stack: (state: StackState?, version: Int) = (nil, 0)

  var isEmpty: Bool { tracks.isEmpty }

  func motion(_ axis: NSLayoutConstraint.Axis) -> TimelineMotion { axis == .vertical ? vertical : horizontal }

  func add(_ track: TimelineTrack, in scrollView: UIScrollView) {
    tracks.removeAll { $0.timeline == nil }
    if tracks.isEmpty {
      let offset = scrollView.contentOffset
      (vertical, horizontal) = (TimelineMotion(from: offset.y), TimelineMotion(from: offset.x))
    }
    tracks.append(track)
    track.measure(in: viewport(of: scrollView))
  }

  /// The viewport as it is now, whose movement is recorded.
  func viewport(of scrollView: UIScrollView) -> TimelineViewport {
    let state = (scrollView as? ContainerScrollView)?.arranger.stackState
    if state != stack.state { stack = (state, stack.version + 1) }
    let (offset, time) = (scrollView.bounds.origin, CACurrentMediaTime())
    vertical.note(offset.y, at: time)
    horizontal.note(offset.x, at: time)
    return TimelineViewport(of: scrollView, stack.version)
  }

  func update(in scrollView: UIScrollView) {
    if tracks.isEmpty { return }
    let viewport = viewport(of: scrollView)
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
  let list = TimelineList()
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
