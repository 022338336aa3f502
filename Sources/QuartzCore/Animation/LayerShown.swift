internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// The animated values of a layer at one moment; they replace the model values on the screen.
struct LayerShown {
  var geometry: LayerGeometry
  var look: LayerLook
  var decoration: LayerDecoration
  var isHidden: Bool
  /// The planar part of the layer's.
  var sublayerTransform = CGAffineTransform.identity
  /// The state that the layer goes over from, if any.
  var transition: LayerTransition?
  /// The animated values of properties that only some classes of layers have.
  private(set) var own: [AnimationPath.Property: AnimatedValue] = [:]
  /// What the layer paints between background and sublayers.
  var vector: VectorContents?
  private unowned(unsafe) let layer: CALayer

  @MainActor init(model layer: CALayer) {
    (geometry, look, decoration, isHidden) = (layer.geometry, layer.look, layer.decoration, layer.isHidden)
    (vector, self.layer) = (layer.vector, layer)
    if let transform = layer.extras?.sublayerTransform { sublayerTransform = transform.plane }
  }

  /// Records the painting of the values that only some classes have; to be called after the last change.
  @MainActor mutating func recordOwnValues() { if !own.isEmpty { vector = layer.vector(showing: own) } }

  @MainActor func value(at path: AnimationPath) -> AnimatedValue {
    let whole = value(of: path.property)
    switch (whole, path.range) {
    case (.numbers(let lanes), let range?):
      var part = SIMD4<Double>.zero
      for (i, lane) in range.enumerated() { part[i] = lanes[lane] }
      return .numbers(part)
    case (.transform, nil) where path.part.isOutOfPlane: return .numbers(path.part == .scaleZ ? [1, 0, 0, 0] : .zero)
    case (.transform(let t), nil): return .numbers(TransformParts(t.plane).value(of: path.part))
    default: return whole
    }
  }

  @MainActor mutating func set(_ value: AnimatedValue, at path: AnimationPath) {
    switch (self.value(of: path.property), value, path.range) {
    case (.numbers(var lanes), .numbers(let part), let range?):
      for (i, lane) in range.enumerated() { lanes[lane] = part[i] }
      set(.numbers(lanes), of: path.property)
    case (.transform(let t), .numbers(let numbers), nil) where path.part.isOutOfPlane:
      let tilt =
        path.part == .rotationX
        ? CATransform3DMakeRotation(numbers.x, 1, 0, 0)
        : path.part == .rotationY ? CATransform3DMakeRotation(numbers.x, 0, 1, 0) : CATransform3DIdentity
      set(.transform(CATransform3DConcat(tilt, t)), of: path.property)
    case (.transform(let t), .numbers(let numbers), nil):
      var parts = TransformParts(t.plane)
      parts.set(numbers, of: path.part)
      set(.transform(CATransform3DMakeAffineTransform(parts.transform)), of: path.property)
    default: set(value, of: path.property)
    }
  }

  @MainActor func value(of property: AnimationPath.Property) -> AnimatedValue {
    let g = geometry
    func number(_ v: some BinaryFloatingPoint) -> AnimatedValue { .numbers([Double(v), 0, 0, 0]) }
    switch property {
    case .bounds: return .numbers(SIMD4(g.bounds))
    case .contentsRect: return .numbers(SIMD4(decoration.contentsRect))
    case .position: return .numbers([Double(g.position.x), Double(g.position.y), 0, 0])
    case .anchorPoint: return .numbers([Double(g.anchorPoint.x), Double(g.anchorPoint.y), 0, 0])
    case .transform: return .transform(CATransform3DMakeAffineTransform(g.transform))
    case .sublayerTransform: return .transform(CATransform3DMakeAffineTransform(sublayerTransform))
    case .opacity: return number(look.opacity)
    case .hidden: return number(isHidden ? 1.0 : 0)
    case .backgroundColor: return .color(look.backgroundColor)
    case .cornerRadius: return number(look.cornerRadius)
    case .contents: return .contents(look.contents)
    case .zPosition: return number(decoration.zPosition)
    case .borderWidth: return number(decoration.borderWidth)
    case .borderColor: return .color(decoration.borderColor)
    case .shadowColor: return .color(decoration.shadowColor)
    case .shadowOpacity: return number(decoration.shadowOpacity)
    case .shadowOffset: return .numbers([Double(decoration.shadowOffset.width), Double(decoration.shadowOffset.height), 0, 0])
    case .shadowRadius: return number(decoration.shadowRadius)
    case .backdropRadius: return number(decoration.backdropRadius)
    case .shadowPath: return .path(decoration.shadowPath)
    case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .miterLimit, .strokeStart, .strokeEnd, .colors, .locations,
      .startPoint, .endPoint:
      guard let value = own[property] ?? layer.ownValue(of: property) else { return .numbers(.zero) }
      return value
    }
  }

