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
  let insets: UIEdgeInsets
  let stackState: StackState?
  /// The container's.
  let stackAxis: NSLayoutConstraint.Axis?
  let time = CACurrentMediaTime()

  init(of scrollView: UIScrollView) {
    (self.scrollView, layer) = (scrollView, scrollView.layer)
    container = scrollView as? ContainerScrollView
    (bounds, insets) = (scrollView.bounds, scrollView.adjustedContentInset)
    (stackState, stackAxis) = (container?.stackState, container?.axis)
  }
}

/// The timelines of a scroll view that lays out its content itself.
@MainActor struct TimelineList {
  @MainActor private final class Entry {
    private var track: TimelineTrack

    init(_ track: TimelineTrack) { self.track = track }

    /// nil if the timeline has been released.
    var live: TimelineTrack? { isKnownUniquelyReferenced(&track) ? nil : track }
  }

  private var entries: [Entry] = []

  mutating func add(_ track: TimelineTrack) {
    entries.removeAll { $0.live == nil }
    entries.append(Entry(track))
  }

  func update(in scrollView: UIScrollView) {
    if entries.isEmpty { return }
    let viewport = TimelineViewport(of: scrollView)
    for entry in entries { entry.live?.update(in: viewport) }
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
