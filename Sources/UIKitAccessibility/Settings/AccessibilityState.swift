internal import CoreGraphics
public import Foundation
public import UIKitCore
public import UIKitGraphics

/// What a screen knows of assistive technologies.
@MainActor package final class AccessibilityState {
  /// A notification as the app posted it.
  package struct Posted {
    package let notification: UIAccessibility.Notification
    package let argument: Any?
    package let time: TimeInterval
  }

  package fileprivate(set) var settings = UIAccessibility.Setting.initial
  package fileprivate(set) var hearingEar: UIAccessibility.HearingDeviceEar = []
  /// In order; grows until a test empties it.
  package var posted: [Posted] = []
  /// Called with each notification in place of storing it in `posted`; set by hosts with an assistive technology.
  package var onPost: ((Posted) -> Void)?
  /// Called after a focus has moved, with the former and the new element.
  package var onFocus: ((UIResponder?, UIResponder?) -> Void)?
  fileprivate var focus: [UIAccessibility.AssistiveTechnologyIdentifier: Focus] = [:]

  fileprivate struct Focus {
    weak var element: UIResponder?
  }

  fileprivate init() {}

  /// Only the newest posts are stored, so that an app without an assistive technology does not grow.
  fileprivate func keep(_ post: Posted) {
    if let onPost { return onPost(post) }
    if posted.count >= 1000 { posted.removeFirst(500) }
    posted.append(post)
  }
}

extension UIScreen {
  package var accessibilityState: AccessibilityState {
    if let state = storedAccessibilityState as? AccessibilityState { return state }
    let state = AccessibilityState()
    storedAccessibilityState = state
    onPageScroll = { scrollView, pages in
      let delegate = scrollView.delegate as? any UIScrollViewAccessibilityDelegate
      let status: Any = delegate?.accessibilityAttributedScrollStatus(for: scrollView) ?? pages
      UIAccessibility.post(notification: .pageScrolled, argument: status)
    }
    return state
  }

  /// The person's settings; a change posts the notification of each setting that has changed.
  package var accessibilitySettings: Set<UIAccessibility.Setting> {
    get { accessibilityState.settings }
    set {
      let changed = accessibilityState.settings.symmetricDifference(newValue)
      accessibilityState.settings = newValue
      reducesTransparency = newValue.contains(.reduceTransparency)
      for setting in UIAccessibility.Setting.allCases where changed.contains(setting) {
        NotificationCenter.default.post(name: setting.didChangeNotification, object: nil)
      }
    }
  }

  /// The ears with a paired hearing device.
  package var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar {
    get { accessibilityState.hearingEar }
    set {
      guard newValue != accessibilityState.hearingEar else { return }
      accessibilityState.hearingEar = newValue
      NotificationCenter.default.post(name: UIAccessibility.hearingDevicePairedEarDidChangeNotification, object: nil)
    }
  }

  /// Moves the focus of one assistive technology; nil removes it.
  package func setAccessibilityFocus(_ element: UIResponder?, of technology: UIAccessibility.AssistiveTechnologyIdentifier) {
    let former = accessibilityState.focus[technology]?.element
    guard former !== element else { return }
    accessibilityState.focus[technology] = element.map { AccessibilityState.Focus(element: $0) }
    former?.setAccessibilityFocus(false, by: technology)
    element?.setAccessibilityFocus(true, by: technology)
    accessibilityState.onFocus?(former, element)
    var info: [AnyHashable: Any] = [UIAccessibility.assistiveTechnologyUserInfoKey: technology]
    if let element { info[UIAccessibility.focusedElementUserInfoKey] = element }
    if let former { info[UIAccessibility.unfocusedElementUserInfoKey] = former }
    NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: element, userInfo: info)
  }

  package func accessibilityFocus(of technology: UIAccessibility.AssistiveTechnologyIdentifier?) -> UIResponder? {
    if let technology { return accessibilityState.focus[technology]?.element }
    return accessibilityState.focus.values.lazy.compactMap(\.element).first
  }
}

extension UIAccessibility {
  /// Reports a change or an announcement to the assistive technologies.
  ///
  /// While a screen reader runs, `.screenChanged` and `.layoutChanged` move its focus to the argument, if that is an element, and an
  /// announcement counts as spoken at once. Without one, a stage records what was posted for its test.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    let screen = UIScreen.main
    screen.accessibilityState.keep(
      AccessibilityState.Posted(notification: notification, argument: argument, time: screen.driver.now))
    guard isVoiceOverRunning else { return }
    switch notification {
    case .screenChanged, .layoutChanged:
      if let element = argument as? UIResponder { screen.setAccessibilityFocus(element, of: .notificationVoiceOver) }
    case .announcement:
      let text = (argument as? String) ?? (argument as? NSAttributedString)?.string ?? ""
      NotificationCenter.default.post(
        name: announcementDidFinishNotification, object: nil,
        userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true])
    default: break
    }
  }

  /// The element that an assistive technology focuses; nil for none. With nil, that of any.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    UIScreen.main.accessibilityFocus(of: assistiveTechnologyIdentifier)
  }

  /// Converts a rectangle of a view's coordinates to points of the screen; that of a view without a window is converted to its topmost
  /// superview.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    rect.applying(view.transformToScreen)
  }

  /// Converts an outline of a view's coordinates to points of the screen; the path itself is not changed.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath
  {
    let path = path.copy() as? UIBezierPath ?? UIBezierPath()
    path.apply(view.transformToScreen)
    return path
  }
}
