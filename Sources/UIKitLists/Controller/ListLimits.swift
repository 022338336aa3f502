package import Foundation
internal import UIKitCore

/// Size limits of tables and collection views. Beyond them positions are not exact to a pixel, or a load does not end. Our choice.
package enum ListLimits {
  /// Maximum number of passes in one call of `tile()`, for delegates that change the list in every message.
  package static let passes = 16
  /// Maximum number of steps in one pass, for delegates that give another size with each answer.
  package static let steps = 128
  /// Maximum number of rows or items in all sections together.
  package static let count = 10_000_000_000
  /// Maximum length of one row, item, header or footer, in points.
  package static let length: CGFloat = 1_000_000_000
  /// Maximum length of the whole content, in points: doubles are exact to 1/500 point there.
  package static let total: CGFloat = 10_000_000_000_000
}
