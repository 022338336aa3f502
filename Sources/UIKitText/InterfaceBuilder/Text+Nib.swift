internal import Foundation
internal import NibFormat
internal import UIKitCore
internal import UIKitGraphics

extension UITextField {
  func decodeField(_ nib: NibCoder) {
    if let font = nib.font(.fontDescription) { self.font = font }
    if let color = nib.color(.textColor) { textColor = color }
    if let value = nib.choice(.textAlignment, NSTextAlignment.self) { textAlignment = value }
    if let value = nib.choice(.borderStyle, BorderStyle.self) { borderStyle = value }
    if let value = nib.choice(.clearButtonMode, ViewMode.self) { clearButtonMode = value }
    if let value = nib.bool(.clearsOnBeginEditing) { clearsOnBeginEditing = value }
    // The value is written only if it is NO.
    if let size = nib.number(.minimumFontSize), size > 0 {
      minimumFontSize = size
      adjustsFontSizeToFitWidth = nib.bool(.adjustsFontSizeToFit) ?? true
    }
    if let value = nib.bool(.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = value }
    if let image = nib.image(.background) { background = image }
    if let image = nib.image(.disabledBackground) { disabledBackground = image }
    if let text = nib.string(.placeholder) { placeholder = text }
    if let text = nib.attributedString(.attributedPlaceholder) { attributedPlaceholder = text }
    if let traits = nib.coder(.textInputTraits) { decodeTraits(traits) }
    if let text = nib.string(.text) { self.text = text }
    if let text = nib.attributedString(.attributedText) { attributedText = text }
    decodeLook(nib)
  }

  private func decodeTraits(_ nib: NibCoder) {
    let traits = InputTraits(nib)
    if let value = traits.keyboard { keyboardType = value }
    if let value = traits.appearance { keyboardAppearance = value }
    if let value = traits.returnKey { returnKeyType = value }
    if let value = traits.capitalization { autocapitalizationType = value }
    if let value = traits.correction { autocorrectionType = value }
    if let value = traits.spelling { spellCheckingType = value }
    if let value = traits.contentType { textContentType = value }
    if let value = nib.bool(.secureTextEntry) { isSecureTextEntry = value }
    if let value = nib.bool(.enablesReturnKeyAutomatically) { enablesReturnKeyAutomatically = value }
  }
}

extension UITextView {
  func decodeText(_ nib: NibCoder) {
    if let font = nib.font(.fontDescription) { self.font = font }
    if let color = nib.color(.textColor) { textColor = color }
    if let value = nib.choice(.textAlignment, NSTextAlignment.self) { textAlignment = value }
    // In Interface Builder a text view without the attribute is editable.
    if let value = nib.bool(.editable) { isEditable = value }
    if let value = nib.bool(.selectable) { isSelectable = value }
    if let value = nib.bool(.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = value }
    if let coder = nib.coder(.textInputTraits) {
      let traits = InputTraits(coder)
      if let value = traits.keyboard { keyboardType = value }
      if let value = traits.appearance { keyboardAppearance = value }
      if let value = traits.returnKey { returnKeyType = value }
      if let value = traits.capitalization { autocapitalizationType = value }
      if let value = traits.correction { autocorrectionType = value }
      if let value = traits.spelling { spellCheckingType = value }
      if let value = coder.bool(.enablesReturnKeyAutomatically) { enablesReturnKeyAutomatically = value }
    }
    if let text = nib.string(.text) { self.text = text }
    if let text = nib.attributedString(.attributedText) { attributedText = text }
    decodeLook(nib)
  }
}

/// What a nib says of a text's keyboard.
@MainActor private struct InputTraits {
  let keyboard: UIKeyboardType?
  let appearance: UIKeyboardAppearance?
  let returnKey: UIReturnKeyType?
  let capitalization: UITextAutocapitalizationType?
  let correction: UITextAutocorrectionType?
  let spelling: UITextSpellCheckingType?
  let contentType: UITextContentType?

  init(_ nib: NibCoder) {
    keyboard = nib.choice(.keyboardType, UIKeyboardType.self)
    appearance = nib.choice(.keyboardAppearance, UIKeyboardAppearance.self)
    returnKey = nib.choice(.returnKeyType, UIReturnKeyType.self)
    capitalization = nib.choice(.autocapitalizationType, UITextAutocapitalizationType.self)
    correction = nib.choice(.autocorrectionType, UITextAutocorrectionType.self)
    spelling = nib.choice(.spellCheckingType, UITextSpellCheckingType.self)
    contentType = nib.string(.textContentType).map { UITextContentType(rawValue: $0) }
  }
}
