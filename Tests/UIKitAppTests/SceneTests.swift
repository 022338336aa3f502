import Foundation
import ManualHost
import Testing
import UIKitControls
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct SceneTests {
  private let stage = ManualStage(size: CGSize(width: 300, height: 200))

  @Test func allWindowsAreInTheOneScene() throws {
    let application = stage.screen.application
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(application.connectedScenes.count == 1 && scene.activationState == .foregroundActive)
    #expect(scene === stage.window.windowScene && scene.screen === stage.screen)
    #expect(scene.windows == [stage.window] && scene.keyWindow === stage.window && scene.next === application)
    #expect(scene.interfaceOrientation == .landscapeLeft && scene.coordinateSpace.bounds == stage.screen.bounds)
    let other = UIWindow(windowScene: scene)
    #expect(other.frame == stage.screen.bounds && other.isHidden)
    other.isHidden = false
    #expect(scene.windows == [stage.window, other])
  }

  @Test func aWindowThatLeavesItsSceneIsHidden() {
    let window = UIWindow(screen: stage.screen)
    window.makeKeyAndVisible()
    window.windowScene = nil
    #expect(window.isHidden && window.windowScene == nil && !window.isKeyWindow)
    window.windowScene = stage.window.windowScene
    #expect(window.windowScene === stage.window.windowScene && window.isHidden)
  }

  @Test func windowsTellOfBecomingVisibleAndKey() {
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    let window = UIWindow(screen: stage.screen)
    let log = Entries()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { [log] _ in
        MainActor.assumeIsolated { log.all.append(name.rawValue) }
      }
    }
    window.makeKeyAndVisible()
    stage.window.makeKey()
    window.makeKey()
    window.isHidden = true
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      log.all.map { $0.replacing("UIWindowDid", with: "").replacing("Notification", with: "") } == [
        "BecomeVisible", "BecomeKey", "ResignKey", "BecomeKey", "ResignKey", "BecomeHidden",
      ])
  }

  @MainActor private final class Entries { var all: [String] = [] }
}
