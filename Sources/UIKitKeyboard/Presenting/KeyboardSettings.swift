internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What an app has set for the keyboards of its screens.
@MainActor final class KeyboardSettings: ScreenKeyboards {
  var isOn = false
  /// nil for the languages of the person.
  var languages: [String]?
  /// The layout in use among those enabled.
  private var used: String?

  func makeKeyboard(for screen: UIScreen) -> (any ScreenKeyboard)? { isOn ? KeyboardPresenter(screen, self) : nil }

  func apply(to screen: UIScreen) {
    if isOn {
      let keyboard = KeyboardPresenter(screen, self)
      screen.keyboard = keyboard
      keyboard.inputChanged()
    } else {
      let former = screen.keyboard as? KeyboardPresenter
      // Receivers of its last notifications find no keyboard.
      screen.keyboard = nil
      former?.remove()
    }
  }

  func layouts(on screen: UIScreen) -> [KeyboardLanguage] {
    KeyboardLanguage.layouts(for: languages ?? screen.appResources.languages ?? Locale.preferredLanguages)
  }

  func layout(on screen: UIScreen) -> KeyboardLanguage {
    let layouts = layouts(on: screen)
    return layouts.first { $0.code == used } ?? layouts[0]
  }

  func useNextLayout(on screen: UIScreen) {
    let layouts = layouts(on: screen)
    let index = layouts.firstIndex(of: layout(on: screen)) ?? 0
    used = layouts[(index + 1) % layouts.count].code
  }

  func languagesChanged(on screens: [UIScreen]) {
    for screen in screens { (screen.keyboard as? KeyboardPresenter)?.inputChanged() }
  }
}
