internal import CoreGraphics
internal import Foundation

/// Corner radius of a layer, and the corners to which it applies.
struct Corners {
  var radius: CGFloat
  var places: CACornerMask

  var areRound: Bool { radius > 0 && !places.isEmpty }

  func fill(_ frame: CGRect, _ color: CGColor) -> DrawCommand {
    places == .all ? .fillRoundedRect(frame, radius: radius, color) : .fill(path(frame, radius: radius), .winding, color)
  }

  func clip(_ frame: CGRect) -> DrawCommand {
    places == .all ? .clipRoundedRect(frame, radius: radius) : .clip(path(frame, radius: radius), .winding)
  }

  /// The rounded outline with another radius, as needed for outlines inside the edge.
  func path(_ frame: CGRect, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    if radius <= 0 || places.isEmpty {
      path.addRect(frame)
    } else if places == .all {
      path.addRoundedRect(in: frame, cornerWidth: radius, cornerHeight: radius)
    } else {
      var sizes = CornerSizes(all: .zero)
      let round = CGSize(width: radius, height: radius)
      if places.contains(.layerMinXMinYCorner) { sizes.topLeft = round }
      if places.contains(.layerMaxXMinYCorner) { sizes.topRight = round }
      if places.contains(.layerMinXMaxYCorner) { sizes.bottomLeft = round }
      if places.contains(.layerMaxXMaxYCorner) { sizes.bottomRight = round }
      path.addRounded(frame, corners: sizes)
    }
    return path
  }
}
