internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// The geometry of a gradient; the conic type is not supported.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String
  /// Any other type than `radial` counts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Circles about the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// Colours interpolated across the bounds, above the background colour. Changes show at once, without animation.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The `CGColor`s in order; another type stops the program. nil or empty, the default, paints nothing.
  open var colors: [Any]? { didSet { record() } }
  /// Ascending from 0 to 1, one per colour; nil, the default, for even spacing. Another count stops the program.
  open var locations: [NSNumber]? { didSet { record() } }
  /// In fractions of the bounds; (0.5, 0) by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { record() } }
  /// In fractions of the bounds; (0.5, 1) by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { record() } }
  /// `.axial` by default. A radial gradient consists of circles about the start point, the last one through the end point.
  open var type = CAGradientLayerType.axial { didSet { record() } }

  open override var bounds: CGRect { didSet { if bounds != oldValue { record() } } }

  open override var cornerRadius: CGFloat { didSet { if cornerRadius != oldValue { record() } } }

  override func copyValues(from other: CALayer) {
    super.copyValues(from: other)
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  private func record() {
    let box = bounds
    guard let colors, !colors.isEmpty, box.size.width > 0, box.size.height > 0 else { return setVector(nil) }
    let stops = colors.map { color in
      guard let color = color as? CGColor else {
        programmingError("CAGradientLayer.colors holds a \(Swift.type(of: color)): give CGColors")
      }
      return color
    }
    let last = CGFloat(max(stops.count - 1, 1))
    var gradient = Gradient(
      colors: stops, locations: locations?.map { CGFloat($0.doubleValue) } ?? stops.indices.map { CGFloat($0) / last })
    ensure(
      gradient.locations.count == stops.count,
      "CAGradientLayer: \(gradient.locations.count) locations for \(stops.count) colors; give one each, or nil")
    (gradient.drawsBeforeStart, gradient.drawsAfterEnd) = (true, true)
    let (start, end) = (point(startPoint, in: box), point(endPoint, in: box))
    let radius = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    let paint: DrawCommand =
      type == .radial
      ? .radialGradient(gradient, from: start, startRadius: 0, to: start, endRadius: radius)
      : .linearGradient(gradient, from: start, to: end)
    let clip: DrawCommand = cornerRadius > 0 ? .clipRoundedRect(box, radius: cornerRadius) : .clipRect(box)
    setVector(VectorContents([.save, clip, paint, .restore], extent: Extent(box)))
  }

  private func point(_ p: CGPoint, in box: CGRect) -> CGPoint {
    CGPoint(x: box.origin.x + p.x * box.size.width, y: box.origin.y + p.y * box.size.height)
  }
}
