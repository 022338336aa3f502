internal import CCairo
internal import CoreGraphics
internal import Foundation

/// Draws stretched pictures as pixman does, with weights of 7 bits, but without allocating memory: a zoomed picture is drawn in every frame of a
/// scroll.
final class BilinearScaler {
  private var memory: Memory?

  deinit { memory?.release() }

  /// Room for one row, reused for every picture.
  private struct Memory {
    let capacity: Int
    /// The pixels of a row of the picture, each byte in a word of its own.
    let spread: UnsafeMutablePointer<UInt64>
    /// Two rows of the picture, stretched sideways: four words of 15 bits for each pixel of the target.
    let upper, lower: UnsafeMutablePointer<UInt64>
    let row: UnsafeMutablePointer<UInt32>
    /// The place in the picture of each column of the target.
    let columns: UnsafeMutablePointer<Place>

    init(capacity: Int) {
      self.capacity = capacity
      // A picture that is drawn smaller has up to 4/3 as many pixels.
      spread = .allocate(capacity: 2 * capacity + 4)
      (upper, lower) = (.allocate(capacity: capacity + 1), .allocate(capacity: capacity + 1))
      (row, columns) = (.allocate(capacity: capacity), .allocate(capacity: capacity))
    }

    func release() {
      for line in [spread, upper, lower] { line.deallocate() }
      row.deallocate()
      columns.deallocate()
    }
  }

  /// The pixels on both sides of a place, and the weight of the second, from 0 to 127.
  private struct Place { var first, second, weight: Int32 }

  /// One axis: where the middle of a pixel of the target lies in the picture, in 1/65536 of a pixel of the picture.
  private struct Axis {
    let step: Int
    let start: Int
    let last: Int

    /// - Parameters:
    ///   - scale: Pixels of the picture for one of the target.
    ///   - offset: The place in the picture of the target's origin.
    ///   - range: The pixels to draw; places are exact in their middle, as Cairo's.
    init(scale: Double, offset: Double, _ range: Range<Int>, count: Int) {
      step = Int((scale * 65536).rounded())
      last = count - 1
      let middle = Double(range.lowerBound + range.upperBound) / 2
      start = Int(((scale * middle + offset) * 65536 - Double(step) * middle + Double(step) / 2 - 32768).rounded())
    }

    func place(of pixel: Int) -> Place {
      let place = start + step * pixel
      let first = place >> 16
      return Place(
        first: Int32(min(max(first, 0), last)), second: Int32(min(max(first + 1, 0), last)), weight: Int32(place >> 9 & 0x7f))
    }
  }

  /// Draws `raster`, whose ink is all of it, in `area`; false where Cairo would read more than four pixels for one.
  ///
  /// - Parameter back: From pixels of the target to those of the picture, without rotation.
  func draw(_ raster: Raster, _ back: CGAffineTransform, in area: PixelRect, on target: PixelBuffer) -> Bool {
    guard back.a > 0, back.d > 0, back.a < Self.steepest, back.d < Self.steepest else { return false }
    if area.isEmpty { return true }
    let memory = room(area.width)
    let x = Axis(scale: back.a, offset: back.tx, area.x0..<area.x1, count: raster.width)
    let y = Axis(scale: back.d, offset: back.ty, area.y0..<area.y1, count: raster.height)
    target.touch(area)
    for column in 0..<area.width { memory.columns[column] = x.place(of: area.x0 + column) }
    // The rows that are stretched at the moment; -1 for none.
    var (upper, lower) = (memory.upper, memory.lower)
    var (upperRow, lowerRow) = (-1, -1)
    for line in area.y0..<area.y1 {
      let at = y.place(of: line)
      let (first, second) = (Int(at.first), Int(at.second))
      if lowerRow == first { (upper, lower, upperRow, lowerRow) = (lower, upper, lowerRow, upperRow) }
      if upperRow != first { Self.stretch(first, of: raster, memory, upper, count: area.width) }
      if lowerRow != second { Self.stretch(second, of: raster, memory, lower, count: area.width) }
      (upperRow, lowerRow) = (first, second)
      let place = target.base + line * target.width + area.x0
      Self.mix(upper, lower, at.weight, raster.isOpaque ? place : memory.row, count: area.width)
      if !raster.isOpaque { PixelLoops.over(place, memory.row, count: area.width) }
    }
    return true
  }

  /// Pixels of the picture for one of the target, from which on more than four are averaged, at ten times the cost. Below it a pixel of the
  /// picture is never left out; Apple's layers never average more than four (`CALayer.minificationFilter` is `linear` by default).
  static let steepest = 2.0

  private func room(_ width: Int) -> Memory {
    if let memory, memory.capacity >= width { return memory }
    memory?.release()
    let made = Memory(capacity: width)
    memory = made
    return made
  }

  private static func stretch(
    _ index: Int, of raster: Raster, _ memory: Memory, _ line: UnsafeMutablePointer<UInt64>, count: Int
  ) {
    let (start, end) = (Int(memory.columns[0].first), Int(memory.columns[count - 1].second) + 1)
    let pixels = raster.pixels + index * raster.width + start
    // Rows of a large picture are far apart in memory.
    let ahead = raster.pixels + min(index + 4, raster.height - 1) * raster.width + start
    for pixel in stride(from: 0, to: end - start, by: 16) { prefetch_for_reading(ahead + pixel) }
    let spread = memory.spread
    for pixel in 0..<end - start { spread[pixel] = self.spread(pixels[pixel]) }
    let shifted = spread - start
    for index in 0..<count {
      let place = memory.columns[index]
      let (first, second) = (shifted[Int(place.first)], shifted[Int(place.second)])
      // Words that are too small borrow from the next, and get it back.
      line[index] = first &<< 7 &+ (second &- first) &* UInt64(truncatingIfNeeded: place.weight)
    }
  }

  /// Each byte in a word of its own.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    let pairs = (pixel | pixel &<< 16) & 0x0000_ffff_0000_ffff
    return (pairs | pairs &<< 8) & 0x00ff_00ff_00ff_00ff
  }

  /// Two rows, `weight` / 128 of the second.
  private static func mix(
    _ above: UnsafePointer<UInt64>, _ below: UnsafePointer<UInt64>, _ weight: Int32, _ target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    func words(_ row: UnsafePointer<UInt64>) -> UnsafePointer<UInt16> {
      UnsafeRawPointer(row).assumingMemoryBound(to: UInt16.self)
    }
    mix_rows(
      words(above), words(below), weight, UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self), count)
  }
}
