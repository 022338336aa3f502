/// A number with a name of its own, such as a priority: sums and differences have the same type, and are checked where the number is used.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {
  /// Makes a value of any number.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Compares the numbers.
  public static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
  /// Adds to the number.
  public static func + (l: Self, r: RawValue) -> Self { Self(rawValue: l.rawValue + r) }
  /// Adds to the number.
  public static func + (l: RawValue, r: Self) -> Self { Self(rawValue: l + r.rawValue) }
  /// Subtracts from the number.
  public static func - (l: Self, r: RawValue) -> Self { Self(rawValue: l.rawValue - r) }
  /// The difference of two numbers.
  public static func - (l: Self, r: Self) -> RawValue { l.rawValue - r.rawValue }
  /// Adds to the number.
  public static func += (l: inout Self, r: RawValue) { l = l + r }
  /// Subtracts from the number.
  public static func -= (l: inout Self, r: RawValue) { l = l - r }
}
