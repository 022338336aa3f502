internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

/// The notifications about a keyboard.
@MainActor struct KeyboardNews {
  private let name: Notification.Name

  static let showing = [
    KeyboardNews(name: UIResponder.keyboardWillChangeFrameNotification),
    KeyboardNews(name: UIResponder.keyboardWillShowNotification),
  ]
  static let shown = [
    KeyboardNews(name: UIResponder.keyboardDidChangeFrameNotification),
    KeyboardNews(name: UIResponder.keyboardDidShowNotification),
  ]
  static let hiding = [
    KeyboardNews(name: UIResponder.keyboardWillChangeFrameNotification),
    KeyboardNews(name: UIResponder.keyboardWillHideNotification),
  ]
  static let hidden = [
    KeyboardNews(name: UIResponder.keyboardDidChangeFrameNotification),
    KeyboardNews(name: UIResponder.keyboardDidHideNotification),
  ]

  /// Frames are in the screen's coordinates.
  func post(from begin: CGRect, to end: CGRect, duration: TimeInterval, _ screen: UIScreen) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
