public import UIKitCore
internal import UIKitGraphics

extension UIViewController {
  /// Says that `supportedInterfaceOrientations` returns something else than before: a simulated device in an orientation that is not allowed
  /// any more turns to one that is. A desktop's window keeps its shape.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { viewIfLoaded?.window?.screen.onOrientationsChange?() }

  /// Turns a simulated device in an orientation that the controller in front does not support to one that it does.
  public class func attemptRotationToDeviceOrientation() { UIScreen.main.onOrientationsChange?() }
}

extension UIApplication {
  /// The orientations that the app allows in `window`: what the delegate returns, else all but `.portraitUpsideDown` on a phone and all on
  /// other devices.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? UIInterfaceOrientationMask(usualOn: (window?.screen ?? .main).traitCollection)
  }

  /// What the app and the controller in front of the key window allow.
  package var allowedOrientations: UIInterfaceOrientationMask {
    let allowed = supportedInterfaceOrientations(for: keyWindow)
    return keyWindow?.orientationsInFront.map { allowed.intersection($0) } ?? allowed
  }
}
