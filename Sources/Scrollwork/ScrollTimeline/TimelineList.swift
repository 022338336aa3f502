import UIKit

/// A closure in a value: a generic list that keeps bare closures allocates at each call.
struct TimelineClosure {
  let call: @MainActor (ScrollTimeline) -> Void
}

/// The timelines of a scroll view that lays out its content itself.
@MainActor struct TimelineList {
  private struct Entry { weak var timeline: ScrollTimeline? }

  private var entries: [Entry] = []

  mutating func add(_ timeline: ScrollTimeline) {
    entries.removeAll { $0.timeline == nil }
    entries.append(Entry(timeline: timeline))
  }

  func update() {
    for index in entries.indices { entries[index].timeline?.update() }
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
    let update: @Sendable () -> Void = { [weak self] in MainActor.assumeIsolated { self?.update() } }
    observations = [
      scrollView.observe(\.contentOffset) { _, _ in update() }, scrollView.observe(\.contentSize) { _, _ in update() },
      scrollView.observe(\.bounds) { _, _ in update() },
    ]
  }

  func add(_ timeline: ScrollTimeline) { list.add(timeline) }

  private func update() {
    guard let scrollView else { return }
    let now = State(offset: scrollView.contentOffset, size: scrollView.bounds.size, contentSize: scrollView.contentSize)
    if now == state { return }
    state = now
    list.update()
  }
}
