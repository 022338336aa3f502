internal import CoreGraphics
internal import Foundation

/// Pixel loops for operations without geometry: faster than Cairo for the small areas of which a screen consists.
enum PixelLoops {
  /// Premultiplied, rounded to the nearest.
  static func pixel(of color: CGColor) -> UInt32 {
    func byte(_ component: CGFloat) -> UInt32 { UInt32(component * color.alpha * 255 + 0.5) }
    return UInt32(color.alpha * 255 + 0.5) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
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

  static func store(_ pixel: UInt32, _ start: UnsafeMutablePointer<UInt32>, count: Int) {
    let byte = pixel & 0xff
    // White, black and clear: the C library's loop is the fastest.
    if pixel == byte &* 0x0101_0101 { return _ = memset(start, Int32(byte), count * 4) }
    start.update(repeating: pixel, count: count)
  }

  /// Pixels moved out of `rect` are lost; pixels without a source stay as they were.
  static func move(_ target: PixelBuffer, _ rect: PixelRect, dx: Int, dy: Int) {
    let goal = rect.offset(x: dx, y: dy).intersection(rect)
    if goal.isEmpty { return }
    target.isTouched = true
    if dx == 0 && rect.width == target.width {
      target.rows?.copy(goal.y0 - dy, count: goal.height, by: dy)
    } else {
      target.rows?.touch(goal)
    }
    // Rows must not be overwritten before they are read.
    let rows = dy > 0 ? stride(from: goal.y1 - 1, through: goal.y0, by: -1) : stride(from: goal.y0, through: goal.y1 - 1, by: 1)
    for y in rows {
      memmove(target.base + y * target.width + goal.x0, target.base + (y - dy) * target.width + goal.x0 - dx, goal.width * 4)
    }
  }

  static func blend(_ target: PixelBuffer, _ rect: PixelRect, with pixel: UInt32) {
    target.touch(rect)
    let width = rect.width
    let keep = 255 - pixel >> 24
    var row = target.base + rect.y0 * target.width + rect.x0
    for _ in 0..<rect.height {
      for x in 0..<width { row[x] = pixel &+ scaled(row[x], by: keep) }
      row += target.width
    }
  }

  /// Composites `source` over the target.
  @inline(__always)
  static func over(_ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int) {
    for x in 0..<count {
      let pixel = source[x]
      let alpha = pixel >> 24
      if alpha == 255 {
        target[x] = pixel
      } else if pixel != 0 {
        target[x] = pixel &+ scaled(target[x], by: 255 - alpha)
      }
    }
  }

  /// Composites one colour over the target where `coverage` says.
  @inline(__always)
  static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, through coverage: UnsafePointer<UInt8>, count: Int
  ) {
    let isOpaque = pixel >> 24 == 255
    var x = 0
    while x < count {
      // Eight pixels at a time outside and inside of letters.
      if count - x >= 8 {
        let eight = UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt64.self)
        if eight == 0 || eight == .max && isOpaque {
          if eight != 0 { (target + x).update(repeating: pixel, count: 8) }
          x += 8
          continue
        }
      }
      let end = min(x + 8, count)
      over(target, pixel, through: coverage, x..<end, isOpaque)
      x = end
    }
  }

  @inline(__always)
  private static func over(
    _ target: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, through coverage: UnsafePointer<UInt8>, _ range: Range<Int>,
    _ isOpaque: Bool
  ) {
    for x in range {
      let share = UInt32(coverage[x])
      if share == 0 { continue }
      if share == 255 && isOpaque {
        target[x] = pixel
      } else {
        // Of black, the colour of most letters, nothing but the alpha is left.
        let part = pixel == 0xff00_0000 ? share << 24 : scaled(pixel, by: share)
        target[x] = part &+ scaled(target[x], by: 255 - part >> 24)
      }
    }
  }

  /// All four bytes times `factor` / 255, rounded as pixman does; two bytes at a time.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let even = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let odd = (pixel >> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
    return (even &+ (even >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff | (odd &+ (odd >> 8 & 0x00ff_00ff)) & 0xff00_ff00
  }
}
