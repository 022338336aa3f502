internal import Foundation
internal import ScrollPhysics

/// Scrolls by the keys that the responder chain leaves.
@MainActor struct KeyScroller {
  /// The scroll view that the pressed key scrolls, kept while the key repeats.
  private weak var latched: UIScrollView?
  private var latchedKey: UIKeyboardHIDUsage?

  mutating func press(_ key: UIKey, in window: UIWindow, isRepeated: Bool = false) {
    guard let stride = KeyStride(key) else { return }
    let chosen = isRepeated && latchedKey == key.keyCode ? latched.map { ($0, $0.axis(of: stride)) } : choose(stride, in: window)
    (latched, latchedKey) = (chosen?.0, key.keyCode)
    guard let (scrollView, axis) = chosen, scrollView.allowsKeyboardScrolling, scrollView.isScrollEnabled else { return }
    scrollView.handle(.wheelScroll(by: Vector { $0 == axis ? scrollView.distance(of: stride, along: axis) : 0 }))
  }

  /// Chooses around the first responder, else around the view touched last, else the largest visible scroll view.
  ///
  /// The first of these with a scroll view that scrolls in this direction at all decides; there the innermost one that can still move is
  /// chosen.
  private func choose(_ stride: KeyStride, in window: UIWindow) -> (UIScrollView, Axis)? {
    let places = [
      window.firstResponder?.nearestView, window.screen.touches.lastView,
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

/// The distance and direction of a key.
@MainActor private struct KeyStride {
  enum Length { case line, page, whole }

  let length: Length
  /// 1 or -1.
  let direction: Double
  /// nil for the content's main axis.
  let axis: Axis?

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
  /// Points per arrow key. Our choice, as in Chromium.
  private static let line = 40.0
  /// Fraction of the visible part per Page Down, so that the reader finds the place again. Our choice, as in Chromium.
  private static let page = 0.875

  /// Vertical, unless the view scrolls horizontally only.
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
  /// The innermost scroll view from here outward that scrolls in this direction at all, even if at its end. Where the key leaves the axis
  /// open, vertical ones come first.
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
  /// This view, the view of this controller, or that of the nearest responder up the chain.
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
  /// The scroll view with the largest visible part; of equal ones the outermost.
  fileprivate func largestScrollView(where matches: (UIScrollView) -> Bool) -> UIScrollView? {
    var largest: (view: UIScrollView, area: CGFloat)?
    for candidate in UIScreen.visible(in: self, clippedTo: screen.bounds, where: matches) {
      let area = candidate.frame.width * candidate.frame.height
      if area > largest?.area ?? 0 { largest = (candidate.view, area) }
    }
    return largest?.view
  }
}
