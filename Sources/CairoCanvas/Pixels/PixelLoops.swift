internal import CCairo
internal import CoreGraphics
internal import Foundation

/// Pixel loops for operations without geometry: faster than Cairo for the small areas of which a screen consists.
enum PixelLoops {
  /// Premultiplied, rounded to the nearest.
  static func pixel(of color: CGColor) -> UInt32 {
    func byte(_ component: CGFloat) -> UInt32 { UInt32(component * color.alpha * 255 + 0.5) }
    return UInt32(color.alpha * 255 + 0.5) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  /// Premultiplied, as pixman shortens Cairo's 16 bits a component.
  static func cairoPixel(of color: CGColor) -> UInt32 {
    func byte(_ component: CGFloat) -> UInt32 { UInt32(component * 65535 + 0.5) >> 8 }
    return byte(color.alpha) << 24 | byte(color.red * color.alpha) << 16 | byte(color.green * color.alpha) << 8
      | byte(color.blue * color.alpha)
  }

  static func fill(_ target: PixelBuffer, _ rect: PixelRect, with pixel: UInt32) {
    if rect.isEmpty { return }
    target.isTouched = true
    if let rows = target.rows {
      for y in rect.y0..<rect.y1 { rows.fill(y, rect.x0, rect.x1, at: target.base + y * target.width, with: pixel) }
      return
    }
    var row = target.base + rect.y0 * target.width + rect.x0
    for _ in 0..<rect.height {
      store(pixel, row, count: rect.width)
      row += target.width
    }
  }

  static func store(_ pixel: UInt32, _ start: UnsafeMutablePointer<UInt32>, count: Int) { fill_pixels(start, pixel, count) }

  /// Pixels moved out of `rect` are lost; pixels without a source stay as they were.
  ///
  /// - Returns: The number of pixels moved.
  static func move(_ target: PixelBuffer, _ rect: PixelRect, dx: Int, dy: Int) -> Int {
    let goal = rect.offset(x: dx, y: dy).intersection(rect)
    if goal.isEmpty { return 0 }
    target.isTouched = true
    if let rows = target.rows {
      if dx == 0 && rect.x0 == 0 && rect.x1 == rows.width {
        rows.copy(goal.y0 - dy, count: goal.height, by: dy)
      } else {
        rows.touch(goal)
      }
    }
    // Rows must not be overwritten before they are read.
    let rows = dy > 0 ? stride(from: goal.y1 - 1, through: goal.y0, by: -1) : stride(from: goal.y0, through: goal.y1 - 1, by: 1)
    for y in rows {
      memmove(target.base + y * target.width + goal.x0, target.base + (y - dy) * target.width + goal.x0 - dx, goal.width * 4)
    }
    return goal.width * goal.height
  }

  static func blend(_ target: PixelBuffer, _ rect: PixelRect, with pixel: UInt32) {
    target.touch(rect)
    let width = rect.width
    let keep = 255 - pixel >> 24
    let (pixels, share) = (FourPixels(repeating: pixel), FourShares(repeating: keep))
    var row = target.base + rect.y0 * target.width + rect.x0
    for _ in 0..<rect.height {
      var x = 0
      while x + 4 <= width {
        pixels.plus(FourPixels(row + x).scaled(by: share)).store(row + x)
        x += 4
      }
      for x in x..<width { row[x] = pixel &+ scaled(row[x], by: keep) }
      row += target.width
    }
  }

  /// Composites `source` over the target.
  @inline(__always)
  static func over(_ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int) {
    var x = 0
    while x + 4 <= count {
      let pixels = FourPixels(source + x)
      if pixels.isOpaque {
        pixels.store(target + x)
      } else if !pixels.isClear {
        pixels.over(FourPixels(target + x)).store(target + x)
      }
      x += 4
    }
    for x in x..<count { target[x] = source[x] &+ scaled(target[x], by: 255 - source[x] >> 24) }
  }

  /// Composites one colour over the target where `coverage` says.
  ///
  /// - Parameter half: Added before a division by 255.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, through coverage: UnsafePointer<UInt8>, count: Int,
    half: UInt16 = 0x80
  ) {
    let isOpaque = pixel >> 24 == 255
    let pixels = FourPixels(repeating: pixel)
    var x = 0
    // Four pixels at a time; eight outside and inside of letters.
    while x + 4 <= count {
      if x + 8 <= count {
        let eight = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
        if eight == 0 || eight == .max && isOpaque {
          if eight != 0 { (target + x).update(repeating: pixel, count: 8) }
          x += 8
          continue
        }
      }
      let shares = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
      if shares != 0 {
        let (shares, below) = (FourShares(bytes: shares), FourPixels(target + x))
        // Of black, the colour of most letters, nothing but the alpha is left.
        let result =
          pixel == 0xff00_0000
          ? FourPixels.black(shares).plus(below.scaled(by: shares.rest, half))
          : pixels.scaled(by: shares, half).over(below, half)
        result.store(target + x)
      }
      x += 4
    }
    for x in x..<count where coverage[x] != 0 {
      let part = scaled(pixel, by: UInt32(coverage[x]), UInt32(half))
      target[x] = part &+ scaled(target[x], by: 255 - part >> 24, UInt32(half))
    }
  }

  /// All four bytes times `factor` / 255, rounded as pixman does; two bytes at a time.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, by factor: UInt32, _ half: UInt32 = 0x80) -> UInt32 {
    let halves = half &* 0x0001_0001
    let even = (pixel & 0x00ff_00ff) &* factor &+ halves
    let odd = (pixel >> 8 & 0x00ff_00ff) &* factor &+ halves
    return (even &+ (even >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff | (odd &+ (odd >> 8 & 0x00ff_00ff)) & 0xff00_ff00
  }
}
