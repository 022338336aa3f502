internal import Foundation

/// A parsed key path: a property of a layer and a part of its value.
struct AnimationPath: Hashable {
  enum Property: String {
    case bounds, position, anchorPoint, transform, opacity, hidden, backgroundColor, cornerRadius, contents, zPosition
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contentsRect
    case backdropRadius, sublayerTransform
    // Of shape layers.
    case path, fillColor, strokeColor, lineWidth, lineDashPhase, miterLimit, strokeStart, strokeEnd
    // Of gradient layers.
    case colors, locations, startPoint, endPoint

    var isTransform: Bool { self == .transform || self == .sublayerTransform }

    /// Whether only layers of one class have the property.
    var isOfSubclass: Bool {
      switch self {
      case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .miterLimit, .strokeStart, .strokeEnd: true
      case .colors, .locations, .startPoint, .endPoint: true
      default: false
      }
    }
  }

  enum Part: String {
    case whole = ""
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case rotation, scale, translation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  let property: Property
  let part: Part

  /// nil for a path that is no animated property of a layer, or no part of one.
  init?(known keyPath: String) {
    let dot = keyPath.firstIndex(of: ".")
    let head = String(keyPath[..<(dot ?? keyPath.endIndex)])
    let tail = dot.map { String(keyPath[keyPath.index(after: $0)...]) } ?? ""
    guard let property = Property(rawValue: head == "isHidden" ? "hidden" : head), let part = Part(rawValue: tail),
      Self.allows(part, of: property)
    else { return nil }
    (self.property, self.part) = (property, part)
  }

  private static func allows(_ part: Part, of property: Property) -> Bool {
    switch part {
    case .whole: true
    case .x, .y: [.position, .anchorPoint, .startPoint, .endPoint].contains(property)
    case .width, .height: property == .shadowOffset
    case .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight: property == .bounds || property == .contentsRect
    case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY, .scaleZ: property.isTransform
    case .translation, .translationX, .translationY, .translationZ: property.isTransform
    }
  }

  /// The lanes of the whole value that the part consists of; nil for parts of a transform, which are computed.
  var range: Range<Int>? {
    switch part {
    case .whole: 0..<4
    case .x, .width, .originX: 0..<1
    case .y, .height, .originY: 1..<2
    case .origin: 0..<2
    case .size: 2..<4
    case .sizeWidth: 2..<3
    case .sizeHeight: 3..<4
    default: nil
    }
  }
}
