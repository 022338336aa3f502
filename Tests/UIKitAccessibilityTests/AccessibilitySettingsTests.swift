import CoreGraphics
import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

/// The person's settings, what an app posts, and the focus.
@MainActor @Suite struct AccessibilitySettingsTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  @Test func everySettingIsReadUnderItsNameAndPostsItsNotification() {
    let read: [(UIAccessibility.Setting, @MainActor () -> Bool)] = [
      (.voiceOver, { UIAccessibility.isVoiceOverRunning }), (.switchControl, { UIAccessibility.isSwitchControlRunning }),
      (.monoAudio, { UIAccessibility.isMonoAudioEnabled }), (.closedCaptioning, { UIAccessibility.isClosedCaptioningEnabled }),
      (.invertColors, { UIAccessibility.isInvertColorsEnabled }), (.guidedAccess, { UIAccessibility.isGuidedAccessEnabled }),
      (.boldText, { UIAccessibility.isBoldTextEnabled }), (.buttonShapes, { UIAccessibility.buttonShapesEnabled }),
      (.grayscale, { UIAccessibility.isGrayscaleEnabled }),
      (.reduceTransparency, { UIAccessibility.isReduceTransparencyEnabled }),
      (.reduceMotion, { UIAccessibility.isReduceMotionEnabled }), (.videoAutoplay, { UIAccessibility.isVideoAutoplayEnabled }),
      (.darkerSystemColors, { UIAccessibility.isDarkerSystemColorsEnabled }),
      (.speakSelection, { UIAccessibility.isSpeakSelectionEnabled }), (.speakScreen, { UIAccessibility.isSpeakScreenEnabled }),
      (.shakeToUndo, { UIAccessibility.isShakeToUndoEnabled }),
      (.differentiateWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor }),
      (.onOffSwitchLabels, { UIAccessibility.isOnOffSwitchLabelsEnabled }),
    ]
    for (setting, isOn) in read {
      #expect(isOn() == UIAccessibility.Setting.initial.contains(setting), "\(setting)")
      let posts = Mutex(0)
      let observer = NotificationCenter.default.addObserver(forName: setting.didChangeNotification, object: nil, queue: nil) {
        _ in
        posts.withLock { $0 += 1 }
      }
      stage.accessibilitySettings = [setting]
      #expect(isOn(), "\(setting)")
      stage.accessibilitySettings = []
      #expect(!isOn() && posts.withLock { $0 } >= 1, "\(setting)")
      stage.accessibilitySettings = UIAccessibility.Setting.initial
      NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test func crossFadesAreAPartOfReducedMotion() {
    stage.accessibilitySettings = [.prefersCrossFadeTransitions, .assistiveTouch]
    #expect(!UIAccessibility.prefersCrossFadeTransitions && !UIAccessibility.isAssistiveTouchRunning)
    stage.accessibilitySettings.formUnion([.reduceMotion, .guidedAccess])
    #expect(UIAccessibility.prefersCrossFadeTransitions && UIAccessibility.isAssistiveTouchRunning)
  }

  @Test func aStageKeepsWhatTheAppPosts() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(stage.accessibilityNotifications.map(\.notification) == [.announcement, .layoutChanged])
    #expect(stage.accessibilityNotifications.first?.argument as? String == "Saved")
  }

  @Test func theFocusMovesToThePostedElementWhileAScreenReaderRuns() {
    final class Focusable: UIView {
      var changes: [Bool] = []
      override func accessibilityElementDidBecomeFocused() { changes.append(true) }
      override func accessibilityElementDidLoseFocus() { changes.append(false) }
    }
    let (one, other) = (Focusable(), Focusable())
    UIAccessibility.post(notification: .screenChanged, argument: one)
    #expect(!one.accessibilityElementIsFocused(), "no screen reader runs")
    stage.accessibilitySettings.insert(.voiceOver)
    UIAccessibility.post(notification: .screenChanged, argument: one)
    #expect(one.accessibilityElementIsFocused() && UIAccessibility.focusedElement(using: nil) as? UIView === one)
    UIAccessibility.post(notification: .layoutChanged, argument: other)
    #expect(one.changes == [true, false] && other.changes == [true] && !one.accessibilityElementIsFocused())
    #expect(other.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
    stage.focus(nil)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil && other.changes == [true, false])
  }
}
