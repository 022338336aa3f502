import Diagnostics
import UIKit

/// Keeps views of a scroll view stationary on the screen along one axis or both, while they scroll along the other.
///
/// The views may be anywhere inside the scroll view, also in a zoomed view: they are scaled, but do not move along a pinned axis. This
/// object only sets their centres, and must be retained as long as they shall stay.
///
///     let keeper = StationaryViews(in: scrollView)
///     keeper.pinHorizontally(title, .center)
@preconcurrency @MainActor public final class StationaryViews {
  /// A place along an axis, relative to the edges of the scroll view, in points.
  public enum Place: Hashable, Sendable {
    /// Distance from the left or upper edge.
    case leading(CGFloat)
    /// In the middle between both edges.
    case center
    /// Distance from the right or lower edge.
    case trailing(CGFloat)
  }

  private struct Pin {
    weak var view: UIView?
    var x: Place?
    var y: Place?
  }

  private weak var scrollView: UIScrollView?
  private var pins: [Pin] = []
  private var observations: [NSKeyValueObservation] = []

  /// Observes `contentOffset`, `contentSize` and `bounds` of `scrollView`, which is held weakly.
  public init(in scrollView: UIScrollView) {
    self.scrollView = scrollView
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() } },
      // A zoom changes the content size in every step and moves the views inside the zoomed view.
      scrollView.observe(\.contentSize) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() } },
      scrollView.observe(\.bounds) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() } },
    ]
  }

  /// Keeps `view` stationary during horizontal scrolling; a view outside the scroll view stops the program.
  public func pinHorizontally(_ view: UIView, _ place: Place) { pin(view, "pinHorizontally(_:_:)") { $0.x = place } }

  /// Keeps `view` stationary during vertical scrolling; a view outside the scroll view stops the program.
  public func pinVertically(_ view: UIView, _ place: Place) { pin(view, "pinVertically(_:_:)") { $0.y = place } }

  /// Lets the view scroll again along both axes, from its present place.
  public func release(_ view: UIView) { pins.removeAll { $0.view === view } }

  private func pin(_ view: UIView, _ call: String, _ change: (inout Pin) -> Void) {
    guard let scrollView else { return }
    ensure(
      view !== scrollView && view.isDescendant(of: scrollView),
      "StationaryViews.\(call): the \(type(of: view)) is not inside the scroll view; add it there first")
    pins.removeAll { $0.view == nil }
    let index = pins.firstIndex { $0.view === view } ?? pins.count
    if index == pins.count { pins.append(Pin(view: view)) }
    change(&pins[index])
    update()
  }

  /// Places all views again; needed only after one has changed its size or its superview.
  public func update() {
    guard let scrollView else { return }
    for pin in pins {
      guard let view = pin.view, let parent = view.superview, view.isDescendant(of: scrollView) else { continue }
      let shown = parent.convert(view.frame, to: scrollView)
      let (frame, bounds) = (shown.standardized, scrollView.bounds)
      let way = CGPoint(
        x: pin.x.map { $0.way(from: frame.minX, frame.maxX, in: bounds.minX, bounds.maxX) } ?? 0,
        y: pin.y.map { $0.way(from: frame.minY, frame.maxY, in: bounds.minY, bounds.maxY) } ?? 0)
      // Ignore distances as small as rounding errors of the conversions.
      if abs(way.x) < 1e-6 && abs(way.y) < 1e-6 { continue }
      let (here, there) = (scrollView.convert(CGPoint.zero, to: parent), scrollView.convert(way, to: parent))
      view.center = CGPoint(x: view.center.x + there.x - here.x, y: view.center.y + there.y - here.y)
    }
  }
}

extension StationaryViews.Place {
  fileprivate func way(from low: CGFloat, _ high: CGFloat, in first: CGFloat, _ last: CGFloat) -> CGFloat {
    switch self {
    case .leading(let distance): first + distance - low
    case .center: (first + last) / 2 - (low + high) / 2
    case .trailing(let distance): last - distance - high
    }
  }
}
