package import Foundation

/// Indents, line heights and spacings of a paragraph that differ from the default; in points.
package struct ParagraphShape: Hashable, Sendable {
  /// From the leading edge to the first line of each paragraph.
  package var firstIndent: CGFloat = 0
  /// From the leading edge, for all lines but the first of a paragraph.
  package var indent: CGFloat = 0
  /// If positive, the end of lines from the leading edge; otherwise minus the distance to the trailing edge.
  package var tail: CGFloat = 0
  package var minimumHeight: CGFloat = 0
  /// 0 is no limit.
  package var maximumHeight: CGFloat = 0
  /// A factor for the line height of the font; 0 counts as 1.
  package var heightMultiple: CGFloat = 0
  /// After a paragraph that is not the last.
  package var spacing: CGFloat = 0
  /// Before a paragraph that is not the first.
  package var spacingBefore: CGFloat = 0
  /// nil for the direction of the text's first letter.
  package var isRightToLeft: Bool?
  /// nil for the standard ones.
  package var tabs: TextTabs?

  package init() {}

  package func indent(isFirst: Bool) -> CGFloat { isFirst ? firstIndent : indent }

  /// The room for the text of a line in a box of the given width.
  package func room(in width: CGFloat, isFirst: Bool) -> CGFloat { max(0, end(in: width) - indent(isFirst: isFirst)) }

  /// The end of lines, from the leading edge.
  package func end(in width: CGFloat) -> CGFloat { tail > 0 ? min(tail, width) : width + tail }

  /// The height of a line whose fonts require `natural` points. The difference is added or removed above the text.
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
    shape.tabs = tabs?.scaled(by: factor)
    return shape
  }
}

/// A reference, since most texts have no shape: nil is cheap to copy and compare.
package final class ParagraphShapeBox: Hashable, Sendable {
  package let value: ParagraphShape

  package init(_ value: ParagraphShape) { self.value = value }

  package static func == (l: ParagraphShapeBox, r: ParagraphShapeBox) -> Bool { l === r || l.value == r.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension TextBlock {
  /// `natural` resolved to the side at which the text begins.
  package var shownAlignment: Alignment {
    if alignment != .natural { return alignment }
    return shape?.value.isRightToLeft ?? startsRightToLeft ? .right : .left
  }

  /// Whether the first letter belongs to a right-to-left script (Unicode Bidirectional Algorithm, rules P2 and P3).
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

  /// The Unicode blocks of right-to-left scripts, without digits and marks.
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
