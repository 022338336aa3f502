/// Reduces the colours of a drawing to a small palette by merging similar shades along antialiased edges.
///
/// libwebp encodes images with few colours losslessly, in about a fifth of the size. A shade keeps its palette colour until the shade fills
/// an area, so unchanged parts are identical to the pixel from frame to frame.
struct DrawingPalette {
  /// The limit above which libwebp does not encode an image as a drawing.
  private static let capacity = 192
  /// Largest distance of a shade from its palette colour: the sum over red, green and blue, of 255 each. Not visible on an edge.
  private static let tolerance = 32
  /// Largest distance once the palette is full.
  private static let lastTolerance = 96
  /// Number of pixels from which a colour counts as an area and is kept exactly.
  private static let plainArea = 400

  private var palette: [UInt32] = []
  private var standIns: [UInt32: UInt32] = [:]

  /// `pixels` in palette colours; nil if the drawing has too many colours.
  mutating func reduced(_ pixels: [UInt32]) -> [UInt32]? {
    var counts: [UInt32: Int] = [:]
    forEachRun(in: pixels) { color, range in
      if standIns[color] != color { counts[color, default: 0] += range.count }
    }
    // Ties in the count are ordered by the colour's value, since a dictionary's order differs from run to run.
    for (color, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      if count < Self.plainArea, standIns[color] != nil { continue }
      if count < Self.plainArea, let nearest = nearest(to: color, within: Self.tolerance) {
        standIns[color] = nearest
      } else if palette.count < Self.capacity {
        palette.append(color)
        standIns[color] = color
      } else if let nearest = nearest(to: color, within: Self.lastTolerance) {
        standIns[color] = nearest
      } else {
        return nil
      }
    }
    var result = pixels
    forEachRun(in: pixels) { color, range in
      guard let standIn = standIns[color], standIn != color else { return }
      for index in range { result[index] = standIn }
    }
    return result
  }

  /// The nearest palette colour; nil if none is within `tolerance`.
  private func nearest(to color: UInt32, within tolerance: Int) -> UInt32? {
    let nearest = palette.min { distance($0, color) < distance($1, color) }
    return nearest.flatMap { distance($0, color) <= tolerance ? $0 : nil }
  }

  private func forEachRun(in pixels: [UInt32], _ body: (UInt32, Range<Int>) -> Void) {
    var start = 0
    while start < pixels.count {
      var end = start + 1
      while end < pixels.count, pixels[end] == pixels[start] { end += 1 }
      body(pixels[start], start..<end)
      start = end
    }
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].reduce(0) { $0 + abs(Int(a >> $1 & 0xFF) - Int(b >> $1 & 0xFF)) }
  }
}
