internal import Foundation

/// Core Foundation's array on Apple's platforms; the name lets `[a, b] as CFArray` compile on both.
public typealias CFArray = [Any]
/// Core Foundation's string on Apple's platforms.
public typealias CFString = String

/// The kinds of colour spaces; other models than these two are not supported.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component, grey.
  case monochrome = 0
  /// Three components: red, green, blue.
  case rgb = 1
}

/// The meaning of a colour's components: grey, or red, green and blue. All drawing happens in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// Name of the sRGB space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Name of the grey space with sRGB-like gamma, treated as sRGB with equal components.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  static let gray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)
  static let rgb = CGColorSpace(model: .rgb, name: sRGB)

  /// Grey or RGB.
  public let model: CGColorSpaceModel
  /// `sRGB` or `genericGrayGamma2_2`; never nil.
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

  /// Components without alpha: 1 or 3.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  public static func == (l: CGColorSpace, r: CGColorSpace) -> Bool { l.model == r.model }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The sRGB space; there is no display profile.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// The grey space; there is no display profile.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
