/// A direction of the plane; x runs from the leading to the trailing edge.
public enum CompositionAxis: Sendable {
  case x, y

  /// The axis across this one.
  public var other: CompositionAxis { self == .x ? .y : .x }
}

/// A length of an item: points, a share of its container, or an estimate that a measured length replaces.
public struct CompositionLength: Equatable, Sendable {
  /// What `value` counts.
  public enum Unit: Sendable {
    case widthFraction, heightFraction, points, estimate
    /// An estimate; all siblings of this unit adopt the greatest measured length among them.
    case uniform
  }

  /// Decides what `value` means.
  public var unit: Unit
  /// Points, or a share where 1 is the whole container.
  public var value: Double

  /// No validation of the value.
  public init(_ unit: Unit, _ value: Double) { (self.unit, self.value) = (unit, value) }

  /// Whether the content decides the length.
  public var isEstimated: Bool { unit == .estimate || unit == .uniform }

  /// Whether the length is a share of the container's length on `axis`.
  func isFraction(of axis: CompositionAxis) -> Bool { unit == (axis == .x ? .widthFraction : .heightFraction) }

  /// The length in points.
  ///
  /// - Parameter measured: The content's length; nil if it was not measured.
  public func points(in container: CompositionSize, measured: Double? = nil) -> Double {
    switch unit {
    case .widthFraction: value * container.width
    case .heightFraction: value * container.height
    case .points: value
    case .estimate, .uniform: measured ?? value
    }
  }
}

/// Two lengths in points.
public struct CompositionSize: Equatable, Sendable {
  public var width: Double
  public var height: Double

  /// No validation of the values.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The length on `axis`.
  public subscript(axis: CompositionAxis) -> Double {
    get { axis == .x ? width : height }
    set { if axis == .x { width = newValue } else { height = newValue } }
  }

  /// Smaller by the insets, at least zero.
  public func inset(by insets: CompositionInsets) -> CompositionSize {
    CompositionSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}

/// A rectangle whose x counts from the leading edge.
public struct CompositionRect: Equatable, Sendable {
  /// Points from the leading edge.
  public var x: Double
  /// Points from the top.
  public var y: Double
  public var size: CompositionSize

  /// No validation of the values.
  public init(x: Double, y: Double, size: CompositionSize) { (self.x, self.y, self.size) = (x, y, size) }

  /// The origin on `axis`.
  public subscript(axis: CompositionAxis) -> Double {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// The first position behind the rectangle on `axis`.
  public func end(_ axis: CompositionAxis) -> Double { self[axis] + size[axis] }

  /// The rectangle with its origin moved; negative distances move it back.
  public func moved(by distance: CompositionSize) -> CompositionRect {
    CompositionRect(x: x + distance.width, y: y + distance.height, size: size)
  }

  /// The rectangle inside the insets; its size is at least zero.
  public func inset(by insets: CompositionInsets) -> CompositionRect {
    CompositionRect(x: x + insets.leading, y: y + insets.top, size: size.inset(by: insets))
  }
}

/// Distances from the four edges in points.
public struct CompositionInsets: Equatable, Sendable {
  public var leading: Double
  public var top: Double
  public var trailing: Double
  public var bottom: Double

  /// Negative insets reach outward.
  public init(leading: Double = 0, top: Double = 0, trailing: Double = 0, bottom: Double = 0) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  /// The inset at the axis's start.
  public func before(_ axis: CompositionAxis) -> Double { axis == .x ? leading : top }
  /// The inset at the axis's end.
  public func after(_ axis: CompositionAxis) -> Double { axis == .x ? trailing : bottom }

  /// These insets, with 0 on an axis whose length is estimated.
  func without(_ isEstimated: (CompositionAxis) -> Bool) -> CompositionInsets {
    var insets = self
    if isEstimated(.x) { (insets.leading, insets.trailing) = (0, 0) }
    if isEstimated(.y) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A gap: exact, or at least `value` and growing with the room that is left.
public struct CompositionSpacing: Equatable, Sendable {
  /// Whether the gap grows.
  public var isFlexible: Bool
  /// Points; negative for an overlap.
  public var value: Double

  /// Exact unless flexible.
  public init(_ value: Double, isFlexible: Bool = false) { (self.value, self.isFlexible) = (value, isFlexible) }

  /// The gap when each flexible one grows by `share`.
  func length(_ share: Double) -> Double { isFlexible ? value + share : value }
}

/// Gaps around an item; nil for none.
public struct CompositionEdges: Equatable, Sendable {
  public var leading: CompositionSpacing?
  public var top: CompositionSpacing?
  public var trailing: CompositionSpacing?
  public var bottom: CompositionSpacing?

  /// No gaps by default.
  public init(
    leading: CompositionSpacing? = nil, top: CompositionSpacing? = nil, trailing: CompositionSpacing? = nil,
    bottom: CompositionSpacing? = nil
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  func before(_ axis: CompositionAxis) -> CompositionSpacing? { axis == .x ? leading : top }
  func after(_ axis: CompositionAxis) -> CompositionSpacing? { axis == .x ? trailing : bottom }

  /// The sum of the gaps before and after on an axis, without any growth.
  func minimum(_ axis: CompositionAxis) -> Double { (before(axis)?.value ?? 0) + (after(axis)?.value ?? 0) }

  /// How many of the two gaps of an axis grow.
  func flexibleCount(_ axis: CompositionAxis) -> Int {
    (before(axis)?.isFlexible == true ? 1 : 0) + (after(axis)?.isFlexible == true ? 1 : 0)
  }
}
