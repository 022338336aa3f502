import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics

// Not @testable: what does not compile here is closed to the people who write apps.

private final class Responder: UIResponder {
  override var next: UIResponder? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
}

private class View: UIView {
  let title: String
  override class var layerClass: AnyClass { Layer.self }
  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  override init(frame: CGRect) {
    title = "frame"
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) {
    title = "coder"
    super.init(coder: coder)
  }
  deinit {}
  override var frame: CGRect { didSet {} }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func draw(_ rect: CGRect) {}
  override func tintColorDidChange() {}
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { super.action(for: layer, forKey: event) }
}

/// The initializer without arguments may be written without `override`, as on iOS.
private final class Bare: UIView {
  init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

/// With values for all its properties it inherits every initializer.
private final class Inheriting: UIView {
  var count = 3
}

/// All three initializers, as a layer with properties of its own has them on iOS.
private final class Layer: CALayer {
  var isMade = false
  override init() {
    super.init()
    isMade = true
  }
  override init(layer: Any) {
    isMade = (layer as? Layer)?.isMade ?? false
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSublayers() { super.layoutSublayers() }
}

private final class Window: UIWindow {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func becomeKey() {}
}

private final class Application: UIApplication {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

private final class Gesture: UIGestureRecognizer {
  override var state: UIGestureRecognizer.State { didSet {} }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func reset() {}
}

private final class Tap: UITapGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
}

private final class Pan: UIPanGestureRecognizer {
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
}

private final class Pinch: UIPinchGestureRecognizer {
  override var scale: CGFloat { didSet {} }
  override var velocity: CGFloat { super.velocity }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

private final class Press: UILongPressGestureRecognizer {
  override func reset() { super.reset() }
}

private final class Controller: UIViewController {
  override func loadView() { view = View(title: "loaded") }
  override func viewDidLoad() { super.viewDidLoad() }
}

private final class Control: UIControl {
  override var isHighlighted: Bool { didSet {} }
}

private final class Scroller: UIScrollView {
  override var contentOffset: CGPoint { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
}

@MainActor @Suite struct SubclassTests {
  @Test func everyClassIsOpen() {
    let view = View(title: "a")
    #expect((view.layer as? Layer)?.isMade == true && view.frame == .zero)
    let parent = Bare()
    parent.addSubview(view)
    view.addSubview(Inheriting())
    #expect(Inheriting(frame: CGRect(x: 1, y: 0, width: 0, height: 0)).count == 3)
    for gesture in [Gesture(), Tap(), Pan(), Press(), Pinch()] { view.addGestureRecognizer(gesture) }
    #expect(view.gestureRecognizers?.count == 5)
    #expect(Controller().view is View)
    let window = Window()
    window.addSubview(Control())
    window.addSubview(Scroller())
    #expect(window.subviews.count == 2)
    #expect(!Responder().becomeFirstResponder())
    #expect(Application().windows.isEmpty)
  }
}
