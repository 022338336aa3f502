internal import Foundation

// Values: Apple's Human Interface Guidelines, "Specifications: iOS system colors", and the colours of iOS 17 as it resolves them.
extension UIColor {
  // MARK: Tints

  /// FF3B30, in the dark FF453A. The tints change with the style of the traits.
  public static let systemRed = system(0xFF3B30, dark: 0xFF453A)
  /// FF9500, in the dark FF9F0A.
  public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A)
  /// FFCC00, in the dark FFD60A.
  public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A)
  /// 34C759, in the dark 30D158.
  public static let systemGreen = system(0x34C759, dark: 0x30D158)
  /// 00C7BE, in the dark 63E6E2.
  public static let systemMint = system(0x00C7BE, dark: 0x63E6E2)
  /// 30B0C7, in the dark 40C8E0.
  public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0)
  /// 32ADE6, in the dark 64D2FF.
  public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF)
  /// 007AFF, in the dark 0A84FF; the default tint of views.
  public static let systemBlue = system(0x007AFF, dark: 0x0A84FF)
  /// 5856D6, in the dark 5E5CE6.
  public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6)
  /// AF52DE, in the dark BF5AF2.
  public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2)
  /// FF2D55, in the dark FF375F.
  public static let systemPink = system(0xFF2D55, dark: 0xFF375F)
  /// A2845E, in the dark AC8E68.
  public static let systemBrown = system(0xA2845E, dark: 0xAC8E68)

  // MARK: Greys

  /// 8E8E93 in light and dark.
  public static let systemGray = system(0x8E8E93, dark: 0x8E8E93)
  /// The greys 2 to 6 come closer and closer to the background: lighter in light, darker in the dark.
  public static let systemGray2 = system(0xAEAEB2, dark: 0x636366)
  /// C7C7CC, in the dark 48484A.
  public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A)
  /// D1D1D6, in the dark 3A3A3C.
  public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C)
  /// E5E5EA, in the dark 2C2C2E.
  public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E)
  /// F2F2F7, in the dark 1C1C1E; the nearest to the background.
  public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E)

  // MARK: Text

  /// Primary text: black, in the dark white. The default of labels.
  public static let label = system(0x000000, dark: 0xFFFFFF)
  /// Text of less weight, such as subtitles: 60 % opaque.
  public static let secondaryLabel = system(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text of still less weight: 30 % opaque.
  public static let tertiaryLabel = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The faintest text: 18 % opaque, in the dark 16 %.
  public static let quaternaryLabel = system(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Hints in empty text fields: 30 % opaque.
  public static let placeholderText = system(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text that opens something.
  public static let link = system(0x007AFF, dark: 0x0984FF)
  /// Black text, the same in light and dark.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White text at 60 %, the same in light and dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: Fills

  /// Translucent fill for thin or small shapes, the strongest of the four.
  public static let systemFill = system(0x787880, 0.2, dark: 0x787880, 0.36)
  /// Translucent fill for shapes of medium size.
  public static let secondarySystemFill = system(0x787880, 0.16, dark: 0x787880, 0.32)
  /// Translucent fill for large shapes.
  public static let tertiarySystemFill = system(0x767680, 0.12, dark: 0x767680, 0.24)
  /// Translucent fill for large areas with content, the faintest of the four.
  public static let quaternarySystemFill = system(0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Backgrounds

  /// The main background: white, in the dark black.
  public static let systemBackground = system(0xFFFFFF, dark: 0x000000)
  /// Groups of content on the main background.
  public static let secondarySystemBackground = system(0xF2F2F7, dark: 0x1C1C1E)
  /// Groups inside such groups.
  public static let tertiarySystemBackground = system(0xFFFFFF, dark: 0x2C2C2E)
  /// The main background of grouped lists: F2F2F7, in the dark black.
  public static let systemGroupedBackground = system(0xF2F2F7, dark: 0x000000)
  /// Groups of content on the grouped background, such as rows.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, dark: 0x1C1C1E)
  /// Groups inside such groups.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, dark: 0x2C2C2E)

  // MARK: Separators

  /// Translucent lines between rows.
  public static let separator = system(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// Opaque lines, where nothing may shine through.
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
