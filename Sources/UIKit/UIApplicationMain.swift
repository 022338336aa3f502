internal import Diagnostics
internal import Foundation
public import UIKitCore

/// Starts the app: opens its window, makes its delegate and serves events until the window is closed.
///
/// Exits with code 69 where no window can be opened.
/// - Parameters:
///   - principalClassName: The name of a subclass of `UIApplication`; nil for that class itself.
///   - delegateClassName: What `NSStringFromClass` gives for the delegate's class.
@MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let principal = principalClassName.map { name in
    guard let type = NSClassFromString(name) as? UIApplication.Type else {
      programmingError("UIApplicationMain: there is no subclass of UIApplication called \(name); pass NSStringFromClass(...)")
    }
    return type
  }
  guard let delegateClassName, let delegate = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type else {
    programmingError(
      "UIApplicationMain: there is no UIApplicationDelegate called \(delegateClassName ?? "nil"); pass NSStringFromClass(...)")
  }
  ApplicationLauncher.run((principal ?? UIApplication.self).init(), delegate: delegate.init())
}

extension UIApplicationDelegate {
  /// What `@main` calls.
  @MainActor public static func main() { ApplicationLauncher.run(UIApplication(), delegate: Self()) }
}
