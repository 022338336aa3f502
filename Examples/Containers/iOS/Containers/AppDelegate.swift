import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeScreens()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A tab for each of the three screens.
@MainActor func makeScreens() -> UITabBarController {
  let screens: [(title: String, image: String, controller: UIViewController)] = [
    ("Library", "music.note.list", LibraryController()), ("Profile", "person", ProfileController()),
    ("Shelves", "books.vertical", ShelvesController()),
  ]
  let tabs = UITabBarController()
  tabs.viewControllers = screens.map { screen in
    screen.controller.title = screen.title
    let navigation = UINavigationController(rootViewController: screen.controller)
    navigation.tabBarItem = UITabBarItem(title: screen.title, image: UIImage(systemName: screen.image), tag: 0)
    return navigation
  }
  return tabs
}
