package import Foundation

/// What an app asks of the desktop's window. Sizes are those of the content, in points.
package enum WindowRequest: Equatable, Sendable {
  case size(CGSize)
  /// The sizes that the person can give to the window; `greatestFiniteMagnitude` is no limit.
  case limits(minimum: CGSize, maximum: CGSize)
}
