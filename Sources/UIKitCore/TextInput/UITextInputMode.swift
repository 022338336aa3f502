public import Foundation
internal import UIKitGraphics

/// A way to type: a layout of the keyboard on the screen.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// Posted when the person has changed to another layout, without an object.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The language as a tag such as "de"; nil for none, as of a layout of symbols.
  open var primaryLanguage: String? { language }
  private let language: String

  init(language: String) { self.language = language }

  /// The modes between which the person can change: `UIApplication.keyboardLanguages`.
  open class var activeInputModes: [UITextInputMode] { languages.map(UITextInputMode.init) }

  /// That in use. Without a keyboard on the screen the person's first language, since a keyboard of hardware does not tell its own.
  static var current: UITextInputMode? {
    (keyboards?.currentLanguage ?? languages.first).map(UITextInputMode.init)
  }

  private static var keyboards: (any ScreenKeyboards)? { UIScreen.main.application.keyboards }

  private static var languages: [String] {
    keyboards?.languages ?? UIScreen.main.appResources.languages ?? Locale.preferredLanguages
  }

  /// Modes are equal if their languages are.
  open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }

  open nonisolated override var hash: Int { language.hashValue }
}
