import Foundation
import ManualHost
import Testing
import UIKitTestSupport

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct StatusBarTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var decider: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarStyle: UIViewController? { decider }
  }

  @Test func controllersDecideAboutTheBarAtEachQuestion() {
    let host = ManualHost()
    let screen = UIScreen(
      host: host, size: CGSize(width: 320, height: 480), scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let window = UIWindow(screen: screen)
    let (root, child) = (Screen(), Screen())
    let application = screen.application
    #expect(application.statusBarStyle == .default)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 47))
    #expect(application.statusBarOrientation == .portrait && application.statusBarOrientation.isPortrait)
    child.style = .lightContent
    root.style = .darkContent
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(application.statusBarStyle == .darkContent)
    root.decider = child
    child.decider = root
    #expect(application.statusBarStyle == .lightContent, "a circle of children ends")
    root.hides = true
    #expect(application.isStatusBarHidden && application.statusBarFrame == .zero)
    screen.resize(to: CGSize(width: 480, height: 320), scale: 1, safeAreaInsets: .zero, duration: 0)
    #expect(application.statusBarOrientation.isLandscape)
  }
}
