import BookStore
import LibraryScreens
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let model = LibraryModel(.standard, count: 1_000_000)
    model.start()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: LibraryViewController(model))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
