package import Foundation

/// Styled text in a box, as measured by hosts and drawn by canvases.
package struct TextBlock: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    package var color: CGColor
    package var background: CGColor?
    /// Points added after each character.
    package var kern: CGFloat = 0
    package var isUnderlined = false
    package var isStruckThrough = false
    package var baselineOffset: CGFloat = 0
    /// What each character of the run is shown as; nil for letters.
    package var picture: InlinePicture?
    /// nil for letters as the font has them, with no more than single lines in their colour.
    package var decoration: TextDecorationBox?

    package init(text: String, font: FontDescription, color: CGColor) { (self.text, self.font, self.color) = (text, font, color) }
  }

  package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  }

  package var runs: [Run]
  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.truncatingTail
  /// 0 for no limit but the height of the box.
  package var maximumLines = 1
  /// Points between lines, in addition to the line height of the font.
  package var lineSpacing: CGFloat = 0
  /// nil for paragraphs from edge to edge with the line heights of the fonts.
  package var shape: ParagraphShapeBox?

  package init(runs: [Run]) { self.runs = runs }
}

package struct FontDescription: Hashable, Sendable {
  /// nil for the system font.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// From 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  /// nil for most fonts.
  package var variation: FontVariationBox?

  package init(family: String? = nil, size: CGFloat, weight: Int = 400) {
    (self.family, self.size, self.weight) = (family, size, weight)
  }
}

/// What few fonts differ in.
package struct FontVariation: Hashable, Sendable {
  /// The width of letters on UIKit's scale, from -1 to 1: 0 is normal, less is narrower.
  package var width: CGFloat = 0
  /// The slant of the letters as a share of their height.
  package var slant: CGFloat = 0
  /// Families for letters that the font does not have, in order.
  package var fallbacks: [String] = []
  /// Features of OpenType, as in `smcp=1,frac=1`.
  package var features = ""

  package init() {}
}

/// A reference, since most fonts have no variation: nil is cheap to copy and compare.
package final class FontVariationBox: Hashable, Sendable {
  package let value: FontVariation

  /// nil for none.
  package init?(_ value: FontVariation) {
    if value == FontVariation() { return nil }
    self.value = value
  }

  package static func == (l: FontVariationBox, r: FontVariationBox) -> Bool { l === r || l.value == r.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// In points; `descender` is negative, as in UIFont.
package struct FontMetrics: Hashable, Sendable {
  package var ascender, descender, leading, capHeight, xHeight: CGFloat

  package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  package var lineHeight: CGFloat { ascender - descender }
}

package struct TextMetrics: Hashable, Sendable {
  /// The bounding box of the ink in points, not rounded.
  package var size: CGSize
  /// From the top of the box, in points.
  package var firstBaseline, lastBaseline: CGFloat
  package var lineCount: Int
  package var isTruncated: Bool

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (self.lineCount, self.isTruncated) = (lineCount, isTruncated)
  }
}

/// One line of a text that was broken into lines.
package struct TextLine: Hashable, Sendable {
  /// In UTF-16 units of the text, with the spaces at the line's end.
  package var range: Range<Int>
  /// In points, from the top left of the text.
  package var frame: CGRect
  /// From the top of the text, in points.
  package var baseline: CGFloat
  /// The caret's x before each unit of the range and after the last one, from the left of the text; inside of a character as before it.
  package var carets: [CGFloat]
  /// From the left to the right of the character of each unit.
  package var spans: [ClosedRange<CGFloat>]

  package init(range: Range<Int>, frame: CGRect, baseline: CGFloat, carets: [CGFloat], spans: [ClosedRange<CGFloat>]) {
    (self.range, self.frame, self.baseline, self.carets, self.spans) = (range, frame, baseline, carets, spans)
  }
}
