/// How a run of letters is drawn where font, colour and single lines do not say it all.
package struct TextDecoration: Hashable, Sendable {
  /// A line under or through the letters.
  package struct Line: Hashable, Sendable {
    package enum Weight: Hashable, Sendable { case single, thick, double }
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var weight: Weight
    package var pattern: Pattern
    /// Whether the line leaves out spaces.
    package var skipsSpaces: Bool
    /// nil for the colour of the letters.
    package var color: CGColor?

    package init(weight: Weight = .single, pattern: Pattern = .solid, skipsSpaces: Bool = false, color: CGColor? = nil) {
      (self.weight, self.pattern, self.skipsSpaces, self.color) = (weight, pattern, skipsSpaces, color)
    }
  }

  /// The outline of the letters.
  package struct Stroke: Hashable, Sendable {
    /// Width of the line as a share of the font's size.
    package var width: CGFloat
    /// nil for the colour of the letters.
    package var color: CGColor?
    /// Whether the letters are filled, too.
    package var isFilled: Bool
    /// A miter ends at twice the width of the line.
    package var join: CGLineJoin

    package init(width: CGFloat, color: CGColor?, isFilled: Bool, join: CGLineJoin = .miter) {
      (self.width, self.color, self.isFilled, self.join) = (width, color, isFilled, join)
    }
  }

  package struct Shadow: Hashable, Sendable {
    /// In points, towards the bottom right.
    package var offset: CGSize
    /// The standard deviation of the blur, in points.
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) { (self.offset, self.blur, self.color) = (offset, blur, color) }
  }

  package var underline: Line?
  package var strikethrough: Line?
  package var stroke: Stroke?
  package var shadow: Shadow?
  /// The horizontal distance by which letters lean to the right, as a share of the height.
  package var slant: CGFloat = 0
  package var hasLigatures = true

  package init() {}

  /// Whether the letters are drawn one run at a time, not as a part of their line.
  package var drawsLetters: Bool { stroke != nil || shadow != nil || slant != 0 }
  /// Whether anything is drawn in addition to the line's letters.
  package var drawsMore: Bool { drawsLetters || underline != nil || strikethrough != nil }

  /// The same decoration with all colours changed.
  package func mapColors(_ change: (CGColor) -> CGColor) -> TextDecoration {
    var result = self
    result.underline?.color = underline?.color.map(change)
    result.strikethrough?.color = strikethrough?.color.map(change)
    result.stroke?.color = stroke?.color.map(change)
    if let shadow { result.shadow?.color = change(shadow.color) }
    return result
  }
}

/// A decoration behind a reference, since few texts have one.
package final class TextDecorationBox: Hashable, Sendable {
  package let value: TextDecoration

  package init(_ value: TextDecoration) { self.value = value }

  package static func == (l: TextDecorationBox, r: TextDecorationBox) -> Bool { l === r || l.value == r.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
