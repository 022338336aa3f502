internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitGraphics

/// The scroll indicators of a view: what an app sets for them, their layers and timing.
@MainActor struct ScrollIndicators {
  /// Thickness, and margin at the edge and both ends, in points: section "Touches and indicators" of docs/measurements.md.
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  /// Minimum lengths in points: at rest, and shortened by an overshoot. Our choice.
  static let shortest: CGFloat = 36
  static let shortestPulled: CGFloat = 8
  /// Opacity, fade duration in seconds, and delay in seconds from a flash to its fading. Our choice.
  static let strength: CGFloat = 0.35
  static let fadeDuration = 0.4
  static let flashDuration = 0.5

  private enum Visibility {
    case hidden, shown
    /// Shown until the timer fires, even at rest.
    case flashing(TimerToken)
  }

  var isWanted = PerAxis(x: true, y: true)
  var style = UIScrollView.IndicatorStyle.default
  var avoidsSafeArea = true
  var insets = PerAxis(x: UIEdgeInsets.zero, y: .zero)

  private var visibility = Visibility.hidden
  fileprivate(set) var layers: PerAxis<ScrollIndicatorLayer>?
  /// The axis of the bar under the mouse or dragged by it.
  private(set) var pointed: Axis?

  var isShown: Bool { if case .hidden = visibility { false } else { true } }

  /// Ends a flash: from now on the activity decides.
  mutating func endFlash() {
    guard case .flashing(let timer) = visibility else { return }
    timer.cancel()
    visibility = .shown
  }

  mutating func show() { visibility = .shown }

  mutating func flash(until timer: TimerToken) { visibility = .flashing(timer) }

  /// Hides the indicators unless the mouse or a flash holds them; false if nothing changes.
  mutating func hide() -> Bool {
    if pointed != nil { return false }
    switch visibility {
    case .hidden: return false
    case .flashing(let timer) where timer.isPending: return false
    case .shown, .flashing: visibility = .hidden
    }
    return true
  }

  /// Sets the axis of the bar at the mouse; false if it is the same as before.
  mutating func point(at axis: Axis?) -> Bool {
    defer { pointed = axis }
    return axis != pointed
  }
}

/// A layer without implicit animations, because scrolling moves it in every frame.
final class ScrollIndicatorLayer: CALayer {
  override func action(forKey key: String) -> (any CAAction)? { nil }
}

extension UIScrollView {
  // MARK: Visibility

  func indicatorsFollowActivity() {
    switch machine.activity {
    case .dragging, .wheelScrolling, .lifting, .decelerating, .animating, .zooming, .zoomMoving: showIndicators()
    case .idle: if indicators.hide() { fadeIndicators() }
    case .tracking: break
    }
  }

  func flashIndicators() {
    showIndicators()
    guard indicators.isShown, let driver = window?.screen.driver else { return }
    indicators.flash(
      until: driver.schedule(after: ScrollIndicators.flashDuration) { [weak self] in self?.indicatorsFollowActivity() })
  }

  func showIndicators() {
    indicators.endFlash()
    if indicators.isShown || !(showsVerticalScrollIndicator || showsHorizontalScrollIndicator) || window == nil { return }
    indicators.show()
    let layers = indicators.layers ?? makeIndicators()
    for indicator in [layers.x, layers.y] {
      indicator.removeAnimation(forKey: "fade")
      indicator.opacity = 1
    }
    colorIndicators()
    updateIndicators()
  }

  private func fadeIndicators() {
    guard let layers = indicators.layers else { return }
    for indicator in [layers.x, layers.y] {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (Float(1), Float(0), ScrollIndicators.fadeDuration)
      indicator.opacity = 0
      if window != nil { indicator.add(fade, forKey: "fade") }
    }
  }

