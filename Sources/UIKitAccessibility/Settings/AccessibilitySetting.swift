public import Foundation
public import UIKitCore
internal import UIKitGraphics

extension UIAccessibility {
  /// A setting of the person that an app reads by `UIAccessibility.isReduceMotionEnabled` and its like.
  ///
  /// Not part of UIKit: hosts and tests set them.
  public enum Setting: String, CaseIterable, Sendable {
    /// A screen reader runs.
    case voiceOver
    /// The app is controlled by switches.
    case switchControl
    /// Touches are replaced by a menu on the screen.
    case assistiveTouch
    /// Both ears hear the same.
    case monoAudio
    /// Films show captions.
    case closedCaptioning
    /// Colours are inverted.
    case invertColors
    /// The person cannot leave this app.
    case guidedAccess
    /// Text is bold.
    case boldText
    /// Buttons show their shapes.
    case buttonShapes
    /// The screen has no colours.
    case grayscale
    /// Backgrounds are opaque.
    case reduceTransparency
    /// Motion is to be avoided.
    case reduceMotion
    /// Screens are exchanged by fading instead of sliding.
    case prefersCrossFadeTransitions
    /// Films start by themselves.
    case videoAutoplay
    /// Colours have more contrast.
    case darkerSystemColors
    /// A selection can be spoken.
    case speakSelection
    /// The screen can be spoken.
    case speakScreen
    /// A shake undoes the last step.
    case shakeToUndo
    /// Nothing is expressed by colour alone.
    case differentiateWithoutColor
    /// Switches show their state as a sign.
    case onOffSwitchLabels

    /// The settings of a new screen: films start by themselves, and a shake undoes the last step, as on a new phone.
    public static let initial: Set<Setting> = [.videoAutoplay, .shakeToUndo]

    /// Posted after the setting has changed.
    public var didChangeNotification: NSNotification.Name {
      switch self {
      case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
      case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
      case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
      case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
      case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
      case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
      case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
      case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
      case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
      case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
      case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
      case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
      case .prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
      case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
      case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
      case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
      case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
      case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
      case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
      }
    }
  }
}
