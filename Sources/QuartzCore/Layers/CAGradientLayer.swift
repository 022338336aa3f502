internal import CoreGraphics
internal import Diagnostics
public import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// Colours that blend across the bounds, over the background. Changes show at once, without animation.
@MainActor open class CAGradientLayer: CALayer {
  /// `CGColor`s; anything else stops the program.
  open var colors: [Any]? { didSet { record() } }
  /// Rising from 0 to 1, one for each colour; nil spaces them evenly.
  open var locations: [NSNumber]? { didSet { record() } }
  /// In fractions of the bounds, as is `endPoint`.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { record() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { record() } }
  /// Radial: circles about the start point, as far as the end point.
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