  private func makeIndicators() -> PerAxis<ScrollIndicatorLayer> {
    let layers = PerAxis { _ in ScrollIndicatorLayer() }
    for indicator in [layers.x, layers.y] {
      indicator.cornerRadius = ScrollIndicators.thickness / 2
      indicator.zPosition = .greatestFiniteMagnitude
      layer.addSublayer(indicator)
    }
    indicators.layers = layers
    return layers
  }

  func colorIndicators() {
    guard let layers = indicators.layers else { return }
    let isWhite = indicatorStyle == .white || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
    let color = isWhite ? ScrollIndicatorLayer.white : ScrollIndicatorLayer.black
    (layers.x.backgroundColor, layers.y.backgroundColor) = (color, color)
  }

  // MARK: Placement

  /// Places what stands still over the content.
  func updateOverlays() {
    edgeEffects?.place()
    updateIndicators()
  }

  /// Places the indicators; hidden indicators cost one comparison.
  func updateIndicators() {
    guard indicators.isShown, let layers = indicators.layers else { return }
    place(layers.x, on: .x, isWanted: showsHorizontalScrollIndicator)
    place(layers.y, on: .y, isWanted: showsVerticalScrollIndicator)
  }

  private func place(_ indicator: ScrollIndicatorLayer, on axis: Axis, isWanted: Bool) {
    let edges = machine.geometry.axes[axis]
    indicator.isHidden = !isWanted || edges.maximum <= edges.initialOffset
    if indicator.isHidden { return }
    let bounds = bounds
    let span = span(of: edges, at: Vector(bounds.origin)[axis], on: axis)
    let thickness = indicators.pointed == axis ? Self.barThickness : ScrollIndicators.thickness
    let middle = ScrollIndicators.margin + thickness / 2
    let clear = indicatorClearance(on: axis)
    if indicator.cornerRadius != thickness / 2 { indicator.cornerRadius = thickness / 2 }
    switch axis {
    case .x:
      indicator.bounds.size = CGSize(width: span.length, height: thickness)
      indicator.position = CGPoint(x: bounds.minX + span.start + span.length / 2, y: bounds.maxY - clear.bottom - middle)
    case .y:
      indicator.bounds.size = CGSize(width: thickness, height: span.length)
      indicator.position = CGPoint(x: bounds.maxX - clear.right - middle, y: bounds.minY + span.start + span.length / 2)
    }
  }

  /// Insets of the track along the axis, and of the indicator from its edge.
  func indicatorClearance(on axis: Axis) -> UIEdgeInsets {
    let own = axis == .x ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
    return automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
  }

  /// The range of the track, from the view's leading edge, in points.
  func track(of edges: AxisGeometry, on axis: Axis) -> (start: Double, length: Double) {
    let clear = indicatorClearance(on: axis)
    let start = Double(clear.leading(axis) + ScrollIndicators.margin)
    return (start, max(0, edges.length - start - Double(clear.trailing(axis) + ScrollIndicators.margin)))
  }

  /// The indicator's range from the view's leading edge, in points: the visible fraction of the content, as a fraction of the track,
  /// shortened by the overshoot.
  func span(of edges: AxisGeometry, at offset: Double, on axis: Axis) -> (start: Double, length: Double) {
    let (start, track) = track(of: edges, on: axis)
    let whole = min(
      track, max(Double(ScrollIndicators.shortest), track * edges.length / (edges.maximum - edges.minimum + edges.length)))
    let legal = edges.clamped(offset)
    let length = min(whole, max(Double(ScrollIndicators.shortestPulled), whole - abs(offset - legal)))
    let progress = (legal - edges.minimum) / (edges.maximum - edges.minimum)
    return (start + (track - length) * progress, length)
  }
}

extension ScrollIndicatorLayer {
  fileprivate static let black = CGColor(red: 0, green: 0, blue: 0, alpha: ScrollIndicators.strength)
  fileprivate static let white = CGColor(red: 1, green: 1, blue: 1, alpha: ScrollIndicators.strength)
}
