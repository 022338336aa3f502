import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

/// What an app asks of the window of a desktop, and what becomes of its own windows.
@MainActor @Suite struct WindowSizeTests {
  private let host = ManualHost()
  private let screen: UIScreen

  init() {
    host.takesWindowRequests = true
    screen = UIScreen(host: host, size: CGSize(width: 420, height: 860), scale: 1)
  }

  private func window(_ width: CGFloat, _ height: CGFloat, x: CGFloat = 0) -> UIWindow {
    UIWindow(frame: CGRect(x: x, y: 0, width: width, height: height))
  }

  @Test func theFirstWindowDecidesTheSize() {
    let (first, second) = (window(900, 600), window(100, 100))
    #expect(host.windowRequests == [])
    first.makeKeyAndVisible()
    second.isHidden = false
    #expect(host.windowRequests == [.size(CGSize(width: 900, height: 600))])
    screen.driver.resize(to: CGSize(width: 900, height: 600), scale: 1)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 900, height: 600) && second.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func aWindowAsLargeAsTheScreenAsksForNothing() {
    window(420, 860).makeKeyAndVisible()
    window(900, 600).makeKeyAndVisible()
    #expect(host.windowRequests == [])
  }

  @Test func aWindowThatIsAPartOfTheScreenAsksForNothing() {
    window(100, 100, x: 10).makeKeyAndVisible()
    #expect(host.windowRequests == [])
  }

  /// The display is smaller, or the desktop tiles its windows.
  @Test(arguments: [CGSize(width: 800, height: 560), CGSize(width: 420, height: 860)])
  func aWindowFillsWhatTheDesktopGives(size: CGSize) {
    let window = window(900, 600)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    screen.driver.resize(to: size, scale: 1)
    #expect(window.frame == CGRect(origin: .zero, size: size) && window.rootViewController?.view.frame == window.bounds)
    screen.driver.resize(to: CGSize(width: 500, height: 500), scale: 1)
    #expect(window.frame.size == CGSize(width: 500, height: 500))
  }

  @Test func aSimulatedDeviceKeepsWindowsAsTheyAre() {
    host.takesWindowRequests = false
    let window = window(900, 600)
    window.makeKeyAndVisible()
    screen.driver.resize(to: CGSize(width: 860, height: 420), scale: 1)
    #expect(window.frame.size == CGSize(width: 900, height: 600))
  }

  // MARK: Scenes

  @Test func restrictionsLimitTheWindow() throws {
    let restrictions = try #require(screen.scene.sizeRestrictions)
    let none = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    #expect(restrictions.minimumSize == CGSize(width: 320, height: 320) && restrictions.maximumSize == none)
    restrictions.minimumSize = CGSize(width: 600, height: 400)
    restrictions.maximumSize = CGSize(width: 500, height: 800)
    restrictions.maximumSize = CGSize(width: 500, height: 800)
    #expect(
      host.windowRequests == [
        .limits(minimum: CGSize(width: 600, height: 400), maximum: none),
        .limits(minimum: CGSize(width: 600, height: 400), maximum: CGSize(width: 600, height: 800)),
      ])
    #expect(restrictions === screen.scene.sizeRestrictions)
  }

  @Test func aSceneAsksForAnotherSize() {
    var errors: [any Error] = []
    let frame = CGRect(x: 0, y: 0, width: 700, height: 500)
    screen.scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) { errors.append($0) }
    screen.scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac()) { errors.append($0) }
    #expect(host.windowRequests == [.size(frame.size)] && errors.isEmpty)
    host.takesWindowRequests = false
    screen.scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) { errors.append($0) }
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.geometryRequestUnsupported])
  }

  @Test func aSceneIsNotTurnedByTheApp() {
    var errors: [any Error] = []
    let allowed: [UIInterfaceOrientationMask?] = [nil, .all, .portrait, .landscape]
    for mask in allowed {
      screen.scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)) { errors.append($0) }
    }
    #expect(errors.map { ($0 as? UISceneError)?.code } == [.geometryRequestDenied])
  }
}
