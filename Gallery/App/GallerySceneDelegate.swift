internal import UIKit

/// A window of the gallery: the list of scenes, or what an activity asks for.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.overrideUserInterfaceStyle = AppDelegate.options.style
    window.rootViewController = Self.controller(for: connectionOptions.userActivities.first)
    window.makeKeyAndVisible()
    self.window = window
    // A window of a note is there to write.
    let navigation = window.rootViewController as? UINavigationController
    (navigation?.topViewController as? NoteEditor)?.text.becomeFirstResponder()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { AppDelegate.log("sceneDidBecomeActive") }

  private static func controller(for activity: NSUserActivity?) -> UIViewController {
    if activity?.activityType == NSUserActivity.noteType, let notes = (UIApplication.shared.delegate as? AppDelegate)?.notes {
      return UINavigationController(rootViewController: NoteEditor(notes, note: activity?.userInfo?["note"] as? Int))
    }
    let navigation = UINavigationController(rootViewController: SceneListViewController())
    let scene = activity?.activityType == NSUserActivity.deskType ? .desk : AppDelegate.options.scene
    if let controller = scene?.makeViewController() { navigation.pushViewController(controller, animated: false) }
    return navigation
  }
}
