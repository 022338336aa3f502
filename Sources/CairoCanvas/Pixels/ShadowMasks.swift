internal import CCairo
internal import CoreGraphics
internal import Foundation

/// A mask of which the middle is repeated, at its place on the target.
struct PlacedShadow {
  let mask: BlurredMask
  /// The pixels of the whole shadow.
  let place: PixelRect
  let columns, rows: RepeatedMiddle

  /// Pixels that the whole shadow has beyond those of the mask.
  init(_ mask: BlurredMask, of box: PixelRect, columns: RepeatedMiddle, rows: RepeatedMiddle) {
    (self.mask, place) = (mask, box.outset(by: mask.reach))
    (self.columns, self.rows) = (columns.outset(by: mask.reach), rows.outset(by: mask.reach))
  }

  /// Calls `body` with each row of the part inside `shown` and its coverage.
  func forEachRow(in shown: PixelRect, _ line: inout [UInt8], _ body: (Int, UnsafePointer<UInt8>) -> Void) {
    if line.count < shown.width { line = [UInt8](repeating: 0, count: shown.width) }
    line.withUnsafeMutableBufferPointer { line in
      guard let start = line.baseAddress else { return }
      var last = -1
      for y in shown.y0..<shown.y1 {
        let row = rows.stored(y - place.y0)
        if row != last { spread(mask.row(row), shown, start) }
        last = row
        body(y, start)
      }
    }
  }

  /// A row of the mask with its middle repeated.
  private func spread(_ row: UnsafePointer<UInt8>, _ shown: PixelRect, _ line: UnsafeMutablePointer<UInt8>) {
    // The last pixel that counts from the left, and the first that counts from the right.
    let left = place.x0 + columns.place
    let right = left + columns.removed
    for x in shown.x0..<max(shown.x0, min(left, shown.x1)) { line[x - shown.x0] = row[x - place.x0] }
    let (from, to) = (max(left, shown.x0), min(right, shown.x1))
    if from < to { (line + from - shown.x0).update(repeating: row[columns.place], count: to - from) }
    for x in max(right, shown.x0)..<max(right, shown.x0, shown.x1) { line[x - shown.x0] = row[x - place.x0 - columns.removed] }
  }
}

/// A cache of recently drawn shadows, since cards of one size cast the same shadow in every frame.
///
/// A shadow that is longer than what its ends reach is alike in its middle: of all such lengths only one is blurred, and the shadow of a card that
/// is zoomed costs the time of its corners.
@MainActor final class ShadowMasks {
  private enum Key: Hashable {
    case roundedRect(width: Int, height: Int, radius: Double, sigma: Double)
    case shape([CGPath.Element], width: Int, height: Int, sigma: Double)
  }

  private struct Entry {
    let mask: BlurredMask
    var lastUse: Int
  }

  /// Our choice: about 60 kinds of cards at 3 pixels a point.
  private static let byteLimit = 4 << 20
  /// A larger silhouette is not cached.
  private static let largest = 1 << 20

  @exclusivity(unchecked) private var masks: [Key: Entry] = [:]
  @exclusivity(unchecked) private var bytes = 0
  @exclusivity(unchecked) private var uses = 0
  @exclusivity(unchecked) private var line: [UInt8] = []
  /// Number of pixels blurred so far.
  @exclusivity(unchecked) private(set) var blurredCount = 0

  /// The shadow of a rounded rectangle; nil where none of it is inside `clip`.
  func roundedRect(_ box: PixelRect, radius: Double, sigma: Double, clip: PixelRect) -> PlacedShadow? {
    let reach = BlurredMask.reach(sigma)
    if box.outset(by: reach).intersection(clip).isEmpty { return nil }
    let radius = min(radius, Double(box.width) / 2, Double(box.height) / 2)
    let end = Int(radius.rounded(.up)) + reach + 1
    func middle(_ length: Int) -> RepeatedMiddle {
      let kept = min(length, 2 * end + 1)
      return RepeatedMiddle(kept: kept, place: kept / 2, removed: length - kept)
    }
    let (columns, rows) = (middle(box.width), middle(box.height))
    let mask = mask(.roundedRect(width: columns.kept, height: rows.kept, radius: radius, sigma: sigma)) {
      BlurredMask(roundedRectOf: columns.kept, rows.kept, radius: radius, sigma: sigma)
    }
    return PlacedShadow(mask, of: box, columns: columns, rows: rows)
  }

  /// The shadow of a shape moved by whole pixels; nil for a shape that is too large to be cached.
  func shadow(of shape: ShadowShape, sigma: Double, dx: Int, dy: Int) -> PlacedShadow? {
    let (width, height) = (shape.columns.kept, shape.rows.kept)
    if width * height > Self.largest { return nil }
    let mask = mask(.shape(shape.elements, width: width, height: height, sigma: sigma)) { BlurredMask(shape, sigma: sigma) }
    let box = shape.box
    let moved = PixelRect(x0: box.x0 + dx, y0: box.y0 + dy, x1: box.x1 + dx, y1: box.y1 + dy)
    return PlacedShadow(mask, of: moved, columns: shape.columns, rows: shape.rows)
  }

  private func mask(_ key: Key, _ make: () -> BlurredMask) -> BlurredMask {
    uses += 1
    if let kept = masks[key]?.mask {
      masks[key]?.lastUse = uses
      return kept
    }
    let made = make()
    blurredCount += made.width * made.height
    masks[key] = Entry(mask: made, lastUse: uses)
    bytes += made.width * made.height
    while bytes > Self.byteLimit, masks.count > 1, let oldest = masks.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      masks[oldest.key] = nil
      bytes -= oldest.value.mask.width * oldest.value.mask.height
    }
    return made
  }

  /// Draws a shadow inside `clip` without Cairo.
  func draw(_ shadow: PlacedShadow, _ color: CGColor, on target: PixelBuffer, clip: PixelRect) {
    let shown = shadow.place.intersection(clip)
    if shown.isEmpty { return }
    let pixel = PixelLoops.cairoPixel(of: color)
    target.touch(shown)
    shadow.forEachRow(in: shown, &line) { y, coverage in
      PixelLoops.over(target.base + y * target.width + shown.x0, pixel, through: coverage, count: shown.width)
    }
  }

  /// The coverage of the part of a shadow inside `shown`; the caller destroys the surface.
  func coverage(_ shadow: PlacedShadow, in shown: PixelRect) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(shown.width), Int32(shown.height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    shadow.forEachRow(in: shown, &line) { y, coverage in
      (data + (y - shown.y0) * stride).update(from: coverage, count: shown.width)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
