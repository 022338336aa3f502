internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// Values by name: the animated properties and their parts, and names of the program's own.
extension CALayer {
  /// Sets a property that can be animated, such as `opacity` or `position`; any other name stores the value for the program's own use.
  ///
  /// nil removes a value of the program's own. The name of a property that cannot be animated stops the program: set the property instead.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The property or the stored value of that name; numbers are `CGFloat`, nil if nothing was stored.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property that can be animated, or a part of one, such as `transform.rotation` or `bounds.size.width`; see
  /// `setValue(_:forKey:)`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    defer { if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() } }
    if let path = reachablePath(keyPath) { return set(value, at: path) }
    requireOwnName(keyPath, "setValue(_:forKeyPath:)")
    withExtras { $0.namedValues[keyPath] = value }
  }

  /// The property, its part or the stored value; numbers are `CGFloat`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let path = reachablePath(keyPath) else {
      requireOwnName(keyPath, "value(forKeyPath:)")
      return extras?.namedValues[keyPath] ?? styleValue(forKey: keyPath) ?? type(of: self).defaultValue(forKey: keyPath)
    }
    return LayerShown(model: self).value(at: path).boxed(for: path)
  }

  /// Looks at most at 64 styles in each other.
  private func styleValue(forKey key: String) -> Any? {
    var style = extras?.style
    for _ in 0..<64 {
      guard let present = style else { return nil }
      if let value = present[key] { return value }
      style = present["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// What a new layer has as a property that can be animated; nil for other names.
  class func standardValue(forKey key: String) -> Any? {
    guard AnimationPath(known: key) != nil else { return nil }
    let layer = CALayer()
    return layer.reachablePath(key) == nil ? nil : layer.value(forKeyPath: key)
  }

  /// nil for a path that is no property of this class.
  private func reachablePath(_ keyPath: String) -> AnimationPath? {
    guard let path = AnimationPath(known: keyPath) else { return nil }
    return path.property.isOfSubclass && ownValue(of: path.property) == nil ? nil : path
  }

  private func requireOwnName(_ keyPath: String, _ call: String) {
    let name = String(keyPath.prefix { $0 != "." })
    ensure(
      AnimationPath.Property(rawValue: name).map { $0.isOfSubclass && ownValue(of: $0) == nil } ?? true,
      "\(type(of: self)).\(call) \"\(keyPath)\": the property \(name) has no such part; set the whole property")
    ensure(
      !Self.otherProperties.contains(name),
      "\(type(of: self)).\(call) \"\(keyPath)\": the property cannot be reached by its name; use the property \(name)")
  }

  /// Properties of all classes of layers that cannot be animated by a key path.
  private static let otherProperties: Set<String> = [
    "frame", "name", "delegate", "sublayers", "superlayer", "mask", "masksToBounds", "maskedCorners", "isOpaque",
    "isGeometryFlipped", "contentsScale", "contentsGravity", "magnificationFilter", "minificationFilter", "drawsAsynchronously",
    "contentsCenter", "shouldRasterize",
    "rasterizationScale", "actions", "style", "anchorPointZ", "doubleSided", "isDoubleSided", "allowsEdgeAntialiasing",
    "allowsGroupOpacity", "edgeAntialiasingMask", "minificationFilterBias", "fillRule", "lineCap", "lineJoin", "lineDashPattern",
    "type",
    "beginTime", "speed", "timeOffset",
  ]

  private func set(_ value: Any?, at path: AnimationPath) {
    var shown = LayerShown(model: self)
    if let value {
      shown.set(AnimatedValue(value, at: path), at: path)
    } else {
      switch path.property {
      case .backgroundColor, .borderColor, .shadowColor: shown.set(.color(nil), at: path)
      case .contents: shown.set(.contents(.none), at: path)
      case .fillColor, .strokeColor: shown.set(.color(nil), at: path)
      case .path, .shadowPath: shown.set(.path(nil), at: path)
      default:
        programmingError(
          "\(type(of: self)).setValue(nil, forKeyPath: \"\(path.property.rawValue)\"): the property cannot be nil; give a value")
      }
    }
    adopt(path.property, of: shown, value)
  }

  /// Sets one of the layer's own values.
  private func adopt(_ property: AnimationPath.Property, of shown: LayerShown, _ value: Any?) {
    switch property {
    case .bounds: bounds = shown.geometry.bounds
    case .position: position = shown.geometry.position
    case .anchorPoint: anchorPoint = shown.geometry.anchorPoint
    case .transform: transform = value as? CATransform3D ?? CATransform3DMakeAffineTransform(shown.geometry.transform)
    case .sublayerTransform:
      sublayerTransform = value as? CATransform3D ?? CATransform3DMakeAffineTransform(shown.sublayerTransform)
    case .opacity: opacity = shown.look.opacity
    case .hidden: isHidden = shown.isHidden
    case .backgroundColor: backgroundColor = shown.look.backgroundColor
    case .cornerRadius: cornerRadius = shown.look.cornerRadius
    case .contents: contents = value
    case .contentsRect: contentsRect = shown.decoration.contentsRect
    case .zPosition: zPosition = shown.decoration.zPosition
    case .borderWidth: borderWidth = shown.decoration.borderWidth
    case .borderColor: borderColor = shown.decoration.borderColor
    case .shadowColor: shadowColor = shown.decoration.shadowColor
    case .shadowOpacity: shadowOpacity = shown.decoration.shadowOpacity
    case .shadowOffset: shadowOffset = shown.decoration.shadowOffset
    case .shadowRadius: shadowRadius = shown.decoration.shadowRadius
    case .backdropRadius: backdropRadius = shown.decoration.backdropRadius
    case .shadowPath: shadowPath = shown.decoration.shadowPath
    case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .miterLimit, .strokeStart, .strokeEnd, .colors, .locations,
      .startPoint, .endPoint:
      if let value = shown.own[property] { (self as? any OwnValues)?.setValue(value, of: property) }
    }
  }
}
