internal import Foundation
package import UIKitCore
internal import WarningLog

// The scenes of an app with several windows: connecting, activating and disconnecting them.
extension AppLife {
  /// Whether further scenes can be opened: the app adopts scenes, its `Info.plist`, if it describes scenes, does not forbid several of them,
  /// and the platform has windows.
  var supportsMultipleScenes: Bool {
    guard application.sceneHost != nil, !scenes.isEmpty, let delegate = application.delegate else { return false }
    guard let manifest = AppInfo(module: Self.module(of: delegate))["UIApplicationSceneManifest"] as? [String: Any] else {
      return true
    }
    return manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  /// The sessions of the app's scenes.
  var openSessions: Set<UISceneSession> { Set(application.screens.map(\.scene.session)) }

  // MARK: Opening

  /// Opens a scene in a new window, or puts the window of a session in front, after the code that runs now.
  func requestActivation(
    of session: UISceneSession?, _ activity: NSUserActivity?, fail: ((any Error) -> Void)?
  ) {
    guard session != nil || supportsMultipleScenes else { return report(.multipleScenesNotSupported, to: fail) }
    later { [self] in
      if let session {
        if !reopen(session, activity) { fail?(UISceneError(.requestDenied)) }
      } else {
        do { try open(activity) } catch { fail?(error) }
      }
    }
  }

  private func later(_ body: @escaping () -> Void) {
    application.screen?.driver.schedule(after: 0) { [weak self] in self?.whileActive(body) }
  }

  private func report(_ code: UISceneError.Code, to fail: ((any Error) -> Void)?) { fail?(UISceneError(code)) }

  private func reopen(_ session: UISceneSession, _ activity: NSUserActivity?) -> Bool {
    guard let scene = session.scene as? UIWindowScene, let screen = scene.ownScreen, !screen.isClosed else { return false }
    application.sceneHost?.raise(screen)
    activate(screen)
    guard let activity else { return true }
    whileActive {
      application.enter(screen) {
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
      }
    }
    return true
  }

  private func open(_ activity: NSUserActivity?) throws {
    guard let host = application.sceneHost, let delegate = application.delegate else { throw UISceneError(.requestDenied) }
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions([], activities: activity.map { [$0] } ?? [])
    guard let configuration = configuration(for: session, options, delegate) else {
      throw UISceneError(.multipleScenesNotSupported)
    }
    session.configuration = configuration
    session.name = name(for: configuration)
    let screen: UIScreen
    do {
      screen = try host.openScreen(of: application, named: session.name)
    } catch {
      names.remove(session.name)
      WarningLog.warn("UIApplication: no window can be opened for another scene: \(error)")
      throw UISceneError(.requestDenied)
    }
    session.attach(to: screen.scene)
    post(UIScreen.didConnectNotification, screen)
    scenes.insert(screen.scene, at: max(0, scenes.count - 1))
    application.enter(screen) { connect(screen.scene, delegateIn: Self.module(of: delegate), options) }
    activate(screen)
  }

  /// The configuration's name, with a number while another scene of that name is open.
  func name(for configuration: UISceneConfiguration) -> String {
    let base = configuration.name.flatMap { $0.isEmpty ? nil : $0 } ?? "Main"
    var (name, number) = (base, 1)
    while !names.insert(name).inserted {
      number += 1
      name = "\(base) \(number)"
    }
    return name
  }

  // MARK: Activating

  /// Called when a window has got the keys: the scene that was active resigns, and the scene of the window becomes active.
  package func activate(_ screen: UIScreen) {
    if isActive, screen.scene.activationState == .foregroundActive, screen.scene === scenes.last { return }
    guard isActive, !screen.isClosed else { return }
    guard let index = scenes.firstIndex(of: screen.scene) else { return application.activate(screen) }
    let scene = scenes.remove(at: index)
    let former = scenes.last { $0.activationState == .foregroundActive }
    scenes.append(scene)
    if scene.activationState == .foregroundActive { return }
    if let former { resignActive(former) }
    whileActive {
      // The message may have closed the window.
      if !screen.isClosed { becomeActive(scene) }
    }
  }

  func becomeActive(_ scene: UIWindowScene) {
    scene.ownScreen.map(application.activate)
    scene.activationState = .foregroundActive
    enter(scene) { scene.delegate?.sceneDidBecomeActive(scene) }
    whileActive { NotificationCenter.default.announce(UIScene.DidActivateMessage(), subject: scene) }
  }

  func resignActive(_ scene: UIWindowScene) {
    scene.activationState = .foregroundInactive
    enter(scene) { scene.delegate?.sceneWillResignActive(scene) }
    NotificationCenter.default.announce(UIScene.WillDeactivateMessage(), subject: scene)
  }

  func enterBackground(_ scene: UIWindowScene) {
    scene.activationState = .background
    enter(scene) {
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    }
    NotificationCenter.default.announce(UIScene.DidEnterBackgroundMessage(), subject: scene)
  }

  func tellDisconnected(_ scene: UIWindowScene) {
    scene.activationState = .unattached
    enter(scene) { scene.delegate?.sceneDidDisconnect(scene) }
    NotificationCenter.default.announce(UIScene.DidDisconnectMessage(), subject: scene)
  }

  private func enter(_ scene: UIWindowScene, _ body: () -> Void) {
    if let screen = scene.ownScreen { application.enter(screen, body) } else { body() }
  }

  // MARK: Closing

  /// Disconnects a session's scene and discards the session, after the code that runs now.
  func requestDestruction(of session: UISceneSession, fail: ((any Error) -> Void)?) {
    later { [self] in
      guard let screen = (session.scene as? UIWindowScene)?.ownScreen, !screen.isClosed else {
        return report(.requestDenied, to: fail)
      }
      close(screen)
    }
  }

  /// Called when a window is closed: its scene is disconnected, or the app ends with its last window.
  package func close(_ screen: UIScreen) {
    guard isActive, !screen.isClosed else { return }
    guard application.screens.count > 1 else { return application.sceneHost?.endApp() ?? () }
    let scene = screen.scene
    let session = scene.session
    scenes.removeAll { $0 === scene }
    if scene.activationState == .foregroundActive { resignActive(scene) }
    enterBackground(scene)
    tellDisconnected(scene)
    screen.close()
    screen.onUpdate = nil
    scene.delegate = nil
    session.detach()
    names.remove(session.name)
    application.sceneHost?.close(screen)
    post(UIScreen.didDisconnectNotification, screen)
    if let next = scenes.last?.ownScreen { activate(next) }
    application.delegate?.application(application, didDiscardSceneSessions: [session])
  }
}
