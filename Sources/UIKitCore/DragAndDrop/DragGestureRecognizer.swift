internal import Foundation

/// A recognizer that lifts items: others of a view may wait for its failure.
package protocol DragLifting: UIGestureRecognizer {}

/// Lifts what an interaction's delegate gives: a finger that rests, or a mouse that moves with its first button down.
final class DragGestureRecognizer: UIGestureRecognizer, DragLifting {
  /// Points that a mouse moves before the lift: fewer than scroll views wait for. Our choice.
  private static let pull: CGFloat = 4

  private(set) weak var interaction: UIDragInteraction?
  /// The finger or mouse that lifts and carries; others tap to add items.
  private weak var carrier: UITouch?
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

  /// A mouse that moves far at once would scroll before it drags.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIPanGestureRecognizer && tracking.live.first?.type == .indirectPointer
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    guard numberOfTouches == 1, interaction?.delegate != nil, mayBegin(with: touch, event) else { return state = .failed }
    (carrier, start) = (touch, touch.screenLocation)
    // Where a resting finger opens a menu, `MenuPresses` lifts.
    guard touch.type != .indirectPointer, touch.view?.mayOpenMenuByHold != true else { return }
    timer = driver?.schedule(after: UILongPressGestureRecognizer.usualDuration) { [weak self] in self?.lift() }
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
    guard let carrier, touches.contains(carrier) else { return }
    if state == .began || state == .changed { return state = .changed }
    guard state == .possible else { return }
    let way = hypot(carrier.screenLocation.x - start.x, carrier.screenLocation.y - start.y)
    if carrier.type != .indirectPointer {
      if way > UILongPressGestureRecognizer.usualMovement { state = .failed }
    } else if way >= Self.pull {
      lift()
      if state == .began { state = .changed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed, carrier.map(touches.contains) ?? true { return state = .ended }
    if let interaction, let drags = view?.window?.screen.drags, let tap = touches.first(where: { $0.tapCount == 1 }) {
      drags.addItems(of: interaction, at: tap.screenLocation)
    }
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if carrier.map(touches.contains) ?? true { state = .cancelled }
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    // A lift that other recognizers have prevented.
    drag?.cancel()
    drag = nil
  }

  /// Begins the gesture, if the interaction gives items; nothing has failed or begun before.
  func lift() {
    guard state == .possible, let interaction, let drags = view?.window?.screen.drags else { return }
    drag = drags.lift(by: interaction, at: start)
    state = drag == nil ? .failed : .began
  }

  private func report() {
    guard let drag else { return }
    switch state {
    case .changed: drag.move(to: carrier?.screenLocation ?? tracking.center)
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
