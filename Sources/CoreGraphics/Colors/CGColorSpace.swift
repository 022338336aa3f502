internal import Foundation

/// Core Foundation's array on Apple's platforms; the name lets `[a, b] as CFArray` compile on both.
public typealias CFArray = [Any]
/// Core Foundation's string on Apple's platforms.
public typealias CFString = String

/// The kinds of colour spaces. Spaces exist here of grey, RGB, CMYK, tables of colours and patterns.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A space whose kind is not known.
  case unknown = -1
  /// One component, grey.
  case monochrome
  /// Three components: red, green, blue.
  case rgb
  /// Four components: cyan, magenta, yellow, black.
  case cmyk
  /// Three components: lightness, and two of colour.
  case lab
  /// Any number of inks.
  case deviceN
  /// One component: the place of a colour in a table.
  case indexed
  /// The components of another space, or none, beside a pattern.
  case pattern
  /// Three components of CIE XYZ.
  case XYZ
}

/// The meaning of a colour's components. All drawing happens in sRGB: colours of other spaces are converted when they are made.
public final class CGColorSpace: Hashable, Sendable {
  /// Name of the sRGB space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Name of the space with the primaries of DCI P3, the white of D65 and the curve of sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Name of sRGB with components outside 0...1, which are drawn as the nearest ones inside.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Name of the space with the primaries of sRGB and components in proportion to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// Name of the linear sRGB space with components outside 0...1, which are drawn as the nearest ones inside.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Name of the grey space with sRGB-like gamma, treated as sRGB with equal components.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Name of the grey space whose component is in proportion to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Name of a space of four inks without a profile: each of red, green and blue is (1 - ink) (1 - black).
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// Name of Adobe RGB (1998).
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"

  static let gray = CGColorSpace(.gray(.sRGB), genericGrayGamma2_2)
  static let rgb = CGColorSpace(.rgb(.sRGB, .sRGB, isExtended: false), sRGB)
  static let cmyk = CGColorSpace(.cmyk, genericCMYK)

  let meaning: ColorMeaning
  /// One of the constants; nil for tables and patterns.
  public let name: CFString?

  private init(_ meaning: ColorMeaning, _ name: CFString?) { (self.meaning, self.name) = (meaning, name) }

  /// nil for any other name than the constants.
  public convenience init?(name: CFString) {
    guard let meaning = ColorMeaning(name: name) else { return nil }
    self.init(meaning, name)
  }

  /// A space whose component is the place of a colour in a table.
  ///
  /// - Parameters:
  ///   - base: The space of the colours; nil is returned for another table or a pattern.
  ///   - last: The greatest place, from 0 to 255.
  ///   - table: The components of each colour in turn, a byte each, from 0 to 255.
  public convenience init?(indexedBaseSpace base: CGColorSpace, last: Int, colorTable table: UnsafePointer<UInt8>) {
    guard (0...255).contains(last), base.model != .indexed, base.model != .pattern else { return nil }
    let bytes = UnsafeBufferPointer(start: table, count: (last + 1) * base.numberOfComponents)
    self.init(.indexed(base: base, table: Array(bytes)), nil)
  }

  /// The space of patterns that are painted in a colour of `base`, or, for nil, in colours of their own; nil for the space of patterns.
  public convenience init?(patternBaseSpace base: CGColorSpace?) {
    guard base?.model != .pattern else { return nil }
    self.init(.pattern(base: base), nil)
  }

  /// The kind of the components.
  public var model: CGColorSpaceModel {
    switch meaning {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    case .indexed: .indexed
    case .pattern: .pattern
    }
  }

  /// Components without alpha; of a pattern's space those of its base, 0 without one.
  public var numberOfComponents: Int {
    switch meaning {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  /// Whether the space is one of RGB with more colours than sRGB. The picture on the screen has those of sRGB.
  public var isWideGamutRGB: Bool {
    guard case .rgb(let primaries, _, let isExtended) = meaning else { return false }
    return primaries != .sRGB || isExtended
  }

  /// Whether an image can have its colours in the space: false for tables and patterns.
  public var supportsOutput: Bool { model != .indexed && model != .pattern }

  /// The space of a table's colours, or of a pattern's colour; nil for others.
  public var baseColorSpace: CGColorSpace? {
    switch meaning {
    case .indexed(let base, _): base
    case .pattern(let base): base
    case .gray, .rgb, .cmyk: nil
    }
  }

  /// The components of each colour of a table in turn, from 0 to 255; nil for other spaces.
  public var colorTable: [UInt8]? {
    guard case .indexed(_, let table) = meaning else { return nil }
    return table
  }

  public static func == (l: CGColorSpace, r: CGColorSpace) -> Bool { l === r || l.meaning == r.meaning }

  public func hash(into hasher: inout Hasher) { hasher.combine(meaning) }
}

/// The sRGB space; there is no display profile.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// The grey space; there is no display profile.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
/// The space of four inks; there is no profile of a printer.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }
