package import Foundation

/// A picture that stands in a text in place of a character.
package final class InlinePicture: Hashable, Sendable {
  /// In a rectangle of `size` at 0, 0.
  package let drawing: DisplayList
  /// In points.
  package let size: CGSize
  /// The place of the lower left corner: points to the right of where the character begins, and above the baseline.
  package let origin: CGPoint

  package init(_ drawing: DisplayList, size: CGSize, origin: CGPoint) {
    (self.drawing, self.size, self.origin) = (drawing, size, origin)
  }

  /// The distance from the baseline up to the upper edge.
  package var ascent: CGFloat { origin.y + size.height }
  /// The distance from the baseline down to the lower edge.
  package var descent: CGFloat { -origin.y }

  package static func == (left: InlinePicture, right: InlinePicture) -> Bool {
    left === right || left.size == right.size && left.origin == right.origin && left.drawing == right.drawing
  }

  package func hash(into hasher: inout Hasher) {
    for number in [size.width, size.height, origin.x, origin.y] { hasher.combine(number) }
  }
}
