internal import CairoCanvas
internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Compares two bitmaps pixel by pixel.
struct ImageDifference {
  /// The number of pixels that differ by more than is allowed.
  private(set) var count = 0
  /// The largest difference of a pixel as CIE 1976's delta E from 0 to 100; computed only where a perceptual precision is given.
  private(set) var largest: Float = 0
  private var differs: [Bool] = []
  private let reference, image: CGImage

  /// - Parameter perceptualPrecision: 1 for equal bytes; 0.98 allows a delta E of 2, which the eye does not see.
  init(_ reference: CGImage, _ image: CGImage, perceptualPrecision: Float) {
    (self.reference, self.image) = (reference, image)
    guard Self.haveOneSize(reference, image), !Self.areEqual(reference, image) else { return }
    let allowed = max(0, 1 - perceptualPrecision) * 100
    differs = [Bool](repeating: false, count: reference.pixels.count)
    for index in reference.pixels.indices where reference.pixels[index] != image.pixels[index] {
      if allowed > 0 {
        let distance = LabColor(reference.pixels[index]).distance(to: LabColor(image.pixels[index]))
        largest = max(largest, distance)
        if distance <= allowed { continue }
      }
      differs[index] = true
      count += 1
    }
  }

  /// Byte by byte: most snapshots are equal to their reference.
  private static func areEqual(_ a: CGImage, _ b: CGImage) -> Bool {
    a.pixels.withUnsafeBytes { a in
      b.pixels.withUnsafeBytes { b in a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
    }
  }

  static func haveOneSize(_ a: CGImage, _ b: CGImage) -> Bool { a.width == b.width && a.height == b.height }

  /// The fraction of equal pixels.
  var precision: Float { differs.isEmpty ? 1 : 1 - Float(count) / Float(differs.count) }

  /// The reference in pale grey with every pixel that differs in red, and a red frame around them.
  var picture: CGImage {
    var pixels = reference.pixels.map { pixel -> UInt32 in
      let alpha = 255 - (pixel >> 24)
      let grey = ((pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel & 255) * 29) >> 8
      let pale = min(255, 170 + (grey + alpha) / 3)
      return 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }
    let (width, height) = (reference.width, reference.height)
    var (left, top, right, bottom) = (width, height, -1, -1)
    for (index, isDifferent) in differs.enumerated() where isDifferent {
      pixels[index] = Self.red
      (left, right) = (min(left, index % width), max(right, index % width))
      (top, bottom) = (min(top, index / width), max(bottom, index / width))
    }
    guard right >= 0 else { return CGImage(width: width, height: height, pixels: pixels) }
    (left, top) = (max(0, left - 3), max(0, top - 3))
    (right, bottom) = (min(width - 1, right + 3), min(height - 1, bottom + 3))
    for x in left...right { (pixels[top * width + x], pixels[bottom * width + x]) = (Self.red, Self.red) }
    for y in top...bottom { (pixels[y * width + left], pixels[y * width + right]) = (Self.red, Self.red) }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  private static let red: UInt32 = 0xFFFF_0000
}

/// A colour in CIE L*a*b* with the white of D65.
private struct LabColor {
  private let l, a, b, alpha: Float

  /// From a premultiplied pixel of sRGB.
  init(_ pixel: UInt32) {
    let alpha = Float(pixel >> 24) / 255
    func linear(_ shift: UInt32) -> Float {
      guard alpha > 0 else { return 0 }
      let value = min(1, Float(pixel >> shift & 255) / 255 / alpha)
      return value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    func root(_ t: Float) -> Float { t > 216.0 / 24389 ? Float(cbrt(Double(t))) : (24389.0 / 27 * t + 16) / 116 }
    let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    (l, a, b, self.alpha) = (116 * y - 16, 500 * (x - y), 200 * (y - z), alpha * 100)
  }

  /// Delta E of 1976, with opacity as a fourth axis from 0 to 100.
  func distance(to other: LabColor) -> Float {
    let parts = [l - other.l, a - other.a, b - other.b, alpha - other.alpha]
    return parts.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
