public import Foundation
public import Selectors
internal import QuartzCore

/// An object that handles events and passes those that it leaves to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedObjectHolder {
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// Not the first responder, and last in its chain unless a subclass overrides `next`.
  public override init() { super.init() }

  /// Class and address, `<AppDelegate: 0x7f3c50>`; views add their state.
  nonisolated open override var description: String { "<\(DebugText.identity(self))>" }

  /// The responder that gets what this one leaves; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Nibs

  /// Does nothing; for overrides that call it. Never sent: nibs are not read.
  open func awakeFromNib() {}

  /// Does nothing; for overrides that call it. Never sent: there is no interface builder.
  open func prepareForInterfaceBuilder() {}

  // MARK: Actions

  /// Whether this responder performs the action; true if it answers the selector, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isAnswered(by: self) }

  /// This responder if it can perform the action, else the first one up the chain that can; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: First responder

  /// Whether `becomeFirstResponder()` may succeed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether `resignFirstResponder()` may succeed; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys of this responder's window go here first; false outside of a window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window: the one where keys begin their way up the chain.
  ///
  /// - Returns: false if `canBecomeFirstResponder` is, if the present first responder refuses to resign, or if the chain leads to no
  ///   window.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up being the first responder; the window has none afterwards.
  ///
  /// - Returns: false if `canResignFirstResponder` is; true also if this was not the first responder.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The window up the responder chain.
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

  /// Keys went down. Passes them to `next` unless overridden, as the other three do; what the whole chain leaves may scroll a scroll
  /// view.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.leave(presses) }
  }

  /// The force of a key changed. Never sent: keyboards do not report it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

  /// Keys came up, sent to the responder that was told of the press at its beginning.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

  /// A gesture recognizer has taken the keys; the responder undoes what it began.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The shortcuts that this responder adds while it is in the chain; nil unless overridden. Asked for at every key.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Touches

  /// Fingers went down in this view. Passes them to `next` unless overridden, as the other three do.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Fingers moved, sent to the view where they went down, at most once per event of the host.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Fingers left the screen; sent after all `touchesMoved` of the same touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// A gesture or the system has taken the touches; the responder undoes what it began. No `touchesEnded` follows.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}
