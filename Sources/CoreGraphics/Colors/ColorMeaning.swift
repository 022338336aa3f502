internal import Foundation

/// What a colour space makes of its components.
enum ColorMeaning: Hashable, Sendable {
  case gray(ColorCurve)
  /// - isExtended: Whether components outside 0...1 have a meaning.
  case rgb(ColorPrimaries, ColorCurve, isExtended: Bool)
  case cmyk
  case indexed(base: CGColorSpace, table: [UInt8])
  case pattern(base: CGColorSpace?)

  init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self = .rgb(.sRGB, .sRGB, isExtended: false)
    case CGColorSpace.displayP3: self = .rgb(.displayP3, .sRGB, isExtended: false)
    case CGColorSpace.extendedSRGB: self = .rgb(.sRGB, .sRGB, isExtended: true)
    case CGColorSpace.linearSRGB: self = .rgb(.sRGB, .linear, isExtended: false)
    case CGColorSpace.extendedLinearSRGB: self = .rgb(.sRGB, .linear, isExtended: true)
    case CGColorSpace.adobeRGB1998: self = .rgb(.adobe, .adobe, isExtended: false)
    case CGColorSpace.genericGrayGamma2_2: self = .gray(.sRGB)
    case CGColorSpace.linearGray: self = .gray(.linear)
    case CGColorSpace.genericCMYK: self = .cmyk
    default: return nil
    }
  }

  /// Red, green and blue of sRGB in proportion to light, beyond 0...1 for a colour that sRGB does not have; nil for a pattern.
  func light(of components: [CGFloat]) -> SIMD3<Double>? {
    switch self {
    case .gray(let curve): return SIMD3(repeating: curve.light(of: unit(components[0])))
    case .rgb(let primaries, let curve, let isExtended):
      let values = components.prefix(3).map { curve.light(of: isExtended ? Double($0) : unit($0)) }
      return primaries.toSRGB * SIMD3(values[0], values[1], values[2])
    case .cmyk: return drawn(components)?.mapped(ColorCurve.sRGB.light)
    case .indexed(let base, let table): return base.meaning.light(of: Self.entry(components[0], of: table, base))
    case .pattern: return nil
    }
  }

  /// Red, green and blue of sRGB, beyond 0...1 for a colour that sRGB does not have; nil for a pattern without a colour.
  func drawn(_ components: [CGFloat]) -> SIMD3<Double>? {
    switch self {
    // Without a way by light, whose powers round.
    case .rgb(.sRGB, .sRGB, _): return SIMD3(Double(components[0]), Double(components[1]), Double(components[2]))
    case .cmyk:
      let paper = 1 - unit(components[3])
      return SIMD3(1 - unit(components[0]), 1 - unit(components[1]), 1 - unit(components[2])) * paper
    case .indexed(let base, let table): return base.meaning.drawn(Self.entry(components[0], of: table, base))
    case .pattern(let base): return base?.meaning.drawn(components)
    case .gray, .rgb: return light(of: components)?.mapped(ColorCurve.sRGB.value)
    }
  }

  private static func entry(_ place: CGFloat, of table: [UInt8], _ base: CGColorSpace) -> [CGFloat] {
    let count = base.numberOfComponents
    let place = Int(min(max(place.rounded(), 0), CGFloat(table.count / count - 1)))
    return table[place * count..<(place + 1) * count].map { CGFloat($0) / 255 }
  }

  /// The components of a colour that `light(of:)` has given; nil for tables and patterns.
  func components(of light: SIMD3<Double>) -> [CGFloat]? {
    switch self {
    case .gray(let curve):
      // The weights of ITU-R BT.709, whose primaries sRGB has.
      return [CGFloat(unit(curve.value(of: 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z)))]
    case .rgb(let primaries, let curve, let isExtended):
      let own = (primaries.toSRGB.inverse * light).mapped(curve.value)
      return [own.x, own.y, own.z].map { CGFloat(isExtended ? $0 : unit($0)) }
    case .cmyk:
      let color = light.mapped { unit(ColorCurve.sRGB.value(of: $0)) }
      let brightest = color.max()
      let inks = brightest > 0 ? color.mapped { 1 - $0 / brightest } : .zero
      return [inks.x, inks.y, inks.z, 1 - brightest].map { CGFloat($0) }
    case .indexed, .pattern: return nil
    }
  }
}

