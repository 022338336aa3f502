internal import Foundation

// Values: Apple's Human Interface Guidelines, "Specifications: iOS system colors", and the colours of iOS 17 as it resolves them.
extension UIColor {
  // MARK: Tints

  public static let systemRed = system(0xFF3B30, dark: 0xFF453A)
  public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A)
  public static let systemGreen = system(0x34C759, dark: 0x30D158)
  public static let systemMint = system(0x00C7BE, dark: 0x63E6E2)
  public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0)
  public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF)
  public static let systemBlue = system(0x007AFF, dark: 0x0A84FF)
  public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6)
  public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2)
  public static let systemPink = system(0xFF2D55, dark: 0xFF375F)
  public static let systemBrown = system(0xA2845E, dark: 0xAC8E68)

  // MARK: Greys

  public static let systemGray = system(0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = system(0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E)

  // MARK: Text

  public static let label = system(0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = system(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  public static let tertiaryLabel = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let quaternaryLabel = system(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  public static let placeholderText = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let link = system(0x007AFF, dark: 0x0984FF)
  /// The same in light and dark.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The same in light and dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: Fills

  public static let systemFill = system(0x787880, 0.2, dark: 0x787880, 0.36)
  public static let secondarySystemFill = system(0x787880, 0.16, dark: 0x787880, 0.32)
  public static let tertiarySystemFill = system(0x767680, 0.12, dark: 0x767680, 0.24)
  public static let quaternarySystemFill = system(0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Backgrounds

  public static let systemBackground = system(0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = system(0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = system(0xFFFFFF, dark: 0x2C2C2E)
  public static let systemGroupedBackground = system(0xF2F2F7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, dark: 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, dark: 0x2C2C2E)

  // MARK: Separators

  public static let separator = system(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  public static let opaqueSeparator = system(0xC6C6C8, dark: 0x38383A)

  private static func system(_ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1) -> UIColor {
    let (lightColor, darkColor) = (UIColor(hex: light, alpha: lightAlpha), UIColor(hex: dark, alpha: darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private convenience init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
