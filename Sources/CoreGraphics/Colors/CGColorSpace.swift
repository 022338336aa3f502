import Foundation

/// On Apple's platforms Core Foundation's array and string; the names let `[a, b] as CFArray` compile on both sides.
public typealias CFArray = [Any]
public typealias CFString = String

public enum CGColorSpaceModel: Int32, Sendable {
  case monochrome = 0
  case rgb = 1
}

/// How components name a colour: grey, or red, green and blue. All drawing is done in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  static let gray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)
  static let rgb = CGColorSpace(model: .rgb, name: sRGB)

  public let model: CGColorSpaceModel
  public let name: CFString?

  private init(model: CGColorSpaceModel, name: CFString) { (self.model, self.name) = (model, name) }

  /// nil for any other name than `sRGB` and `genericGrayGamma2_2`.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self.init(model: .rgb, name: name)
    case CGColorSpace.genericGrayGamma2_2: self.init(model: .monochrome, name: name)
    default: return nil
    }
  }

  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  public static func == (l: CGColorSpace, r: CGColorSpace) -> Bool { l.model == r.model }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
