internal import CWebP
internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// Builds an animated WebP, one frame at a time.
final class WebPAnimation {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int
  private var configuration = WebPConfig()
  private var palette: DrawingPalette?

  /// - Parameters:
  ///   - quality: From 0 to 100, for frames with too many colours for a drawing.
  ///   - isPhotograph: Whether to keep all colours instead of reducing them to a palette.
  init(width: Int, height: Int, quality: Float = 82, isPhotograph: Bool = false) throws {
    (self.width, self.height) = (width, height)
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&configuration) != 0 else {
      throw Failure(description: "libwebp is older than the headers this was built with")
    }
    options.anim_params.loop_count = 0
    palette = isPhotograph ? nil : DrawingPalette()
    // Each rectangle is encoded lossily or, with few colours, losslessly, whichever is smaller.
    options.allow_mixed = 1
    configuration.quality = quality
    configuration.method = 3
    configuration.use_sharp_yuv = 1
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw Failure(description: "libwebp takes no pictures of \(width) x \(height) pixels")
    }
    self.encoder = encoder
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds `image`, shown from `time` on, in seconds from the start; times must increase.
  @MainActor func add(_ image: CGImage, at time: TimeInterval) throws {
    ensure(
      image.width == width && image.height == height,
      "WebPAnimation.add: a picture of \(image.width) x \(image.height) pixels in an animation of \(width) x \(height)")
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else {
      throw Failure(description: "libwebp is older than the headers this was built with")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    guard WebPPictureAlloc(&picture) != 0 else { throw Failure(description: "no memory for a picture") }
    (palette?.reduced(image.pixels) ?? image.pixels).withUnsafeBufferPointer { pixels in
      for row in 0..<height {
        (picture.argb + row * Int(picture.argb_stride)).update(from: pixels.baseAddress! + row * width, count: width)
      }
    }
    guard WebPAnimEncoderAdd(encoder, &picture, Self.milliseconds(time), &configuration) != 0 else { throw failure }
  }

  /// The bytes of the whole file; the last frame is shown until `end`.
  func finish(at end: TimeInterval) throws -> Data {
    guard WebPAnimEncoderAdd(encoder, nil, Self.milliseconds(end), nil) != 0 else { throw failure }
    var bytes = WebPData()
    guard WebPAnimEncoderAssemble(encoder, &bytes) != 0 else { throw failure }
    defer { WebPDataClear(&bytes) }
    return Data(bytes: bytes.bytes, count: bytes.size)
  }

  private static func milliseconds(_ time: TimeInterval) -> Int32 { Int32((time * 1000).rounded()) }

  private var failure: Failure { Failure(description: String(cString: WebPAnimEncoderGetError(encoder))) }
}
