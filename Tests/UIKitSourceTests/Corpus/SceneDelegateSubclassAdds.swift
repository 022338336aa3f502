// expect: configured, active with 1 window
import UIKit

class ASceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

class ABaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// The method stands in a subclass: Objective-C calls it.
class ASceneDelegate: ABaseSceneDelegate {
  var isActive = false

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    isActive = true
    window = UIWindow(windowScene: windowScene)
  }
}

@MainActor func corpusSceneDelegateSubclassAdds() -> String {
  let scene = UIApplication.shared.connectedScenes.first!
  let configuration = UISceneConfiguration(name: "configured", sessionRole: .windowApplication)
  configuration.delegateClass = ASceneDelegate.self
  guard let type = configuration.delegateClass as? UISceneDelegate.Type else { return "no class" }
  let delegate = type.init()
  delegate.sceneDidBecomeActive(scene)
  let made = delegate as? ASceneDelegate
  return "\(configuration.name!), \(made?.isActive == true ? "active" : "inactive") with \(made?.window == nil ? 0 : 1) window"
}
