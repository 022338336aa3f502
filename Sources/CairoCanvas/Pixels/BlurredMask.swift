internal import CCairo
internal import CoreGraphics
internal import Foundation

/// The coverage of each pixel by a blurred silhouette.
final class BlurredMask {
  /// Pixels by which the mask extends beyond the silhouette on each side.
  let reach: Int
  let surface: OpaquePointer
  private let width: Int
  private let height: Int
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
@MainActor final class ShadowMasks {
  private struct Key: Hashable {
    let width, height: Int
    let radius, sigma: Double
  }

  private var masks: [Key: BlurredMask] = [:]
  private var order: [Key] = []

  func mask(width: Int, height: Int, radius: Double, sigma: Double) -> BlurredMask {
    let key = Key(width: width, height: height, radius: radius, sigma: sigma)
    if let kept = masks[key] { return kept }
    if order.count == 16 { masks[order.removeFirst()] = nil }
    let made = BlurredMask(roundedRectOf: width, height, radius: radius, sigma: sigma)
    masks[key] = made
    order.append(key)
    return made
  }
}
