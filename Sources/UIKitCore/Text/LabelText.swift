internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// The text of a label and how it is drawn.
struct LabelText {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  var plain: String?
  /// Replaces `plain` when not nil.
  var attributed: NSAttributedString?
  var font = defaultFont
  var color = UIColor.label
  var highlightedColor: UIColor?
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var tightens = false
  var maximumLines = 1
  var isHighlighted = false
  var isEnabled = true

  var string: String? { attributed?.string ?? plain }

  var isEmpty: Bool {
    if let attributed { return attributed.length == 0 }
    return plain?.isEmpty ?? true
  }

  func block(_ traits: UITraitCollection) -> TextBlock {
    let style = TextDefaults(
      font: font, color: color, alignment: alignment, lineBreakMode: lineBreakMode, traits: traits)
    var block =
      attributed.map { TextBlock($0, style, maximumLines: maximumLines) }
      ?? TextBlock(plain ?? "", style, maximumLines: maximumLines)
    if isHighlighted, let highlightedColor { block = block.colored(highlightedColor.cgColor(for: traits)) }
    return isEnabled ? block : block.fadedBy(disabledAlpha)
  }

  /// The text as an attributed string; nil if there is none.
  var asAttributed: NSAttributedString? {
    if let attributed { return attributed }
    guard let plain else { return nil }
    let style = NSMutableParagraphStyle()
    adopt(style)
    return NSAttributedString(
      string: plain, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  private func adopt(_ style: NSMutableParagraphStyle) {
    (style.alignment, style.lineBreakMode, style.lineBreakStrategy) = (alignment, lineBreakMode, lineBreakStrategy)
    style.allowsDefaultTighteningForTruncation = tightens
  }

  /// Whether letters move together: the style of the text's first character decides, if it has one.
  var mayTighten: Bool {
    guard let attributed, attributed.length > 0,
      let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return tightens }
    return style.allowsDefaultTighteningForTruncation
  }

  /// Sets an attribute on the whole attributed text, as the label's own properties do.
  mutating func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard let attributed, attributed.length > 0 else { return }
    self.attributed = attributed.mapRuns { $0.merging([key: value]) { $1 } }
  }

  /// Changes the paragraph style of the whole attributed text, starting from the first character's.
  mutating func overwriteParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributed, attributed.length > 0 else { return }
    let style = NSMutableParagraphStyle()
    if let present = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
      style.setParagraphStyle(present)
    } else {
      adopt(style)
    }
    change(style)
    overwrite(.paragraphStyle, style)
  }
}

/// Opacity of a disabled label's text. Our choice.
private let disabledAlpha: CGFloat = 0.5
