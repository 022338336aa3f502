public import Foundation

extension CGImage {
  /// Makes a mask: contexts paint their fill colour where it is 0, and leave what is behind where it is 1; nil for what is not supported.
  ///
  /// - Parameters:
  ///   - width: Pixels, from 1 to 32,767, as `height`.
  ///   - bitsPerComponent: 1, 2, 4 or 8, as `bitsPerPixel`; the highest bits of a byte come first.
  ///   - bytesPerRow: At least a row of pixels.
  ///   - decode: The values of the least and of the greatest number; nil for 0 and 1. 1 and 0 invert the mask.
  ///   - shouldInterpolate: Kept, without effect.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let (sides, bits) = (1...CGImage.maximumSide, bitsPerComponent)
    guard sides.contains(width), sides.contains(height), [1, 2, 4, 8].contains(bits), bitsPerPixel == bits,
      let data = provider.data, bytesPerRow >= (width * bits + 7) / 8,
      bytesPerRow <= data.count / height || data.count >= bytesPerRow * (height - 1) + (width * bits + 7) / 8
    else { return nil }
    let (start, end, greatest) = (decode?[0] ?? 0, decode?[1] ?? 1, (1 << bits) - 1)
    // What each number lets through.
    let alphas = (0...greatest).map { number in
      let value = start + CGFloat(number) / CGFloat(greatest) * (end - start)
      return UInt32((min(max(1 - value, 0), 1) * 255).rounded()) << 24
    }
    let pixels = data.withUnsafeBytes { bytes in
      (0..<height).flatMap { y in
        (0..<width).map { x in
          let byte = Int(bytes[y * bytesPerRow + x * bits / 8])
          return alphas[byte >> (8 - bits - x * bits % 8) & greatest]
        }
      }
    }
    self.init(
      width: width, height: height, pixels: pixels, isMask: true, utType: nil, shouldInterpolate: shouldInterpolate)
  }

  /// The image as `mask` lets it through, stretched over it: a mask where it is 0, another image where it is bright, or, if it is partly
  /// transparent, where it is opaque. nil if this image is a mask itself.
  public func masking(_ mask: CGImage) -> CGImage? {
    if isMask { return nil }
    let stencil = mask.stencil
    var masked = pixels
    for y in 0..<height {
      let row = stencil.neighbours(y, of: height, stencil.height)
      for x in 0..<width {
        let column = stencil.neighbours(x, of: width, stencil.width)
        func alpha(_ x: Int, _ y: Int) -> CGFloat { CGFloat(stencil.pixels[y * stencil.width + x] >> 24) }
        let top = alpha(column.first, row.first) * (1 - column.share) + alpha(column.second, row.first) * column.share
        let bottom = alpha(column.first, row.second) * (1 - column.share) + alpha(column.second, row.second) * column.share
        masked[y * width + x] = masked[y * width + x].scaled(by: (top * (1 - row.share) + bottom * row.share) / 255)
      }
    }
    return replacingPixels(masked, width: width, height: height)
  }

  /// The two pixels of `count` around the middle of the pixel `place` of `outer`, and the second one's weight.
  private func neighbours(_ place: Int, of outer: Int, _ count: Int) -> (first: Int, second: Int, share: CGFloat) {
    let middle = (CGFloat(place) + 0.5) * CGFloat(count) / CGFloat(outer) - 0.5
    let first = Int(min(max(middle, 0), CGFloat(count - 1)))
    return (first, min(first + 1, count - 1), min(max(middle - CGFloat(first), 0), 1))
  }

  /// The image without the pixels of certain colours, which become transparent.
  ///
  /// - Parameter components: The least and the greatest number, from 0 to 255, of red, green and blue in turn.
  /// - Returns: nil for another count of numbers, for a mask and for an image that is not opaque.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6, !isMask, pixels.allSatisfy({ $0 >> 24 == 255 }) else { return nil }
    let kept = pixels.map { pixel in
      let isCut = (0..<3).allSatisfy { index in
        let part = CGFloat(pixel >> UInt32(16 - 8 * index) & 255)
        return part >= components[2 * index] && part <= components[2 * index + 1]
      }
      return isCut ? 0 : pixel
    }
    return replacingPixels(kept, width: width, height: height)
  }

  /// The image with its numbers understood as components of `space`, and converted to sRGB; nil for a space that has not three
  /// components, and for a mask.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.model == .rgb else { return nil }
    return space == .rgb ? self : replacingPixels(PixelConversion(from: space).apply(to: pixels), width: width, height: height)
  }
}

extension UInt32 {
  /// A premultiplied pixel with a share of its alpha.
  fileprivate func scaled(by share: CGFloat) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { word, shift in
      word | UInt32((CGFloat(self >> UInt32(shift) & 255) * share).rounded()) << UInt32(shift)
    }
  }
}
