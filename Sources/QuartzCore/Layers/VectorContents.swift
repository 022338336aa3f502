internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// Painting between a layer's background and its sublayers, kept as commands instead of pixels: recorded once, sharp at any scale.
package final class VectorContents {
  /// Commands in the layer's coordinates.
  let commands: [DrawCommand]
  let extent: Extent

  init(_ commands: [DrawCommand], extent: Extent) { (self.commands, self.extent) = (commands, extent) }
}

extension CALayer {
  /// The value of a property that only some classes of layers have; nil for a layer of another class.
  func ownValue(of property: AnimationPath.Property) -> AnimatedValue? { (self as? any OwnValues)?.value(of: property) }

  /// The painting with these values in place of the layer's own.
  func vector(showing values: [AnimationPath.Property: AnimatedValue]) -> VectorContents? {
    guard let holder = self as? any OwnValues else { return vector }
    return holder.recorded(showing: values)
  }

  func setVector(_ new: VectorContents?) {
    vector = new
    changed(.moved)
  }
}

/// A layer with properties of its own that are animated, and painted as vectors.
@MainActor protocol OwnValues: CALayer {
  /// nil for a property of another class.
  func value(of property: AnimationPath.Property) -> AnimatedValue?
  func setValue(_ value: AnimatedValue, of property: AnimationPath.Property)
  /// The painting with these values in place of the layer's own.
  func recorded(showing values: [AnimationPath.Property: AnimatedValue]) -> VectorContents?
}

extension OwnValues {
  /// Stops the program: an animation, or `setValue(_:forKey:)`, gave a value of another type.
  func requireKind(_ property: AnimationPath.Property) {
    programmingError(
      "\(type(of: self)): \"\(property.rawValue)\" was given a value of another kind: give the type that the layer's property has"
    )
  }
}

/// The values of a layer's own properties, those of animations first.
@MainActor struct ShownValues {
  let layer: any OwnValues
  let values: [AnimationPath.Property: AnimatedValue]

  private func value(_ property: AnimationPath.Property) -> AnimatedValue? {
    values[property] ?? layer.value(of: property)
  }

  func number(_ property: AnimationPath.Property) -> CGFloat {
    if case .numbers(let n)? = value(property) { return CGFloat(n.x) }
    return mistaken(property, 0)
  }

  func point(_ property: AnimationPath.Property) -> CGPoint {
    if case .numbers(let n)? = value(property) { return CGPoint(x: n.x, y: n.y) }
    return mistaken(property, CGPoint(x: 0, y: 0))
  }

  func color(_ property: AnimationPath.Property) -> CGColor? {
    if case .color(let color)? = value(property) { return color }
    return mistaken(property, nil)
  }

  func colors(_ property: AnimationPath.Property) -> [CGColor] {
    if case .colors(let colors)? = value(property) { return colors }
    return mistaken(property, [])
  }

  func list(_ property: AnimationPath.Property) -> [Double] {
    switch value(property) {
    case .list(let numbers)?: return numbers
    // An empty array of colours and one of numbers look alike.
    case .colors(let colors)? where colors.isEmpty: return []
    default: return mistaken(property, [])
    }
  }

  func path(_ property: AnimationPath.Property) -> CGPath? {
    if case .path(let path)? = value(property) { return path }
    return mistaken(property, nil)
  }

  private func mistaken<Value>(_ property: AnimationPath.Property, _ value: Value) -> Value {
    layer.requireKind(property)
    return value
  }
}
