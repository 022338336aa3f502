public import Foundation

extension CGColorSpace {
  /// A profile of the space, of version 4 of the ICC's format, as image files contain it; nil for inks, tables and patterns. Of an extended
  /// space the one without components outside 0...1.
  public func copyICCData() -> CFData? { ColorProfile(meaning, name: name ?? "")?.data }
}

/// A profile as ICC.1:2010 describes it: a header, a table of tags, and their values. Numbers begin with their highest byte.
private struct ColorProfile {
  let data: Data

  init?(_ meaning: ColorMeaning, name: String) {
    var tags: [(String, Data)] = [
      ("desc", Self.text(name)), ("cprt", Self.text("No copyright")), ("wtpt", Self.color(Self.white)),
    ]
    let kind: String
    switch meaning {
    case .gray(let curve):
      kind = "GRAY"
      tags.append(("kTRC", Self.curve(curve)))
    case .rgb(let primaries, let curve, _):
      kind = "RGB "
      let colors = Self.adaptation * primaries.toXYZ
      tags += [("rXYZ", Self.color(colors.x)), ("gXYZ", Self.color(colors.y)), ("bXYZ", Self.color(colors.z))]
      tags += ["rTRC", "gTRC", "bTRC"].map { ($0, Self.curve(curve)) }
      tags.append(("chad", Self.matrix(Self.adaptation)))
    case .cmyk, .indexed, .pattern: return nil
    }
    data = Self.file(kind, tags)
  }

  private static func file(_ kind: String, _ tags: [(String, Data)]) -> Data {
    var (table, values): (Data, Data) = (number(tags.count), Data())
    let start = 128 + 4 + tags.count * 12
    for (name, value) in tags {
      table += Data(name.utf8) + number(start + values.count) + number(value.count)
      values += value + Data(count: (4 - value.count % 4) % 4)
    }
    var header = number(start + values.count) + number(0) + number(0x0430_0000)
    header += Data("mntr\(kind)XYZ ".utf8)
    // 1 January 2024, so that equal spaces have equal profiles.
    header += Data([7, 232, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]) + Data("acsp".utf8) + Data(count: 28)
    header += fixed(white) + Data(count: 48)
    return header + table + values
  }

  // MARK: Values

  private static func number(_ value: Int) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }) }
  /// In 65,536ths.
  private static func fixed(_ value: Double) -> Data { number(Int((value * 65_536).rounded())) }
  private static func fixed(_ value: SIMD3<Double>) -> Data { fixed(value.x) + fixed(value.y) + fixed(value.z) }
  private static func color(_ value: SIMD3<Double>) -> Data { Data("XYZ ".utf8) + number(0) + fixed(value) }

  /// By rows.
  private static func matrix(_ m: ColorMatrix) -> Data {
    let rows = [SIMD3(m.x.x, m.y.x, m.z.x), SIMD3(m.x.y, m.y.y, m.z.y), SIMD3(m.x.z, m.y.z, m.z.z)]
    return rows.reduce(Data("sf32".utf8) + number(0)) { $0 + fixed($1) }
  }

  /// A text in one language.
  private static func text(_ text: String) -> Data {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Data("mluc".utf8) + number(0) + number(1) + number(12) + Data("enUS".utf8) + number(units.count) + number(28) + units
  }

  /// A power; for sRGB with a line before it.
  private static func curve(_ curve: ColorCurve) -> Data {
    let (kind, numbers): (UInt8, [Double]) =
      switch curve {
      case .linear: (0, [1])
      case .adobe: (0, [2.199_218_75])
      case .sRGB: (3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45])
      }
    return numbers.reduce(Data("para".utf8) + number(0) + Data([0, kind, 0, 0])) { $0 + fixed($1) }
  }

  // MARK: White

  /// D50, to which all colours of profiles are adapted.
  private static let white = SIMD3<Double>(0.9642, 1, 0.8249)

  /// From D65 to D50 by Bradford's matrix, which ICC.1 recommends.
  private static let adaptation: ColorMatrix = {
    let bradford = ColorMatrix([0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296])
    let (from, to) = (bradford * ColorPrimaries.white, bradford * white)
    let scale = ColorMatrix([to.x / from.x, 0, 0], [0, to.y / from.y, 0], [0, 0, to.z / from.z])
    return bradford.inverse * scale * bradford
  }()
}
