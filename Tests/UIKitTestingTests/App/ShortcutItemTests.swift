import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTesting

@MainActor @Suite struct ShortcutItemTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
      heard.append("launch \(item?.type ?? "-")")
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      heard.append("perform \(shortcutItem.localizedTitle) \(shortcutItem.userInfo?["place"] as? String ?? "-")")
      completionHandler(true)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
      heard.append("not registered")
    }
  }

  private final class ScenesDelegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      heard.append("connect \(options.shortcutItem?.localizedSubtitle ?? "-")")
      return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
  }

  private func withInfo(_ body: () throws -> Void) throws {
    let bundle = FileManager.default.temporaryDirectory.appendingPathComponent("shortcuts-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: bundle) }
    let keys: [String: Any] = [
      "UIApplicationShortcutItems": [
        ["UIApplicationShortcutItemTitle": "No type"],
        [
          "UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New Note",
          "UIApplicationShortcutItemSubtitle": "Empty", "UIApplicationShortcutItemIconSymbolName": "plus",
          "UIApplicationShortcutItemUserInfo": ["place": "top"],
        ],
      ],
      "CFBundleIcons": ["CFBundleAlternateIcons": ["Night": ["CFBundleIconFiles": ["night"]]]],
    ]
    let info = try PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
    try info.write(to: bundle.appendingPathComponent("Info.plist"))
    try ResourceBundles.$others.withValue(["UIKitTestingTests": bundle.path]) { try body() }
  }

  @Test func aQuickActionStartsTheApp() throws {
    try withInfo {
      let (stage, delegate) = (Stage(), Delegate())
      stage.launch(delegate, arguments: ["-UIApplicationShortcutItemType", "new"])
      #expect(delegate.heard == ["launch new", "perform New Note top"])
    }
  }

  @Test func aSceneReceivesTheQuickActionWithItsConnection() throws {
    try withInfo {
      let (stage, delegate) = (Stage(), ScenesDelegate())
      stage.launch(delegate, arguments: ["-UIApplicationShortcutItemType", "new"])
      #expect(delegate.heard == ["connect Empty"])
    }
  }

  @Test(arguments: [["-UIApplicationShortcutItemType", "old"], ["-UIApplicationShortcutItemType"], []])
  func aStartWithoutAKnownActionIsAPlainOne(_ arguments: [String]) throws {
    try withInfo {
      let (stage, delegate) = (Stage(), Delegate())
      stage.launch(delegate, arguments: arguments)
      #expect(delegate.heard == ["launch -"])
    }
  }

  @Test func anAppsOwnActionsAreKept() {
    let (stage, delegate) = (Stage(), Delegate())
    stage.launch(delegate)
    let item = UIMutableApplicationShortcutItem(
      type: "a", localizedTitle: "A", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .add), userInfo: nil)
    item.localizedTitle = "B"
    item.localizedSubtitle = "C"
    item.icon = UIApplicationShortcutIcon(systemImageName: "plus")
    item.targetContentIdentifier = "here"
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "B" && item.type == "a")
    #expect(
      item.localizedSubtitle == "C" && item.icon != nil && item.userInfo == nil
        && item.targetContentIdentifier as? String == "here")
    let plain = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
    #expect(plain.localizedSubtitle == nil && plain.icon == nil)
    _ = UIApplicationShortcutIcon(templateImageName: "plus")
    #expect(UIApplicationShortcutIcon.IconType.compose.rawValue == 0 && UIApplicationShortcutIcon.IconType.update.rawValue == 28)
  }

  @Test func workInTheBackgroundHasAllTheTime() {
    let (stage, delegate) = (Stage(), Delegate())
    stage.launch(delegate)
    let application = UIApplication.shared
    let (one, other) = (application.beginBackgroundTask {}, application.beginBackgroundTask(withName: "save"))
    #expect(one != .invalid && one != other && UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    application.endBackgroundTask(one)
    #expect(application.backgroundTimeRemaining > 1e9 && application.backgroundRefreshStatus == .denied)
    #expect(
      application.isProtectedDataAvailable && !application.isIdleTimerDisabled && application.applicationSupportsShakeToEdit)
    application.registerForRemoteNotifications()
    #expect(delegate.heard == ["launch -"] && !application.isRegisteredForRemoteNotifications)
    stage.advance(by: 0.1)
    #expect(delegate.heard == ["launch -", "not registered"])
    #expect(URL(string: UIApplication.openSettingsURLString) != nil)
  }

  @Test func anotherIconIsShownUntilTheAppsOwnIsAskedFor() async throws {
    try withInfo {
      let (stage, delegate) = (Stage(), Delegate())
      stage.launch(delegate)
      let application = UIApplication.shared
      #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
      var failures: [Bool] = []
      application.setAlternateIconName("Day") { failures.append($0 != nil) }
      // The bundle lists the icon and lacks its file.
      application.setAlternateIconName("Night") { failures.append($0 != nil) }
      application.setAlternateIconName(nil) { failures.append($0 != nil) }
      stage.advance(by: 0.1)
      #expect(failures == [true, true, false] && application.alternateIconName == nil)
    }
    let stage = Stage()
    stage.launch(Delegate())
    #expect(!UIApplication.shared.supportsAlternateIcons)
  }
}
