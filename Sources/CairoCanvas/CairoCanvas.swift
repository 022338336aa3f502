package import CoreGraphics
internal import Diagnostics
package import Foundation

/// The pixels of a screen, on which display lists are drawn.
@MainActor package final class CairoCanvas {
  /// In points.
  package let size: CGSize
  /// Device pixels per point.
  package let scale: CGFloat
  let buffer: PixelBuffer
  private let tiles: TileStore
  private let replayer: Replayer
  /// Number of drawings rasterised so far.
  package var rasterizedCount: Int { replayer.rasterizedCount }

  /// Black at first. A size that is not whole in pixels is rounded up, to at least one pixel.
  package init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    buffer = Self.makeBuffer(size, scale)
    tiles = TileStore(limit: max(16 << 20, 4 * buffer.width * buffer.height * 4))
    replayer = Replayer(tiles: tiles)
    PixelLoops.fill(buffer, buffer.bounds, with: Self.black)
  }

  /// Bytes of the tiles of zoomed and very large drawings; at most `tileLimit`.
  package var tileBytes: Int { tiles.bytes.value }

  /// Four screens, at least 16 MiB. The tiles seen least recently are dropped first; what one picture shows beyond the limit is rasterised
  /// in every frame.
  package var tileLimit: Int {
    get { tiles.limit }
    set { tiles.limit = newValue }
  }

  /// Replaces the contents of `damage` (points, rounded out to pixels) by `list`, drawn on black.
  ///
  /// - Parameter isOpaque: Promises that the list covers the damage, so that it need not be filled with black.
  package func draw(_ list: DisplayList, damage: [CGRect], isOpaque: Bool = false) {
    tiles.frame += 1
    for rect in damage {
      let device = DeviceRect(
        x0: rect.minX * scale, y0: rect.minY * scale, x1: rect.maxX * scale, y1: rect.maxY * scale)
      guard let cut = device.cut(to: buffer.bounds) else { continue }
      let area = (cut.whole ?? cut.touched).intersection(buffer.bounds)
      if area.isEmpty { continue }
      if !isOpaque && !replayer.covers(area, list, scale: scale) { PixelLoops.fill(buffer, area, with: Self.black) }
      buffer.isTouched = true
      replayer.replay(list, on: buffer, clip: area, transform: CGAffineTransform(scaleX: scale, y: scale))
    }
  }

  /// Moves the pixels inside `area` (points, rounded to pixels) by whole device pixels. Pixels moved out of the area are lost; pixels
  /// without a source stay as they were. Costs one copy of the area.
  package func scroll(_ area: CGRect, dx: Int, dy: Int) {
    let device = DeviceRect(x0: area.minX * scale, y0: area.minY * scale, x1: area.maxX * scale, y1: area.maxY * scale)
    guard let whole = device.cut(to: buffer.bounds)?.whole?.intersection(buffer.bounds) else { return }
    buffer.isTouched = true
    PixelLoops.move(buffer, whole, dx: dx, dy: dy)
  }

  /// Premultiplied ARGB, 32 bits per pixel, native-endian, first row at the top.
  package var pixels: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: buffer.base, count: buffer.width * buffer.height * 4)
  }

  package var bytesPerRow: Int { buffer.width * 4 }
  package var pixelWidth: Int { buffer.width }
  package var pixelHeight: Int { buffer.height }

  package func image() -> CGImage { buffer.makeImage() }

  /// The picture of `list` alone, on a transparent background, or a black one if opaque.
  package static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    let buffer = makeBuffer(size, scale)
    if isOpaque { PixelLoops.fill(buffer, buffer.bounds, with: black) }
    Replayer(tiles: TileStore(limit: 16 << 20)).replay(
      list, on: buffer, clip: buffer.bounds, transform: CGAffineTransform(scaleX: scale, y: scale))
    return buffer.makeImage()
  }

  private static let black: UInt32 = 0xff00_0000

  private static func makeBuffer(_ size: CGSize, _ scale: CGFloat) -> PixelBuffer {
    ensure(
      scale.isFinite && scale > 0 && size.width.isFinite && size.height.isFinite,
      "CairoCanvas(size: \(size), scale: \(scale)): the numbers must be finite, the scale positive")
    func pixels(_ points: CGFloat) -> Int { max(1, Int(min((points * scale - 1e-6).rounded(.up), 1e9))) }
    return PixelBuffer(width: pixels(size.width), height: pixels(size.height))
  }
}
