internal import Foundation

/// The change of pixels, premultiplied ARGB, whose numbers are those of another colour space than sRGB.
struct PixelConversion {
  private let meaning: ColorMeaning
  private let isGray: Bool

  init(from space: CGColorSpace) { (meaning, isGray) = (space.meaning, space.model == .monochrome) }

  /// Pictures have few colours beside each other: equal neighbours are converted once.
  func apply(to pixels: [UInt32]) -> [UInt32] {
    var (last, converted) = (UInt32(0), UInt32(0))
    return pixels.map { pixel in
      if pixel != last { (last, converted) = (pixel, apply(to: pixel)) }
      return converted
    }
  }

  private func apply(to pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    let parts = [pixel >> 16, pixel >> 8, pixel].map { CGFloat($0 & 255) / CGFloat(alpha) }
    guard let light = meaning.light(of: isGray ? [parts[0]] : parts) else { return pixel }
    let color = light.mapped { min(max(ColorCurve.sRGB.value(of: $0), 0), 1) * Double(alpha) }
    func byte(_ value: Double) -> UInt32 { UInt32(value.rounded()) }
    return alpha << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }
}

/// The values of the least and the greatest number of each component.
struct PixelRanges {
  private let ranges: [(from: CGFloat, to: CGFloat)]

  /// nil for pixels without colour.
  init?(_ decode: UnsafePointer<CGFloat>, of kind: PixelFormat.Kind) {
    switch kind {
    case .alpha: return nil
    case .gray: self.init(decode, places: [0, 0, 0])
    case .color: self.init(ofColors: decode)
    }
  }

  init(ofColors decode: UnsafePointer<CGFloat>) { self.init(decode, places: [0, 1, 2]) }

  private init(_ decode: UnsafePointer<CGFloat>, places: [Int]) {
    ranges = places.map { (decode[2 * $0], decode[2 * $0 + 1]) }
  }

  func apply(to pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    return ranges.indices.reduce(alpha << 24) { word, index in
      let shift = UInt32(16 - 8 * index)
      let (range, part) = (ranges[index], CGFloat(pixel >> shift & 255) / CGFloat(alpha))
      let value = min(max(range.from + part * (range.to - range.from), 0), 1) * CGFloat(alpha)
      return word | UInt32(value.rounded()) << shift
    }
  }
}
