public import Foundation

// Foundation on Linux prints the fields with their labels; Apple's platforms print the numbers alone.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`, also of `"\(point)"`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`, also of `"\(size)"`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`, also of `"\(rect)"`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
