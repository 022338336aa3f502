public import CoreGraphics
public import Foundation
public import QuartzCore
internal import UIKitCore
public import UIKitGraphics

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The layer and all below it.
  public static var image: Snapshotting { .image() }

  /// The layer and all below it on a transparent ground; `displayScale` of the traits is the scale, 3 by default.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let scale = traits.displayScale
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      layer in
      MainActor.strategy(layer) { layer in
        Drawing.image(layer.bounds.size, traits) { context in
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
          layer.render(in: context)
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The path's area in black, by the even-odd rule.
  public static var image: Snapshotting { .image() }

  /// The path in black in the rectangle around it, on a transparent ground.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
      MainActor.strategy(path) { path in
        let bounds = path.boundingBoxOfPath
        return Drawing.image(bounds.size, UITraitCollection(displayScale: scale)) { context in
          context.translateBy(x: -bounds.minX, y: -bounds.minY)
          context.addPath(path)
          context.drawPath(using: drawingMode)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The path's area in black, by its own rule.
  public static var image: Snapshotting { .image() }

  /// The path's area in black in the rectangle around it, on a transparent ground.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback { path in
      MainActor.strategy(path) { path in
        Drawing.image(path.bounds.size, UITraitCollection(displayScale: scale)) { context in
          context.translateBy(x: -path.bounds.minX, y: -path.bounds.minY)
          UIColor.black.setFill()
          path.fill()
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, one per line.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: .pathNumbers) }

  /// The path's elements, one per line, with numbers of a formatter's.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in path.describe(numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, one per line.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: .pathNumbers) }

  /// The path's elements, one per line, with numbers of a formatter's.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in path.cgPath.describe(numberFormatter) }
  }
}

/// Pictures of what is no view.
@MainActor private enum Drawing {
  static func image(_ size: CGSize, _ traits: UITraitCollection, _ draw: (CGContext) -> Void) -> UIImage {
    // The canvas comes from the current screen.
    let size = CGSize(width: max(1, size.width), height: max(1, size.height))
    let stage = SnapshotStage(size: size, traits: traits)
    return withExtendedLifetime(stage) {
      let format = UIGraphicsImageRendererFormat()
      format.scale = traits.displayScale > 0 ? traits.displayScale : SnapshotStage.scale
      return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    }
  }
}

extension NumberFormatter {
  /// One to three decimals, in any locale.
  fileprivate static var pathNumbers: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (1, 3)
    return formatter
  }
}

extension CGPath {
  fileprivate func describe(_ formatter: NumberFormatter) -> String {
    func number(_ value: CGFloat) -> String { formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)" }
    func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
    let lines = elements.map { element in
      switch element {
      case .move(let to): "MoveTo \(point(to))"
      case .line(let to): "LineTo \(point(to))"
      case .quadCurve(let control, let to): "QuadCurveTo \(point(control)) \(point(to))"
      case .curve(let control1, let control2, let to): "CurveTo \(point(control1)) \(point(control2)) \(point(to))"
      case .close: "Close"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
