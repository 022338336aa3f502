public import UIKitCore
internal import UIKitGraphics

// The person's settings on the main screen. Nothing reads them from the desktop: the host or a test sets them.
extension UIAccessibility {
  @MainActor private static func isSet(_ setting: Setting) -> Bool { UIScreen.main.accessibilitySettings.contains(setting) }

  /// Whether a screen reader runs.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { isSet(.voiceOver) }

  /// Whether the app is controlled by switches.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { isSet(.switchControl) }

  /// Whether touches are replaced by a menu on the screen; false unless guided access is on, as in UIKit.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { isSet(.assistiveTouch) && isSet(.guidedAccess) }

  /// Whether both ears hear the same.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { isSet(.monoAudio) }

  /// Whether films show captions.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { isSet(.closedCaptioning) }

  /// Whether colours are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { isSet(.invertColors) }

  /// Whether the person cannot leave this app.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { isSet(.guidedAccess) }

  /// Whether text is to be bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { isSet(.boldText) }

  /// Whether buttons are to show their shapes.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { isSet(.buttonShapes) }

  /// Whether the screen has no colours.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { isSet(.grayscale) }

  /// Whether backgrounds are to be opaque.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { isSet(.reduceTransparency) }

  /// Whether motion is to be avoided.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { isSet(.reduceMotion) }

  /// Whether screens are to be exchanged by fading; false unless motion is reduced, of which it is a part.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool {
    isSet(.prefersCrossFadeTransitions) && isSet(.reduceMotion)
  }

  /// Whether films may start by themselves; true at first.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { isSet(.videoAutoplay) }

  /// Whether colours are to have more contrast.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { isSet(.darkerSystemColors) }

  /// Whether a selection can be spoken.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { isSet(.speakSelection) }

  /// Whether the screen can be spoken.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { isSet(.speakScreen) }

  /// Whether a shake undoes the last step; true at first.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { isSet(.shakeToUndo) }

  /// Whether nothing is to be expressed by colour alone.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { isSet(.differentiateWithoutColor) }

  /// Whether switches are to show their state as a sign.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { isSet(.onOffSwitchLabels) }

  /// The ears with a paired hearing device; the empty set unless the host or a test says otherwise.
  @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar {
    UIScreen.main.accessibilityState.hearingEar
  }
}
