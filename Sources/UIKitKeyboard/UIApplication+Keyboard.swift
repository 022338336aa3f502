internal import Foundation
public import UIKitCore
internal import UIKitGraphics

extension UIApplication {
  /// Whether a keyboard comes on the screen while text is edited, for machines without one of hardware; false by default. A keyboard of
  /// hardware writes all the same.
  ///
  /// Not part of UIKit, where the system decides. An app on a desktop begins with what the environment's `SCROLLWORK_KEYBOARD` says.
  public final var showsKeyboardOnScreen: Bool {
    get { (keyboards as? KeyboardSettings)?.isOn ?? false }
    set {
      if newValue == showsKeyboardOnScreen { return }
      keyboardSettings.isOn = newValue
      for screen in screens { keyboardSettings.apply(to: screen) }
    }
  }

  /// The languages between which the keyboard's globe key changes, as tags such as "de-CH"; the person's languages by default. There are layouts
  /// for English, German, French and Spanish; other tags are left out, and if none is left, the keyboard is English.
  ///
  /// Not part of UIKit, where the person enables keyboards in the settings.
  public final var keyboardLanguages: [String] {
    get { (keyboards as? KeyboardSettings)?.ownLanguages ?? screens.first?.appResources.languages ?? Locale.preferredLanguages }
    set {
      keyboardSettings.ownLanguages = newValue
      keyboardSettings.languagesChanged(on: screens)
    }
  }

  private var keyboardSettings: KeyboardSettings {
    if let settings = keyboards as? KeyboardSettings { return settings }
    let settings = KeyboardSettings()
    keyboards = settings
    return settings
  }
}
