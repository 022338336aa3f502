package import Foundation

/// Where the lines of a paragraph begin and end and how far they are apart, where that is not the plain way; in points.
package struct ParagraphShape: Hashable, Sendable {
  /// From the leading edge.
  package var firstIndent: CGFloat = 0
  /// From the leading edge, for all lines but a paragraph's first.
  package var indent: CGFloat = 0
  /// Positive: the line's end, from the leading edge; otherwise how far it stays away from the trailing edge.
  package var tail: CGFloat = 0
  package var minimumHeight: CGFloat = 0
  /// 0 is no limit.
  package var maximumHeight: CGFloat = 0
  /// Of the font's own line height; 0 is 1.
  package var heightMultiple: CGFloat = 0
  /// After a paragraph that another one follows.
  package var spacing: CGFloat = 0
  /// Before a paragraph that follows another one.
  package var spacingBefore: CGFloat = 0
  /// nil: as the text itself begins.
  package var isRightToLeft: Bool?

  package init() {}

  package func indent(isFirst: Bool) -> CGFloat { isFirst ? firstIndent : indent }

  /// The room for a line's text where the box is `width` wide.
  package func room(in width: CGFloat, isFirst: Bool) -> CGFloat { max(0, end(in: width) - indent(isFirst: isFirst)) }

  /// Where lines end, from the leading edge.
  package func end(in width: CGFloat) -> CGFloat { tail > 0 ? min(tail, width) : width + tail }

  /// What a line takes up that is `natural` high by its fonts. What is added or taken away is above the text.
  package func height(of natural: CGFloat) -> CGFloat {
    let height = max(natural * (heightMultiple > 0 ? heightMultiple : 1), minimumHeight)
    return maximumHeight > 0 ? min(height, maximumHeight) : height
  }

  package func scaled(by factor: CGFloat) -> ParagraphShape {
    var shape = self
    shape.firstIndent *= factor
    shape.indent *= factor
    shape.tail *= factor
    shape.minimumHeight *= factor
    shape.maximumHeight *= factor
    shape.spacing *= factor
    shape.spacingBefore *= factor
    return shape
  }
}

/// Most texts have none: a reference that is nil costs next to nothing to copy and compare.
package final class ParagraphShapeBox: Hashable, Sendable {
  package let value: ParagraphShape

  package init(_ value: ParagraphShape) { self.value = value }

  package static func == (l: ParagraphShapeBox, r: ParagraphShapeBox) -> Bool { l === r || l.value == r.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension TextBlock {
  /// `natural` as the side that it means: where the text begins.
  package var shownAlignment: Alignment {
    if alignment != .natural { return alignment }
    return shape?.value.isRightToLeft ?? startsRightToLeft ? .right : .left
  }

  /// Whether its first letter is of a script that runs from right to left (Unicode Bidirectional Algorithm, rules P2 and P3).
  package var startsRightToLeft: Bool {
    for run in runs {
      for scalar in run.text.unicodeScalars {
        if scalar.value < 0x590 {
          if scalar.properties.isAlphabetic { return false }
        } else if Self.isRightToLeft(scalar.value) {
          return true
        } else if scalar.properties.isAlphabetic {
          return false
        }
      }
    }
    return false
  }

  /// The blocks that Unicode gives to scripts from right to left, without their digits and marks.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x200F, 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05D0...0x05F4, 0x0608, 0x060B, 0x060D, 0x061B...0x064A, 0x066D...0x066F,
      0x0671...0x06D5, 0x06E5...0x06E6, 0x06EE...0x06EF, 0x06FA...0x0710, 0x0712...0x072F, 0x074D...0x07A5, 0x07B1...0x07EA,
      0x0800...0x0815, 0x0840...0x0858, 0x0860...0x08C9, 0xFB1D, 0xFB1F...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
