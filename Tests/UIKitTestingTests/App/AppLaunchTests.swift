import Testing
import UIKit
import UIKitTesting

/// What a delegate without scenes receives.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var messages: [String] = []
  var mayOpen = true
  var window: UIWindow?

  private func note(_ message: String) { messages.append("\(message) \(UIApplication.shared.applicationState)") }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("willFinish \((launchOptions?[.url] as? URL)?.absoluteString ?? "-")")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note("didFinish \((launchOptions?[.url] as? URL)?.absoluteString ?? "-")")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return mayOpen
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    note("open \(url)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("active") }
  func applicationWillResignActive(_ application: UIApplication) { note("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { note("terminate") }
}

@MainActor @Suite struct AppLaunchTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  @Test func aDelegateReceivesTheLaunchAndTheEndOnce() throws {
    let delegate = PlainDelegate()
    stage.launch(delegate)
    #expect(delegate.messages == ["willFinish - inactive", "didFinish - inactive", "active active"])
    #expect(stage.window === delegate.window && stage.window.isKeyWindow && stage.window.next === UIApplication.shared)
    #expect(UIApplication.shared.delegate === delegate && UIApplication.shared.next === delegate)
    delegate.messages = []
    stage.terminate()
    stage.terminate()
    #expect(delegate.messages == ["inactive inactive", "background background", "terminate background"])
  }

  @Test func anAppGoesToTheBackgroundAndComesBack() {
    let delegate = PlainDelegate()
    stage.launch(delegate)
    delegate.messages = []
    XCUIDevice.shared.press(.home)
    XCUIDevice.shared.press(.home)
    #expect(delegate.messages == ["inactive inactive", "background background"])
    XCUIApplication(stage).activate()
    XCUIApplication(stage).activate()
    #expect(delegate.messages.suffix(2) == ["foreground inactive", "active active"] && delegate.messages.count == 4)
    XCUIDevice.shared.press(.home)
    delegate.messages = []
    stage.terminate()
    #expect(delegate.messages == ["terminate background"])
  }

  @Test func anAddressAmongTheArgumentsIsOpened() {
    let delegate = PlainDelegate()
    stage.launch(delegate, arguments: ["--fast", "trails://lake/7", "notes.txt"])
    #expect(
      delegate.messages == [
        "willFinish trails://lake/7 inactive", "didFinish trails://lake/7 inactive", "open trails://lake/7 inactive",
        "active active",
      ])
  }

  @Test func aDelegateThatReturnsFalseIsNotAskedToOpenTheAddressButRuns() {
    let delegate = PlainDelegate()
    delegate.mayOpen = false
    stage.launch(delegate, arguments: ["trails://lake"])
    #expect(delegate.messages.suffix(2) == ["didFinish trails://lake inactive", "active active"])
  }

  @Test func observersHearOfTheLaunchAndTheEnd() {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
    let application = stage.window.screen.application
    let heard = Heard(names, of: application)
    stage.launch(PlainDelegate())
    stage.terminate()
    #expect(heard.names == names)
  }

  @Test func aTapReachesTheAppsWindow() {
    let delegate = PlainDelegate()
    stage.launch(delegate)
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    delegate.window?.rootViewController?.view.addSubview(button)
    stage.tap(at: CGPoint(x: 60, y: 40))
    stage.advance(by: 1)
    #expect(taps == 1)
  }

  /// An app that quits inside of its launch receives each message once.
  @Test func anAppThatEndsInsideOfALaunchMessageIsNotActivated() {
    final class Quitter: UIResponder, UIApplicationDelegate {
      var messages: [String] = []
      var quit: () -> Void = {}
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        messages.append("didFinish")
        quit()
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { messages.append("active") }
      func applicationWillTerminate(_ application: UIApplication) {
        messages.append("terminate")
        quit()
      }
    }
    let delegate = Quitter()
    delegate.quit = { [stage] in stage.terminate() }
    stage.launch(delegate)
    #expect(delegate.messages == ["didFinish", "terminate"])
  }
}

/// The notifications of an object, in their order.
@MainActor final class Heard {
  private(set) var names: [Notification.Name] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], of object: AnyObject) {
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] note in
          let name = note.name
          MainActor.assumeIsolated { self?.names.append(name) }
        })
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
