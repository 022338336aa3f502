internal import Diagnostics
public import Foundation

/// Whether a gradient continues beyond its ends; without options nothing is painted there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Bit mask of the options.
  public let rawValue: UInt32
  /// Unknown bits are kept and ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Paints the first colour before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Paints the last colour after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations from 0 to 1, interpolated linearly in sRGB.
public final class CGGradient: Hashable, Sendable {
  package let value: Gradient

  /// nil without colours. Every element of `colors` must be a `CGColor`; nil `locations` are evenly spaced.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let stops = colors.map { element in
      guard let color = element as? CGColor else {
        programmingError("CGGradient(colors:) got \(element), which is no CGColor")
      }
      return color
    }
    let last = CGFloat(max(1, stops.count - 1))
    value = Gradient(colors: stops, locations: stops.indices.map { locations?[$0] ?? CGFloat($0) / last })
  }

  /// nil without colours. `components` holds `count` colours of `space`, each with alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  public static func == (l: CGGradient, r: CGGradient) -> Bool { l.value == r.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
