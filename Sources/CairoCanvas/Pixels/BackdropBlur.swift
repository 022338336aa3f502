internal import CoreGraphics
internal import Foundation

/// Blurs an area of pixels at a fraction of its resolution, in which a wide blur has nothing left to show.
///
/// Three boxes after each other come within 3 % of a Gaussian. Beyond the edges the area is continued as in a mirror, so that a line of
/// pixels at an edge does not colour more than itself.
final class BackdropBlur {
  typealias Pixel = SIMD4<Float>

  private var memory: Memory?

  deinit { memory?.release() }

  /// Room for one area, used again for the next one.
  private struct Memory {
    let capacity: Int
    let sums: UnsafeMutablePointer<UInt64>
    let first, second: UnsafeMutablePointer<Pixel>

    init(capacity: Int) {
      self.capacity = capacity
      sums = .allocate(capacity: capacity)
      (first, second) = (.allocate(capacity: capacity), .allocate(capacity: capacity))
    }

    func release() {
      sums.deallocate()
      first.deallocate()
      second.deallocate()
    }
  }

  /// A blurred area with one pixel for each square of `factor` pixels; the squares of the last column and row may reach beyond the area.
  struct Result {
    let raster: Raster
    let factor: Int
  }

  /// Pixels of a reduced picture that its standard deviation has at least, so that its squares are not seen; our choice.
  private static let finest = 2.5
  /// 16 squared times 255 fits into 16 bits.
  private static let coarsest = 16

  /// - Parameters:
  ///   - sigma: The standard deviation in pixels.
  ///   - saturation: The distance of a colour from the grey of its brightness is multiplied by it.
  ///   - row: The pixels of a row of the area, premultiplied, valid until the next call.
  func blur(width: Int, height: Int, sigma: Double, saturation: Float, row: (Int) -> UnsafePointer<UInt32>) -> Result {
    var factor = 1
    while factor < Self.coarsest && sigma / Double(2 * factor) >= Self.finest { factor *= 2 }
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    let memory = room(max(columns * rows, max(width, columns + rows)))
    for line in 0..<rows {
      reduce(line, width, height, factor, memory.sums, to: memory.first + line * columns, columns, row)
    }
    let box = Box(sigma: sigma / Double(factor))
    for _ in 0..<3 {
      for line in 0..<rows { box.blur(memory.first + line * columns, columns, 1, to: memory.second + line * columns) }
      for column in 0..<columns { box.blur(memory.second + column, rows, columns, to: memory.first + column) }
    }
    let pixels = [UInt32](unsafeUninitializedCapacity: columns * rows) { pixels, count in
      for index in 0..<columns * rows { pixels[index] = Self.packed(memory.first[index], saturation) }
      count = columns * rows
    }
    return Result(raster: Raster(pixels, width: columns, height: rows), factor: factor)
  }

  private func room(_ count: Int) -> Memory {
    if let memory, memory.capacity >= count { return memory }
    memory?.release()
    let made = Memory(capacity: count)
    memory = made
    return made
  }

  /// Averages one line of squares.
  private func reduce(
    _ line: Int, _ width: Int, _ height: Int, _ factor: Int, _ sums: UnsafeMutablePointer<UInt64>,
    to target: UnsafeMutablePointer<Pixel>, _ columns: Int, _ row: (Int) -> UnsafePointer<UInt32>
  ) {
    let lines = line * factor..<min((line + 1) * factor, height)
    for y in lines {
      let pixels = row(y)
      if y == lines.lowerBound {
        for x in 0..<width { sums[x] = Self.spread(pixels[x]) }
      } else {
        for x in 0..<width { sums[x] &+= Self.spread(pixels[x]) }
      }
    }
    for column in 0..<columns {
      let squares = column * factor..<min((column + 1) * factor, width)
      var sum: UInt64 = 0
      for x in squares { sum &+= sums[x] }
      let share = 1 / Float(squares.count * lines.count)
      target[column] =
        Pixel(Float(sum & 0xffff), Float(sum >> 16 & 0xffff), Float(sum >> 32 & 0xffff), Float(sum >> 48)) * share
    }
  }

  /// Each byte in 16 bits of its own: blue, red, green, alpha.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00ff_00ff) | UInt64(pixel >> 8 & 0x00ff_00ff) << 32
  }

  private static func packed(_ pixel: Pixel, _ saturation: Float) -> UInt32 {
    let (blue, red, green, alpha) = (pixel.x, pixel.y, pixel.z, pixel.w)
    let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value, 0), alpha) + 0.5) }
    func strong(_ value: Float) -> UInt32 { byte(grey + (value - grey) * saturation) }
    return UInt32(min(max(alpha, 0), 255) + 0.5) << 24 | strong(red) << 16 | strong(green) << 8 | strong(blue)
  }

  /// The average of a pixel and of those up to `reach` from it, of the last ones in part.
  private struct Box {
    let reach: Int
    /// The part of the two pixels beyond.
    let part: Float

    /// One of three boxes for a Gaussian.
    init(sigma: Double) {
      let radius = ((4 * sigma * sigma + 1).squareRoot() - 1) / 2
      reach = Int(radius)
      part = Float(radius - Double(reach))
    }

    /// Blurs `count` pixels, each `step` after the one before.
    func blur(_ source: UnsafeMutablePointer<Pixel>, _ count: Int, _ step: Int, to target: UnsafeMutablePointer<Pixel>) {
      var sum = Pixel.zero
      for index in -reach...reach { sum += source[mirrored(index, count) * step] }
      let share = 1 / (Float(2 * reach + 1) + 2 * part)
      for index in 0..<count {
        let (before, after) = (index - reach - 1, index + reach + 1)
        let outer = source[(before >= 0 ? before : mirrored(before, count)) * step]
        let next = source[(after < count ? after : mirrored(after, count)) * step]
        target[index * step] = (sum + (outer + next) * part) * share
        let leaving = index - reach
        sum += next - source[(leaving >= 0 ? leaving : mirrored(leaving, count)) * step]
      }
    }

    private func mirrored(_ index: Int, _ count: Int) -> Int {
      let turn = 2 * count
      let place = (index % turn + turn) % turn
      return place < count ? place : turn - 1 - place
    }
  }
}
