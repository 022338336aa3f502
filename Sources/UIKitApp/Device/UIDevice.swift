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

  /// Identifies the machine and the person to this app: the same until the person installs the system anew, another one for each name of a
  /// program. nil on a machine without `/etc/machine-id`.
  open var identifierForVendor: UUID? { MachineIdentity.identifier(of: ProcessInfo.processInfo.processName) }

  /// Always true: other programs run at the same time.
  open var isMultitaskingSupported: Bool { true }

  /// Does nothing: the desktop decides on sounds of keys.
  open func playInputClick() {}

  // MARK: Battery

  /// How the battery is used.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Posted on iOS when `batteryState` changes; never here: ask for the state when you show it.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  /// Posted on iOS when `batteryLevel` changes; never here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")

  /// Whether `batteryState` and `batteryLevel` are known; false by default.
  open var isBatteryMonitoringEnabled = false

  /// Read from the system at each call; `.unknown` without a battery, and while `isBatteryMonitoringEnabled` is false.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? Battery.first()?.state ?? .unknown : .unknown }

  /// From 0 to 1, read from the system at each call; -1 without a battery, and while `isBatteryMonitoringEnabled` is false.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.first()?.level ?? -1 : -1 }

  // MARK: Proximity

  /// Never posted: a machine with a window has no sensor for it.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Always false, as on devices without a sensor; setting it does nothing.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Always false.
  open var proximityState: Bool { false }

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
