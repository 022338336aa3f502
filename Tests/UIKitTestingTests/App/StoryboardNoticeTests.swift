import Foundation
import Testing
import UIKit
import UIKitTesting

/// As the plugin UIKitSource writes it; the storyboard is that of the running test.
final class UIKitSourceSceneManifest: UIKitSourceManifest {
  static let sceneDelegateNames: [(configuration: String, delegate: String)] = []
  static var storyboardName: String? { name }
  @TaskLocal static var name: String?
}

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

  private func texts(_ view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(texts)
  }

  @Test func anAppWhoseScreenIsInAStoryboardSaysSo() throws {
    try UIKitSourceSceneManifest.$name.withValue("Main") {
      let stage = Stage()
      stage.launch(Delegate())
      stage.advance(by: 0)
      let text = try #require(texts(stage.window).first)
      #expect(text.contains("storyboard \"Main\"") && text.contains("rootViewController"))
      let label = try #require(stage.window.rootViewController?.view.subviews.first)
      #expect(stage.window.bounds.contains(label.frame) && label.frame.height > 60)
    }
  }

  @Test func anAppThatMakesItsScreenByCodeIsLeftAlone() {
    UIKitSourceSceneManifest.$name.withValue("Main") {
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
