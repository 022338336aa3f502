internal import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  struct Options {
    var logsMessages = false
    var scene: GalleryScene?
    var style = UIUserInterfaceStyle.unspecified
    /// Whether every scene opens with the X-ray on, also scenes opened from the list.
    var showsXRay = false
  }

  /// Set from the command line.
  static var options = Options()

  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.icon = GalleryIcon.image(side: 128)
    let navigation = UINavigationController(rootViewController: SceneListViewController())
    if let controller = Self.options.scene?.makeViewController() {
      navigation.pushViewController(controller, animated: false)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = Self.options.style
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log("applicationDidBecomeActive") }

  func applicationWillTerminate(_ application: UIApplication) { log("applicationWillTerminate") }

  private func log(_ message: String) {
    guard Self.options.logsMessages else { return }
    FileHandle.standardOutput.write(Data("\(message)\n".utf8))
  }
}
