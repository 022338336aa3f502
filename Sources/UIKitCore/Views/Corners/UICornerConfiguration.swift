public import Foundation
internal import UIKitGraphics

/// The radius of one corner, in points: a number, or what follows from the corner of the view around.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius that stays the same. Negative and infinite numbers count as 0.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(legal(radius))) }

  /// The radius of the nearest corner of the container, less the distance of the two corners along the axis where it is larger, so that
  /// both have one centre. The container is the nearest view around that has rounded corners.
  ///
  /// - Parameter minimum: The least radius, also without a container; nil for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: legal(minimum ?? 0)))
  }

  static func legal(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(0, radius) : 0 }
}

/// How a view's corners are rounded, also when its size changes.
public struct UICornerConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// Corners that have one radius together, the largest of those that they would have alone.
  enum Union: Hashable {
    case none, all, horizontalEdges, verticalEdges, top, bottom, left, right
  }

  enum Shape: Hashable {
    case capsule(maximum: CGFloat?)
    case corners(PerCorner<UICornerRadius?>, Union)
  }

  let shape: Shape

  private static func corners(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?, _ bottomRight: UICornerRadius?,
    _ union: Union
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners(PerCorner(topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight), union))
  }

  /// The same rule for each corner; concentric radii may come out different.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius, radius, radius, radius, .none) }

  /// A rule for each corner; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius, .none)
  }

  /// One radius for all corners: the largest that the rule gives for one of them.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius, radius, radius, radius, .all)
  }

  /// One radius for the upper corners and one for the lower ones.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    corners(topRadius, topRadius, bottomRadius, bottomRadius, .horizontalEdges)
  }

  /// One radius for the left corners and one for the right ones.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    corners(leftRadius, rightRadius, leftRadius, rightRadius, .verticalEdges)
  }

  /// One radius for the upper corners; nil for square lower ones.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, .top)
  }

  /// One radius for the lower corners; nil for square upper ones.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, .bottom)
  }

  /// One radius for the left corners; nil for square right ones.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(leftRadius, topRightRadius, leftRadius, bottomRightRadius, .left)
  }

  /// One radius for the right corners; nil for square left ones.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, .right)
  }

  /// Half the shorter side as the radius of all corners.
  ///
  /// - Parameter maximumRadius: In points; nil for no limit.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius.map(UICornerRadius.legal)))
  }

  public var description: String {
    switch shape {
    case .capsule(let maximum): "<UICornerConfiguration: capsule\(maximum.map { ", at most \($0)" } ?? "")>"
    case .corners(let radii, let union):
      "<UICornerConfiguration: \(radii.all.map { $0.map { "\($0.kind)" } ?? "square" }), \(union)>"
    }
  }

  /// The radii in a view of that size.
  ///
  /// - Parameter concentric: The radius at a corner that has the container's centre; 0 without a container.
  func radii(in size: CGSize, concentric: PerCorner<CGFloat>) -> PerCorner<CGFloat> {
    let half = max(0, min(size.width, size.height) / 2)
    switch shape {
    case .capsule(let maximum): return PerCorner(all: min(half, maximum ?? half))
    case .corners(let rules, let union):
      var radii = PerCorner(all: CGFloat.zero)
      for corner in PerCorner<CGFloat>.corners {
        switch rules[keyPath: corner.rule]?.kind {
        case nil: break
        case .fixed(let radius): radii[keyPath: corner.radius] = radius
        case .concentric(let minimum): radii[keyPath: corner.radius] = max(minimum, concentric[keyPath: corner.radius])
        }
      }
      union.unite(&radii)
      for corner in PerCorner<CGFloat>.corners { radii[keyPath: corner.radius] = min(radii[keyPath: corner.radius], half) }
      return radii
    }
  }
}

/// A value for each corner.
struct PerCorner<Value> {
  var topLeft: Value
  var topRight: Value
  var bottomLeft: Value
  var bottomRight: Value

  var all: [Value] { [topLeft, topRight, bottomLeft, bottomRight] }
}

extension PerCorner {
  init(all value: Value) { self.init(topLeft: value, topRight: value, bottomLeft: value, bottomRight: value) }
}

extension PerCorner: Equatable where Value: Equatable {}
extension PerCorner: Hashable where Value: Hashable {}
extension PerCorner: Sendable where Value: Sendable {}

extension PerCorner<CGFloat> {
  typealias Corner = (
    radius: WritableKeyPath<PerCorner<CGFloat>, CGFloat>, rule: KeyPath<PerCorner<UICornerRadius?>, UICornerRadius?>
  )

  static var corners: [Corner] {
    [(\.topLeft, \.topLeft), (\.topRight, \.topRight), (\.bottomLeft, \.bottomLeft), (\.bottomRight, \.bottomRight)]
  }
}

extension UICornerConfiguration.Union {
  /// Gives the corners of each group the largest radius of the group.
  fileprivate func unite(_ radii: inout PerCorner<CGFloat>) {
    let groups: [[WritableKeyPath<PerCorner<CGFloat>, CGFloat>]] =
      switch self {
      case .none: []
      case .all: [[\.topLeft, \.topRight, \.bottomLeft, \.bottomRight]]
      case .horizontalEdges: [[\.topLeft, \.topRight], [\.bottomLeft, \.bottomRight]]
      case .verticalEdges: [[\.topLeft, \.bottomLeft], [\.topRight, \.bottomRight]]
      case .top: [[\.topLeft, \.topRight]]
      case .bottom: [[\.bottomLeft, \.bottomRight]]
      case .left: [[\.topLeft, \.bottomLeft]]
      case .right: [[\.topRight, \.bottomRight]]
      }
    for group in groups {
      let largest = group.map { radii[keyPath: $0] }.max() ?? 0
      for corner in group { radii[keyPath: corner] = largest }
    }
  }
}
