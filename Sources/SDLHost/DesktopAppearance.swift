internal import DesktopBus
/// The person's settings for all apps of the desktop; nil for settings that the desktop does not provide.
package struct DesktopAppearance: Equatable, Sendable {
  package var isDark: Bool?
  /// Factor for the text size: 1 is the default size.
  package var textScale: Double?
  /// What the portal says of contrast and motion, and what GNOME's settings say.
  private var contrast, highContrast, reducedMotion, animations: Bool?

  package init(isDark: Bool? = nil, textScale: Double? = nil) { (self.isDark, self.textScale) = (isDark, textScale) }

  /// Whether the person wants more contrast.
  package var increasesContrast: Bool { contrast == true || highContrast == true }

  /// Whether motion is to be avoided.
  package var reducesMotion: Bool { reducedMotion == true || animations == false }

  /// Applies one setting of the portal; returns false if the appearance is unchanged.
  mutating func take(_ setting: DesktopSetting) -> Bool {
    let former = self
    switch setting {
    // 0 means no preference.
    case .colorScheme(let value): isDark = value == 1 ? true : value == 2 ? false : nil
    case .textScale(let value): textScale = value.isFinite && value > 0 ? value : nil
    case .contrast(let value): contrast = value == 1
    case .reducedMotion(let value): reducedMotion = value == 1
    case .highContrast(let value): highContrast = value
    case .animations(let value): animations = value
    }
    return self != former
  }
}

/// A setting of `org.freedesktop.portal.Settings`.
enum DesktopSetting: Equatable {
  case colorScheme(UInt32)
  case contrast(UInt32)
  case reducedMotion(UInt32)
  case textScale(Double)
  case highContrast(Bool)
  case animations(Bool)

  /// The namespaces that have a setting.
  static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"]

  /// nil for an unknown setting, or a value of another type.
  init?(namespace: String, key: String, value: BusValue?) {
    switch (namespace, key, value?.unboxed) {
    case (Self.namespaces[0], "color-scheme", .uint32(let number)): self = .colorScheme(number)
    case (Self.namespaces[0], "contrast", .uint32(let number)): self = .contrast(number)
    case (Self.namespaces[0], "reduced-motion", .uint32(let number)): self = .reducedMotion(number)
    case (Self.namespaces[1], "text-scaling-factor", .double(let number)): self = .textScale(number)
    case (Self.namespaces[1], "enable-animations", .bool(let value)): self = .animations(value)
    case (Self.namespaces[2], "high-contrast", .bool(let value)): self = .highContrast(value)
    default: return nil
    }
  }
}
