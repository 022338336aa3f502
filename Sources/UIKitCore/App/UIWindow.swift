internal import Diagnostics
public import Foundation
internal import QuartzCore
public import UIKitGraphics

/// The root of a view hierarchy on a screen.
///
/// A window is hidden until `isHidden` becomes false or `makeKeyAndVisible()` is called. Nothing else retains it: a window that the app
/// does not retain disappears. `becomeKey()` and `resignKey()` are for overriding.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The stacking order of windows: a greater level is in front of a lesser one, whichever was shown last.
  public struct Level: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// Any number; 0 is `normal`.
    public let rawValue: CGFloat

    /// Levels between the named ones are allowed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Levels between the named ones are allowed.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0, the default.
    public static let normal = Level(0)
    /// 1000: in front of all normal windows.
    public static let statusBar = Level(1000)
    /// 2000: in front of the other named levels.
    public static let alert = Level(2000)
  }

  /// Posted when a window has been shown; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become key; the object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is key no more; the object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// The screen of the window's scene; until it has one, that which was `UIScreen.main` when the window was made.
  open var screen: UIScreen { storedScreen }
  // Stored apart: an access to an overridable property of an open class is checked, and views ask at each change of a frame.
  private var storedScreen: UIScreen
  package internal(set) weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      oldValue?.firstResponderChanged()
      firstResponder?.firstResponderChanged()
      storedScreen.focus.firstResponderChanged(in: self)
      storedScreen.keyboard?.inputChanged()
    }
  }
  /// Leaves the window without a first responder if it is this one.
  func forget(firstResponder view: UIView) { if firstResponder === view { firstResponder = nil } }

  /// Scrolls to what the first responder edits, after the layout of the next frame.
  package func revealFirstResponder(animated: Bool) { storedScreen.reveals.add(self, animated: animated) }
  /// Receives keys in place of the first responder, which stays what it is: an open menu.
  package weak var keyReceiver: UIResponder?
  /// A menu that the next key or touch elsewhere dismisses.
  weak var lightMenu: MenuOverlay?
  /// The row of menus at the top, if the app builds one.
  var menuBar: MenuBar?
  private(set) var isShown = false
  private var isInScene = true

  /// `.normal` by default. A change moves a visible window in front of all others of its new level.
  open var windowLevel = Level.normal {
    didSet { if isShown { screen.show(self) } }
  }

  /// The controller whose view fills the window; nil by default. A change removes the former controller's view. The view is loaded when
  /// the window is shown.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(of: oldValue) }
  }

  public override init(frame: CGRect) {
    storedScreen = UIScreen.main
    super.init(frame: frame)
    setUp()
  }

  /// Makes a hidden window as large as the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a hidden window as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    storedScreen = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    setUp()
  }

  /// Makes a hidden window of size 0: nothing is decoded.
  public required init?(coder: NSCoder) {
    storedScreen = UIScreen.main
    super.init(coder: coder)
    setUp()
  }

  package convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    storedScreen = screen
    adoptScale(of: self)
    updateTraits()
    updateSafeArea()
  }

  private func setUp() {
    layer.isHidden = true
    storedWindow = self
    updateTraits()
    updateSafeArea()
  }

  /// Runs on the main actor: until then the views of a window that another thread released refer to it.
  isolated deinit { layer.removeFromSuperlayer() }

  open override var next: UIResponder? { screen.application }

  private lazy var ownUndoManager = UndoManager()

  /// A manager of the window's own.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The scene that shows the window; nil after that has been disconnected. nil removes the window from the scene, which hides it; another
  /// scene adopts the window, which stays as visible as it is. A scene that has been disconnected shows nothing.
  open var windowScene: UIWindowScene? {
    get { isInScene && !screen.isClosed ? screen.scene : nil }
    set {
      isInScene = newValue != nil
      guard let newValue else { return isHidden = true }
      if newValue.screen !== screen { move(to: newValue.screen) }
    }
  }

  private func move(to screen: UIScreen) {
    let (wasShown, filled) = (isShown, frame == storedScreen.bounds)
    isHidden = true
    storedScreen = screen
    if filled { frame = screen.bounds }
    screenChanged()
    if wasShown { isHidden = false }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue == !isShown { return }
      isShown = !newValue
      if isShown { screen.show(self) } else { screen.hide(self) }
      if !isShown && isKeyWindow { resignKey() }
      updateSafeArea()
      visibilityChanged()
      NotificationCenter.default.post(
        name: isShown ? Self.didBecomeVisibleNotification : Self.didBecomeHiddenNotification, object: self)
    }
  }

  // MARK: Key window

  /// Whether the keys of its scene go to this window: each scene has a key window of its own.
  open var isKeyWindow: Bool { screen.keyWindow === self }

  /// Shows the window in front of its level and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Whether `makeKey()` has an effect; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window of its scene if `canBecomeKey`, after `resignKey()` of the present one; works on a hidden window too.
  open func makeKey() {
    if isKeyWindow || !canBecomeKey { return }
    screen.keyWindow?.resignKey()
    screen.keyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Called when the window has become key.
  open func becomeKey() {}

  /// Called when another window becomes key or this one is hidden. An override must call `super`.
  open func resignKey() {
    guard isKeyWindow else { return }
    screen.keyWindow = nil
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  // MARK: Events

  /// Delivers touches to gesture recognizers and views, presses to the responder chain. An override that does not call `super` drops the
  /// event.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      screen.presses.deliver(event, in: self)
    } else {
      screen.touches.deliver(event, in: self)
    }
  }

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .window }

  // MARK: Coordinates

  /// Converts a point of this window's coordinates to those of `window`, or of the screen if nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = convertToParent(point)
    return window?.convertFromParent(onScreen) ?? onScreen
  }

  /// Converts a point of `window`'s coordinates, or of the screen's if nil, to this window's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromParent(window?.convertToParent(point) ?? point)
  }

  // MARK: Root

  open override func layoutSubviews() {
    updateTraits()
    super.layoutSubviews()
    if let view = rootViewController?.viewIfLoaded, view.superview === self, view.frame != bounds { view.frame = bounds }
    if let menuBar { place(menuBar) }
  }

  private func place(_ menuBar: MenuBar) {
    let top = frame == screen.bounds ? screen.safeAreaInsets.top : 0
    menuBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: menuBar.height)
    if subviews.last !== menuBar { bringSubviewToFront(menuBar) }
  }

  /// The screen's safe area insets if the window fills the screen, else none; and the row of menus.
  var deviceSafeArea: UIEdgeInsets {
    var insets = frame == screen.bounds ? screen.safeAreaInsets : .zero
    if let menuBar { insets.top += menuBar.height }
    return insets
  }

  func screenChanged() {
    adoptScale(of: self)
    forEachBelow { $0.adoptScale(of: self) }
    updateTraits()
    updateSafeArea()
  }
}
