internal import Foundation
package import UIKitCore
internal import UIKitControls
internal import UIKitGraphics
internal import UniformTypeIdentifiers

/// Carries an app and its scenes from launch to end, with iOS's messages in their order. Used once for an app.
@MainActor package final class AppLife {
  private enum Phase { case new, active, background, ended }

  let application: UIApplication
  private var phase = Phase.new
  /// The connected scenes of an app that adopts scenes; the one that was active last is at the end.
  var scenes: [UIWindowScene] = []
  /// How many scenes of each name have been open at once, by the names of their sessions.
  var names: Set<String> = []
  /// The quick actions that the app has set, and the name of the icon that it has chosen.
  var shortcutItems: [UIApplicationShortcutItem]?
  var alternateIcon: String?
  /// The window of the app's storyboard.
  private var window: UIWindow?
  /// In place of a storyboard's first screen.
  private var notice: UIWindow?

  package init(_ application: UIApplication) {
    self.application = application
    application.storedLife = self
  }

  // MARK: Launch

  /// Launches the app: the delegate, then its scene if it adopts scenes, else the delegate again.
  ///
  /// - Parameter arguments: Of the program; addresses with a scheme among them are opened.
  package func launch(_ delegate: any UIApplicationDelegate, arguments: [String] = []) {
    application.delegate = delegate
    adopt(Self.module(of: delegate), arguments)
    application.applicationState = .inactive
    let reason = LaunchReason(arguments, AppInfo(application.screen))
    let options = reason.options
    let userInfo = options.map { options in
      [AnyHashable: Any](uniqueKeysWithValues: options.map { (AnyHashable($0.key.rawValue), $0.value) })
    }
    let mayOpen = delegate.application(application, willFinishLaunchingWithOptions: options)
    window = LaunchStoryboard.window(for: delegate)
    let mayOpenToo = delegate.application(application, didFinishLaunchingWithOptions: options)
    // The app may have put another window in its place.
    if let window, delegate.window == nil || delegate.window === window { window.makeKeyAndVisible() }
    post(UIApplication.didFinishLaunchingNotification, application, userInfo)
    // A message may end the app, as a signal does: it gets no further ones of the launch.
    guard phase == .new else { return }
    phase = .active
    if !connectScene(delegate, reason), mayOpen, mayOpenToo {
      for address in reason.addresses { whileActive { _ = delegate.application(application, open: address, options: [:]) } }
      if let shortcut = reason.shortcut {
        whileActive { delegate.application(application, performActionFor: shortcut) { _ in } }
      }
    }
    whileActive { activate() }
    whileActive { notice = StoryboardNotice.window(for: application, module: Self.module(of: delegate)) }
  }

  /// Adopts the app's resources and what its `Info.plist` says.
  private func adopt(_ module: String, _ arguments: [String]) {
    guard let screen = application.screen else { return }
    screen.appResources.adopt(module: module, arguments: arguments)
    TypeRegistry.shared.declare(info: screen.appResources.info)
    let info = AppInfo(screen)
    screen.appResources.style = info.style
    screen.appResourcesChanged()
    AppFonts.register(info.fonts)
    if application.icon == nil { application.icon = info.icon }
  }

  static func module(of delegate: any UIApplicationDelegate) -> String {
    String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
  }

  var isActive: Bool { phase == .active }

  func whileActive(_ body: () -> Void) { if phase == .active { body() } }

  /// Whether the app adopts scenes.
  private func connectScene(_ delegate: any UIApplicationDelegate, _ reason: LaunchReason) -> Bool {
    guard let scene = application.screen?.scene else { return false }
    let options = UIScene.ConnectionOptions(reason.addresses, shortcut: reason.shortcut)
    guard let configuration = configuration(for: scene.session, options, delegate) else { return false }
    scene.session.configuration = configuration
    scene.session.name = name(for: configuration)
    scenes = [scene]
    connect(scene, delegateIn: Self.module(of: delegate), options)
    return true
  }

  /// nil for an app that adopts no scenes.
  func configuration(
    for session: UISceneSession, _ options: UIScene.ConnectionOptions, _ delegate: any UIApplicationDelegate
  ) -> UISceneConfiguration? {
    let returned = delegate.application(application, configurationForConnecting: session, options: options)
    let isImplemented = returned !== UISceneConfiguration.notImplemented
    return isImplemented ? returned : SceneClass.configuration(in: Self.module(of: delegate))
  }

  func connect(_ scene: UIWindowScene, delegateIn module: String, _ options: UIScene.ConnectionOptions) {
    let configuration = scene.session.configuration
    scene.activationState = .unattached
    scene.delegate = SceneClass.find(configuration, in: module)?.init()
    watch(scene)
    scene.activationState = .foregroundInactive
    let window = LaunchStoryboard.window(for: scene, configuration, in: module)
    scene.session.window = window
    // A scene that ends inside of the message has another one to keep.
    let kept = scene.session.stateRestorationActivity
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    let own = (scene.delegate as? any UIWindowSceneDelegate)?.window
    if let window, own == nil || own === window { window.makeKeyAndVisible() }
    whileActive {
      if let kept { scene.delegate?.scene(scene, restoreInteractionStateWith: kept) }
    }
    whileActive {
      post(UIScene.willConnectNotification, scene)
      scene.delegate?.sceneWillEnterForeground(scene)
    }
    whileActive {
      NotificationCenter.default.announce(UIScene.WillEnterForegroundMessage(), subject: scene)
    }
  }

  /// Tells the delegate of changes of the screen.
  private func watch(_ scene: UIWindowScene) {
    let screen = scene.screen
    var former = SceneShape(scene)
    screen.onUpdate = { [weak scene] in
      guard let scene else { return }
      let (before, now) = (former, SceneShape(scene))
      if before == now { return }
      former = now
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: FormerSpace(before.bounds, of: scene.screen), interfaceOrientation: before.orientation,
        traitCollection: before.traits)
    }
  }

  // MARK: Background

  /// Sends the messages with which an app leaves the screen; an app that is not active receives none.
  package func enterBackground() {
    guard phase == .active else { return }
    phase = .background
    leave()
  }

  /// Sends the messages with which an app comes back from the background.
  package func enterForeground() {
    guard phase == .background else { return }
    phase = .active
    application.applicationState = .inactive
    for scene in scenes {
      whileActive {
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground(scene)
      }
      whileActive { NotificationCenter.default.announce(UIScene.WillEnterForegroundMessage(), subject: scene) }
    }
    if scenes.isEmpty { application.delegate?.applicationWillEnterForeground(application) }
    whileActive { NotificationCenter.default.announce(UIApplication.WillEnterForegroundMessage(), subject: application) }
    whileActive { activate() }
  }

  private func activate() {
    application.applicationState = .active
    if let scene = scenes.last { becomeActive(scene) } else { application.delegate?.applicationDidBecomeActive(application) }
    whileActive { NotificationCenter.default.announce(UIApplication.DidBecomeActiveMessage(), subject: application) }
  }

  // MARK: End

  /// Sends the last messages, once: the app is deactivated and goes to the background, then terminates.
  ///
  /// - Returns: false if the app has ended or is ending.
  @discardableResult package func end() -> Bool {
    if phase == .ended { return false }
    let former = phase
    phase = .ended
    if former == .active { leave() }
    if former != .new {
      for scene in scenes { tellDisconnected(scene) }
    }
    application.delegate?.applicationWillTerminate(application)
    NotificationCenter.default.announce(UIApplication.WillTerminateMessage(), subject: application)
    return true
  }

  /// Tells the scene's delegate in an app that adopts scenes, else the app's.
  private func leave() {
    application.applicationState = .inactive
    // The last one also if the app ends before it has become active.
    for scene in scenes where scene.activationState == .foregroundActive || scene === scenes.last { resignActive(scene) }
    if scenes.isEmpty { application.delegate?.applicationWillResignActive(application) }
    NotificationCenter.default.announce(UIApplication.WillResignActiveMessage(), subject: application)
    application.applicationState = .background
    for scene in scenes { enterBackground(scene) }
    if scenes.isEmpty { application.delegate?.applicationDidEnterBackground(application) }
    NotificationCenter.default.announce(UIApplication.DidEnterBackgroundMessage(), subject: application)
  }

  func post(_ name: Notification.Name, _ object: AnyObject, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
  }
}

/// What a scene's delegate is told of.
private struct SceneShape: Equatable {
  let bounds: CGRect
  let orientation: UIInterfaceOrientation
  let traits: UITraitCollection

  @MainActor init(_ scene: UIWindowScene) {
    (bounds, orientation, traits) = (scene.screen.bounds, scene.interfaceOrientation, scene.traitCollection)
  }
}

/// The screen's coordinates with the bounds of before.
private final class FormerSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  private let screen: UIScreen

  init(_ bounds: CGRect, of screen: UIScreen) { (self.bounds, self.screen) = (bounds, screen) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.convert(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { screen.convert(rect, to: coordinateSpace) }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.convert(rect, from: coordinateSpace)
  }
}
