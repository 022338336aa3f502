internal import Diagnostics
public import Foundation
public import Selectors
internal import QuartzCore

/// Recognizes one kind of movement in the touches that begin in its view or below.
///
/// Subclasses override `touchesBegan` and its like, which do nothing here, and set `state`. From `.possible` a discrete gesture goes to `.ended`, a continuous
/// one to `.began`, `.changed`..., then `.ended` or `.cancelled`; both may go to `.failed` instead. Other changes are ignored, such as
/// `.changed` after the gesture was prevented; only `.changed` from `.possible` is a programming error. After its end a recognizer
/// receives no touch until all of its touches are gone; then `reset()` is called and it is `.possible` again.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatedObjectHolder {
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  /// The progress of a gesture.
  public enum State: Int, Sendable {
    /// `possible` before a recognition, `failed` if there will be none; the other states follow a recognition.
    case possible, began, changed, ended, cancelled, failed

    /// For discrete gestures; the same as `.ended`.
    public static let recognized = State.ended

    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Whether the gesture was recognized and not reset, cancelled or failed since.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  // MARK: Properties

  /// Weak; nil by default. Asked before touches are received and before recognition.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer was added to; nil before.
  open var view: UIView? { storedView }
  /// For messages and debugging; nil by default.
  open var name: String?

  /// Cleared by the view's deinit, so never dangling; a weak reference would slow down every retain of the view.
  nonisolated(unsafe) unowned(unsafe) var storedView: UIView?
  var storedState = State.possible
  /// The state that was announced to the actions and that other recognizers see.
  var announced = State.possible
  /// States still to be announced, in order.
  var unannounced: [State] = []
  /// States of a held recognition, which waits for the failure of required recognizers.
  var held: [State] = []
  package internal(set) var tracking = GestureTouches()
  /// Current touches, in the order in which they began.
  package var liveTouches: [UITouch] { tracking.live }
  private var requirements: [WeakGesture] = []
  private enum Action {
    case closure((UIGestureRecognizer) -> Void)
    case target(TargetAction)
  }

  private var actions: [Action] = []
  private var storedEnabled = true

  /// Makes a recognizer without actions; it works once it is added to a view.
  public override init() { super.init() }

  /// Makes a recognizer as `init()` does: nothing is decoded.
  public init?(coder: NSCoder) { super.init() }

  /// Makes a recognizer that performs `action` on `target`, which is held weakly; see `addTarget(_:action:)`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Performs a selector whenever the gesture is recognized or, if continuous, changes or ends, after the actions added before. The selector
  /// has no parameter, or the recognizer.
  ///
  /// - Parameter target: Held weakly. A target that does not answer the selector stops the program when the gesture is recognized.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    actions.append(.target(TargetAction(target, action)))
  }

  /// Removes the selector; nil stands for every target, or every selector.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { if case .target(let call) = $0 { call.isOver || call.matches(target, action) } else { false } }
  }

  /// Makes a recognizer with one action, called whenever the gesture is recognized or, if continuous, changes or ends. Not part of UIKit.
  public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  // Not open: in debug builds of Swift 6.3 subclasses in other files name the method with another mangling of the closure's type.
  /// Adds an action, called after those added before with the recognizer as its argument. Not part of UIKit.
  public final func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { actions.append(.closure(action)) }

  /// Removes the actions; the recognizer goes on preventing others and cancelling touches.
  open func removeAllActions() { actions = [] }

  /// The progress of the gesture; subclasses set it. Setting it has consequences: other recognizers fail, touches are cancelled in views,
  /// actions are called.
  ///
  /// During the delivery of an event the consequences wait until all recognizers have received it, otherwise they happen at once.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// Whether the recognizer receives touches; true by default. Disabling it during a gesture cancels the gesture.
  open var isEnabled: Bool {
    get { storedEnabled }
    set {
      if storedEnabled == newValue { return }
      storedEnabled = newValue
      if !newValue, isUnderWay { environment?.disabled(self) }
    }
  }

  /// Whether recognition cancels the touches in their views; true by default.
  open var cancelsTouchesInView = true
  /// Whether views receive touches only after this recognizer has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether views receive the end of touches only after this recognizer has failed; true by default.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are received, as raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of keys that are received, as raw values of `UIPress.PressType`; none by default (our choice), so that keys do not trigger
  /// taps.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether all touches of a gesture must be of one kind; true by default.
  open var requiresExclusiveTouchType = true

  // MARK: Relations to other recognizers

  /// Waits with recognition until `other` has failed, and fails if `other` is recognized. Holds `other` weakly; requiring itself is a
  /// programming error.
  open func require(toFail other: UIGestureRecognizer) {
    ensure(other !== self, "\(type(of: self)).require(toFail:): a recognizer cannot wait for its own failure")
    requirements.removeAll { $0.gesture == nil }
    if !requires(other) { requirements.append(WeakGesture(gesture: other)) }
  }

  func requires(_ other: UIGestureRecognizer) -> Bool { requirements.contains { $0.gesture === other } }

  /// Whether the recognition of this one makes the other one fail; true unless overridden. Both sides must agree.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other one's recognition makes this one fail; true unless overridden. Both sides must agree.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Like `require(toFail:)` for a whole class of recognizers, asked for each pair that shares a touch; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Like `shouldRequireFailure(of:)`, seen from the recognizer that has to fail; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches

  /// The touches that are down and received by this recognizer.
  open var numberOfTouches: Int { tracking.live.count }

  /// The modifier keys held down at the last event of the gesture.
  open var modifierFlags: UIKeyModifierFlags { tracking.modifiers }

  /// The mouse buttons pressed at the last event of the gesture; empty for fingers.
  open var buttonMask: UIEvent.ButtonMask { tracking.buttons }

  /// The centre of the touches, or the last one, in `view`'s coordinates, or in those of the window if nil.
  open func location(in view: UIView?) -> CGPoint { convert(tracking.center, to: view) }

  /// The place of one touch in the order in which they began; an index out of range is a programming error.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    ensure(
      tracking.live.indices.contains(touchIndex),
      "\(type(of: self)).location(ofTouch: \(touchIndex)): it has \(tracking.live.count) touches; ask numberOfTouches first")
    return tracking.live[touchIndex].location(in: view)
  }

  /// Receives nothing more of `touch`, which goes on for views and other recognizers.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    untrack(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
    environment?.touchIgnored()
  }

  /// Whether to receive touches, keys or hovering of this event; asked before the delegate. True unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called before views receive the touches, as the other three.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before views receive the movement.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before views receive the end, as long as the gesture is not over.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches; afterwards the gesture is cancelled if none of its touches is left.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when keys go down whose way up the responder chain begins in the view or below. Not passed on to other objects, as the other
  /// three.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The force of a key changed. Never sent: keyboards do not report it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when such keys come up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when such keys are cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Receives nothing more of `button`.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    tracking.remove(button)
    button.hearers.removeAll { $0.gesture === self }
    environment?.touchIgnored()
  }

  /// Called when the gesture is over and `state` is `.possible` again: clear the gesture's data. Overrides call `super`.
  open func reset() {}

  // MARK: Internal

  /// Number of touches still down after the current event; one event may contain lifted and cancelled touches.
  var remainingTouches: Int { tracking.live.count { $0.phase != .ended && $0.phase != .cancelled } }

  func track(_ touch: UITouch) {
    tracking.updateCenter()
    let old = tracking.live.isEmpty ? nil : tracking.center
    tracking.add(touch)
    centerJumped(from: old, to: tracking.center)
  }

  func untrack(_ touch: UITouch) {
    tracking.updateCenter()
    let old = tracking.center
    tracking.remove(touch)
    if !tracking.live.isEmpty { centerJumped(from: old, to: tracking.center) }
  }

  /// Called when an added or removed touch has moved the centre; `old` is nil for the first touch.
  func centerJumped(from old: CGPoint?, to new: CGPoint) {}

  /// Called when the host reports that fingers have not moved.
  func touchesRested(with event: UIEvent) {}

  func callActions() {
    for action in actions {
      switch action {
      case .closure(let closure): closure(self)
      case .target(let call): if let target = call.target { call.selector.perform(on: target, [self], for: "\(type(of: self))") }
      }
    }
  }

  /// The frame driver of the view's screen, for timers and the current time.
  package var driver: FrameDriver? { view?.window?.screen.driver }

  var environment: GestureEnvironment? { tracking.environment ?? view?.window?.screen.touches.environment }

  package func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = self.view?.window ?? view?.window else { return point }
    let inWindow = window.convertFromParent(point)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }

  /// Converts a vector on the screen to `view`'s axes.
  package func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    let (start, end) = (convert(.zero, to: view), convert(vector, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    let (a, b) = (window.convertToParent(start), window.convertToParent(end))
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }
}

struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}
