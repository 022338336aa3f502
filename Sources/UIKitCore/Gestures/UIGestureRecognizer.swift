internal import Diagnostics
public import Foundation
internal import QuartzCore

/// Watches the touches that begin in its view, or below it, for one movement.
///
/// Subclasses override `touchesBegan` and its like, and set `state`. From `.possible` a discrete gesture goes to `.ended`, a continuous
/// one to `.began`, `.changed`..., then `.ended` or `.cancelled`; both may go to `.failed` instead. What leads nowhere from where it
/// is (`.changed` after it was prevented, say) is ignored. After its end it hears of no touch until all of its touches are gone; then
/// `reset()` is called and it is `.possible` again.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// For discrete gestures: the same as `ended`.
    public static let recognized = State.ended

    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    /// Begun, or recognized and not reset yet.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  // MARK: What it knows

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?

  var storedState = State.possible
  /// The state that the others and the actions have been told of.
  var announced = State.possible
  /// States to be told, in order.
  var unannounced: [State] = []
  /// Recognized, but held until those that it requires to fail have failed.
  var held: [State] = []
  var tracking = GestureTouches()
  /// The touches that are down, in the order in which they began.
  package var liveTouches: [UITouch] { tracking.live }
  private var requirements: [WeakGesture] = []
  private var actions: [(UIGestureRecognizer) -> Void] = []
  private var storedEnabled = true

  public override init() { super.init() }

  /// There is no Interface Builder: it reads nothing.
  public init?(coder: NSCoder) { super.init() }

  /// `action` is called with the recognizer whenever it is recognized or, if continuous, changes. Not on Apple's platforms: there
  /// `init(target:action:)` needs Objective-C.
  public convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Called after those that were added before.
  open func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { actions.append(action) }

  open func removeAllActions() { actions = [] }

  /// Setting it starts what follows from it: others fail, touches are cancelled in views, actions are called.
  ///
  /// During the delivery of an event that happens when all recognizers have heard of it, otherwise at once.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// A recognizer that is disabled in the middle of its gesture is cancelled.
  open var isEnabled: Bool {
    get { storedEnabled }
    set {
      if storedEnabled == newValue { return }
      storedEnabled = newValue
      if !newValue { environment?.disabled(self) }
    }
  }

  /// Recognition cancels the touches in their views; otherwise views go on hearing of them.
  open var cancelsTouchesInView = true
  /// Views hear of touches only after this recognizer has failed.
  open var delaysTouchesBegan = false
  /// Views hear of the end of a touch only after this recognizer has failed.
  open var delaysTouchesEnded = true
  /// Kinds of touches (`UITouch.TouchType` raw values) that it hears of.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Kinds of keys (`UIPress.PressType` raw values) that it hears of; chosen: none unless set, so that no key taps what a finger should.
  open var allowedPressTypes: [NSNumber] = []
  /// While it has a touch of one kind it hears of no other kind.
  open var requiresExclusiveTouchType = true

  // MARK: Others

  /// Waits with its recognition until `other` has failed, and fails if `other` is recognized. Only weakly held.
  open func require(toFail other: UIGestureRecognizer) {
    ensure(other !== self, "\(type(of: self)).require(toFail:): a recognizer cannot wait for its own failure")
    requirements.removeAll { $0.gesture == nil }
    if !requires(other) { requirements.append(WeakGesture(gesture: other)) }
  }

  func requires(_ other: UIGestureRecognizer) -> Bool { requirements.contains { $0.gesture === other } }

  /// Whether the recognition of this one makes `preventedGestureRecognizer` fail; both are asked.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A requirement for this class of recognizers, as `require(toFail:)` is for one.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Touches

  open var numberOfTouches: Int { tracking.live.count }

  /// The modifier keys that were held down at the last event of its touches.
  open var modifierFlags: UIKeyModifierFlags { tracking.modifiers }

  /// The buttons that were; none for fingers.
  open var buttonMask: UIEvent.ButtonMask { tracking.buttons }

  /// The middle of its touches, or where that was last.
  open func location(in view: UIView?) -> CGPoint { convert(tracking.center, to: view) }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    ensure(
      tracking.live.indices.contains(touchIndex),
      "\(type(of: self)).location(ofTouch: \(touchIndex)): it has \(tracking.live.count) touches; ask numberOfTouches first")
    return tracking.live[touchIndex].location(in: view)
  }

  /// Hears no more of `touch`.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    untrack(touch)
    touch.gestureRecognizers?.removeAll { $0 === self }
    environment?.touchIgnored()
  }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Keys went down while the view, or one inside it, was first to hear of keys; passed on by nobody, as the other three.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// A key is pressed harder or softer; no keyboard says so.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Hears no more of `button`.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    tracking.remove(button)
    button.hearers.removeAll { $0.gesture === self }
    environment?.touchIgnored()
  }

  /// The gesture is over and `state` is `.possible` again: forget what belonged to it.
  open func reset() {}

  // MARK: For this module

  /// Its fingers that stay down after the event that it hears of: in one event some may be lifted and others cancelled.
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

  /// The middle of the touches is elsewhere since one came or went, not by movement; `old` is nil for the first one.
  func centerJumped(from old: CGPoint?, to new: CGPoint) {}

  /// The host says that fingers are still where they were.
  func touchesRested(with event: UIEvent) {}

  func callActions() {
    for action in actions { action(self) }
  }

  /// Timers and everything else on the time of the screen that the view is on.
  package var driver: FrameDriver? { view?.window?.screen.driver }

  var environment: GestureEnvironment? { tracking.environment ?? view?.window?.screen.touches.environment }

  package func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = self.view?.window ?? view?.window else { return point }
    let inWindow = window.convertFromParent(point)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }

  /// A distance on the screen in the axes of `view`.
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
