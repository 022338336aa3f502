import Testing
import UIKit
import UIKitTesting

/// What the delegates of the app and of its scenes are told, the scenes numbered in the order of their connection.
@MainActor private final class Record {
  static var shared = Record()
  var messages: [String] = []
  var delegates: [NumberedSceneDelegate] = []
  var number = 0
  /// What the app has kept of a scene.
  var kept: NSUserActivity?
  var options: [UIScene.ConnectionOptions] = []
  var screens: [UIScreen] = []
  var during: (message: String, action: () -> Void)?

  func add(_ message: String) {
    messages.append(message)
    if let during, during.message == message { during.action() }
  }

  func take() -> [String] {
    defer { messages = [] }
    return messages
  }
}

private final class NumberedSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var number = 0

  private func note(_ message: String) { Record.shared.add("\(number) \(message)") }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    Record.shared.number += 1
    number = Record.shared.number
    Record.shared.options.append(connectionOptions)
    Record.shared.screens.append(.main)
    Record.shared.delegates.append(self)
    guard let scene = scene as? UIWindowScene else { return }
    // As older apps make it: the frame of the main screen, then the scene.
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = scene
    window.rootViewController = CountingController(number)
    window.makeKeyAndVisible()
    self.window = window
    note("connect")
  }

  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
  func sceneWillResignActive(_ scene: UIScene) { note("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect") }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "restore \(number)") }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { note("will \(userActivityType)") }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    note("again \(stateRestorationActivity.activityType)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note("continue \(userActivity.activityType)") }
}

private final class CountingController: UIViewController {
  let number: Int
  var taps = 0
  var screensOfTaps: [UIScreen] = []
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 120, width: 320, height: 300))
  let ball = UIView(frame: CGRect(x: 0, y: 430, width: 20, height: 20))

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Number \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .white
    scroll.contentSize = CGSize(width: 320, height: 10_000)
    ball.backgroundColor = .red
    for child in [button, field, scroll, ball] { view.addSubview(child) }
    button.addAction(
      UIAction { [unowned self] _ in
        taps += 1
        screensOfTaps.append(.main)
      }, for: .touchUpInside)
  }
}

private final class NumberedAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Record.shared.add("configure")
    connectingSceneSession.stateRestorationActivity = Record.shared.kept
    let configuration = UISceneConfiguration(name: "Notes", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NumberedSceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    Record.shared.add("discard \(sceneSessions.map(\.persistentIdentifier).joined())")
  }

  func applicationWillTerminate(_ application: UIApplication) { Record.shared.add("terminate") }
}

/// An app that opens windows.
@MainActor private struct Fixture {
  let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  let delegate = NumberedAppDelegate()

  init() {
    Record.shared = Record()
    stage.launch(delegate)
    _ = Record.shared.take()
  }

  var app: UIApplication { UIApplication.shared }

  /// Opens a scene and returns it.
  @discardableResult func open(_ activity: NSUserActivity? = nil) -> UIWindowScene {
    app.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { Issue.record("\($0)") }
    stage.advance(by: 0)
    return stage.scene
  }

  func controller(_ scene: UIWindowScene) -> CountingController {
    scene.windows[0].rootViewController as! CountingController
  }
}

@MainActor @Suite(.serialized) struct ManyScenesTests {
  // MARK: Messages

