/// Where a bitmap keeps alpha, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: of 8 bits per component, grey alone.
  case none
  /// RGBA, colours multiplied by alpha.
  case premultipliedLast
  /// ARGB, colours multiplied by alpha.
  case premultipliedFirst
  /// RGBA, colours not multiplied; images only.
  case last
  /// ARGB, colours not multiplied; images only.
  case first
  /// RGB and an unused byte.
  case noneSkipLast
  /// An unused byte and RGB.
  case noneSkipFirst
  /// Alpha without colour, one byte per pixel.
  case alphaOnly
}

/// The order of the bytes in a word of pixels, as in `CGBitmapInfo`.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the order.
  case orderMask = 0x7000
  /// As the components follow each other.
  case orderDefault = 0
  /// Words of 16 and 32 bits, lowest or highest byte first.
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// Whether components of pixels have equal numbers of bits.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// The bits of the format.
  case mask = 0xf0000
  /// Equal numbers of bits.
  case packed = 0
  /// 5, 5 and 5, 5, 6 and 5, or 10, 10 and 10 bits, which nothing here has.
  case rgb555 = 0x10000
  case rgb565 = 0x20000
  case rgb101010 = 0x30000
  case rgbCIF10 = 0x40000
}

/// The layout of a bitmap's pixels: a `CGImageAlphaInfo` and the order of bytes in a word.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The five low bits are the alpha's.
  public let rawValue: UInt32

  /// Any bits; those without a meaning make bitmap contexts fail.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The bits that tell floating-point numbers from integers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xf00)
  /// Components as floating-point numbers: not supported, bitmap contexts fail.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 16 bits, lowest byte first: not supported, bitmap contexts fail.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Words of 32 bits, lowest byte first: ARGB lies in memory as B, G, R, A.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 16 bits, highest byte first: not supported, bitmap contexts fail.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Words of 32 bits, highest byte first: the order without an order's bits.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
}
