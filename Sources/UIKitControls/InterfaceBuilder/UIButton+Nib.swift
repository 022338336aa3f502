internal import Foundation
internal import NibFormat
internal import UIKitCore
internal import UIKitGraphics

extension UIButton {
  func decodeButton(_ nib: NibCoder) {
    for state in nib.coders(.states) { decodeState(state) }
    if let font = nib.font(.fontDescription) { titleLabel?.font = font }
    if let mode = nib.choice(.lineBreakMode, NSLineBreakMode.self) { titleLabel?.lineBreakMode = mode }
    if let insets = nib.insets(.contentEdgeInsets) { contentEdgeInsets = insets }
    if let insets = nib.insets(.titleEdgeInsets) { titleEdgeInsets = insets }
    if let insets = nib.insets(.imageEdgeInsets) { imageEdgeInsets = insets }
    if let value = nib.choice(.role, Role.self) { role = value }
    if let value = nib.bool(.changesSelectionAsPrimaryAction) { changesSelectionAsPrimaryAction = value }
    if let value = nib.bool(.showsMenuAsPrimaryAction) { showsMenuAsPrimaryAction = value }
    if let configuration = nib.coder(.configuration) { self.configuration = Configuration(configuration) }
  }

  private func decodeState(_ nib: NibCoder) {
    let state: UIControl.State
    switch nib.string(.name) {
    case "highlighted": state = .highlighted
    case "selected": state = .selected
    case "disabled": state = .disabled
    case "focused": return
    default: state = .normal
    }
    if let configuration = nib.symbolConfiguration(.symbolConfiguration) ?? nib.symbolConfiguration(.preferredSymbolConfiguration)
    {
      setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    if let title = nib.string(.title) { setTitle(title, for: state) }
    if let title = nib.attributedString(.attributedTitle) { setAttributedTitle(title, for: state) }
    if let color = nib.color(.titleColor) { setTitleColor(color, for: state) }
    if let color = nib.color(.titleShadowColor) { setTitleShadowColor(color, for: state) }
    if let image = nib.image(.image) { setImage(image, for: state) }
    if let image = nib.image(.backgroundImage) { setBackgroundImage(image, for: state) }
  }
}

extension UIButton.Configuration {
  /// The configuration that a nib describes.
  @MainActor fileprivate init(_ nib: NibCoder) {
    switch nib.integer(.style) {
    case 1: self = .gray()
    case 2, 6: self = .tinted()
    case 3, 7: self = .filled()
    default: self = .plain()
    }
    decodeTexts(nib)
    image = nib.image(.image)
    if let value = nib.integer(.imagePlacement) { imagePlacement = NSDirectionalRectEdge(rawValue: UInt(value)) }
    if let value = nib.number(.imagePadding) { imagePadding = value }
    if let value = nib.choice(.cornerStyle, CornerStyle.self) { cornerStyle = value }
    if let value = nib.choice(.buttonSize, Size.self) { buttonSize = value }
    if let value = nib.bool(.showsActivityIndicator) { showsActivityIndicator = value }
    if let color = nib.color(.baseForegroundColor) { baseForegroundColor = color }
    if let color = nib.color(.baseBackgroundColor) { baseBackgroundColor = color }
    if let insets = nib.directionalInsets(.contentInsets) ?? nib.directionalInsets(.directionalContentInsets) {
      contentInsets = insets
    }
    let symbol =
      nib.symbolConfiguration(.preferredSymbolConfiguration) ?? nib.symbolConfiguration(.preferredSymbolConfigurationForImage)
    if let symbol { preferredSymbolConfigurationForImage = symbol }
    if let background = nib.coder(.background) ?? nib.coder(.backgroundConfiguration) { decodeBackground(background) }
  }

  @MainActor private mutating func decodeTexts(_ nib: NibCoder) {
    title = nib.string(.title)
    subtitle = nib.string(.subtitle)
    if let text = nib.attributedString(.attributedTitle) { attributedTitle = AttributedString(text) }
    if let text = nib.attributedString(.attributedSubtitle) { attributedSubtitle = AttributedString(text) }
    if let font = nib.font(.titleFontDescription) ?? nib.font(.fontDescription) {
      titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    if let value = nib.number(.titlePadding) { titlePadding = value }
    if let value = nib.choice(.titleAlignment, TitleAlignment.self) { titleAlignment = value }
    if let value = nib.choice(.titleLineBreakMode, NSLineBreakMode.self) { titleLineBreakMode = value }
    if let value = nib.choice(.subtitleLineBreakMode, NSLineBreakMode.self) { subtitleLineBreakMode = value }
  }

  @MainActor private mutating func decodeBackground(_ nib: NibCoder) {
    if let value = nib.number(.cornerRadius) { background.cornerRadius = value }
    if let color = nib.color(.backgroundColor) { background.backgroundColor = color }
    if let color = nib.color(.strokeColor) { background.strokeColor = color }
    if let value = nib.number(.strokeWidth) { background.strokeWidth = value }
    if let value = nib.number(.strokeOutset) { background.strokeOutset = value }
    if let image = nib.image(.image) { background.image = image }
    if let mode = nib.choice(.imageContentMode, UIView.ContentMode.self) { background.imageContentMode = mode }
  }
}
