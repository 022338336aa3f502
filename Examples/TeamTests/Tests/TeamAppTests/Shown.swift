import UIKit

#if canImport(UIKitTesting)
  import UIKitTesting
#endif

/// A controller on a screen: a stage on Linux, a window on iOS.
@MainActor final class Shown {
  #if canImport(UIKitTesting)
    let stage: Stage

    init(_ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844)) {
      stage = Stage(rootViewController: controller, size: size)
    }

    var window: UIWindow { stage.window }

    /// Lets animations end: in virtual time.
    func settle() throws { try stage.settle() }
  #else
    let window: UIWindow

    init(_ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844)) {
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// Lets animations end.
    func settle() throws { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.6)) }
  #endif

  func layOut() { window.layoutIfNeeded() }
}
