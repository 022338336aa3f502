/// Light or dark. Windows start with light unless the launch settings or the stage say otherwise.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device. Here `.pad` if the shorter side of the screen has 600 points, else `.phone` (our choice).
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// The reading direction: that of the language in which the app is shown, unless the app overrides it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// How much room an axis has: `regular` from 600 points across and from 480 points down (our choice), else `compact`.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// How far in front of other content something is; windows start with `base`.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// Whether the window looks active; here always `active` unless overridden.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

/// The contrast that the person asked for; here always `normal` unless overridden.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Whether text is to be bold; here always `regular` unless overridden.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// The colours that the display can show; here always `SRGB` unless overridden.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
