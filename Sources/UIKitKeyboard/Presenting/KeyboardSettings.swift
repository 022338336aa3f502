internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What an app has set for the keyboards of its screens.
@MainActor final class KeyboardSettings: ScreenKeyboards {
  var isOn = false
  /// nil for the languages of the person.
  var ownLanguages: [String]?
  /// The layout in use among those enabled.
  private var used: String?
  /// The layouts last used in contexts that have a name.
  private var usedInContext: [String: String] = [:]

  var languages: [String] { ownLanguages ?? UIScreen.main.appResources.languages ?? Locale.preferredLanguages }

  var currentLanguage: String? {
    guard isOn else { return nil }
    let screen = UIScreen.main
    return layout(on: screen, in: (screen.keyboard as? KeyboardPresenter)?.contextName).code
  }

  func forgetLayout(of context: String) { usedInContext[context] = nil }

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
    KeyboardLanguage.layouts(for: ownLanguages ?? screen.appResources.languages ?? Locale.preferredLanguages)
  }

  /// - Parameter context: The name of the context in which a text is typed; nil for none.
  func layout(on screen: UIScreen, in context: String?) -> KeyboardLanguage {
    let layouts = layouts(on: screen)
    let wanted = context.flatMap { usedInContext[$0] } ?? used
    return layouts.first { $0.code == wanted } ?? layouts[0]
  }

  func useNextLayout(on screen: UIScreen, in context: String?) {
    let layouts = layouts(on: screen)
    let index = layouts.firstIndex(of: layout(on: screen, in: context)) ?? 0
    let next = layouts[(index + 1) % layouts.count].code
    if let context { usedInContext[context] = next } else { used = next }
    NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
  }

  func languagesChanged(on screens: [UIScreen]) {
    for screen in screens { (screen.keyboard as? KeyboardPresenter)?.inputChanged() }
  }
}
