/// The person's settings for all apps of the desktop; nil for settings that the desktop does not provide.
package struct DesktopAppearance: Equatable, Sendable {
  package var isDark: Bool?
  /// Factor for the text size: 1 is the default size.
  package var textScale: Double?

  package init(isDark: Bool? = nil, textScale: Double? = nil) { (self.isDark, self.textScale) = (isDark, textScale) }

  /// Applies one setting of the portal; returns false if the appearance is unchanged.
  mutating func take(_ setting: DesktopSetting) -> Bool {
    let former = self
    switch setting {
    // 0 means no preference.
    case .colorScheme(let value): isDark = value == 1 ? true : value == 2 ? false : nil
    case .textScale(let value): textScale = value.isFinite && value > 0 ? value : nil
    }
    return self != former
  }
}

/// A setting of `org.freedesktop.portal.Settings`.
enum DesktopSetting: Equatable {
  case colorScheme(UInt32)
  case textScale(Double)

  static let known = [("org.freedesktop.appearance", "color-scheme"), ("org.gnome.desktop.interface", "text-scaling-factor")]

  /// nil for an unknown setting, or a value of another type.
  init?(namespace: String, key: String, value: Any?) {
    switch (namespace, key, value) {
    case (Self.known[0].0, Self.known[0].1, let number as UInt32): self = .colorScheme(number)
    case (Self.known[1].0, Self.known[1].1, let number as Double): self = .textScale(number)
    default: return nil
    }
  }
}
