import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Set at the launch, with the initial controller of the storyboard that `Info.plist` names.
  var window: UIWindow?
}
