internal import Foundation
internal import UIKitCore

/// How much a table or a collection takes: beyond that positions are no longer exact to a pixel, or a load never ends. Our choice.
enum ListLimits {
  /// Passes of one call of `tile()`: a delegate that changes the list in every message ends them.
  static let passes = 16
  /// Rows or items of all sections together.
  static let count = 10_000_000_000
  /// Points of one row, item, header or footer.
  static let length: CGFloat = 1_000_000_000
  /// Points of the whole content: doubles are exact to 1/500 point there.
  static let total: CGFloat = 10_000_000_000_000
}
