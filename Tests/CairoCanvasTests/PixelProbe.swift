import CoreGraphics
import Foundation

@testable import CairoCanvas

extension CGImage {
  /// As hexadecimal ARGB, premultiplied.
  subscript(x: Int, y: Int) -> String {
    let hex = String(pixels[y * width + x], radix: 16)
    return String(repeating: "0", count: 8 - hex.count) + hex
  }

  /// The box of the pixels that differ from `background`; nil if none does.
  func inkBox(on background: UInt32 = 0) -> CGRect? {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != background {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box.isNull ? nil : box
  }
}

/// On nothing, 20 x 10 points unless `size` says otherwise.
@MainActor func draw(
  _ commands: DrawCommand..., size: CGSize = CGSize(width: 20, height: 10), scale: CGFloat = 1
) -> CGImage {
  CairoCanvas.rasterize(DisplayList(commands), size: size, scale: scale, isOpaque: false)
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
let white = CGColor(gray: 1, alpha: 1)

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
