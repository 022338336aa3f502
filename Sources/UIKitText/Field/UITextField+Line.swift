internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Attributes and drawing of the line.
extension UITextField {
  /// Opacity of the selection's background. Our choice, near iOS.
  static let selectionAlpha: CGFloat = 0.2

  var textAttributes: [NSAttributedString.Key: Any] {
    storedDefaults.merging([.font: storedFont, .foregroundColor: storedColor ?? UIColor.label]) { $1 }
  }

  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard edited.length > 0 else { return textAttributes }
    return edited.content.attributes(at: max(0, edited.selection.location - 1), effectiveRange: nil)
  }

  /// The text with the field's attributes where it has none.
  func styled(_ text: NSAttributedString) -> NSAttributedString {
    let styled = NSMutableAttributedString(string: text.string, attributes: textAttributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
      styled.addAttributes(own, range: range)
    }
    return styled
  }

  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    edited.restyle { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
    textLookChanged()
  }

  func adoptDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    storedDefaults = attributes
    if let font = attributes[.font] as? UIFont { storedFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { storedColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { storedAlignment = style.alignment }
    let all = textAttributes
    edited.restyle { $0.setAttributes(all, range: NSRange(location: 0, length: $0.length)) }
    textLookChanged()
    invalidateIntrinsicContentSize()
  }

  func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = storedFont.adjusted(to: traitCollection.preferredContentSizeCategory)
    if adjusted !== storedFont { font = adjusted }
  }

  /// The text, the font or the colour has changed.
  func textLookChanged() {
    lineCache = nil
    setNeedsLayout()
    surface.setNeedsDisplay()
  }

  // MARK: The line

  /// The line, made anew after a change of the text.
  var line: TextFieldLine {
    if let line = lineCache { return line }
    let line = TextFieldLine(edited.content, isSecure: isSecureTextEntry, isMirrored: isMirrored)
    lineCache = line
    return line
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var isRightToLeftText: Bool { line.isRightToLeft }

  /// The share of free room before the line.
  private var leadingShare: CGFloat {
    switch storedAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: line.isRightToLeft ? 1 : 0
    }
  }

  /// The left of the line in a room of that width, before scrolling; 0 for a line that is too wide.
  func lineStart(in width: CGFloat) -> CGFloat { (max(0, width - line.size.width) * leadingShare).rounded() }

  var spokenText: String? { isSecureTextEntry ? line.shown.string : edited.text }

  // MARK: Drawing

  /// The line while it is not edited: cut off with an ellipsis.
  func drawLine(in rect: CGRect) { draw(fitted(line.shown, in: rect.width), in: rect) }

  func drawHint(in rect: CGRect) {
    if let shownPlaceholder { draw(fitted(shownPlaceholder, in: rect.width), in: rect) }
  }

  /// The placeholder with the field's font and the colour of placeholders where it has none of its own.
  var shownPlaceholder: NSAttributedString? {
    guard let storedPlaceholder else { return nil }
    let shown = NSMutableAttributedString(
      string: storedPlaceholder.string, attributes: [.font: storedFont, .foregroundColor: UIColor.placeholderText])
    storedPlaceholder.enumerateAttributes(in: NSRange(location: 0, length: shown.length), options: []) { own, range, _ in
      shown.addAttributes(own, range: range)
    }
    return shown
  }

  private func draw(_ text: NSAttributedString, in rect: CGRect) {
    guard text.length > 0, rect.width > 0, rect.height > 0 else { return }
    let style = NSMutableParagraphStyle()
    style.alignment =
      storedAlignment == .natural && isMirrored && !line.isRightToLeft && line.shown.length == 0 ? .right : storedAlignment
    style.lineBreakMode = .byTruncatingTail
    let aligned = NSMutableAttributedString(attributedString: text)
    aligned.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    let height = aligned.size().height
    let top = rect.minY + ((rect.height - height) / 2 * traitCollection.displayScale).rounded() / traitCollection.displayScale
    aligned.draw(
      with: CGRect(x: rect.minX, y: top, width: rect.width, height: max(height, rect.height)),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }

  /// The text in smaller letters if it is too wide and may become smaller.
  private func fitted(_ text: NSAttributedString, in width: CGFloat) -> NSAttributedString {
    guard adjustsFontSizeToFitWidth, text.length > 0 else { return text }
    let natural = text.size().width
    guard natural > width, width > 0 else { return text }
    let fitted = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let size = max(minimumFontSize, (font.pointSize * width / natural * 2).rounded(.down) / 2)
      fitted.addAttribute(.font, value: font.withSize(min(size, font.pointSize)), range: range)
    }
    return fitted
  }
}
