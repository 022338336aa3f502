internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKitGraphics

/// The corners of a view with a configuration.
final class ViewCorners {
  var configuration: UICornerConfiguration
  var radii = PerCorner(all: CGFloat.zero)

  init(_ configuration: UICornerConfiguration) { self.configuration = configuration }
}

extension UIView {
  /// How the corners are rounded; square unless set. Takes the place of the layer's `cornerRadius`, and follows the view's size and, for
  /// concentric corners, its place in the container.
  public var cornerConfiguration: UICornerConfiguration {
    get { storedCorners?.configuration ?? .corners() }
    set {
      if let storedCorners, storedCorners.configuration == newValue { return }
      if let storedCorners { storedCorners.configuration = newValue } else { storedCorners = ViewCorners(newValue) }
      updateCorners()
    }
  }

  /// The radius of a corner as it is drawn, in points; of several corners the largest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii
    var largest: CGFloat = 0
    if corner.contains(.topLeft) { largest = max(largest, radii.topLeft) }
    if corner.contains(.topRight) { largest = max(largest, radii.topRight) }
    if corner.contains(.bottomLeft) { largest = max(largest, radii.bottomLeft) }
    if corner.contains(.bottomRight) { largest = max(largest, radii.bottomRight) }
    return largest
  }

  /// Those of the configuration, or the layer's.
  private var cornerRadii: PerCorner<CGFloat> {
    if let storedCorners { return storedCorners.radii }
    let (whole, masked) = (layer.cornerRadius, layer.maskedCorners)
    func radius(_ corner: CACornerMask) -> CGFloat { masked.contains(corner) ? whole : 0 }
    return PerCorner(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner), bottomLeft: radius(.layerMinXMaxYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner))
  }

  /// Computes the radii again: after a change of the size, the place or the configuration.
  func updateCorners() {
    guard let storedCorners else { return }
    let radii = storedCorners.configuration.radii(in: bounds.size, concentric: concentricRadii)
    let isNew = radii != storedCorners.radii
    storedCorners.radii = radii
    let largest = radii.all.max() ?? 0
    layer.cornerShares =
      largest == 0 || radii.all.allSatisfy { $0 == largest }
      ? nil
      : CornerShares(
        topLeft: radii.topLeft / largest, topRight: radii.topRight / largest, bottomLeft: radii.bottomLeft / largest,
        bottomRight: radii.bottomRight / largest)
    layer.cornerRadius = largest
    // Views whose container this may be.
    if isNew { forEachBelow { if $0.storedCorners != nil { $0.updateCorners() } } }
  }

  /// The radii of corners with the centres of the container's; 0 without one.
  private var concentricRadii: PerCorner<CGFloat> {
    var next = superview
    while let view = next, view.storedCorners == nil, view.layer.cornerRadius == 0 { next = view.superview }
    guard let container = next else { return PerCorner(all: 0) }
    let (own, outer, radii) = (convert(bounds, to: container), container.bounds, container.cornerRadii)
    let (left, right) = (own.minX - outer.minX, outer.maxX - own.maxX)
    let (top, bottom) = (own.minY - outer.minY, outer.maxY - own.maxY)
    func radius(_ outer: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat { max(0, outer - max(x, y, 0)) }
    return PerCorner(
      topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
      bottomLeft: radius(radii.bottomLeft, left, bottom), bottomRight: radius(radii.bottomRight, right, bottom))
  }
}
