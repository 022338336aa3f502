internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// A text of a configuration, plain or with attributes.
struct ButtonText {
  private var plain: String?
  private var attributed: AttributedString?

  init(plain: String? = nil) { self.plain = plain }

  init(attributed: AttributedString?) { self.attributed = attributed }

  var string: String? { attributed.map { String($0.characters) } ?? plain }

  var attributedString: AttributedString? { attributed ?? plain.map { AttributedString($0) } }

  /// The text with the attributes to draw, for a label; nil if the label's own font and colour are enough.
  @MainActor func styled(
    font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard attributed != nil || transformer != nil, let text = attributedString else { return nil }
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    let styled = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = base.merging(run.attributes)
      let shown = (transformer?(attributes) ?? attributes).uiKitAttributes
      styled.append(NSAttributedString(string: String(text[run.range].characters), attributes: shown))
    }
    return styled
  }
}
