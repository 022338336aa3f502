internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// The name of a function from numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the function.
  public let rawValue: String
  /// Only the names of the constants are accepted by `CAValueFunction(name:)`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A turn about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn in the plane, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors, as an array of numbers.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along the z axis, without a visible effect.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances in points, as an array of numbers.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance along the z axis, without a visible effect.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the numbers of an animation, so that a layer can turn by more than half a turn.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// The name given to the initializer.
  public let name: CAValueFunctionName

  /// nil for a name that is none of the constants.
  public init?(name: CAValueFunctionName) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private static let names: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
  ]

  /// The numbers of the identity.
  var neutral: AnimatedValue {
    switch name {
    case .scale: .list([1, 1, 1])
    case .translate: .list([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .numbers([1, 0, 0, 0])
    default: .numbers(.zero)
    }
  }

  func transform(of value: AnimatedValue) -> CATransform3D {
    switch (name, value) {
    case (.scale, .list(let n)) where n.count == 3: CATransform3DMakeScale(n[0], n[1], n[2])
    case (.translate, .list(let n)) where n.count == 3: CATransform3DMakeTranslation(n[0], n[1], n[2])
    case (.rotateX, .numbers(let n)): CATransform3DMakeRotation(n.x, 1, 0, 0)
    case (.rotateY, .numbers(let n)): CATransform3DMakeRotation(n.x, 0, 1, 0)
    case (.rotateZ, .numbers(let n)): CATransform3DMakeRotation(n.x, 0, 0, 1)
    case (.scaleX, .numbers(let n)): CATransform3DMakeScale(n.x, 1, 1)
    case (.scaleY, .numbers(let n)): CATransform3DMakeScale(1, n.x, 1)
    case (.scaleZ, .numbers(let n)): CATransform3DMakeScale(1, 1, n.x)
    case (.translateX, .numbers(let n)): CATransform3DMakeTranslation(n.x, 0, 0)
    case (.translateY, .numbers(let n)): CATransform3DMakeTranslation(0, n.x, 0)
    case (.translateZ, .numbers(let n)): CATransform3DMakeTranslation(0, 0, n.x)
    default:
      programmingError(
        "CAValueFunction \(name.rawValue): the animation has other values than it needs; give an array of three numbers to scale and "
          + "translate, and one number to all others")
    }
  }
}
