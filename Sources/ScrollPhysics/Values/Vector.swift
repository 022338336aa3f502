/// The two directions of scrolling; everything that scrolls is written once and run for both.
public enum Axis: Sendable {
  case x
  case y
}

/// One value for each axis.
public struct PerAxis<Value> {
  public var x: Value
  public var y: Value

  @inlinable public init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  @inlinable public init(_ value: (Axis) -> Value) {
    self.init(x: value(.x), y: value(.y))
  }

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
  @inlinable public static var zero: Vector { Vector(x: 0, y: 0) }

  @inlinable public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }

  @inlinable public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }

  @inlinable public static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }

  @inlinable public var length: Double { (x * x + y * y).squareRoot() }
}
