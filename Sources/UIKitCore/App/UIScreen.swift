internal import CoreGraphics
internal import Diagnostics
public import Foundation
package import QuartzCore
public import UIKitGraphics

/// The area in which a scene shows: its size and scale, its windows, and the driver that calls its frames. On a desktop it is one window of
/// the desktop, with the scale and the refresh rate of the display on which that lies.
///
/// `traitCollectionDidChange(_:)` is for overriding.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen whose frame, timer or event is being handled, else that of the active scene. In tests the screen that this task drove last,
  /// else the one driven last by any; if none exists, one of 393 x 852 points at 3x that nobody sees, on which time passes while the program
  /// waits on the main queue.
  open class var main: UIScreen { CurrentScreen.screen ?? StandInScreen.shared }

  /// The screens of the app's scenes, one for each window of the desktop; `main` is the first.
  open class var screens: [UIScreen] {
    let main = main
    return [main] + main.application.screens.filter { $0 !== main }
  }

  /// Posted after the window of another scene has been opened; the object is its screen.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted after the window of a scene, which was not the last one, has been closed; the object is its screen.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

  /// In points, with the origin 0, 0. On a desktop it is the window's area, and changes with the window.
  open private(set) var bounds: CGRect
  /// Device pixels per point.
  @exclusivity(unchecked) open private(set) var scale: CGFloat
  /// The display's frames per second, 60 unless the host or the stage says otherwise.
  open private(set) var maximumFramesPerSecond: Int

  package let application: UIApplication
  package let rootLayer = CALayer()
  package let compositor: Compositor
  @exclusivity(unchecked) package private(set) var driver: FrameDriver! = nil
  @exclusivity(unchecked) private(set) var touches: TouchDispatcher! = nil
  private(set) var presses: PressDispatcher! = nil
  package private(set) lazy var scene = UIWindowScene(self)
  /// The window that keys go to.
  package final weak var keyWindow: UIWindow? {
    didSet { if keyWindow !== oldValue { keyboard?.inputChanged() } }
  }
  /// What shows a keyboard on the screen; nil while there is none.
  package final var keyboard: (any ScreenKeyboard)?
  /// Whether the desktop's window is closed: nothing is shown any more.
  package private(set) final var isClosed = false
  /// Whether the desktop's window covers its display.
  package final var isFullScreen = false
  package let warnings = Warnings()
  var storedAppearances: AppearanceTemplates? { application.storedAppearances }
  var appearances: AppearanceTemplates {
    let appearances = application.storedAppearances ?? AppearanceTemplates()
    application.storedAppearances = appearances
    return appearances
  }
  /// The last events and frames as text, where the host records them.
  package final var history: (() -> String)?
  /// Called with each scroll view of the screen that has scrolled, before its delegate is.
  @exclusivity(unchecked) package final var onScroll: ((UIScrollView) -> Void)?
  /// Called after the screen's size, traits or orientation may have changed.
  package final var onUpdate: (() -> Void)?
  /// Called when a controller allows other orientations than before.
  package final var onOrientationsChange: (() -> Void)?
  /// Whether the person wants opaque materials.
  package final var reducesTransparency = false {
    didSet { if reducesTransparency != oldValue { for window in windows { window.showEffectsAnew() } } }
  }
  /// How a simulated device was turned last.
  package final var orientation = UIInterfaceOrientation.unknown
  /// Called with a scroll view that an assistive technology has scrolled by a page, and the text of its pages.
  package final var onPageScroll: ((UIScrollView, String) -> Void)?
  /// Whose resources and languages the app has.
  package final let appResources: AppResources
  /// What assistive technologies store with the screen.
  package var storedAccessibilityState: AnyObject?
  /// The insets that a notch, a status bar and their like cover of full-screen windows, in points.
  package private(set) final var safeAreaInsets: UIEdgeInsets
  /// The setting light or dark that windows inherit.
  package var userInterfaceStyle = UIUserInterfaceStyle.light {
    didSet { if userInterfaceStyle != oldValue { traitsChanged() } }
  }
  /// Whether the person wants more contrast.
  package final var accessibilityContrast = UIAccessibilityContrast.normal {
    didSet { if accessibilityContrast != oldValue { traitsChanged() } }
  }
  /// The size of text that the person has chosen.
  package var contentSizeCategory = UIContentSizeCategory.large {
    didSet { if contentSizeCategory != oldValue { contentSizeCategoryChanged() } }
  }
  /// What the scene sets for all its windows.
  final var traitOverrides = TraitOverrides() {
    didSet { traitsChanged() }
  }
  /// The traits of windows that fill the screen.
  private(set) lazy var traits = makeTraits(bounds.size, scale)

  /// Makes a screen that becomes `main`.
  ///
  /// The screen retains the host, not the host the screen.
  package init(
    host: any Host, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, framesPerSecond: Int = 60,
    application: UIApplication = UIApplication()
  ) {
    ensure(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "UIScreen: size \(size)")
    ensure(scale.isFinite && scale > 0, "UIScreen: scale \(scale) must be positive")
    bounds = CGRect(origin: .zero, size: size)
    (self.scale, maximumFramesPerSecond) = (scale, framesPerSecond)
    (self.safeAreaInsets, self.application) = (safeAreaInsets, application)
    let former = application.activeScreen
    appResources = former?.appResources ?? AppResources()
    compositor = Compositor(root: rootLayer, size: size, scale: scale)
    super.init()
    driver = FrameDriver(host: host, screen: self)
    touches = TouchDispatcher(screen: self)
    presses = PressDispatcher(screen: self)
    if let former { adoptSettings(of: former) }
    application.adopt(self)
    BitmapRasterizer.install { CurrentGraphics.rasterize($0, size: $1, scale: 1, isOpaque: false) }
    ImageDecoder.install { CurrentGraphics.decode($0) }
    configure(size)
    compositor.now = { [weak self] in self?.driver.now ?? 0 }
    compositor.onNeedsFrame = { [weak self] in self?.driver.setNeedsFrame() }
    compositor.onWarning = { [weak self] in self?.warnings.once($0) }
    CADisplayLink.currentDriver = { UIScreen.main.driver }
    CurrentGraphics.display = { UIScreen.main }
    makeCurrent()
    driver.setNeedsFrame()
    keyboard = application.keyboards?.makeKeyboard(for: self)
  }

  /// Tests release their stages on any thread, while windows leave the layer tree on the main queue: the tree outlives both.
  deinit { MainQueue.run { [compositor, rootLayer] in withExtendedLifetime((compositor, rootLayer)) {} } }

  nonisolated open override var description: String { describeOnMain { stateDescription } }

  /// Equal to `scale`.
  open var nativeScale: CGFloat { scale }

  /// Always 1: an app does not dim the screens of a desktop, so that setting it does nothing.
  open var brightness: CGFloat {
    get { 1 }
    set {}
  }

  /// Always false; setting it does nothing, as for `brightness`.
  open var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }

  /// Always nil: no screen shows what another one does.
  open var mirrored: UIScreen? { nil }

  /// The bounds in device pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }

  /// The traits that windows which fill the screen inherit; narrower windows get size classes of their own.
  open var traitCollection: UITraitCollection { traits }

  /// Called after the screen's traits have changed and before those of its windows change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  let reveals = FirstResponderReveals()
  private(set) lazy var toolTips = ToolTips(self)
  /// The menus at the top of the windows.
  private(set) lazy var mainMenu = MainMenu(self)
  private(set) lazy var contextSystem = UIMenuSystem()
  private(set) lazy var menuController = UIMenuController()
  /// The focus of the screen's windows.
  package private(set) lazy var focus = UIFocusSystem(self)
  /// What is dragged on the screen.
  package private(set) lazy var drags = DragCoordinator(self)

  /// The traits where nothing draws, as `GraphicsDisplay` asks for them.
  package var idleTraits: UITraitCollection? { traits }

  @exclusivity(unchecked) private var followers: [WeakFollower] = []

  /// Asks the follower after each layout, as long as it lives.
  package func add(_ follower: any LayoutFollower) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
    followers.append(WeakFollower(follower: follower))
  }

  /// - Returns: Whether a follower has changed something, so that a layout is due again.
  func callFollowers() -> Bool {
    // All of them are asked.
    followers.reduce(false) { $1.follower?.follow() == true || $0 }
  }

  package func makeCurrent() {
    CurrentScreen.drive(self)
  }

  // MARK: Windows

  @exclusivity(unchecked) private var windowBoxes: [WindowBox] = []
  private var hasShownWindow = false
  /// The frame of the first window while the host gives its size to the screen.
  private var wantedFrame: CGRect?

  /// The windows that are not hidden, from back to front.
  package var windows: [UIWindow] { windowBoxes.compactMap(\.window) }

  /// Whether a window has views whose properties are to be updated. Asked several times in each frame, so it makes no list of windows.
  var needsPropertyUpdate: Bool { windowBoxes.contains { $0.window?.flags.needsPropertyUpdate ?? false } }

  /// Takes the screen off when its scene has been disconnected: windows are hidden, animations end, and what waits for a time or a frame goes
  /// on by another screen of the app. Called from inside of the screen's own frames too.
  package func close() {
    if isClosed { return }
    for window in windows.reversed() { window.isHidden = true }
    compositor.advanceAnimations(at: driver.now)
    isClosed = true
    application.drop(self)
    driver.close(for: application)
  }

  private func adoptSettings(of other: UIScreen) {
    (userInterfaceStyle, accessibilityContrast) = (other.userInterfaceStyle, other.accessibilityContrast)
    contentSizeCategory = other.contentSizeCategory
  }

  /// Shows `window` in front of all others of the same level. The first one decides the size of a desktop's window.
  func show(_ window: UIWindow) {
    hide(window)
    if isClosed {
      return warnings.once("UIWindow.isHidden = false: the window's scene has been disconnected; set windowScene to another one")
    }
    mainMenu.windowsChanged()
    if !hasShownWindow { wantSize(of: window) }
    hasShownWindow = true
    let index = windowBoxes.firstIndex { $0.window.map { $0.windowLevel > window.windowLevel } ?? false } ?? windowBoxes.count
    if index == windowBoxes.count {
      rootLayer.addSublayer(window.layer)
    } else {
      rootLayer.insertSublayer(window.layer, below: windowBoxes[index].window?.layer)
    }
    windowBoxes.insert(WindowBox(window: window), at: index)
  }

  func hide(_ window: UIWindow) {
    windowBoxes.removeAll { $0.window == nil || $0.window === window }
    window.layer.removeFromSuperlayer()
  }

  // MARK: Size

  private func wantSize(of window: UIWindow) {
    let frame = window.frame
    guard frame.origin == .zero, frame.size != bounds.size, frame.width >= 1, frame.height >= 1 else { return }
    if driver.host.request(.size(frame.size)) { wantedFrame = frame }
  }

  /// Changes the screen's size. Windows that fill the screen follow in `duration` seconds.
  func resize(to size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, framesPerSecond: Int? = nil, duration: TimeInterval)
  {
    if let framesPerSecond { maximumFramesPerSecond = framesPerSecond }
    let (former, new) = (bounds, makeTraits(size, scale))
    defer {
      wantedFrame = nil
      onUpdate?()
    }
    let transitions =
      size == former.size ? [] : windows.filter { fills($0, former) }.map { SizeTransition($0, duration: duration) }
    for transition in transitions { transition.announce(size, new) }
    change(to: size, scale: scale, safeAreaInsets: safeAreaInsets, new)
    if transitions.isEmpty { return updateWindows(filling: former) }
    for transition in transitions { transition.run { self.updateWindows(filling: former) } }
  }

  private func change(to size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, _ traits: UITraitCollection) {
    bounds.size = size
    (self.scale, self.safeAreaInsets) = (scale, safeAreaInsets)
    (compositor.size, compositor.scale) = (size, scale)
    configure(size)
    adopt(traits)
  }

  private func updateWindows(filling former: CGRect) {
    for window in windows {
      if fills(window, former) { window.frame = bounds }
      window.screenChanged()
    }
  }

  private func fills(_ window: UIWindow, _ area: CGRect) -> Bool { window.frame == area || window.frame == wantedFrame }

  // MARK: Traits

  private func traitsChanged() {
    adopt(makeTraits(bounds.size, scale))
    for window in windows { window.updateTraits() }
    onUpdate?()
  }

  /// Called after the app's languages or its style have changed.
  package final func appResourcesChanged() {
    for screen in application.screens { screen.traitsChanged() }
  }

  private func adopt(_ new: UITraitCollection) {
    let previous = traits
    if new == previous { return }
    traits = new
    traitCollectionDidChange(previous)
  }

  private func contentSizeCategoryChanged() {
    ensure(
      contentSizeCategory.step != nil, "\(contentSizeCategory.rawValue) is no size of text: choose one that has a size")
    traitsChanged()
    // Every screen of an app gets the size of text; the app is told once, after all others have it.
    guard application.screens.first === self else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: contentSizeCategory])
  }

  private func configure(_ size: CGSize) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rootLayer.bounds = CGRect(origin: .zero, size: size)
    rootLayer.position = CGPoint(x: size.width / 2, y: size.height / 2)
    CATransaction.commit()
  }
}

/// A weak reference to a window. The app owns its windows, as on iOS: one that nobody retains disappears.
private struct WindowBox {
  weak var window: UIWindow?
}

/// What depends on where views are after a layout that is not its own.
@MainActor package protocol LayoutFollower: AnyObject {
  /// Asked after a layout.
  /// - Returns: Whether a layout is due again; true at most once for each change.
  func follow() -> Bool
}

private struct WeakFollower {
  weak var follower: (any LayoutFollower)?
}

extension UIScreen {
  /// The date and the time of day of the host.
  package var currentDate: Date { driver.host.date }
}

extension UIScreen: GraphicsDisplay {
  package var graphics: any GraphicsHost { driver.host }

  package func warnOnce(about subject: String, _ text: () -> String) { warnings.once(about: subject, text) }
}
