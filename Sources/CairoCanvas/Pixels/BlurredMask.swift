internal import CCairo
internal import CoreGraphics
internal import Foundation

/// The coverage of each pixel by a blurred silhouette.
final class BlurredMask {
  /// Pixels by which the mask extends beyond the silhouette on each side.
  let reach: Int
  let surface: OpaquePointer
  let width: Int
  let height: Int
  private let stride: Int

  /// Three standard deviations contain 99.7 % of a Gaussian, more than 8 bits can resolve.
  static func reach(_ sigma: Double) -> Int { Int((sigma * 3).rounded(.up)) }

  private init(width: Int, height: Int, reach: Int) {
    self.reach = reach
    (self.width, self.height) = (width + 2 * reach, height + 2 * reach)
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height))
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  func row(_ y: Int) -> UnsafePointer<UInt8> { UnsafePointer(cairo_image_surface_get_data(surface) + y * stride) }

  convenience init(roundedRectOf width: Int, _ height: Int, radius: Double, sigma: Double) {
    self.init(width: width, height: height, reach: Self.reach(sigma))
    let context = cairo_create(surface)
    let box = CGRect(x: reach, y: reach, width: width, height: height)
    let bounds = PixelRect(x0: 0, y0: 0, x1: self.width, y1: self.height)
    PathFeeder(transform: .identity, bounds: bounds).roundedRect(box, radius: radius, into: context!)
    cairo_fill(context)
    cairo_destroy(context)
    blur(sigma)
  }

  convenience init(alphaOf buffer: PixelBuffer, sigma: Double) {
    self.init(width: buffer.width, height: buffer.height, reach: Self.reach(sigma))
    let context = cairo_create(surface)
    cairo_set_source_surface(context, buffer.surface, Double(reach), Double(reach))
    cairo_paint(context)
    cairo_destroy(context)
    blur(sigma)
  }

  /// Three successive box blurs approximate a Gaussian; their variances ((2r + 1)^2 - 1) / 12 add up to sigma squared.
  private func blur(_ sigma: Double) {
    guard sigma > 0, let data = cairo_image_surface_get_data(surface) else { return }
    let radius = max(1, Int((((4 * sigma * sigma + 1).squareRoot() - 1) / 2).rounded()))
    cairo_surface_flush(surface)
    var line = [UInt8](repeating: 0, count: max(width, height))
    for _ in 0..<3 {
      for y in 0..<height { Self.box(data + y * stride, step: 1, count: width, radius: radius, &line) }
      for x in 0..<width { Self.box(data + x, step: stride, count: height, radius: radius, &line) }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Replaces each value by the mean of those within `radius`; values beyond the ends count as 0.
  private static func box(
    _ data: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int, _ line: inout [UInt8]
  ) {
    for i in 0..<count { line[i] = data[i * step] }
    let size = 2 * radius + 1
    var sum = 0
    for i in 0..<min(radius, count) { sum += Int(line[i]) }
    for i in 0..<count {
      if i + radius < count { sum += Int(line[i + radius]) }
      data[i * step] = UInt8((sum + size / 2) / size)
      if i - radius >= 0 { sum -= Int(line[i - radius]) }
    }
  }
}

/// A cache of recently drawn shadows, since cards of one size cast the same shadow in every frame.
///
/// A shadow that is longer than what its ends reach is alike in its middle: of all such lengths only one is blurred, and the shadow of a card that
/// is zoomed takes the time of its corners.
@MainActor final class ShadowMasks {
  private struct Key: Hashable {
    let width, height: Int
    let radius, sigma: Double
  }

  @exclusivity(unchecked) private var masks: [Key: BlurredMask] = [:]
  @exclusivity(unchecked) private var order: [Key] = []
  @exclusivity(unchecked) private var line: [UInt8] = []
  /// Number of pixels blurred so far.
  @exclusivity(unchecked) private(set) var blurredCount = 0

  /// The coverage of a whole shadow.
  func mask(width: Int, height: Int, radius: Double, sigma: Double) -> BlurredMask {
    let key = Key(width: width, height: height, radius: radius, sigma: sigma)
    if let kept = masks[key] { return kept }
    if order.count == 16 { masks[order.removeFirst()] = nil }
    let made = BlurredMask(roundedRectOf: width, height, radius: radius, sigma: sigma)
    blurredCount += made.width * made.height
    masks[key] = made
    order.append(key)
    return made
  }

  /// Draws the shadow of a rounded rectangle, inside `clip` and without Cairo.
  func draw(_ box: PixelRect, radius: Double, sigma: Double, _ color: CGColor, on target: PixelBuffer, clip: PixelRect) {
    let reach = BlurredMask.reach(sigma)
    let place = box.outset(by: reach)
    let shown = place.intersection(clip)
    if shown.isEmpty { return }
    let radius = min(radius, Double(box.width) / 2, Double(box.height) / 2)
    let end = Int(radius.rounded(.up)) + reach + 1
    let mask = mask(
      width: min(box.width, 2 * end + 1), height: min(box.height, 2 * end + 1), radius: radius, sigma: sigma)
    let pixel = PixelLoops.cairoPixel(of: color)
    target.touch(shown)
    if line.count < shown.width { line = [UInt8](repeating: 0, count: shown.width) }
    line.withUnsafeMutableBufferPointer { line in
      guard let start = line.baseAddress else { return }
      var last = -1
      for y in shown.y0..<shown.y1 {
        let row = Self.place(y - place.y0, of: place.height, in: mask.height)
        if row != last { Self.spread(mask.row(row), mask.width, over: place, shown, start) }
        last = row
        PixelLoops.over(target.base + y * target.width + shown.x0, pixel, through: start, count: shown.width)
      }
    }
  }

  /// The place of a row in a mask that lacks rows of its middle.
  private static func place(_ index: Int, of count: Int, in kept: Int) -> Int {
    index <= kept / 2 ? index : max(kept / 2, kept - (count - index))
  }

  /// A row of the mask with its middle repeated.
  private static func spread(
    _ row: UnsafePointer<UInt8>, _ kept: Int, over place: PixelRect, _ shown: PixelRect, _ line: UnsafeMutablePointer<UInt8>
  ) {
    let middle = kept / 2
    // The last pixel that counts from the left, and the first that counts from the right.
    let (left, right) = (place.x0 + middle, place.x1 - (kept - middle))
    for x in shown.x0..<max(shown.x0, min(left, shown.x1)) { line[x - shown.x0] = row[x - place.x0] }
    let (from, to) = (max(left, shown.x0), min(right, shown.x1))
    if from < to { (line + from - shown.x0).update(repeating: row[middle], count: to - from) }
    for x in max(right, shown.x0)..<max(right, shown.x0, shown.x1) { line[x - shown.x0] = row[kept - (place.x1 - x)] }
  }
}
