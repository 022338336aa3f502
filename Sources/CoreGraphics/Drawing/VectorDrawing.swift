package import Foundation

/// A drawing in a file, PDF or SVG, that can be drawn at any size.
package protocol VectorDrawing: AnyObject, Sendable {
  /// In points.
  var size: CGSize { get }

  /// The drawing stretched to so many pixels.
  func image(width: Int, height: Int) -> CGImage?
}
