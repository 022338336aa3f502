internal import Foundation
internal import UIKitAccessibility
package import UIKitCore
package import UIKitGraphics
internal import WarningLog

/// Settings given at launch: light or dark style, and text size. The rest follows the desktop.
///
/// Read from Apple's launch arguments, `-UIPreferredContentSizeCategoryName XL` and `-UIUserInterfaceStyle Dark`, or from environment
/// variables of the same names, which do not interfere with an app that parses its own arguments.
package struct LaunchSettings {
  package private(set) var category: UIContentSizeCategory?
  package private(set) var style: UIUserInterfaceStyle?
  /// Warnings about values that are not understood.
  package private(set) var complaints: [String] = []

  package init(
    arguments: [String] = CommandLine.arguments, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    func setting(_ name: String) -> String? {
      if let index = arguments.firstIndex(of: "-" + name), index + 1 < arguments.count { return arguments[index + 1] }
      return environment[name]
    }
    if let name = setting("UIPreferredContentSizeCategoryName") {
      category = UIContentSizeCategory(named: name)
      let names = UIContentSizeCategory.all.map(\.shortName).joined(separator: ", ")
      if category == nil { complaints.append("UIPreferredContentSizeCategoryName \(name): choose one of \(names)") }
    }
    if let name = setting("UIUserInterfaceStyle") {
      style = ["light": .light, "dark": .dark][name.lowercased()]
      if style == nil { complaints.append("UIUserInterfaceStyle \(name): choose Light or Dark") }
    }
  }

  /// Applies the settings; those not given at launch follow the desktop.
  @MainActor package func apply(
    to screen: UIScreen, isDark: Bool? = nil, textScale: Double? = nil, increasesContrast: Bool = false,
    reducesMotion: Bool = false
  ) {
    let settings: [(UIAccessibility.Setting, Bool)] = [(.darkerSystemColors, increasesContrast), (.reduceMotion, reducesMotion)]
    for (setting, isOn) in settings {
      if isOn { screen.accessibilitySettings.insert(setting) } else { screen.accessibilitySettings.remove(setting) }
    }
    screen.accessibilityContrast = increasesContrast ? .high : .normal
    screen.contentSizeCategory = category ?? textScale.map(UIContentSizeCategory.init(textScale:)) ?? .large
    screen.userInterfaceStyle = style ?? (isDark == true ? .dark : .light)
  }

  @MainActor package func complain() {
    for complaint in complaints { WarningLog.warn(complaint) }
  }
}

extension UIContentSizeCategory {
  /// The category with the body text size nearest to 17 points times `textScale`.
  package init(textScale: Double) {
    let sizes: [(UIContentSizeCategory, Double)] = [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
      (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
      (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ]
    self = sizes.min { abs($0.1 - 17 * textScale) < abs($1.1 - 17 * textScale) }!.0
  }
}
