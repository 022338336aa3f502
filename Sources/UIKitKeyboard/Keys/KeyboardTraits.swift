internal import UIKitCore

/// How the first responder wants to be typed.
struct KeyboardTraits: Equatable {
  var type = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitalization = UITextAutocapitalizationType.sentences
  var appearance = UIKeyboardAppearance.default
  var enablesReturnAutomatically = false
  var isSecure = false

  init() {}

  @MainActor init(_ traits: (any UITextInputTraits)?) {
    guard let traits else { return }
    (type, returnKey, appearance) = (traits.keyboardType, traits.returnKeyType, traits.keyboardAppearance)
    (capitalization, isSecure) = (traits.autocapitalizationType, traits.isSecureTextEntry)
    enablesReturnAutomatically = traits.enablesReturnKeyAutomatically
  }

  /// The keys of a telephone or a calculator in place of those of a typewriter.
  var pad: KeyboardPad? {
    switch type {
    case .numberPad, .asciiCapableNumberPad: .number
    case .decimalPad: .decimal
    case .phonePad: .phone
    case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: nil
    }
  }

  /// Addresses and passwords begin with no capital letters, and contain no periods after two spaces.
  var isProse: Bool { !isSecure && type != .emailAddress && type != .URL && pad == nil }

  var firstPlane: KeyboardPlane { type == .numbersAndPunctuation ? .digits : .letters }
}

/// Keyboards with a few large keys.
enum KeyboardPad: Hashable, Sendable { case number, decimal, phone }

/// The text at the caret.
struct KeyboardContext: Equatable {
  /// The end of the text before the caret; empty for a text that is hidden.
  var before = ""
  var hasText = false
}
