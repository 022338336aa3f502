internal import Foundation
internal import NibFormat
package import UIKitCore
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
    if let traits = nib.coder(.textInputTraits) { traits.setTraits(of: self) }
    if let text = nib.string(.text) { self.text = text }
    if let text = nib.attributedString(.attributedText) { attributedText = text }
    decodeLook(nib)
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
    if let value = nib.integer(.dataDetectorType), value >= 0 { dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(value)) }
    if let value = nib.bool(.findInteractionEnabled) { isFindInteractionEnabled = value }
    if let value = nib.bool(.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = value }
    if let traits = nib.coder(.textInputTraits) { traits.setTraits(of: self) }
    if let text = nib.string(.text) { self.text = text }
    if let text = nib.attributedString(.attributedText) { attributedText = text }
    decodeLook(nib)
  }
}

extension NibCoder {
  /// Sets what a nib says of a text's keyboard.
  package func setTraits<Text: UITextInputTraits & AnyObject>(of text: Text) {
    if let value = choice(.keyboardType, UIKeyboardType.self) { text.keyboardType = value }
    if let value = choice(.keyboardAppearance, UIKeyboardAppearance.self) { text.keyboardAppearance = value }
    if let value = choice(.returnKeyType, UIReturnKeyType.self) { text.returnKeyType = value }
    if let value = choice(.autocapitalizationType, UITextAutocapitalizationType.self) { text.autocapitalizationType = value }
    if let value = choice(.autocorrectionType, UITextAutocorrectionType.self) { text.autocorrectionType = value }
    if let value = choice(.spellCheckingType, UITextSpellCheckingType.self) { text.spellCheckingType = value }
    if let value = choice(.smartQuotesType, UITextSmartQuotesType.self) { text.smartQuotesType = value }
    if let value = choice(.smartDashesType, UITextSmartDashesType.self) { text.smartDashesType = value }
    if let value = choice(.smartInsertDeleteType, UITextSmartInsertDeleteType.self) { text.smartInsertDeleteType = value }
    if let value = string(.textContentType) { text.textContentType = UITextContentType(rawValue: value) }
    if let value = bool(.secureTextEntry) { text.isSecureTextEntry = value }
    if let value = bool(.enablesReturnKeyAutomatically) { text.enablesReturnKeyAutomatically = value }
  }
}
