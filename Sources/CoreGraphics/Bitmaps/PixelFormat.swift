/// The layout of one pixel in memory, and its conversion from and to premultiplied ARGB in a native-endian word.
struct PixelFormat {
  enum Kind {
    /// The byte offsets of red, green, blue and alpha; `alpha` is nil where its byte is unused.
    case color(red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool)
    case gray
    case alpha
  }

  let kind: Kind

  var bytesPerPixel: Int { if case .color = kind { 4 } else { 1 } }

  /// nil for what neither contexts nor images support.
  init?(bitsPerComponent: Int, _ model: CGColorSpaceModel?, _ info: CGBitmapInfo) {
    let order = info.intersection(.byteOrderMask)
    guard bitsPerComponent == 8, !info.contains(.floatComponents), let alpha = info.alpha,
      order == [] || order == .byteOrder32Big || order == .byteOrder32Little
    else { return nil }
    switch (model, alpha) {
    case (.monochrome, .none): kind = .gray
    case (_, .alphaOnly): kind = .alpha
    case (.rgb, .premultipliedLast), (.rgb, .last), (.rgb, .noneSkipLast), (.rgb, .premultipliedFirst), (.rgb, .first),
      (.rgb, .noneSkipFirst):
      let isLast = [.premultipliedLast, .last, .noneSkipLast].contains(alpha)
      let isSkipped = [.noneSkipLast, .noneSkipFirst].contains(alpha)
      let first = isLast ? 0 : 1
      var offsets = [first, first + 1, first + 2, isLast ? 3 : 0]
      if order == .byteOrder32Little { offsets = offsets.map { 3 - $0 } }
      kind = .color(
        red: offsets[0], green: offsets[1], blue: offsets[2], alpha: isSkipped ? nil : offsets[3],
        isPremultiplied: alpha != .last && alpha != .first)
    default: return nil
    }
  }

  /// The pixel at `bytes`.
  func read(_ bytes: UnsafeRawPointer) -> UInt32 {
    func byte(_ offset: Int) -> UInt32 { UInt32(bytes.load(fromByteOffset: offset, as: UInt8.self)) }
    switch kind {
    case .gray: return 0xff00_0000 | byte(0) * 0x1_0101
    case .alpha: return byte(0) << 24
    case .color(let red, let green, let blue, let alpha, let isPremultiplied):
      let opacity = alpha.map(byte) ?? 255
      // A colour above its alpha would overflow when it is blended.
      func component(_ offset: Int) -> UInt32 {
        isPremultiplied ? min(byte(offset), opacity) : (byte(offset) * opacity + 127) / 255
      }
      return opacity << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }
  }

  /// Writes the pixel; one byte that is unused becomes 255.
  func write(_ pixel: UInt32, _ bytes: UnsafeMutableRawPointer) {
    func store(_ value: UInt32, _ offset: Int) {
      bytes.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: offset, as: UInt8.self)
    }
    switch kind {
    case .gray:
      // The weights of ITU-R BT.709, in 65,536ths.
      store(((pixel >> 16 & 255) * 13_933 + (pixel >> 8 & 255) * 46_871 + (pixel & 255) * 4_732) >> 16, 0)
    case .alpha: store(pixel >> 24, 0)
    case .color(let red, let green, let blue, let alpha, _):
      store(pixel >> 16, red)
      store(pixel >> 8, green)
      store(pixel, blue)
      store(alpha == nil ? 255 : pixel >> 24, alpha ?? (6 - red - green - blue))
    }
  }
}
