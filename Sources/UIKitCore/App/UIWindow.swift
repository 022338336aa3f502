public import Foundation
internal import QuartzCore

/// The root of a tree of views on a screen.
@MainActor open class UIWindow: UIView {
  /// A greater level is in front of a lesser one, whenever shown.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (l: Level, r: Level) -> Bool { l.rawValue < r.rawValue }
  }

  /// The screen that was `UIScreen.main` when the window was made.
  open private(set) var screen: UIScreen
  weak var firstResponder: UIResponder?
  private(set) var isShown = false

  open var windowLevel = Level.normal {
    didSet { if isShown { screen.show(self) } }
  }

  /// Its view fills the window; the former one's leaves it.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(of: oldValue) }
  }

  public override init(frame: CGRect) {
    screen = UIScreen.main
    super.init(frame: frame)
    setUp()
  }

  /// As large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) {
    screen = UIScreen.main
    super.init(coder: coder)
    setUp()
  }

  package convenience init(screen: UIScreen) {
    self.init(frame: screen.bounds)
    self.screen = screen
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

  deinit { UIWindow.leave(layer) }

  open override var next: UIResponder? { screen.application }

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
    }
  }

  // MARK: Key window

  open var isKeyWindow: Bool { screen.application.storedKeyWindow === self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    if isKeyWindow { return }
    screen.application.storedKeyWindow?.resignKey()
    screen.application.storedKeyWindow = self
    becomeKey()
  }

  open func becomeKey() {}

  /// Called when another window becomes key or this one is hidden.
  open func resignKey() { if isKeyWindow { screen.application.storedKeyWindow = nil } }

  // MARK: Events

  /// Gives the event's touches to gesture recognizers and views, its presses to the responder chain.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      screen.presses.deliver(event, in: self)
    } else {
      screen.touches.deliver(event, in: self)
    }
  }

  // MARK: Coordinates

  /// nil means the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = convertToParent(point)
    return window?.convertFromParent(onScreen) ?? onScreen
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromParent(window?.convertToParent(point) ?? point)
  }

  // MARK: Root

  open override func layoutSubviews() {
    updateTraits()
    super.layoutSubviews()
    if let view = rootViewController?.viewIfLoaded, view.superview === self, view.frame != bounds { view.frame = bounds }
  }

  /// The screen's insets for a window that fills it, else none.
  var deviceSafeArea: UIEdgeInsets { frame == screen.bounds ? screen.safeAreaInsets : .zero }

  /// Set for good once a view controller of the window asks for insets of its own.
  package var hasAdditionalSafeArea = false

  /// False as long as no view of the window can have a safe area, so that frames may change without a look at it.
  var hasSafeArea: Bool { hasAdditionalSafeArea || screen.safeAreaInsets != .zero }

  func screenChanged() {
    adoptScale(of: self)
    forEachBelow { $0.adoptScale(of: self) }
    updateTraits()
    updateSafeArea()
  }

  nonisolated private static func leave(_ layer: CALayer) {
    MainQueue.run { layer.removeFromSuperlayer() }
  }
}
