internal import Foundation

/// The memory of a bitmap context: its own, or one that the caller owns.
final class Bitmap {
  let width, height, bytesPerRow: Int
  let format: PixelFormat
  let info: CGBitmapInfo
  let colorSpace: CGColorSpace?
  /// Whether the caller owns the memory, and may read it without asking the context.
  let isForeign: Bool
  let memory: UnsafeMutableRawPointer
  /// The pixels below a drawing that an open mask still cuts; nil without one.
  var base: CGImage?
  /// Called at the end, for memory of the caller's.
  var release: (() -> Void)?

  /// Takes over `data`, or makes transparent memory of its own.
  init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ format: PixelFormat, _ info: CGBitmapInfo,
    _ colorSpace: CGColorSpace?
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.format, self.info, self.colorSpace) = (format, info, colorSpace)
    isForeign = data != nil
    memory = data ?? .allocate(byteCount: bytesPerRow * height, alignment: 16)
    if data == nil { memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }
  }

  deinit {
    if !isForeign { memory.deallocate() }
    release?()
  }

  /// A copy of the pixels.
  var image: CGImage {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height {
        let row = memory + y * bytesPerRow
        for x in 0..<width { pixels[y * width + x] = format.read(row + x * format.bytesPerPixel) }
      }
      count = width * height
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  func write(_ image: CGImage) {
    for y in 0..<min(height, image.height) {
      let row = memory + y * bytesPerRow
      for x in 0..<min(width, image.width) { format.write(image.pixels[y * image.width + x], row + x * format.bytesPerPixel) }
    }
  }
}

/// Makes pixels of display lists on behalf of bitmap contexts.
package enum BitmapRasterizer {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var installed: (@Sendable (DisplayList, CGSize) -> CGImage)?

  /// Installs the host's rasterizer, at one pixel per point; nil as long as there is no screen.
  package static func install(_ rasterize: @escaping @Sendable (DisplayList, CGSize) -> CGImage) {
    lock.withLock { installed = installed ?? rasterize }
  }

  static func rasterize(_ list: DisplayList, _ size: CGSize) -> CGImage? {
    guard let rasterize = lock.withLock({ installed }) else {
      FileHandle.standardError.write(
        Data("CGContext(data:...): drawing needs a screen: run an app or make UIKitTesting's Stage first\n".utf8))
      return nil
    }
    return rasterize(list, size)
  }
}
