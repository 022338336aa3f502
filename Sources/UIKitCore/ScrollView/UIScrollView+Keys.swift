internal import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

/// Scrolls by keys that the responder chain does not handle.
@MainActor struct KeyScroller {
  /// The scroll view of the pressed key, stored while the key repeats.
  private weak var latched: UIScrollView?
  private var latchedKey: UIKeyboardHIDUsage?

  mutating func press(_ key: UIKey, in window: UIWindow, isRepeated: Bool = false) {
    guard let stride = KeyStride(key) else { return }
    let chosen = isRepeated && latchedKey == key.keyCode ? latched.map { ($0, $0.axis(of: stride)) } : choose(stride, in: window)
    (latched, latchedKey) = (chosen?.0, key.keyCode)
    guard let (scrollView, axis) = chosen, scrollView.allowsKeyboardScrolling, scrollView.isScrollEnabled else { return }
    if stride.length == .whole, scrollView.scrollToEstimatedEnd(isVertical: axis == .y, forward: stride.direction > 0) { return }
    scrollView.handle(.wheelScroll(by: Vector { $0 == axis ? scrollView.distance(of: stride, along: axis) : 0 }))
  }

  func scrolledView(by key: FocusKey, in window: UIWindow) -> UIScrollView? {
    KeyStride(key).flatMap { choose($0, in: window)?.0 }
  }

  /// Chooses near the first responder, else near the view touched last, else the largest visible scroll view.
  ///
  /// The first of these places inside a scroll view that is draggable along the axis decides; there, the innermost scroll view that can
  /// still move is chosen.
  private func choose(_ stride: KeyStride, in window: UIWindow) -> (UIScrollView, Axis)? {
    let places = [
      window.screen.focus.focusedView(in: window) ?? window.firstResponder?.nearestView, window.screen.touches.lastView,
      window.largestScrollView { $0.allowsKeyboardScrolling && $0.isScrollEnabled && $0.isDraggable(along: stride) },
    ]
    for case let place? in places where place.window === window {
      guard let focused = place.scrollView(for: stride) else { continue }
      let axis = focused.axis(of: stride)
      return place.scrollView(axis, toward: stride.direction) { $0.allowsKeyboardScrolling }.map { ($0, axis) }
    }
    return nil
  }
}

/// Distance and direction of a key.
@MainActor private struct KeyStride {
  enum Length { case line, page, whole }

  let length: Length
  /// 1 toward the content's end, -1 toward its beginning.
  let direction: Double
  /// nil: the content's main axis.
  let axis: Axis?

  init?(_ key: FocusKey) {
    switch key {
    case .up: (length, direction, axis) = (.line, -1, .y)
    case .down: (length, direction, axis) = (.line, 1, .y)
    case .left: (length, direction, axis) = (.line, -1, .x)
    case .right: (length, direction, axis) = (.line, 1, .x)
    default: return nil
    }
  }

  init?(_ key: UIKey) {
    let isShifted = key.modifierFlags.contains(.shift)
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), !isShifted || key.keyCode == .keyboardSpacebar
    else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: (length, direction, axis) = (.line, -1, .y)
    case .keyboardDownArrow: (length, direction, axis) = (.line, 1, .y)
    case .keyboardLeftArrow: (length, direction, axis) = (.line, -1, .x)
    case .keyboardRightArrow: (length, direction, axis) = (.line, 1, .x)
    case .keyboardPageUp: (length, direction, axis) = (.page, -1, nil)
    case .keyboardPageDown: (length, direction, axis) = (.page, 1, nil)
    case .keyboardSpacebar: (length, direction, axis) = (.page, isShifted ? -1 : 1, nil)
    case .keyboardHome: (length, direction, axis) = (.whole, -1, nil)
    case .keyboardEnd: (length, direction, axis) = (.whole, 1, nil)
    default: return nil
    }
  }
}

extension UIScrollView {
  /// Distance per arrow key, in points. Our choice, as in Chromium.
  private static let line = 40.0
  /// Fraction of the visible height per Page Down; the overlap helps the reader find the line again. Our choice, as in Chromium.
  private static let page = 0.875

  /// The axis of a key: vertical by default, unless the view scrolls horizontally only.
  fileprivate func axis(of stride: KeyStride) -> Axis {
    stride.axis ?? (machine.geometry.axes.y.isDraggable || !machine.geometry.axes.x.isDraggable ? .y : .x)
  }

  fileprivate func isDraggable(along stride: KeyStride) -> Bool { machine.geometry.axes[axis(of: stride)].isDraggable }

  fileprivate func distance(of stride: KeyStride, along axis: Axis) -> Double {
    switch stride.length {
    case .line:
      return stride.direction * Self.line
    case .page:
      let covered = adjustedContentInset.leading(axis) + adjustedContentInset.trailing(axis)
      let shown = max(0, machine.geometry.axes[axis].length - Double(covered))
      return stride.direction * max(Self.line, shown * Self.page)
    case .whole:
      let edges = machine.geometry.axes[axis]
      return (stride.direction > 0 ? edges.maximum : edges.minimum) - machine.wheelTarget[axis]
    }
  }
}

extension UIView {
  /// The innermost scroll view, from this view outward, that is draggable along the key's axis, even if at its end. For a key without an
  /// axis, vertical scroll views come first.
  fileprivate func scrollView(for stride: KeyStride) -> UIScrollView? {
    if let axis = stride.axis { return scrollView(along: axis) }
    return scrollView(along: .y) ?? scrollView(along: .x)
  }

  private func scrollView(along axis: Axis) -> UIScrollView? {
    var view: UIView? = self
    while let current = view {
      view = current.superview
      if let scrollView = current as? UIScrollView, scrollView.allowsKeyboardScrolling, scrollView.isScrollEnabled,
        scrollView.machine.geometry.axes[axis].isDraggable
      {
        return scrollView
      }
    }
    return nil
  }
}

extension UIResponder {
  /// This view, this controller's view, or the view of the nearest responder up the chain.
  var nearestView: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view }
      responder = current.next
    }
    return nil
  }
}

extension UIWindow {
  /// The scroll view with the largest visible area; among equal areas the outermost.
  fileprivate func largestScrollView(where matches: (UIScrollView) -> Bool) -> UIScrollView? {
    var largest: (view: UIScrollView, area: CGFloat)?
    for candidate in UIScreen.visible(in: self, clippedTo: screen.bounds, where: matches) {
      let area = candidate.frame.width * candidate.frame.height
      if area > largest?.area ?? 0 { largest = (candidate.view, area) }
    }
    return largest?.view
  }
}
