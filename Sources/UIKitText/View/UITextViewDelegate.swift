public import Foundation
public import UIKitCore

/// What a person does with a link.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// The menu of a link is about to open.
  case presentActions
  /// Not sent: there is no preview of a link.
  case preview
}

/// Decides about the editing of a text view and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; asked before the present first responder resigns. True by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Sent when an editable view has become the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end; true by default. Not asked when the view leaves its window.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Sent when the view has ceased to be the first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a person may replace a range, in UTF-16 units, by a text; true by default. Not asked for what code changes, nor for text of an
  /// input method before it is finished.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Sent after a person has changed the text, after `textViewDidChangeSelection(_:)`; not for what code sets.
  func textViewDidChange(_ textView: UITextView)
  /// Sent after the selection has changed, by a person or by code.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a tap on a link opens it, or its menu opens; true by default. Not asked by a delegate that implements the methods for items.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// What a tap on a link or on tagged text does: `defaultAction`, which opens a link, another action, or nothing for nil. By default
  /// `defaultAction` as far as `textView(_:shouldInteractWith:in:interaction:)` allows it.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a link or of tagged text, which a resting finger, the secondary button or the menu key opens; none for nil. By default
  /// `defaultMenu`, which opens and copies a link, as far as `textView(_:shouldInteractWith:in:interaction:)` allows it.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of a link or of tagged text is about to appear.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
  /// The menu of a link or of tagged text is about to leave.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
  /// The menu of editing for a range in UTF-16 units; nil, the default, for the suggested actions.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The menu of editing is about to appear.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The menu of editing is about to leave.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// `defaultAction`, unless a link must not be opened.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { allows(textItem, .invokeDefaultAction, textView) ? defaultAction : nil }
  /// `defaultMenu`, unless a link must not have it.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    allows(textItem, .presentActions, textView) ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }
  private func allows(_ item: UITextItem, _ interaction: UITextItemInteraction, _ textView: UITextView) -> Bool {
    guard case .link(let url) = item.content else { return true }
    return self.textView(textView, shouldInteractWith: url, in: item.range, interaction: interaction)
  }
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Returns nil.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
}
