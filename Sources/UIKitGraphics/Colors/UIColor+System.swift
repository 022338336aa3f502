internal import Foundation

// Values: Apple's Human Interface Guidelines, "Specifications: iOS system colors", and the colours of iOS 17 as it resolves them.
extension UIColor {
  // MARK: Tints

  /// FF3B30, in the dark FF453A. The tints change with the style of the traits.
  public static let systemRed = system(0xFF3B30, dark: 0xFF453A, high: (0xD70015, 0xFF6961))
  /// FF9500, in the dark FF9F0A.
  public static let systemOrange = system(0xFF9500, dark: 0xFF9F0A, high: (0xC93400, 0xFFB340))
  /// FFCC00, in the dark FFD60A.
  public static let systemYellow = system(0xFFCC00, dark: 0xFFD60A, high: (0xA05A00, 0xFFD426))
  /// 34C759, in the dark 30D158.
  public static let systemGreen = system(0x34C759, dark: 0x30D158, high: (0x248A3D, 0x30DB5B))
  /// 00C7BE, in the dark 63E6E2.
  public static let systemMint = system(0x00C7BE, dark: 0x63E6E2, high: (0x0C817B, 0x66D4CF))
  /// 30B0C7, in the dark 40C8E0.
  public static let systemTeal = system(0x30B0C7, dark: 0x40C8E0, high: (0x008299, 0x5DE6FF))
  /// 32ADE6, in the dark 64D2FF.
  public static let systemCyan = system(0x32ADE6, dark: 0x64D2FF, high: (0x0071A4, 0x70D7FF))
  /// 007AFF, in the dark 0A84FF; the default tint of views.
  public static let systemBlue = system(0x007AFF, dark: 0x0A84FF, high: (0x0040DD, 0x409CFF))
  /// 5856D6, in the dark 5E5CE6.
  public static let systemIndigo = system(0x5856D6, dark: 0x5E5CE6, high: (0x3634A3, 0x7D7AFF))
  /// AF52DE, in the dark BF5AF2.
  public static let systemPurple = system(0xAF52DE, dark: 0xBF5AF2, high: (0x8944AB, 0xDA8FFF))
  /// FF2D55, in the dark FF375F.
  public static let systemPink = system(0xFF2D55, dark: 0xFF375F, high: (0xD30F45, 0xFF6482))
  /// A2845E, in the dark AC8E68.
  public static let systemBrown = system(0xA2845E, dark: 0xAC8E68, high: (0x7F6545, 0xB59469))

  // MARK: Greys

  /// 8E8E93 in light and dark.
  public static let systemGray = system(0x8E8E93, dark: 0x8E8E93, high: (0x6C6C70, 0xAEAEB2))
  /// The greys 2 to 6 come closer and closer to the background: lighter in light, darker in the dark.
  public static let systemGray2 = system(0xAEAEB2, dark: 0x636366, high: (0x8E8E93, 0x7C7C80))
  /// C7C7CC, in the dark 48484A.
  public static let systemGray3 = system(0xC7C7CC, dark: 0x48484A, high: (0xAEAEB2, 0x545456))
  /// D1D1D6, in the dark 3A3A3C.
  public static let systemGray4 = system(0xD1D1D6, dark: 0x3A3A3C, high: (0xBCBCC0, 0x444446))
  /// E5E5EA, in the dark 2C2C2E.
  public static let systemGray5 = system(0xE5E5EA, dark: 0x2C2C2E, high: (0xD8D8DC, 0x363638))
  /// F2F2F7, in the dark 1C1C1E; the nearest to the background.
  public static let systemGray6 = system(0xF2F2F7, dark: 0x1C1C1E, high: (0xEBEBF0, 0x242426))

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

  /// The main background: white, in the dark black. The dark backgrounds are lighter at `UIUserInterfaceLevel.elevated`, in sheets.
  public static let systemBackground = system(0xFFFFFF, dark: 0x000000, elevated: (0x1C1C1E, 0x242426))
  /// Groups of content on the main background.
  public static let secondarySystemBackground = system(
    0xF2F2F7, dark: 0x1C1C1E, high: (0xEBEBF0, 0x242426), elevated: (0x2C2C2E, 0x363638))
  /// Groups inside such groups.
  public static let tertiarySystemBackground = system(
    0xFFFFFF, dark: 0x2C2C2E, high: (0xFFFFFF, 0x363638), elevated: (0x3A3A3C, 0x444446))
  /// The former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The main background of grouped lists: F2F2F7, in the dark black.
  public static let systemGroupedBackground = system(
    0xF2F2F7, dark: 0x000000, high: (0xEBEBF0, 0x000000), elevated: (0x1C1C1E, 0x242426))
  /// Groups of content on the grouped background, such as rows.
  public static let secondarySystemGroupedBackground = system(
    0xFFFFFF, dark: 0x1C1C1E, high: (0xFFFFFF, 0x242426), elevated: (0x2C2C2E, 0x363638))
  /// Groups inside such groups.
  public static let tertiarySystemGroupedBackground = system(
    0xF2F2F7, dark: 0x2C2C2E, high: (0xEBEBF0, 0x363638), elevated: (0x3A3A3C, 0x444446))

  // MARK: Separators

  /// Translucent lines between rows.
  public static let separator = system(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// Opaque lines, where nothing may shine through.
  public static let opaqueSeparator = system(0xC6C6C8, dark: 0x38383A)

  /// - Parameters:
  ///   - high: Light and dark for more contrast; without, text and lines become more opaque by half. The latter is our choice.
  ///   - elevated: In the dark at the elevated level, without and with more contrast.
  private static func system(
    _ light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1, high: (UInt32, UInt32)? = nil,
    elevated: (UInt32, UInt32)? = nil
  ) -> UIColor {
    let usual = (UIColor(hex: light, alpha: lightAlpha), UIColor(hex: dark, alpha: darkAlpha))
    let (highLight, highDark) = high ?? (light, dark)
    let strong = (
      UIColor(hex: highLight, alpha: min(1, lightAlpha * 1.5)), UIColor(hex: highDark, alpha: min(1, darkAlpha * 1.5))
    )
    let raised = elevated.map { (UIColor(hex: $0, alpha: 1), UIColor(hex: $1, alpha: 1)) }
    return UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      if let raised, traits.userInterfaceLevel == .elevated, traits.userInterfaceStyle == .dark {
        return isHigh ? raised.1 : raised.0
      }
      let (light, dark) = isHigh ? strong : usual
      return traits.userInterfaceStyle == .dark ? dark : light
    }
  }

  private convenience init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
