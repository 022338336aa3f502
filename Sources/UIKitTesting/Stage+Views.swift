internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore
internal import UIKitAccessibility
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

extension Stage {
  /// Makes a stage that shows a controller, and lays it out.
  public convenience init(
    rootViewController: UIViewController, size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = .zero, framesPerSecond: Int = 60
  ) {
    self.init(size: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond)
    self.rootViewController = rootViewController
    advance(by: 0)
  }

  // MARK: Views

  /// The first visible view of a class, the frontmost window first, each view before its subviews; nil if there is none.
  public func first<View: UIView>(_ type: View.Type) -> View? {
    views.lazy.compactMap { $0 as? View }.first
  }

  /// The first visible view whose accessibility label is `text`, a label with that text for example; nil if there is none.
  public func view(showing text: String) -> UIView? {
    views.first { ($0 as? UILabel)?.text == text } ?? views.first { $0.accessibilityLabel == text }
  }

  private var views: [UIView] {
    func visible(_ view: UIView) -> [UIView] {
      view.isHidden || view.alpha < 0.01 ? [] : [view] + view.accessibilityOrderedSubviews.flatMap(visible)
    }
    window.layoutIfNeeded()
    return window.screen.windows.reversed().flatMap(visible)
  }

  // MARK: Gestures on views

  /// Taps the middle of a view.
  public func tap(_ view: UIView) { tap(at: middle(of: view, "tap(_:)")) }

  /// Taps twice, the second time 0.1 s after the first.
  public func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.05)
    tap(at: point)
  }

  /// Taps the middle of a view twice.
  public func doubleTap(_ view: UIView) { doubleTap(at: middle(of: view, "doubleTap(_:)")) }

  /// Holds a finger still for `duration` seconds; 0.5 s is the default of long presses.
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) {
    touch(.began, at: point)
    advance(by: duration)
    touch(.ended, at: point)
  }

  /// Holds a finger on the middle of a view.
  public func longPress(_ view: UIView, duration: TimeInterval = 0.6) {
    longPress(at: middle(of: view, "longPress(_:)"), duration: duration)
  }

  /// Drags from the middle of a view by a distance in points.
  public func drag(_ view: UIView, by distance: CGPoint, duration: TimeInterval = 0.3, holdBeforeLift: TimeInterval = 0) {
    let start = middle(of: view, "drag(_:by:)")
    drag(
      from: start, to: CGPoint(x: start.x + distance.x, y: start.y + distance.y), duration: duration,
      holdBeforeLift: holdBeforeLift)
  }

  /// Holds a finger for `holdBeforeDrag` seconds, then drags it to another point within 0.3 s.
  public func drag(from: CGPoint, to: CGPoint, holdBeforeDrag: TimeInterval) {
    touch(.began, at: from)
    advance(by: holdBeforeDrag)
    for step in 1...18 {
      let part = CGFloat(step) / 18
      advance(by: 1 / 60)
      touch(.moved, at: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
    touch(.ended, at: to)
  }

  /// Flicks from the middle of a view at `velocity`, in points per second.
  public func flick(_ view: UIView, velocity: CGPoint, duration: TimeInterval = 0.1) {
    flick(from: middle(of: view, "flick(_:velocity:)"), velocity: velocity, duration: duration)
  }

  private func middle(of view: UIView, _ call: String) -> CGPoint {
    ensure(view.window != nil, "Stage.\(call): \(type(of: view)) is in no window; add it to the stage's window first")
    let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view).intersection(window.screen.bounds)
    ensure(!frame.isEmpty, "Stage.\(call): \(type(of: view)) is not on the screen; scroll to it first")
    return window.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil as UIWindow?)
  }

  // MARK: Scrolling

  /// Drags a scroll view page by page, first on, then back, until the element with that label or identifier is wholly visible.
  ///
  /// - Throws: `ElementNotFound` at both ends of the content.
  @discardableResult public func scroll(
    _ scrollView: UIScrollView, untilVisible label: String
  ) throws(ElementNotFound) -> AccessibilityElement {
    let isSideways =
      scrollView.contentSize.width > scrollView.bounds.width && scrollView.contentSize.height <= scrollView.bounds.height
    for direction in [-1.0, 1.0] {
      while true {
        if let element = visibleElement(label, in: scrollView) { return element }
        let before = scrollView.contentOffset
        let page = (isSideways ? scrollView.bounds.width : scrollView.bounds.height) * 0.3 * direction
        let start = middle(of: scrollView, "scroll(_:untilVisible:)")
        let half = isSideways ? CGPoint(x: page, y: 0) : CGPoint(x: 0, y: page)
        drag(
          from: CGPoint(x: start.x - half.x, y: start.y - half.y), to: CGPoint(x: start.x + half.x, y: start.y + half.y),
          duration: 0.3, holdBeforeLift: 0.2)
        isAtRest(within: 2)
        let moved = abs(scrollView.contentOffset.x - before.x) + abs(scrollView.contentOffset.y - before.y)
        if moved < 0.5 { break }
      }
    }
    throw ElementNotFound(
      description:
        "There is no element called \"\(label)\" in the whole content of \(type(of: scrollView)).\n\n\(report)")
  }

  private func visibleElement(_ label: String, in scrollView: UIScrollView) -> AccessibilityElement? {
    window.layoutIfNeeded()
    let found = AccessibilityNode(scrollView)?.all.dropFirst().first { node in
      guard node.label == label || node.identifier == label else { return false }
      let part = visiblePart(of: node)
      return part.width >= min(node.frame.width, scrollView.bounds.width) - 0.5
        && part.height >= min(node.frame.height, scrollView.bounds.height) - 0.5
    }
    return found.map { AccessibilityElement(node: $0) }
  }
}

extension UIView {
  /// The subviews, those of a list from the top down.
  fileprivate var accessibilityOrderedSubviews: [UIView] { accessibilityChildren.compactMap { $0 as? UIView } }
}
