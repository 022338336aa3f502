import Scrollwork
import TestSupport
import UIKit

/// A timeline, and what is known of it.
@MainActor final class TrackedTimeline {
  /// A closure that a timeline calls.
  @MainActor final class Observer {
    var observation: Observation?
    /// Calls since the last look.
    var calls = 0
    /// Whether it was there when the frame began.
    var isOld = false
  }

  /// A property that a timeline sets.
  @MainActor struct Binding {
    weak var target: UIView?
    let effect: ScrollEffect
    let range: ScrollTimeline.Range

    var isAlpha: Bool { if case .alpha = effect { true } else { false } }

    func problem(_ progress: CGFloat) -> String? {
      guard let target else { return nil }
      func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from * (1 - progress) + to * progress }
      let wanted: CGAffineTransform
      switch effect {
      case .alpha(let from, let to):
        let alpha = min(max(mixed(from, to), 0), 1)
        return abs(target.alpha - alpha) < 1e-4 ? nil : "alpha is \(target.alpha), not \(alpha)"
      case .offset(let from, let to):
        wanted = CGAffineTransform(translationX: mixed(from.x, to.x), y: mixed(from.y, to.y))
      case .scale(let from, let to): wanted = CGAffineTransform(scaleX: mixed(from, to), y: mixed(from, to))
      case .rotation(let from, let to): wanted = CGAffineTransform(rotationAngle: mixed(from, to))
      }
      let now = target.transform
      let pairs = [
        (now.a, wanted.a), (now.b, wanted.b), (now.c, wanted.c), (now.d, wanted.d), (now.tx, wanted.tx), (now.ty, wanted.ty),
      ]
      return pairs.allSatisfy { abs($0 - $1) < 1e-4 } ? nil : "transform is \(now), not \(wanted)"
    }
  }

  let name: Int
  private(set) weak var view: UIView?
  private(set) var timeline: ScrollTimeline?
  private weak var released: ScrollTimeline?
  var observers: [Observer] = []
  var bindings: [Binding] = []

  init(_ name: Int, of view: UIView, in host: any TimelineHost) {
    (self.name, self.view) = (name, view)
    let timeline = ScrollTimeline(of: view, in: host.scrollView, axis: host.axis)
    (self.timeline, released) = (timeline, timeline)
  }

  func letGo() { timeline = nil }

  /// What is wrong with a timeline whose view is at `place` and whose viewport begins at `port`.
  func problem(_ place: (start: CGFloat, length: CGFloat), _ port: (start: CGFloat, length: CGFloat)) -> String? {
    guard let timeline else { return nil }
    if timeline.view !== view { return "timeline \(name) has another view" }
    for range in ScrollTimeline.Range.allCases {
      let wanted = Self.progress(range, place, port)
      if let wanted, abs(timeline.progress(over: range) - wanted) > 1e-6 {
        return
          "timeline \(name) over \(range) is at \(timeline.progress(over: range)), not \(wanted): \(place) in \(port), a \(view.map { "\(type(of: $0)) \($0.frame) in \($0.superview?.frame as Any)" } ?? "")"
      }
    }
    let shows = min(place.start + place.length, port.start + port.length) - max(place.start, port.start)
    if abs(shows) > 1e-6, timeline.isVisible != (shows > 0) { return "timeline \(name) is visible: \(timeline.isVisible)" }
    for binding in bindings {
      guard let progress = Self.progress(binding.range, place, port) else { continue }
      if let problem = binding.problem(progress) { return "timeline \(name): \(problem) at \(progress) of \(binding.range)" }
    }
    return nil
  }

  /// What is wrong with the calls of so many frames.
  func callProblem(_ frames: Int, hasMoved: Bool) -> String? {
    if timeline == nil, released != nil { return "timeline \(name) still exists" }
    guard timeline != nil, view != nil else { return nil }
    for observer in observers where observer.isOld && observer.observation != nil {
      if hasMoved && observer.calls == 0 { return "timeline \(name) was not told of a movement" }
      // Touches, changes and the layouts after them are told too.
      if observer.calls > 20 * frames { return "timeline \(name) was told \(observer.calls) times in \(frames) frames" }
    }
    return nil
  }

  func beginFrame() {
    observers.removeAll { $0.observation == nil }
    for observer in observers { (observer.calls, observer.isOld) = (0, true) }
  }

  /// The completed part, by the offsets at which a range begins and ends; nil right at the border of a range without length.
  private static func progress(
    _ range: ScrollTimeline.Range, _ place: (start: CGFloat, length: CGFloat), _ port: (start: CGFloat, length: CGFloat)
  ) -> CGFloat? {
    let end = place.start + place.length
    let (enters, leaves) = (place.start - port.length, end)
    let (allShows, fillsPort) = (end - port.length, place.start)
    let limits: (from: CGFloat, to: CGFloat)
    switch range {
    case .cover: limits = (enters, leaves)
    case .entry: limits = (enters, min(allShows, fillsPort))
    case .contain: limits = (min(allShows, fillsPort), max(allShows, fillsPort))
    case .exit: limits = (max(allShows, fillsPort), leaves)
    }
    if limits.to - limits.from < 1e-6 {
      return abs(port.start - limits.from) < 1e-6 ? nil : port.start < limits.from ? 0 : 1
    }
    return min(max(0, (port.start - limits.from) / (limits.to - limits.from)), 1)
  }
}
