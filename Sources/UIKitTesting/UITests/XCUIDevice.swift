internal import Diagnostics
internal import Foundation
public import UIKitApp
internal import UIKitCore
internal import UIKitGraphics

/// The device of the stage that the running test uses.
@preconcurrency @MainActor public final class XCUIDevice {
  /// The only device.
  public static let shared = XCUIDevice()

  /// A button at the device's side.
  public enum Button: Int, Sendable {
    /// Sends the app to the background.
    case home = 1
  }

  /// The screen's style.
  public enum Appearance: Int, Sendable {
    /// Dark on light, or light on dark.
    case light = 1, dark = 2
  }

  private init() {}

  private func stage(_ call: String) -> Stage {
    guard let stage = Stage.current else { programmingError("XCUIDevice.\(call): there is no stage; launch the app first") }
    return stage
  }

  /// How the device is held. Setting it turns the screen unless the app forbids it; the safe area's upper edge goes to both sides.
  public var orientation: UIDeviceOrientation {
    get { UIDevice.current.orientation }
    set {
      guard let turned = UIInterfaceOrientation(newValue) else { return }
      let (stage, insets) = (stage("orientation"), stage("orientation").window.screen.safeAreaInsets)
      let wasLandscape = stage.window.screen.bounds.width > stage.window.screen.bounds.height
      let side = wasLandscape ? insets.left : insets.top
      stage.turn(
        to: turned,
        safeAreaInsets: turned.isLandscape
          ? UIEdgeInsets(top: 0, left: side, bottom: insets.bottom, right: side)
          : UIEdgeInsets(top: side, left: 0, bottom: insets.bottom, right: 0))
      stage.isAtRest(within: 2)
    }
  }

  /// The screen's light or dark style.
  public var appearance: Appearance {
    get { stage("appearance").userInterfaceStyle == .dark ? .dark : .light }
    set { stage("appearance").userInterfaceStyle = newValue == .dark ? .dark : .light }
  }

  /// Presses a button. After `.home` the app is in the background until `XCUIApplication.activate()`.
  public func press(_ button: Button) { stage("press(_:)").app?.life.enterBackground() }
}

extension UIInterfaceOrientation {
  /// The orientation of the screen on a device; a device that lies to the left has its screen turned to the right.
  fileprivate init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}
