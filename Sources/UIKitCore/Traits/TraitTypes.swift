public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// Whether there is little room on an axis, as on a phone, or much.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// How far in front of other content something is.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
