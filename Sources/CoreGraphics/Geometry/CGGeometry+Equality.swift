public import Foundation

extension CGPoint {
  /// The same as `==`, under the name that code of older Swift uses.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// The same as `==`, under the name that code of older Swift uses.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both have the same edges; a rectangle of negative size equals its standardized form.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
