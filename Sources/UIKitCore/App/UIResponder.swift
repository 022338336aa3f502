public import Foundation
internal import QuartzCore

/// An object that handles events, linked to the one that handles what it leaves.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Class and address, `<AppDelegate: 0x7f3c50>`; views add their state.
  nonisolated open override var description: String { "<\(DebugText.identity(self))>" }

  /// The responder that gets what this one leaves; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the responder that keys and editing go to.
  ///
  /// - Returns: false if it may not, if the present first responder does not resign, or if its chain leads to no window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// - Returns: false if it refuses; true also when it was not the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  private var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: Keys

  /// Keys went down; passed on to `next` unless overridden, as are the other three. What the whole chain passes on may scroll.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.leave(presses) }
  }

  /// A key is pressed harder or softer; no keyboard says so.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

  /// The keyboard belongs to somebody else from now on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Touches

  /// Fingers went down; passed on to `next` unless overridden, as are the other three.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// The touches belong to a gesture or to the system from now on; undo what they began.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}