  @MainActor private mutating func set(_ value: AnimatedValue, of property: AnimationPath.Property) {
    if property.isOfSubclass {
      guard layer.ownValue(of: property) != nil else { return }
      own[property] = value
      return
    }
    switch (property, value) {
    case (.transform, .transform(let t)):
      (geometry.transform, geometry.facesAway) = (t.plane(ofDepth: layer.anchorPointZ), t.facesAway)
    case (.sublayerTransform, .transform(let t)):
      sublayerTransform = t.plane
      // An animation may be all that moves the sublayers.
      layer.flags.insert(.hasInstances)
    case (.shadowPath, .path(let path)): decoration.shadowPath = path
    case (.backgroundColor, .color(let c)): look.backgroundColor = c
    case (.borderColor, .color(let c)): decoration.borderColor = c
    case (.shadowColor, .color(let c)): decoration.shadowColor = c
    case (.contents, .contents(let c)): look.contents = c
    case (_, .numbers(let n)): set(n, of: property)
    default:
      programmingError(
        "CAPropertyAnimation for \"\(property.rawValue)\" was given a value of another kind: give the type that the layer's property has"
      )
    }
  }

  private mutating func set(_ n: SIMD4<Double>, of property: AnimationPath.Property) {
    let (x, y, w, h) = (CGFloat(n.x), CGFloat(n.y), CGFloat(n.z), CGFloat(n.w))
    switch property {
    case .bounds: geometry.bounds = CGRect(x: x, y: y, width: w, height: h)
    case .contentsRect: decoration.contentsRect = CGRect(x: x, y: y, width: w, height: h)
    case .position: geometry.position = CGPoint(x: x, y: y)
    case .anchorPoint: geometry.anchorPoint = CGPoint(x: x, y: y)
    case .opacity: look.opacity = Float(n.x)
    case .hidden: isHidden = n.x >= 0.5
    case .cornerRadius: look.cornerRadius = x
    case .zPosition: decoration.zPosition = x
    case .borderWidth: decoration.borderWidth = x
    case .shadowOpacity: decoration.shadowOpacity = Float(n.x)
    case .shadowOffset: decoration.shadowOffset = CGSize(width: x, height: y)
    case .shadowRadius: decoration.shadowRadius = x
    case .backdropRadius: decoration.backdropRadius = x
    default:
      programmingError(
        "CAPropertyAnimation for \"\(property.rawValue)\" was given a number: give the type that the layer's property has")
    }
  }
}

extension SIMD4<Double> {
  fileprivate init(_ rect: CGRect) {
    self.init(Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }
}

extension AnimationPath.Part {
  /// Whether the part turns or moves the layer out of its plane. Without perspective a turn is seen as a compression.
  var isOutOfPlane: Bool { [.rotationX, .rotationY, .scaleZ, .translationZ].contains(self) }
}

extension TransformParts {
  func value(of part: AnimationPath.Part) -> SIMD4<Double> {
    switch part {
    case .rotation, .rotationZ: [angle, 0, 0, 0]
    case .scale, .scaleX: [scaleX, 0, 0, 0]
    case .scaleY: [scaleY, 0, 0, 0]
    case .translation: [x, y, 0, 0]
    case .translationX: [x, 0, 0, 0]
    case .translationY: [y, 0, 0, 0]
    default: .zero
    }
  }

  mutating func set(_ n: SIMD4<Double>, of part: AnimationPath.Part) {
    switch part {
    case .rotation, .rotationZ: angle = n.x
    case .scale: (scaleX, scaleY) = (n.x, n.x)
    case .scaleX: scaleX = n.x
    case .scaleY: scaleY = n.x
    case .translation: (x, y) = (n.x, n.y)
    case .translationX: x = n.x
    case .translationY: y = n.x
    default: break
    }
  }
}
