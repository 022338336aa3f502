internal import CCairo
internal import CoreGraphics
internal import Foundation

/// A small rounded rectangle in pixels, upright, on Cairo's grid of 1/256 of a pixel.
struct RoundedShape {
  /// The edges in 1/256 of a pixel.
  let x0, y0, x1, y1: Int
  /// In pixels.
  let radius: Double

  /// Pixels of the shorter side. Our choice: indicators, dots, switches and badges.
  private static let thickest = 32

  /// nil for one that is too large to be cached.
  init?(_ rect: DeviceRect, radius: Double) {
    guard min(rect.x1 - rect.x0, rect.y1 - rect.y0) <= Double(Self.thickest), max(abs(rect.x0), abs(rect.x1)) < 1e6,
      max(abs(rect.y0), abs(rect.y1)) < 1e6
    else { return nil }
    func fixed(_ edge: Double) -> Int { Int((edge * 256).rounded()) }
    (x0, y0, x1, y1) = (fixed(rect.x0), fixed(rect.y0), fixed(rect.x1), fixed(rect.y1))
    if x1 <= x0 || y1 <= y0 { return nil }
    self.radius = min(radius, Double(x1 - x0) / 512, Double(y1 - y0) / 512)
  }

  var rect: CGRect {
    CGRect(x: Double(x0) / 256, y: Double(y0) / 256, width: Double(x1 - x0) / 256, height: Double(y1 - y0) / 256)
  }

  /// The pixels that it touches.
  var box: PixelRect { PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: (x1 + 255) >> 8, y1: (y1 + 255) >> 8) }
}

/// The coverage of small rounded rectangles, each drawn once by Cairo, which allocates memory for every fill: dots of a page control are
/// drawn in every frame that scrolls below them, and a scroll indicator moves by a part of a pixel.
@MainActor final class RoundedMasks {
  /// What masks differ by: the size, and the fractions of a pixel at which the shape begins.
  private struct Key: Hashable {
    var x, y, width, height: Int
    var radius: Double
  }

  @exclusivity(unchecked) private var masks: [Key: RoundedMask] = [:]
  @exclusivity(unchecked) private var ends: [Key: RoundedEnds] = [:]
  @exclusivity(unchecked) private var line: [UInt8] = []
  /// Number of fills by Cairo so far.
  var rasterizedCount: Int { madeCount + ends.values.reduce(0) { $0 + $1.rasterizedCount } }
  @exclusivity(unchecked) private var madeCount = 0
  private static let limit = 64

  /// Draws `shape` as Cairo fills it.
  func draw(_ shape: RoundedShape, _ color: CGColor, on target: PixelBuffer, clip: PixelRect) {
    let box = shape.box
    let shown = box.intersection(clip)
    if shown.isEmpty { return }
    target.touch(shown)
    let pixel = PixelLoops.cairoPixel(of: color)
    // Cairo's own loop fills opaque colours, pixman's the others; they round differently.
    let half: UInt16 = pixel >> 24 == 255 ? 0x7f : 0x80
    func paint(_ y: Int, _ coverage: UnsafePointer<UInt8>) {
      PixelLoops.over(target.base + y * target.width + shown.x0, pixel, through: coverage, count: shown.width, half: half)
    }
    let end = RoundedEnds.length(shape.radius)
    if box.height > 2 * end + 1 && box.height > box.width {
      let ends = ends(of: shape, isUpright: true)
      ends.prepare(shape.y0 & 255, shape.y1 & 255)
      for y in shown.y0..<shown.y1 {
        let (phase, row) = ends.place(y - box.y0, box.y1 - y, shape.y0 & 255, shape.y1 & 255)
        paint(y, ends.bytes(phase) + row * ends.width + shown.x0 - box.x0)
      }
    } else if box.width > 2 * end + 1 {
      let ends = ends(of: shape, isUpright: false)
      ends.prepare(shape.x0 & 255, shape.x1 & 255)
      if line.count < shown.width { line = [UInt8](repeating: 0, count: shown.width) }
      line.withUnsafeMutableBufferPointer { line in
        for y in shown.y0..<shown.y1 {
          for x in shown.x0..<shown.x1 {
            let (phase, column) = ends.place(x - box.x0, box.x1 - x, shape.x0 & 255, shape.x1 & 255)
            line[x - shown.x0] = ends.bytes(phase)[(y - box.y0) * ends.width + column]
          }
          paint(y, UnsafePointer(line.baseAddress!))
        }
      }
    } else {
      let mask = mask(of: shape)
      for y in shown.y0..<shown.y1 { paint(y, mask.bytes + (y - box.y0) * mask.width + shown.x0 - box.x0) }
    }
  }

