internal import Foundation
package import UIKitGraphics

extension UIInterfaceOrientationMask {
  /// What iOS allows unless the app says otherwise: all on a tablet, all but upside down on a phone.
  package init(usualOn traits: UITraitCollection) {
    self = traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

// What a controller and its delegate answer that say nothing else.
extension UIViewController {
  package var usualOrientations: UIInterfaceOrientationMask { UIInterfaceOrientationMask(usualOn: traitCollection) }

  /// How the screen is held; upright outside of a window.
  package var presentOrientation: UIInterfaceOrientation { viewIfLoaded?.window?.screen.application.orientation ?? .portrait }
}

extension UIWindow {
  /// The orientations that the controller in front allows; nil without a controller.
  package var orientationsInFront: UIInterfaceOrientationMask? {
    guard let controller = rootViewController?.decidingInFront else { return nil }
    guard controller.shouldAutorotate else { return UIInterfaceOrientationMask(screen.application.orientation) }
    return controller.supportedInterfaceOrientations
  }

  /// The orientation that the controller in front prefers; nil without a controller.
  package var preferredOrientationInFront: UIInterfaceOrientation? {
    rootViewController?.decidingInFront.preferredInterfaceOrientationForPresentation
  }
}

extension UIApplication {
  /// How the screen is held: as the simulated device was turned, if the screen still has that shape, else by its shape.
  var orientation: UIInterfaceOrientation {
    guard let screen else { return .portrait }
    let isWide = screen.bounds.width > screen.bounds.height
    if screen.orientation.isLandscape == isWide, screen.orientation != .unknown { return screen.orientation }
    return isWide ? .landscapeLeft : .portrait
  }
}
