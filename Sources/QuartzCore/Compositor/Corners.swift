internal import CoreGraphics
package import Foundation

/// The part of the layer's corner radius that each corner has, from 0 to 1.
package struct CornerShares: Equatable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomLeft: CGFloat
  package var bottomRight: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
  }

  func share(of corner: CACornerMask) -> CGFloat {
    switch corner {
    case .layerMinXMinYCorner: topLeft
    case .layerMaxXMinYCorner: topRight
    case .layerMinXMaxYCorner: bottomLeft
    default: bottomRight
    }
  }
}

/// Corner radius of a layer, and the corners to which it applies.
struct Corners {
  var radius: CGFloat
  var places: CACornerMask
  var curve = CALayerCornerCurve.circular
  var shares: CornerShares?

  /// Apple's value for the length of a continuous corner along an edge, in radii.
  static let continuousReach: CGFloat = 1.528665

  private var isPlain: Bool { areEqual && curve != .continuous }

  /// Whether all corners have the whole radius.
  var areEqual: Bool { places == .all && shares == nil }

  /// The part of the radius that a corner has.
  private func share(of corner: CACornerMask) -> CGFloat { places.contains(corner) ? shares?.share(of: corner) ?? 1 : 0 }

  var areRound: Bool { radius > 0 && !places.isEmpty }

  func fill(_ frame: CGRect, _ color: CGColor) -> DrawCommand {
    isPlain ? .fillRoundedRect(frame, radius: radius, color) : .fill(path(frame, radius: radius), .winding, color)
  }

  func clip(_ frame: CGRect) -> DrawCommand {
    isPlain ? .clipRoundedRect(frame, radius: radius) : .clip(path(frame, radius: radius), .winding)
  }

  /// The rounded outline with another radius, as needed for outlines inside the edge.
  func path(_ frame: CGRect, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    if radius <= 0 || places.isEmpty {
      path.addRect(frame)
    } else if curve == .continuous {
      addContinuous(to: path, frame, radius)
    } else if areEqual {
      path.addRoundedRect(in: frame, cornerWidth: radius, cornerHeight: radius)
    } else {
      var sizes = CornerSizes(all: .zero)
      func round(_ corner: CACornerMask) -> CGSize {
        CGSize(width: radius * share(of: corner), height: radius * share(of: corner))
      }
      (sizes.topLeft, sizes.topRight) = (round(.layerMinXMinYCorner), round(.layerMaxXMinYCorner))
      (sizes.bottomLeft, sizes.bottomRight) = (round(.layerMinXMaxYCorner), round(.layerMaxXMaxYCorner))
      path.addRounded(frame, corners: sizes)
    }
    return path
  }

  /// Each corner is one cubic curve from `reach` before the corner to `reach` behind it. Its control points, `inner` from the corner, make it
  /// pass through the middle of the circular corner, which is (1 - 1/√2) radii from both edges: (reach + 3 inner) / 8. At its ends it is
  /// bent 0.11 times as much as the circle.
  private func addContinuous(to path: CGMutablePath, _ frame: CGRect, _ radius: CGFloat) {
    let half = min(frame.width, frame.height) / 2
    let middle = 1 - 1 / CGFloat(2).squareRoot()
    func corner(_ place: CACornerMask, _ x: CGFloat, _ y: CGFloat, from a: CGVector, to b: CGVector) {
      let radius = radius * share(of: place)
      let reach = min(radius * Self.continuousReach, half)
      let inner = max((8 * middle * radius - reach) / 3, 0) * (reach > 0 ? 1 : 0)
      func point(_ v: CGVector, _ length: CGFloat) -> CGPoint { CGPoint(x: x + v.dx * length, y: y + v.dy * length) }
      if path.isEmpty { path.move(to: point(a, reach)) } else { path.addLine(to: point(a, reach)) }
      if reach > 0 { path.addCurve(to: point(b, reach), control1: point(a, inner), control2: point(b, inner)) }
    }
    let (left, right, up, down) = (
      CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1)
    )
    corner(.layerMinXMinYCorner, frame.minX, frame.minY, from: down, to: right)
    corner(.layerMaxXMinYCorner, frame.maxX, frame.minY, from: left, to: down)
    corner(.layerMaxXMaxYCorner, frame.maxX, frame.maxY, from: up, to: left)
    corner(.layerMinXMaxYCorner, frame.minX, frame.maxY, from: right, to: up)
    path.closeSubpath()
  }
}