/// The relation of a component to light.
enum ColorCurve: Hashable, Sendable {
  case linear
  /// IEC 61966-2-1.
  case sRGB
  /// Adobe RGB (1998), 4.3.4.2: a power of 2 + 51/256.
  case adobe

  /// Components below 0 mirror those above, as in the extended spaces.
  func light(of value: Double) -> Double {
    if value < 0 { return -light(of: -value) }
    return switch self {
    case .linear: value
    case .sRGB: value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    case .adobe: pow(value, 2.199_218_75)
    }
  }

  func value(of light: Double) -> Double {
    if light < 0 { return -value(of: -light) }
    return switch self {
    case .linear: light
    case .sRGB: light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    case .adobe: pow(light, 1 / 2.199_218_75)
    }
  }
}

/// The colours of red, green and blue; white is D65 for all.
enum ColorPrimaries: Hashable, Sendable {
  case sRGB, displayP3, adobe

  /// From these primaries to those of sRGB, both in proportion to light.
  var toSRGB: ColorMatrix {
    switch self {
    case .sRGB: .identity
    case .displayP3: Self.fromDisplayP3
    case .adobe: Self.fromAdobe
    }
  }

  private static let fromDisplayP3 = ColorPrimaries.sRGB.toXYZ.inverse * ColorPrimaries.displayP3.toXYZ
  private static let fromAdobe = ColorPrimaries.sRGB.toXYZ.inverse * ColorPrimaries.adobe.toXYZ

  /// The chromaticities x and y of red, green and blue: IEC 61966-2-1, SMPTE EG 432-1, Adobe RGB (1998) 4.3.1.
  private var chromaticities: [SIMD2<Double>] {
    switch self {
    case .sRGB: [SIMD2(0.64, 0.33), SIMD2(0.3, 0.6), SIMD2(0.15, 0.06)]
    case .displayP3: [SIMD2(0.68, 0.32), SIMD2(0.265, 0.69), SIMD2(0.15, 0.06)]
    case .adobe: [SIMD2(0.64, 0.33), SIMD2(0.21, 0.71), SIMD2(0.15, 0.06)]
    }
  }

  /// D65.
  static let white = xyz(SIMD2(0.3127, 0.3290))

  private static func xyz(_ place: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(place.x / place.y, 1, (1 - place.x - place.y) / place.y)
  }

  /// The colour of each primary, as bright as makes their sum white.
  var toXYZ: ColorMatrix {
    let colors = chromaticities.map(Self.xyz)
    let unscaled = ColorMatrix(colors[0], colors[1], colors[2])
    let brightness = unscaled.inverse * Self.white
    return ColorMatrix(colors[0] * brightness.x, colors[1] * brightness.y, colors[2] * brightness.z)
  }
}

/// A 3 x 3 matrix, by columns.
struct ColorMatrix: Hashable, Sendable {
  let x, y, z: SIMD3<Double>

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) { (self.x, self.y, self.z) = (x, y, z) }

  static let identity = ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

  static func * (m: ColorMatrix, v: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, z) = (m.x * v.x, m.y * v.y, m.z * v.z)
    return x + y + z
  }

  static func * (l: ColorMatrix, r: ColorMatrix) -> ColorMatrix { ColorMatrix(l * r.x, l * r.y, l * r.z) }

  /// The rows of the inverse are the cross products of two columns each, over the determinant.
  var inverse: ColorMatrix {
    let (a, b, c) = (Self.cross(y, z), Self.cross(z, x), Self.cross(x, y))
    let determinant = (x * a).sum()
    return ColorMatrix(
      SIMD3(a.x, b.x, c.x) / determinant, SIMD3(a.y, b.y, c.y) / determinant, SIMD3(a.z, b.z, c.z) / determinant)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

extension SIMD3<Double> {
  func mapped(_ change: (Double) -> Double) -> SIMD3<Double> { SIMD3(change(x), change(y), change(z)) }
}

private func unit(_ value: CGFloat) -> Double { min(max(Double(value), 0), 1) }
private func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
