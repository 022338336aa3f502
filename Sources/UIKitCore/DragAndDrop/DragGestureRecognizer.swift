internal import Foundation

/// Lifts what an interaction's delegate gives: a finger that rests, or a mouse that moves with its first button down.
final class DragGestureRecognizer: UIGestureRecognizer {
  /// Seconds that a finger rests before the lift, and points that it may move until then: UIKit's for long presses.
  private static let (rest, slack): (TimeInterval, CGFloat) = (0.5, 10)
  /// Points that a mouse moves before the lift: fewer than scroll views wait for. Our choice.
  private static let pull: CGFloat = 4

  private weak var interaction: UIDragInteraction?
  private var start = CGPoint.zero
  private var timer: TimerToken?
  /// What this gesture has lifted.
  private weak var drag: Drag?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    addAction { [unowned self] _ in report() }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(interaction?.allowsSimultaneousRecognitionDuringLift ?? false) || drag?.isMoving ?? false
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    guard numberOfTouches == 1, interaction?.delegate != nil, mayBegin(with: touch, event) else { return state = .failed }
    start = tracking.center
    guard touch.type != .indirectPointer else { return }
    timer = driver?.schedule(after: Self.rest) { [weak self] in self?.lift() }
  }

  private func mayBegin(with touch: UITouch, _ event: UIEvent) -> Bool {
    guard touch.type == .indirectPointer else { return true }
    // A mouse moves sliders, and selects text where it has the shape for it.
    let views = sequence(first: touch.view) { $0?.superview }.prefix { $0 != nil && $0 !== view }
    return event.buttonMask.subtracting(.primary).isEmpty && event.modifierFlags.intersection([.control]).isEmpty
      && !views.contains { ($0 as? UIControl)?.isEnabled == true || $0?.pointerShape(at: touch.location(in: $0)) == .beam }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { return state = .changed }
    guard state == .possible else { return }
    let way = hypot(tracking.center.x - start.x, tracking.center.y - start.y)
    if touches.first?.type != .indirectPointer {
      if way > Self.slack { state = .failed }
    } else if way >= Self.pull {
      lift()
      if state == .began { state = .changed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed { return state = .ended }
    if let interaction, let drags = view?.window?.screen.drags { drags.addItems(of: interaction, at: tracking.center) }
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    // A lift that other recognizers have prevented.
    drag?.cancel()
    drag = nil
  }

  private func lift() {
    guard state == .possible, let interaction, let drags = view?.window?.screen.drags else { return }
    drag = drags.lift(by: interaction, at: start)
    state = drag == nil ? .failed : .began
  }

  private func report() {
    guard let drag else { return }
    switch state {
    case .changed: drag.move(to: tracking.center)
    case .ended:
      self.drag = nil
      drag.release()
    case .cancelled:
      self.drag = nil
      drag.cancel()
    case .possible, .began, .failed: break
    }
  }
}