  @Test func aSceneIsOpenedActivatedAndClosedInTheDocumentedOrder() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    #expect(Record.shared.take() == ["configure", "2 connect", "2 foreground", "1 resign", "2 active"])
    #expect(first.activationState == .foregroundInactive && second.activationState == .foregroundActive)
    it.stage.activate(first)
    #expect(Record.shared.take() == ["2 resign", "1 active"])
    it.stage.activate(first)
    #expect(Record.shared.take() == [])
    it.stage.close(second)
    #expect(Record.shared.take() == ["2 background", "2 disconnect", "discard Notes 2"])
    #expect(second.activationState == .unattached && first.activationState == .foregroundActive)
  }

  @Test func closingTheActiveSceneActivatesTheOneThatWasActiveBefore() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    it.open()
    it.stage.activate(first)
    it.stage.activate(second)
    _ = Record.shared.take()
    it.stage.close(second)
    #expect(
      Record.shared.take() == ["2 resign", "2 background", "2 disconnect", "1 active", "discard Notes 2"])
    #expect(it.stage.scenes.count == 2 && it.app.keyWindow === first.keyWindow)
  }

  /// A motion whose window has closed ends with its view, though another screen gives the frames by then.
  @Test func motionsOfAClosedWindowEnd() throws {
    let it = Fixture()
    var second: UIWindowScene? = it.open()
    let scroll = try #require(second.map { it.controller($0).scroll })
    scroll.contentSize = CGSize(width: 320, height: 50_000)
    it.stage.flick(from: CGPoint(x: 100, y: 350), velocity: CGPoint(x: 0, y: -3000))
    #expect(scroll.isDecelerating)
    it.stage.close(try #require(second))
    second = nil
    Record.shared.delegates.removeAll { $0.number == 2 }
    try it.stage.settle()
    #expect(!scroll.isDecelerating && scroll.window?.windowScene == nil)
  }

  @Test func closingTheLastSceneEndsTheApp() {
    let it = Fixture()
    let (first, second) = (it.stage.scene, it.open())
    it.stage.close(first)
    _ = Record.shared.take()
    it.stage.close(second)
    #expect(Record.shared.take() == ["2 resign", "2 background", "2 disconnect", "terminate"])
  }

  @Test func anAppThatEndsTellsAllScenes() {
    let it = Fixture()
    it.open()
    _ = Record.shared.take()
    it.stage.terminate()
    #expect(
      Record.shared.take() == ["2 resign", "1 background", "2 background", "1 disconnect", "2 disconnect", "terminate"])
  }

  @Test func anAppThatEndsWhileASceneIsConnectedGetsNoMoreOfIt() {
    let it = Fixture()
    Record.shared.during = ("2 connect", { [stage = it.stage] in stage.terminate() })
    it.app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    it.stage.advance(by: 0)
    let messages = Record.shared.take()
    #expect(messages.last == "terminate" && !messages.contains("2 active") && !messages.contains("2 foreground"))
  }

  @Test func notificationsFollowTheDelegates() {
    let it = Fixture()
    let names = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.willDeactivateNotification,
      UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      UIScreen.didConnectNotification, UIScreen.didDisconnectNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Record.shared.add(name.rawValue.replacing("Notification", with: "")) }
      }
    }
    let second = it.open()
    it.stage.close(second)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      Record.shared.take() == [
        "configure", "UIScreenDidConnect", "2 connect", "UISceneWillConnect", "2 foreground", "UISceneWillEnterForeground",
        "1 resign", "UISceneWillDeactivate", "2 active", "UISceneDidActivate", "2 resign", "UISceneWillDeactivate",
        "2 background",
        "UISceneDidEnterBackground", "2 disconnect", "UISceneDidDisconnect", "UIScreenDidDisconnect", "1 active",
        "UISceneDidActivate", "discard Notes 2",
      ])
  }

  // MARK: Requests

  @Test func anActivityComesWithTheConnectionOrContinuesInAnOpenScene() {
    let it = Fixture()
    let activity = NSUserActivity(activityType: "edit")
    activity.title = "Lake"
    activity.addUserInfoEntries(from: ["note": 7])
    activity.addUserInfoEntries(from: ["note": 8, "page": 1])
    let first = it.stage.scene
    it.open(activity)
    #expect(Record.shared.options.last?.userActivities == [activity] && activity.userInfo?["note"] as? Int == 8)
    _ = Record.shared.take()
    it.app.activateSceneSession(for: UISceneSessionActivationRequest(session: first.session, userActivity: activity))
    it.stage.advance(by: 0)
    #expect(Record.shared.take() == ["2 resign", "1 active", "1 will edit", "1 continue edit"])
    #expect(it.stage.scene === first)
  }

  @Test func sessionsAreOpenUntilTheirWindowsAreClosed() throws {
    let it = Fixture()
    let first = it.stage.scene
    #expect(it.app.supportsMultipleScenes && first.session.persistentIdentifier == "Notes")
    let second = it.open()
    let session = second.session
    session.userInfo = ["page": 3]
    #expect(it.app.openSessions == [first.session, session] && it.app.connectedScenes == [first, second])
    #expect(session.persistentIdentifier == "Notes 2" && session.configuration.name == "Notes" && session.scene === second)
    var failures: [UISceneError] = []
    for _ in 0..<2 {
      it.app.requestSceneSessionDestruction(session, options: UIWindowSceneDestructionRequestOptions()) {
        failures.append($0 as! UISceneError)
      }
      #expect(it.stage.scenes.count == 2 - failures.count || !it.stage.scenes.isEmpty)
    }
    it.stage.advance(by: 0)
    #expect(failures == [UISceneError(.requestDenied)] && it.app.openSessions == [first.session])
    #expect(session.scene == nil && session.userInfo?["page"] as? Int == 3)
    #expect(session.stateRestorationActivity?.activityType == "restore 2")
    it.app.requestSceneSessionActivation(session, userActivity: nil, options: nil) { failures.append($0 as! UISceneError) }
    it.stage.advance(by: 0)
    #expect(failures.count == 2 && it.stage.scenes == [first])
    // The name is free again.
    #expect(it.open().session.persistentIdentifier == "Notes 2")
  }

  @Test func aSceneIsToldWhatItsSessionKeeps() {
    let it = Fixture()
    Record.shared.kept = NSUserActivity(activityType: "page 4")
    it.open()
    let messages = Record.shared.take()
    #expect(messages.contains("2 again page 4"))
    #expect(messages.firstIndex(of: "2 connect")! < messages.firstIndex(of: "2 again page 4")!)
    #expect(messages.firstIndex(of: "2 again page 4")! < messages.firstIndex(of: "2 foreground")!)
  }

  @Test func anAppWithoutScenesOpensNone() {
    final class Plain: NSObject, UIApplicationDelegate {}
    let stage = Stage()
    let plain = Plain()
    stage.launch(plain)
    var failure: UISceneError?
    let app = UIApplication.shared
    app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { failure = $0 as? UISceneError }
    #expect(failure == UISceneError(.multipleScenesNotSupported) && !app.supportsMultipleScenes && stage.scenes.count == 1)
  }

  // MARK: Two windows

  @Test func eachWindowGetsItsOwnTouchesAndKeys() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    let (one, two) = (it.controller(first), it.controller(second))
    it.stage.tap(at: CGPoint(x: 50, y: 25))
    #expect(one.taps == 0 && two.taps == 1 && two.screensOfTaps == [second.screen])
    it.stage.activate(first)
    it.stage.tap(at: CGPoint(x: 50, y: 25))
    it.stage.tap(at: CGPoint(x: 50, y: 80))
    it.stage.typeText("abc")
    it.stage.activate(second)
    it.stage.tap(at: CGPoint(x: 50, y: 80))
    it.stage.typeText("xy")
    #expect(one.taps == 1 && two.taps == 1 && one.screensOfTaps == [first.screen])
    #expect(one.field.text == "abc" && two.field.text == "xy" && one.field.isFirstResponder && two.field.isFirstResponder)
  }

  @Test func aFingerStaysInTheWindowInWhichItCameDown() {
    let it = Fixture()
    let first = it.stage.scene
    let one = it.controller(first)
    it.stage.touch(.began, at: CGPoint(x: 50, y: 25))
    let second = it.open()
    it.stage.touch(.began, at: CGPoint(x: 50, y: 25), id: 1)
    it.stage.touch(.ended, at: CGPoint(x: 50, y: 25))
    #expect(one.taps == 1 && it.controller(second).taps == 0)
    it.stage.close(second)
    // Nobody feels the finger of the closed window.
    it.stage.touch(.ended, at: CGPoint(x: 50, y: 25), id: 1)
    #expect(one.taps == 1)
  }

  @Test func bothWindowsScrollAtTheSameTime() throws {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    let (one, two) = (it.controller(first), it.controller(second))
    for scene in [first, second] {
      it.stage.activate(scene)
      it.stage.flick(from: CGPoint(x: 100, y: 350), velocity: CGPoint(x: 0, y: -2000))
    }
    #expect(one.scroll.isDecelerating && two.scroll.isDecelerating)
    let (before, frames) = (one.scroll.contentOffset.y, two.scroll.contentOffset.y)
    it.stage.advance(by: 0.1)
    #expect(one.scroll.contentOffset.y > before && two.scroll.contentOffset.y > frames)
    try it.stage.settle()
    #expect(one.scroll.contentOffset == two.scroll.contentOffset)
  }

  @Test func eachSceneHasAKeyWindow() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    let extra = UIWindow(windowScene: first)
    #expect(first.keyWindow?.isKeyWindow == true && second.keyWindow?.isKeyWindow == true)
    #expect(it.app.keyWindow === second.keyWindow && it.app.windows == first.windows + second.windows)
    extra.makeKeyAndVisible()
    #expect(first.keyWindow === extra && it.app.keyWindow === second.keyWindow)
    it.stage.activate(first)
    #expect(it.app.keyWindow === extra && it.app.windows == second.windows + first.windows)
    #expect(UIScreen.main === first.screen && UIScreen.screens == [first.screen, second.screen])
  }

  @Test func theMainScreenIsThatOfTheCodeThatRuns() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    #expect(Record.shared.screens == [first.screen, second.screen])
    var seen: [UIScreen] = []
    let link = CADisplayLink { [unowned first] _ in seen.append(first.screen === UIScreen.main ? first.screen : .main) }
    it.stage.activate(first)
    link.add(to: .main, forMode: .common)
    it.stage.activate(second)
    UIView.animate(withDuration: 0.5) { it.controller(second).ball.center.x = 200 }
    it.stage.advance(by: 0.1)
    link.invalidate()
    #expect(Set(seen) == [first.screen] && UIScreen.main === second.screen)
  }

  @Test func aWindowMovesToAnotherScene() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    let window = UIWindow(windowScene: first)
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.windowScene = second
    #expect(window.screen === second.screen && second.windows.contains(window) && !first.windows.contains(window))
    #expect(!window.isHidden && window.rootViewController?.viewIfLoaded?.window === window)
  }

  @Test func settingsOfThePersonHoldInAllWindows() {
    let it = Fixture()
    let first = it.stage.scene
    it.stage.userInterfaceStyle = .dark
    it.stage.preferredContentSizeCategory = .extraLarge
    let second = it.open()
    #expect(second.traitCollection.userInterfaceStyle == .dark)
    #expect(second.traitCollection.preferredContentSizeCategory == .extraLarge)
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    it.stage.preferredContentSizeCategory = .small
    it.stage.userInterfaceStyle = .light
    NotificationCenter.default.removeObserver(token)
    #expect([first, second].allSatisfy { $0.traitCollection.preferredContentSizeCategory == .small } && posts == 1)
    #expect([first, second].allSatisfy { $0.traitCollection.userInterfaceStyle == .light })
  }

  @Test func appearancesHoldInAllWindows() {
    let it = Fixture()
    UISwitch.appearance().onTintColor = .purple
    let second = it.open()
    let control = UISwitch()
    it.controller(second).view.addSubview(control)
    #expect(control.onTintColor == .purple)
  }

  @Test func aWindowOnADisplayOfAnotherScaleIsSharpAndTheOtherStays() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Lake"
    it.controller(second).view.addSubview(label)
    it.stage.moveToDisplay(scale: 2, framesPerSecond: 120)
    it.stage.advance(by: 0)
    #expect(second.screen.scale == 2 && second.traitCollection.displayScale == 2 && second.screen.maximumFramesPerSecond == 120)
    #expect(label.layer.contentsScale == 2 && it.stage.snapshot().size == CGSize(width: 320, height: 480))
    #expect(it.stage.snapshot().cgImage?.width == 640)
    #expect(first.screen.scale == 1 && first.screen.maximumFramesPerSecond == 60)
    it.stage.activate(first)
    #expect(it.stage.snapshot().cgImage?.width == 320)
  }

  @Test func aWindowIsResizedAlone() {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    it.stage.resize(to: CGSize(width: 900, height: 600))
    #expect(second.windows[0].bounds.width == 900 && second.traitCollection.horizontalSizeClass == .regular)
    #expect(first.windows[0].bounds.width == 320 && first.traitCollection.horizontalSizeClass == .compact)
    it.stage.tap(at: CGPoint(x: 50, y: 25))
    #expect(it.controller(second).taps == 1)
  }

  // MARK: Closing in the middle of something

  /// Gives an item to a drag, and a menu to a second button.
  private final class Carrier: NSObject, UIDragInteractionDelegate, UIContextMenuInteractionDelegate {
    let view = UIView(frame: CGRect(x: 200, y: 300, width: 80, height: 60))
    var ends = 0

    func add(to other: UIView) {
      other.addSubview(view)
      view.addInteraction(UIDragInteraction(delegate: self))
      view.addInteraction(UIContextMenuInteraction(delegate: self))
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))]
    }
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
      ends += 1
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "", children: [UIAction(title: "Open") { _ in }])
      }
    }
  }

  @Test(arguments: ["animation", "scroll", "sheet", "alert", "text", "touch", "drag", "lift", "menu", "nothing"])
  func whateverGoesOnNothingOfAClosedWindowStays(_ what: String) throws {
    let it = Fixture()
    weak var (window, controller, view, sheet): (UIWindow?, UIViewController?, UIView?, UIViewController?)
    weak var (scene, screen, session): (UIWindowScene?, UIScreen?, UISceneSession?)
    var finished: [Bool] = []
    let carrier = Carrier()
    do {
      let second = it.open()
      let two = it.controller(second)
      (window, controller, view, scene, screen, session) = (
        second.windows[0], two, two.ball, second, second.screen, second.session
      )
      switch what {
      case "animation":
        UIView.animate(withDuration: 2) {
          two.ball.center.x = 300
        } completion: {
          finished.append($0)
        }
        it.stage.advance(by: 0.5)
      case "scroll": it.stage.flick(from: CGPoint(x: 100, y: 350), velocity: CGPoint(x: 0, y: -3000))
      case "sheet", "alert":
        let next = what == "sheet" ? UIViewController() : UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        sheet = next
        two.present(next, animated: true)
        it.stage.advance(by: 0.1)
      case "text":
        two.field.becomeFirstResponder()
        it.stage.typeText("a")
      case "touch": it.stage.touch(.began, at: CGPoint(x: 50, y: 25))
      case "drag", "lift":
        carrier.add(to: two.view)
        it.stage.mouse(.began, at: CGPoint(x: 240, y: 330))
        it.stage.mouse(.moved, at: CGPoint(x: 250, y: 330))
        it.stage.advance(by: what == "lift" ? 0.05 : 0.5)
      case "menu":
        carrier.add(to: two.view)
        it.stage.click(at: CGPoint(x: 240, y: 330), buttons: .secondary)
        it.stage.advance(by: 0.1)
      default: break
      }
      it.stage.close(second)
      if what == "touch" { it.stage.touch(.cancelled, at: CGPoint(x: 50, y: 25)) }
      if what == "drag" || what == "lift" { it.stage.mouse(.cancelled, at: CGPoint(x: 250, y: 330)) }
      carrier.view.removeFromSuperview()
    }
    Record.shared = Record()
    try it.stage.settle()
    #expect(finished == (what == "animation" ? [false] : []))
    #expect(carrier.ends == (what == "drag" || what == "lift" ? 1 : 0))
    #expect(window == nil && controller == nil && view == nil && sheet == nil, "\(what)")
    #expect(scene == nil && screen == nil && session == nil, "\(what)")
    it.stage.tap(at: CGPoint(x: 50, y: 25))
    #expect(it.controller(it.stage.scene).taps == 1)
  }

  @Test func aSceneThatClosesItselfInsideOfATapLeavesTheRest() throws {
    let it = Fixture()
    let second = it.open()
    let two = it.controller(second)
    two.button.addAction(
      UIAction { [unowned two] _ in
        UIApplication.shared.requestSceneSessionDestruction(two.view.window!.windowScene!.session, options: nil)
      }, for: .touchUpInside)
    it.stage.tap(at: CGPoint(x: 50, y: 25))
    try it.stage.settle()
    #expect(it.stage.scenes.count == 1 && two.viewIfLoaded?.window?.windowScene == nil && two.taps == 1)
  }

  @Test func aWindowThatOutlivesItsSceneIsHiddenAndCanJoinAnother() throws {
    let it = Fixture()
    let first = it.stage.scene
    let second = it.open()
    let delegate = Record.shared.delegates[1]
    it.stage.close(second)
    let window = try #require(delegate.window)
    #expect(window.isHidden && window.windowScene == nil && second.delegate == nil && second.windows.isEmpty)
    #expect(UIScreen.main === first.screen && UIScreen.screens == [first.screen])
    window.isHidden = false
    var isOver = false
    UIView.animate(withDuration: 1) {
      window.alpha = 0.5
    } completion: { _ in
      isOver = true
    }
    it.controller(first).scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    (window.rootViewController as! CountingController).scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    it.stage.advance(by: 2)
    #expect(!it.app.windows.contains(window) && it.controller(first).scroll.contentOffset.y == 100)
    window.windowScene = first
    try it.stage.settle()
    #expect(first.windows.contains(window) && window.windowScene === first && isOver)
  }

  @Test func codeThatWaitsGoesOnInAnotherWindow() throws {
    let it = Fixture()
    let second = it.open()
    var (log, frames): ([String], Int) = ([], 0)
    it.stage.schedule(after: 1) { log.append("timer") }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    let link = CADisplayLink { _ in frames += 1 }
    let view = UIView()
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { log.append("animator \($0 == .end)") }
    animator.startAnimation()
    link.add(to: .main, forMode: .common)
    it.stage.advance(by: 0.5)
    let before = frames
    it.stage.close(second)
    it.stage.advance(by: 1)
    link.invalidate()
    let after = frames
    it.stage.advance(by: 1)
    #expect(log.sorted() == ["animator true", "timer"] && after > before + 50 && frames == after)
    #expect(link.duration == 1.0 / 60)
  }

  @Test func twentyWindowsComeAndGo() throws {
    let it = Fixture()
    let first = it.stage.scene
    var rest: [UIWindowScene] = []
    for _ in 0..<20 { rest.append(it.open()) }
    #expect(it.stage.scenes.count == 21 && Set(it.app.openSessions.map(\.persistentIdentifier)).count == 21)
    for (index, scene) in rest.enumerated() {
      it.stage.activate(scene)
      it.stage.tap(at: CGPoint(x: 50, y: 25))
      #expect(it.controller(scene).taps == 1, "\(index)")
    }
    for index in [3, 0, 18, 7] { it.stage.close(rest.remove(at: min(index, rest.count - 1))) }
    for scene in rest { it.app.requestSceneSessionDestruction(scene.session, options: nil) }
    try it.stage.settle()
    #expect(it.stage.scenes == [first] && it.app.windows == first.windows && first.activationState == .foregroundActive)
  }

  @Test func aWindowThatRestsAsksForNoFrames() throws {
    let it = Fixture()
    let first = it.stage.scene
    it.open()
    try it.stage.settle()
    it.stage.activate(first)
    try it.stage.settle()
    let work = it.stage.measure {
      it.controller(first).ball.backgroundColor = .blue
      it.stage.advance(by: 1)
    }
    #expect(work.frames == 1)
  }
}
