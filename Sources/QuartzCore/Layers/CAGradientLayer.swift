internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String
  /// Any other type than the constants counts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Circles about the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A turn about the start point, clockwise from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
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

  private func record() { setVector(recorded(showing: [:])) }

  private func point(_ p: CGPoint, in box: CGRect) -> CGPoint {
    CGPoint(x: box.origin.x + p.x * box.size.width, y: box.origin.y + p.y * box.size.height)
  }

  private var stops: [CGColor] {
    (colors ?? []).map { color in
      guard let color = color as? CGColor else {
        programmingError("CAGradientLayer.colors holds a \(Swift.type(of: color)): give CGColors")
      }
      return color
    }
  }

  private func evenLocations(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(max(count - 1, 1)) } }
}

extension CAGradientLayer: OwnValues {
  func value(of property: AnimationPath.Property) -> AnimatedValue? {
    switch property {
    case .colors: return .colors(stops)
    case .locations: return .list(locations?.map(\.doubleValue) ?? evenLocations(stops.count))
    case .startPoint: return .numbers([Double(startPoint.x), Double(startPoint.y), 0, 0])
    case .endPoint: return .numbers([Double(endPoint.x), Double(endPoint.y), 0, 0])
    default: return nil
    }
  }

  func setValue(_ value: AnimatedValue, of property: AnimationPath.Property) {
    switch (property, value) {
    case (.colors, .colors(let colors)): self.colors = colors
    case (.locations, .list(let numbers)): locations = numbers.map { NSNumber(value: $0) }
    case (.startPoint, .numbers(let n)): startPoint = CGPoint(x: n.x, y: n.y)
    case (.endPoint, .numbers(let n)): endPoint = CGPoint(x: n.x, y: n.y)
    default: requireKind(property)
    }
  }

  func recorded(showing values: [AnimationPath.Property: AnimatedValue]) -> VectorContents? {
    let (shown, box) = (ShownValues(layer: self, values: values), bounds)
    let stops = shown.colors(.colors)
    guard !stops.isEmpty, box.size.width > 0, box.size.height > 0 else { return nil }
    let locations = shown.list(.locations)
    ensure(
      locations.count == stops.count,
      "CAGradientLayer: \(locations.count) locations for \(stops.count) colors; give one each, or nil")
    var gradient = Gradient(colors: stops, locations: locations.map { CGFloat($0) })
    (gradient.drawsBeforeStart, gradient.drawsAfterEnd) = (true, true)
    let (start, end) = (point(shown.point(.startPoint), in: box), point(shown.point(.endPoint), in: box))
    let radius = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    let paint: DrawCommand =
      switch type {
      case .radial: .radialGradient(gradient, from: start, startRadius: 0, to: start, endRadius: radius)
      case .conic: .conicGradient(gradient, around: start, angle: atan2(end.y - start.y, end.x - start.x))
      default: .linearGradient(gradient, from: start, to: end)
      }
    let clip: DrawCommand = cornerRadius > 0 ? .clipRoundedRect(box, radius: cornerRadius) : .clipRect(box)
    return VectorContents([.save, clip, paint, .restore], extent: Extent(box))
  }
}
