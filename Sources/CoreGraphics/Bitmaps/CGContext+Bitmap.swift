internal import Foundation

/// Called with the pointer given to a context and the memory of its bitmap, which is nil where the context has made it.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Makes a context whose drawing ends up in memory, with y upward and one pixel per point, as on Apple's platforms.
  ///
  /// Supported are 8 bits per component: RGB with `premultipliedFirst`, `premultipliedLast`, `noneSkipFirst` or `noneSkipLast` in either
  /// order of 32-bit words, grey with `none`, and `alphaOnly`. Each drawing into memory of the caller's costs a pass over all pixels, since the caller
  /// may read it at any time; memory of the context's own (`data` nil) is drawn when `data` or `makeImage()` asks for it.
  ///
  /// - Parameters:
  ///   - data: `bytesPerRow` x `height` bytes that live as long as the context; nil for transparent memory of its own.
  ///   - width: Pixels, from 1 to 32,767, as `height`.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: At least a row of pixels; 0 for exactly that, allowed only if `data` is nil.
  ///   - space: `CGColorSpaceCreateDeviceRGB()`, `CGColorSpaceCreateDeviceGray()` or the equal ones with names.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and a byte order of `CGBitmapInfo`.
  /// - Returns: nil for what is not supported, with a line on standard error.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let sides = 1...CGImage.maximumSide
    guard sides.contains(width), sides.contains(height), space == nil || space == .rgb || space == .gray,
      let format = PixelFormat(bitsPerComponent: bitsPerComponent, space?.model, info),
      info.alpha != .last, info.alpha != .first,
      bytesPerRow >= width * format.bytesPerPixel || (bytesPerRow == 0 && data == nil)
    else {
      FileHandle.standardError.write(
        Data(
          """
          CGContext(data:width: \(width), height: \(height), bitsPerComponent: \(bitsPerComponent), bytesPerRow: \(bytesPerRow), \
          space: \(space.map { $0.name ?? "without a name" } ?? "nil"), bitmapInfo: \(bitmapInfo)): not supported. Sides are 1 to \(CGImage.maximumSide) pixels; 8 bits \
          per component; RGB with a premultiplied or skipped alpha, grey with none, or alphaOnly; rows at least as long as their pixels\n
          """.utf8))
      return nil
    }
    self.init(size: CGSize(width: width, height: height), scale: 1)
    bitmap = Bitmap(
      data, width: width, height: height, bytesPerRow: max(bytesPerRow, width * format.bytesPerPixel), format, info, space)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    base = state.transform
  }

  /// Makes a context as `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)` does, and calls `releaseCallback` with
  /// `releaseInfo` and `data` once the context is released,
  /// and not where it returns nil.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo)
    bitmap?.release = { releaseCallback?(releaseInfo, data) }
  }

  /// Makes a context as `init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)` does, with the layout as an option set.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo.rawValue)
  }

  /// The memory of a bitmap context with everything drawn so far; nil for the contexts of views and image renderers. Valid as long as the
  /// context.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.memory
  }

  /// Pixels per row; 0 without a bitmap, as the next five.
  public var width: Int { bitmap?.width ?? 0 }
  /// Rows of pixels.
  public var height: Int { bitmap?.height ?? 0 }
  /// Bytes from one row to the next.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// 8 in a bitmap context.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// 8 or 32 in a bitmap context.
  public var bitsPerPixel: Int { (bitmap?.format.bytesPerPixel ?? 0) * 8 }
  /// The layout of the pixels; empty without a bitmap.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  /// Where the pixels keep alpha; `.none` without a bitmap.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alpha ?? .none }
  /// The colour space that the context was made with; nil without a bitmap.
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace }

  /// A copy of a bitmap context's pixels; nil for the contexts of views and image renderers.
  public func makeImage() -> CGImage? {
    flush()
    return bitmap?.image
  }

  /// Makes the pixels of what was drawn since the last call. What is drawn in a transparency layer appears at the layer's end.
  public func flush() {
    guard let bitmap, hasPending, layers.isEmpty else { return }
    hasPending = false
    let base = bitmap.base ?? bitmap.image
    let whole = DisplayList([.image(base, in: CGRect(origin: .zero, size: size))] + list.commands)
    guard let image = BitmapRasterizer.rasterize(whole, size) else { return }
    bitmap.write(image)
    // An open mask cuts all that is drawn until its state is restored: as a whole, so the recording goes on from the same pixels.
    let hasMask = !state.masks.isEmpty || savedStates.contains { !$0.masks.isEmpty }
    bitmap.base = hasMask ? base : nil
    if !hasMask { recorded.commands = Self.openState(recorded.commands) }
  }

  /// Called after each drawing.
  func finishDrawing() {
    guard let bitmap else { return }
    hasPending = true
    if bitmap.isForeign { flush() }
  }

  /// The commands that make up the present state, without any drawing.
  private static func openState(_ commands: [DrawCommand]) -> [DrawCommand] {
    var (result, saves, groups): ([DrawCommand], [Int], Int) = ([], [], 0)
    for command in commands {
      switch command {
      case .beginGroup, .beginShadow: groups += 1
      case .endGroup: groups -= 1
      case _ where groups > 0: break
      case .save:
        saves.append(result.count)
        result.append(command)
      case .restore: if let save = saves.popLast() { result.removeSubrange(save...) }
      case .concatenate, .clip, .clipRect, .clipRoundedRect, .resetClip, .setBlendMode, .setAntialiasing, .setNearest:
        result.append(command)
      default: break
      }
    }
    return result
  }
}
