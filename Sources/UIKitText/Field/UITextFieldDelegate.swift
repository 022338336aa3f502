public import Foundation
public import UIKitCore

/// Decides about the editing of a text field and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; asked before the present first responder resigns. True by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Sent when the field has become the first responder, before `.editingDidBegin`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true by default. Not asked when the field leaves its window.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Sent by the default `textFieldDidEndEditing(_:reason:)`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Sent when the field has ceased to be the first responder, before `.editingDidEnd`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a person may replace a range, in UTF-16 units, by a text; true by default. Not asked for what code changes, nor for text of an
  /// input method before it is finished.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Sent after the text has changed, and while the field is edited after the selection has, by a person or by code.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button at the end may clear the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether Return does what it does by default: to send `.editingDidEndOnExit`, and to end editing where an action is registered for that
  /// event. True by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The menu of editing for a range in UTF-16 units; nil, the default, for the suggested actions.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The menu of editing is about to appear.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu of editing is about to leave.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Sends `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// True.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns nil.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
}
