internal import CPNG

/// The pixels of a PNG file, to make smaller ones of it.
struct PNGPicture: Equatable {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha, not multiplied by it, in sRGB.
  private(set) var pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) { (self.width, self.height, self.pixels) = (width, height, pixels) }

  /// The largest width and height. Our choice: icons have 1,024.
  private static let most = 8192

  /// nil for bytes that are no PNG file, or one that is too large.
  init?(_ file: [UInt8]) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // The library goes on reading the bytes until the picture is finished.
    let pixels: [UInt8]? = file.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0, image.width > 0, image.height > 0,
        image.width <= Self.most, image.height <= Self.most
      else { return nil }
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
      return png_image_finish_read(&image, nil, &pixels, Int32(image.width) * 4, nil) != 0 ? pixels : nil
    }
    guard let pixels else { return nil }
    (width, height, self.pixels) = (Int(image.width), Int(image.height), pixels)
  }

  /// The picture in a square of `side` pixels, centred, with its proportions: each pixel is the mean of those that it covers.
  func fitted(into side: Int) -> PNGPicture {
    let longest = max(width, height)
    let (columns, rows) = (max(1, width * side / longest), max(1, height * side / longest))
    var result = PNGPicture(width: side, height: side, pixels: [UInt8](repeating: 0, count: side * side * 4))
    let (left, top) = ((side - columns) / 2, (side - rows) / 2)
    for row in 0..<rows {
      let (firstRow, endRow) = Self.covered(row, of: rows, from: height)
      for column in 0..<columns {
        let (firstColumn, endColumn) = Self.covered(column, of: columns, from: width)
        let mean = mean(firstColumn..<endColumn, firstRow..<endRow)
        let place = ((top + row) * side + left + column) * 4
        for part in 0..<4 { result.pixels[place + part] = mean[part] }
      }
    }
    return result
  }

  private static func covered(_ index: Int, of count: Int, from length: Int) -> (first: Int, end: Int) {
    let first = index * length / count
    return (first, max(first + 1, (index + 1) * length / count))
  }

  /// A colour counts as much as it covers: what is transparent has none.
  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> SIMD4<UInt8> {
    var (color, cover) = (SIMD3<UInt64>(), UInt64(0))
    for row in rows {
      for column in columns {
        let place = (row * width + column) * 4
        let alpha = UInt64(pixels[place + 3])
        cover += alpha
        color &+= SIMD3(UInt64(pixels[place]), UInt64(pixels[place + 1]), UInt64(pixels[place + 2])) &* alpha
      }
    }
    guard cover > 0 else { return SIMD4() }
    let half = SIMD3(repeating: cover / 2)
    let straight = (color &+ half) / SIMD3(repeating: cover)
    let count = UInt64(columns.count * rows.count)
    return SIMD4(UInt8(straight.x), UInt8(straight.y), UInt8(straight.z), UInt8((cover + count / 2) / count))
  }

  /// A PNG file; nil if the library refuses.
  func encoded() -> [UInt8]? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(width), UInt32(height))
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    defer { png_image_free(&image) }
    var size = 0
    guard png_image_write_to_memory(&image, nil, &size, 0, pixels, Int32(width) * 4, nil) != 0 else { return nil }
    var file = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&image, &file, &size, 0, pixels, Int32(width) * 4, nil) != 0 else { return nil }
    return Array(file.prefix(size))
  }
}
