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

  /// Three standard deviations contain 99.7 % of a Gaussian, more than 8 bits can resolve; a small blur reaches as far as its three boxes.
  static func reach(_ sigma: Double) -> Int { sigma > 0 ? max(Int((sigma * 3).rounded(.up)), 3 * boxRadius(sigma)) : 0 }

  private static func boxRadius(_ sigma: Double) -> Int {
    max(1, Int((((4 * sigma * sigma + 1).squareRoot() - 1) / 2).rounded()))
  }

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

  convenience init(_ shape: ShadowShape, sigma: Double) {
    self.init(width: shape.columns.kept, height: shape.rows.kept, reach: Self.reach(sigma))
    let context = cairo_create(surface)
    let shift = CGAffineTransform(translationX: CGFloat(reach), y: CGFloat(reach))
    let bounds = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    PathFeeder(transform: shift, bounds: bounds).fill(CGPath(elements: shape.elements), into: context!)
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
    let radius = Self.boxRadius(sigma)
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
