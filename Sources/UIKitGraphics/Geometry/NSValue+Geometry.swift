public import Foundation

// UIKit's names of geometry in values.
extension NSValue {
  /// Contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point; a value that contains something else stops the program, in Foundation.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; a value that contains something else stops the program, in Foundation.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; a value that contains something else stops the program, in Foundation.
  public var cgRectValue: CGRect { rectValue }
}
