package import CoreGraphics
internal import Diagnostics
package import Foundation

/// The pixels of a screen, on which display lists are drawn.
@MainActor package final class CairoCanvas {
  /// In points.
  package let size: CGSize
  /// Device pixels per point.
  package let scale: CGFloat
  let frame: SlidingFrame
  private let tiles: TileStore
  private let replayer: Replayer
  /// Number of drawings rasterised so far.
  package var rasterizedCount: Int { replayer.rasterizedCount }

  /// Black at first. A size that is not whole in pixels is rounded up, to at least one pixel.
  ///
  /// - Parameter canSlide: false for memory as on systems where scrolling must copy pixels.
  package init(size: CGSize, scale: CGFloat, canSlide: Bool = true) {
    (self.size, self.scale) = (size, scale)
    let (width, height) = Self.pixels(of: size, scale)
    frame = SlidingFrame(width: width, height: height, filledWith: Self.black, canSlide: canSlide)
    tiles = TileStore(limit: max(16 << 20, 4 * width * height * 4))
    replayer = Replayer(tiles: tiles, shared: SharedRasters(limit: max(4 << 20, width * height * 4)))
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
    let (buffer, top) = (frame.buffer, frame.top)
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: CGFloat(top))
    for rect in damage {
      guard let cut = device(rect).cut(to: frame.bounds) else { continue }
      let area = (cut.whole ?? cut.touched).intersection(frame.bounds)
      if area.isEmpty { continue }
      let place = area.offset(x: 0, y: top)
      if !isOpaque && !replayer.covers(area, list, scale: scale) { PixelLoops.fill(buffer, place, with: Self.black) }
      replayer.replay(list, on: buffer, clip: place, transform: transform)
    }
  }

  private func device(_ rect: CGRect) -> DeviceRect {
    DeviceRect(x0: rect.minX * scale, y0: rect.minY * scale, x1: rect.maxX * scale, y1: rect.maxY * scale)
  }

  /// Moves the pixels inside `area` (points, rounded to pixels) by whole device pixels. Pixels moved out of the area are lost; those without
  /// a source are undefined until they are drawn. Costs at most one copy of the picture; where the area is as wide as it, a copy of the rows
  /// above and below the area.
  package func scroll(_ area: CGRect, dx: Int, dy: Int) {
    guard let whole = device(area).cut(to: frame.bounds)?.whole?.intersection(frame.bounds) else { return }
    frame.move(whole, dx: dx, dy: dy)
  }

  /// Premultiplied ARGB, 32 bits per pixel, native-endian, first row at the top. Valid until the next scroll.
  package var pixels: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: frame.base, count: bytesPerRow * frame.height)
  }

  /// At least four times `pixelWidth`.
  package var bytesPerRow: Int { frame.buffer.width * 4 }
  package var pixelWidth: Int { frame.width }
  package var pixelHeight: Int { frame.height }

  package func image() -> CGImage { frame.makeImage() }

  /// The picture of `list` alone, on a transparent background, or a black one if opaque.
  package static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    let (width, height) = pixels(of: size, scale)
    let buffer = PixelBuffer(width: width, height: height)
    if isOpaque { PixelLoops.fill(buffer, buffer.bounds, with: black) }
    Replayer(tiles: TileStore(limit: 16 << 20)).replay(
      list, on: buffer, clip: buffer.bounds, transform: CGAffineTransform(scaleX: scale, y: scale))
    return buffer.makeImage()
  }

  private static let black: UInt32 = 0xff00_0000

  private static func pixels(of size: CGSize, _ scale: CGFloat) -> (width: Int, height: Int) {
    ensure(
      scale.isFinite && scale > 0 && size.width.isFinite && size.height.isFinite,
      "CairoCanvas(size: \(size), scale: \(scale)): the numbers must be finite, the scale positive")
    func pixels(_ points: CGFloat) -> Int { max(1, Int(min((points * scale - 1e-6).rounded(.up), 1e9))) }
    return (pixels(size.width), pixels(size.height))
  }
}
