import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTesting

@MainActor @Suite struct StoryboardNoticeTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var makesScreen = false

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      guard makesScreen else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// Runs `body` with a bundle of this module whose `Info.plist` names the storyboard.
  private func withStoryboard(_ body: () throws -> Void) throws {
    let bundle = FileManager.default.temporaryDirectory.appendingPathComponent("notice-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: bundle) }
    let info = try PropertyListSerialization.data(fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .xml, options: 0)
    try info.write(to: bundle.appendingPathComponent("Info.plist"))
    try ResourceBundles.$others.withValue(["UIKitTestingTests": bundle.path]) { try body() }
  }

  private func texts(_ view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(texts)
  }

  @Test func anAppWhoseScreenIsInAStoryboardSaysSo() throws {
    try withStoryboard {
      let stage = Stage()
      stage.launch(Delegate())
      stage.advance(by: 0)
      let text = try #require(texts(stage.window).first)
      #expect(text.contains("storyboard \"Main\"") && text.contains("initial view controller"))
      let label = try #require(stage.window.rootViewController?.view.subviews.first)
      #expect(stage.window.bounds.contains(label.frame) && label.frame.height > 60)
    }
  }

  @Test func anAppThatMakesItsScreenByCodeIsLeftAlone() throws {
    try withStoryboard {
      let (stage, delegate) = (Stage(), Delegate())
      delegate.makesScreen = true
      stage.launch(delegate)
      stage.advance(by: 0)
      #expect(stage.window === delegate.window && texts(stage.window).isEmpty)
    }
  }

  @Test func anAppWithoutAStoryboardShowsNoNotice() {
    let stage = Stage()
    stage.launch(Delegate())
    stage.advance(by: 0)
    #expect(stage.window.rootViewController == nil)
  }
}
