/// The two scroll directions. Code for scrolling is written once and run for both.
public enum Axis: Sendable {
  /// Horizontal; positive to the right.
  case x
  /// Vertical; positive downward.
  case y
}

/// One value for each axis.
public struct PerAxis<Value> {
  /// The horizontal value.
  public var x: Value
  /// The vertical value.
  public var y: Value

  /// Pairs two values of any meaning; no validation.
  @inlinable public init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  /// Evaluates `value` for `.x`, then for `.y`.
  @inlinable public init(_ value: (Axis) -> Value) {
    self.init(x: value(.x), y: value(.y))
  }

  /// The value of one axis.
  @inlinable public subscript(axis: Axis) -> Value {
    get { axis == .x ? x : y }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      }
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Sendable where Value: Sendable {}

/// A point, a translation in points, or a velocity in points per second.
public typealias Vector = PerAxis<Double>

extension PerAxis where Value == Double {
  /// No offset, or no motion.
  @inlinable public static var zero: Vector { Vector(x: 0, y: 0) }

  /// Adds per axis.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  /// Subtracts per axis.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  /// Multiplies both axes by `factor`.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }

  /// The Euclidean length; overflows to infinity beyond about 1e154.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }
}
