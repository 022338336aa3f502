package import Foundation

/// Styled text to be laid out in a box: what UIKit asks a host to measure and a canvas to draw.
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

    package init(text: String, font: FontDescription, color: CGColor) { (self.text, self.font, self.color) = (text, font, color) }
  }

  package enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
  package enum LineBreak: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  }

  package var runs: [Run]
  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.truncatingTail
  /// 0 means as many as fit.
  package var maximumLines = 1
  /// Points between the lines, on top of the font's own line height.
  package var lineSpacing: CGFloat = 0
  /// nil for paragraphs from edge to edge, one line as far from the next as the fonts say.
  package var shape: ParagraphShapeBox?

  package init(runs: [Run]) { self.runs = runs }
}

package struct FontDescription: Hashable, Sendable {
  /// nil is the system font.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// From 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic = false
  package var isMonospaced = false
  package var hasMonospacedDigits = false

  package init(family: String? = nil, size: CGFloat, weight: Int = 400) {
    (self.family, self.size, self.weight) = (family, size, weight)
  }
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
  /// The ink's box, not rounded, in points.
  package var size: CGSize
  /// From the box's top.
  package var firstBaseline, lastBaseline: CGFloat
  package var lineCount: Int
  package var isTruncated: Bool

  package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (self.lineCount, self.isTruncated) = (lineCount, isTruncated)
  }
}
