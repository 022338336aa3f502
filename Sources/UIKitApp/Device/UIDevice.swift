public import Foundation
public import UIKitCore
public import UIKitGraphics

/// The orientation of a device in a person's hand.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is one of the two upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is one of the two orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the screen faces the sky or the ground.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether UIKit lays out for it: upright or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The machine that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// Posted on iOS when the device turns; never here, since a machine with a window does not report how it is held.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The only object of this class.
  open class var current: UIDevice { shared }

  private static let shared = UIDevice()

  private override init() { super.init() }

  /// The name of the machine in its network.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The name of the operating system: the machine reports no product.
  open var model: String { systemName }

  /// The same as `model`.
  open var localizedModel: String { model }

  /// `Linux`.
  open var systemName: String { "Linux" }

  /// The version of the operating system's kernel, such as `6.1.0`. Code that compares it with a version of iOS should use `#available`.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The idiom of the main screen's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// How the main screen is shaped: portrait if it is at least as high as wide, else `landscapeLeft`.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }

  /// Always false: turns are not reported.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: turns are not reported. A view controller hears of a new size in `viewWillTransition(to:with:)`.
  open func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
}

extension UIApplication {
  /// Posted on iOS before an app is ended for want of memory; never here, where the system gives no such warning.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
