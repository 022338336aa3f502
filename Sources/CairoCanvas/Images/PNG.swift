internal import CPNG
internal import CoreGraphics
internal import Foundation

/// Decodes PNG files by libpng, directly into the memory of the image.
enum PNG {
  static func isAtStart(of data: Data) -> Bool { data.starts(with: [0x89, 0x50, 0x4e, 0x47]) }

  /// nil if the bytes are no complete PNG, or one of more pixels than `ImageLimits` allows.
  static func decode(_ data: Data) -> CGImage? {
    data.withUnsafeBytes { bytes -> CGImage? in
      var file = png_image()
      file.version = UInt32(PNG_IMAGE_VERSION)
      guard png_image_begin_read_from_memory(&file, bytes.baseAddress, bytes.count) != 0 else { return nil }
      let (width, height) = (Int(file.width), Int(file.height))
      guard ImageLimits.allow(width, height) else {
        png_image_free(&file)
        return nil
      }
      file.format = png_format_bgra
      file.flags |= png_flag_16bit_srgb
      var isWhole = false
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
        isWhole = png_image_finish_read(&file, nil, pixels.baseAddress, Int32(width * 4), nil) != 0
        count = isWhole ? width * height : 0
        if isWhole { premultiply(pixels) }
      }
      return isWhole ? CGImage(width: width, height: height, pixels: pixels, utType: "public.png") : nil
    }
  }

  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      // Rounds as Cairo does, so that images written by Cairo are read without change.
      func scaled(_ component: UInt32) -> UInt32 {
        let product = component * alpha + 0x80
        return (product + product >> 8) >> 8
      }
      pixels[index] =
        alpha << 24 | scaled(pixel >> 16 & 255) << 16 | scaled(pixel >> 8 & 255) << 8 | scaled(pixel & 255)
    }
  }
}
