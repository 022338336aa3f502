import Testing
import UIKit
import UIKitTesting

/// As Xcode's template: the class is found by its name, in the module of the app's delegate.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var messages: [String] = []
  static weak var last: SceneDelegate?
  var window: UIWindow?

  /// Called at the end of the message of that name.
  static var during: (message: String, action: () -> Void)?

  private func note(_ message: String, _ scene: UIScene) {
    Self.messages.append("\(message) \(scene.activationState)")
    if let during = Self.during, message.hasPrefix(during.message) { during.action() }
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    Self.last = self
    note("connect \(session.configuration.name ?? "-") \(connectionOptions.urlContexts.map(\.url.absoluteString))", scene)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: UITableViewController())
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("inactive", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = previousCoordinateSpace.bounds.size
    Self.messages.append(
      "update \(Int(size.width)) x \(Int(size.height)) \(previousInterfaceOrientation) "
        + "\(previousTraitCollection.userInterfaceStyle)")
  }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  var messages: [String] = []
  var delegateClass: AnyClass?
  var asked: [UISceneSession] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    asked.append(connectingSceneSession)
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = delegateClass
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { messages.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { messages.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { messages.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { messages.append("terminate") }
}

@MainActor @Suite(.serialized) struct SceneLifeTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let app = SceneAppDelegate()

  init() { (SceneDelegate.messages, SceneDelegate.during) = ([], nil) }

  @Test func aSceneGoesToTheBackgroundAndComesBack() {
    stage.launch(app)
    SceneDelegate.messages = []
    XCUIDevice.shared.press(.home)
    XCUIApplication(stage).activate()
    XCUIDevice.shared.press(.home)
    stage.terminate()
    let away = ["inactive foregroundInactive", "background background"]
    #expect(
      SceneDelegate.messages == away + ["foreground foregroundInactive", "active foregroundActive"] + away + [
        "disconnect unattached"
      ])
    #expect(app.messages == ["terminate"])
  }

  @Test func aSceneIsConnectedAndLeavesBeforeTheApp() throws {
    stage.launch(app, arguments: ["trails://lake"])
    #expect(
      SceneDelegate.messages == [
        "connect Default Configuration [\"trails://lake\"] foregroundInactive", "foreground foregroundInactive",
        "active foregroundActive",
      ])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(app.asked == [scene.session] && scene.session.scene === scene && UIApplication.shared.openSessions == [scene.session])
    #expect(
      scene.delegate === SceneDelegate.last && stage.window === SceneDelegate.last?.window && scene.windows == [stage.window])
    #expect(stage.window.windowScene === scene && scene.keyWindow === stage.window)
    // The scene's delegate is told instead of the app's.
    #expect(app.messages.isEmpty)
    SceneDelegate.messages = []
    stage.terminate()
    #expect(
      SceneDelegate.messages == ["inactive foregroundInactive", "background background", "disconnect unattached"])
    #expect(app.messages == ["terminate"])
  }

  @Test(arguments: ["connect", "foreground", "active"]) func anAppThatEndsInsideOfASceneMessageGetsNoMoreOfTheLaunch(
    _ message: String
  ) {
    SceneDelegate.during = (message, { [stage] in stage.terminate() })
    stage.launch(app)
    let names = SceneDelegate.messages.compactMap { $0.split(separator: " ").first.map(String.init) }
    let launch = ["connect", "foreground", "active"].prefix { $0 != message } + [message]
    #expect(names == launch + ["inactive", "background", "disconnect"] && app.messages == ["terminate"])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test func theConfigurationMayNameItsClass() {
    final class Other: UIResponder, UISceneDelegate {
      static var count = 0
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Self.count += 1
      }
    }
    app.delegateClass = Other.self
    stage.launch(app)
    #expect(Other.count == 1 && SceneDelegate.messages.isEmpty && stage.window.windowScene?.delegate is Other)
  }

  @Test func aClassThatIsNoDelegateLeavesTheSceneWithoutOne() {
    app.delegateClass = UIView.self
    stage.launch(app)
    let scene = stage.window.windowScene
    #expect(scene?.delegate == nil && scene?.activationState == .foregroundActive)
    stage.terminate()
    #expect(app.messages == ["terminate"])
  }

  @Test func changesOfTheScreenAreToldWithTheFormerValues() {
    stage.launch(app)
    SceneDelegate.messages = []
    stage.resize(to: CGSize(width: 480, height: 320))
    stage.resize(to: CGSize(width: 480, height: 320))
    stage.userInterfaceStyle = .dark
    stage.turn(to: .portrait)
    #expect(
      SceneDelegate.messages == [
        "update 320 x 480 portrait light", "update 480 x 320 landscapeLeft light", "update 480 x 320 landscapeLeft dark",
      ])
  }

  @Test func observersHearOfTheScene() throws {
    let names = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
    ]
    let heard = Heard(names, of: try #require(stage.window.windowScene))
    stage.launch(app)
    stage.terminate()
    #expect(heard.names == names)
  }
}
