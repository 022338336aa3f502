internal import CoreGraphics
internal import Foundation

/// Decodes HEIC and HEIF files by libheif.
enum HEIF {
  /// `....ftyp` and a brand of still images: the four bytes before it are a length.
  static func isAtStart(of data: Data) -> Bool {
    let head = Array(data.prefix(12))
    guard head.count == 12, head[4..<8].elementsEqual("ftyp".utf8) else { return false }
    return brands.contains(String(decoding: head[8...], as: UTF8.self))
  }

  private static let brands: Set<String> = ["heic", "heix", "heim", "heis", "mif1", "msf1", "hevc", "hevx"]

  /// nil if the bytes are no complete file, the image has more pixels than `ImageLimits` allows, or the library is not installed.
  static func decode(_ data: Data) -> CGImage? { HEIFLibrary.shared?.decode(data) }
}

/// The functions of libheif that are called, by their C types.
///
/// Those that can fail return a structure of two numbers and a text in two registers on 64-bit processors: the result here is the
/// first register, whose lower half is 0 for no error.
private final class HEIFLibrary: Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Slot = UnsafeMutablePointer<Object?>
  typealias Make = @convention(c) () -> Object?
  typealias Release = @convention(c) (Object?) -> Void
  typealias Read = @convention(c) (Object?, UnsafeRawPointer?, Int, UnsafeRawPointer?) -> UInt64
  typealias GetPrimary = @convention(c) (Object?, Slot) -> UInt64
  typealias GetLength = @convention(c) (Object?) -> Int32
  typealias Decode = @convention(c) (Object?, Slot, Int32, Int32, UnsafeRawPointer?) -> UInt64
  typealias GetSize = @convention(c) (Object?, Int32) -> Int32
  typealias GetPlane = @convention(c) (Object?, Int32, UnsafeMutablePointer<Int32>) -> UnsafePointer<UInt8>?

  static let shared = HEIFLibrary()

  private let makeContext: Make
  private let read: Read
  private let getPrimary: GetPrimary
  private let handleWidth, handleHeight: GetLength
  private let decodeImage: Decode
  private let imageWidth, imageHeight: GetSize
  private let getPlane: GetPlane
  private let releaseContext, releaseHandle, releaseImage: Release

  private init?() {
    guard
      let library = SharedLibrary("libheif.so.1", package: "libheif1", purpose: "HEIC images"),
      let makeContext = library.function("heif_context_alloc", as: Make.self),
      let read = library.function("heif_context_read_from_memory_without_copy", as: Read.self),
      let getPrimary = library.function("heif_context_get_primary_image_handle", as: GetPrimary.self),
      let handleWidth = library.function("heif_image_handle_get_width", as: GetLength.self),
      let handleHeight = library.function("heif_image_handle_get_height", as: GetLength.self),
      let decodeImage = library.function("heif_decode_image", as: Decode.self),
      let imageWidth = library.function("heif_image_get_width", as: GetSize.self),
      let imageHeight = library.function("heif_image_get_height", as: GetSize.self),
      let getPlane = library.function("heif_image_get_plane_readonly", as: GetPlane.self),
      let releaseContext = library.function("heif_context_free", as: Release.self),
      let releaseHandle = library.function("heif_image_handle_release", as: Release.self),
      let releaseImage = library.function("heif_image_release", as: Release.self)
    else { return nil }
    (self.makeContext, self.read, self.getPrimary, self.decodeImage) = (makeContext, read, getPrimary, decodeImage)
    (self.handleWidth, self.handleHeight, self.imageWidth, self.imageHeight) = (
      handleWidth, handleHeight, imageWidth, imageHeight
    )
    (self.getPlane, self.releaseContext, self.releaseHandle, self.releaseImage) = (
      getPlane, releaseContext, releaseHandle, releaseImage
    )
  }

  private static let rgb: Int32 = 1
  private static let interleavedRGBA: Int32 = 11
  private static let interleaved: Int32 = 10

  func decode(_ data: Data) -> CGImage? {
    data.withUnsafeBytes { bytes -> CGImage? in
      let context = makeContext()
      defer { releaseContext(context) }
      var handle: Object?
      guard UInt32(truncatingIfNeeded: read(context, bytes.baseAddress, bytes.count, nil)) == 0,
        UInt32(truncatingIfNeeded: getPrimary(context, &handle)) == 0
      else { return nil }
      defer { releaseHandle(handle) }
      guard ImageLimits.allow(Int(handleWidth(handle)), Int(handleHeight(handle))) else { return nil }
      var image: Object?
      guard UInt32(truncatingIfNeeded: decodeImage(handle, &image, Self.rgb, Self.interleavedRGBA, nil)) == 0 else { return nil }
      defer { releaseImage(image) }
      return pixels(of: image)
    }
  }

  private func pixels(of image: Object?) -> CGImage? {
    let (width, height) = (Int(imageWidth(image, Self.interleaved)), Int(imageHeight(image, Self.interleaved)))
    var stride: Int32 = 0
    guard ImageLimits.allow(width, height), let plane = getPlane(image, Self.interleaved, &stride) else { return nil }
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = plane + y * Int(stride) + 4 * x
          pixels[y * width + x] =
            UInt32(pixel[3]) << 24 | UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
        }
      }
      count = width * height
      PNG.premultiply(pixels)
    }
    return CGImage(width: width, height: height, pixels: pixels, utType: "public.heic")
  }
}
