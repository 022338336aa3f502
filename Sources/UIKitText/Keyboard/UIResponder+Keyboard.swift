public import Foundation
public import UIKitCore

// Messages about a keyboard on the screen, posted while the app shows one.
extension UIResponder {
  /// Before a keyboard comes.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// After a keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Before a keyboard leaves.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// After a keyboard has left.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Before a keyboard's frame changes.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// After a keyboard's frame has changed.
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// Key of the first frame, an `NSValue` with a rectangle in the screen's coordinates.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Key of the last frame, an `NSValue` with a rectangle in the screen's coordinates.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Key of the duration, an `NSNumber` in seconds: 0.25, or 0 for a change without an animation.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Key of the curve, an `NSNumber` with the raw value of a `UIView.AnimationCurve`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Key of an `NSNumber`: whether the keyboard is this app's.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
