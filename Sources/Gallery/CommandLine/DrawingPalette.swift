/// The few colours that a drawing gets by with once the shades along smooth edges are told apart less finely.
///
/// libwebp codes pictures of few colours without loss, in about a fifth of the room. A shade keeps its stand-in until it fills
/// an area, so what rests from picture to picture stays the same to the pixel.
struct DrawingPalette {
  /// libwebp codes no picture of more colours than this as a drawing.
  private static let capacity = 192
  /// How far a stand-in may be in red, green and blue together, of 255 each: less than the eye sees on an edge.
  private static let tolerance = 32
  /// The same, once there is no room for another colour.
  private static let lastTolerance = 96
  /// So many pixels in a picture are a plain area and come out exactly.
  private static let plainArea = 400

  private var palette: [UInt32] = []
  private var standIns: [UInt32: UInt32] = [:]

  /// `pixels` in stand-ins; nil if there are too many colours for a drawing.
  mutating func reduced(_ pixels: [UInt32]) -> [UInt32]? {
    var counts: [UInt32: Int] = [:]
    forEachRun(in: pixels) { color, range in
      if standIns[color] != color { counts[color, default: 0] += range.count }
    }
    // Colours as common go by their value: a dictionary's order is another in every run.
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

  /// nil if none is near enough.
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