  private func mask(of shape: RoundedShape) -> RoundedMask {
    let key = Key(
      x: shape.x0 & 255, y: shape.y0 & 255, width: shape.x1 - shape.x0, height: shape.y1 - shape.y0, radius: shape.radius)
    if let kept = masks[key] { return kept }
    if masks.count == Self.limit { masks.removeAll(keepingCapacity: true) }
    let box = shape.box
    let place = shape.rect.offsetBy(dx: -CGFloat(box.x0), dy: -CGFloat(box.y0))
    let made = RoundedMask(width: box.width, height: box.height, [place], radius: shape.radius)
    masks[key] = made
    madeCount += 1
    return made
  }

  /// - Parameter isUpright: Whether the ends are above and below, not left and right.
  private func ends(of shape: RoundedShape, isUpright: Bool) -> RoundedEnds {
    let key = Key(
      x: isUpright ? shape.x0 & 255 : -1, y: isUpright ? -1 : shape.y0 & 255, width: isUpright ? shape.x1 - shape.x0 : -1,
      height: isUpright ? -1 : shape.y1 - shape.y0, radius: shape.radius)
    if let kept = ends[key] { return kept }
    if ends.count == Self.limit / 4 { ends.removeAll(keepingCapacity: true) }
    let made = RoundedEnds(shape, isUpright: isUpright)
    ends[key] = made
    return made
  }
}

/// The coverage of pixels by shapes.
private final class RoundedMask {
  let width: Int
  let bytes: UnsafePointer<UInt8>
  private let surface: OpaquePointer

  init(width: Int, height: Int, _ shapes: [CGRect], radius: Double) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    let context = cairo_create(surface)!
    let feeder = PathFeeder(transform: .identity, bounds: PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    for shape in shapes { feeder.roundedRect(shape, radius: radius, into: context) }
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    self.width = Int(cairo_image_surface_get_stride(surface))
    bytes = UnsafePointer(cairo_image_surface_get_data(surface))
  }

  deinit { cairo_surface_destroy(surface) }
}

/// The coverage of the two ends of a rounded rectangle that is longer than they are, at each of 256 places in a pixel; between them all rows,
/// or columns, are alike.
@MainActor private final class RoundedEnds {
  private let shape: RoundedShape
  private let isUpright: Bool
  /// Pixels of one end along the shape, and of a shape that has both.
  private let end: Int
  private var whole: Int { 2 * end + 2 }
  @exclusivity(unchecked) private var all: RoundedMask?
  @exclusivity(unchecked) private(set) var rasterizedCount = 0
  /// The masks made one by one, while the shape does not move.
  @exclusivity(unchecked) private var some: [(phase: Int, mask: RoundedMask)] = []

  static func length(_ radius: Double) -> Int { Int(radius.rounded(.up)) + 1 }

  init(_ shape: RoundedShape, isUpright: Bool) {
    (self.shape, self.isUpright, end) = (shape, isUpright, Self.length(shape.radius))
  }

  /// Bytes of a row.
  var width: Int { all?.width ?? some[0].mask.width }

  /// Makes what is missing for a shape that begins and ends at these fractions of a pixel: all, if the shape moves.
  func prepare(_ first: Int, _ last: Int) {
    for phase in [first, last] where all == nil && !some.contains(where: { $0.phase == phase }) {
      if some.count == 2 {
        all = make(0..<256)
        some.removeAll()
      } else {
        some.append((phase, make(phase..<phase + 1)))
      }
    }
  }

  func bytes(_ phase: Int) -> UnsafePointer<UInt8> {
    if let all { return all.bytes + phase * rows * all.width }
    return some[some[0].phase == phase ? 0 : 1].mask.bytes
  }

  /// The row or column for a pixel that is `after` pixels behind the first and `before` ahead of the end, and the phase in which it is.
  @inline(__always)
  func place(_ after: Int, _ before: Int, _ first: Int, _ last: Int) -> (phase: Int, index: Int) {
    if after < end { return (first, after) }
    return before <= end ? (last, whole + (last > 0 ? 1 : 0) - before) : (first, end)
  }

  private var breadth: Int { isUpright ? (shape.x1 + 255) >> 8 - shape.x0 >> 8 : (shape.y1 + 255) >> 8 - shape.y0 >> 8 }

  /// Rows of one phase.
  private var rows: Int { isUpright ? whole + 1 : breadth }

  private func make(_ phases: Range<Int>) -> RoundedMask {
    rasterizedCount += 1
    let (x, y) = (CGFloat(shape.x0 & 255) / 256, CGFloat(shape.y0 & 255) / 256)
    let (width, height) = (CGFloat(shape.x1 - shape.x0) / 256, CGFloat(shape.y1 - shape.y0) / 256)
    let places = phases.map { phase in
      let (top, shift) = (CGFloat((phase - phases.lowerBound) * rows), CGFloat(phase) / 256)
      return isUpright
        ? CGRect(x: x, y: top + shift, width: width, height: CGFloat(whole))
        : CGRect(x: shift, y: top + y, width: CGFloat(whole), height: height)
    }
    return RoundedMask(
      width: isUpright ? breadth : whole + 1, height: rows * phases.count, places, radius: shape.radius)
  }
}
