/// The sets of keys of one keyboard.
enum KeyboardPlane: Hashable, Sendable { case letters, digits, symbols }

/// What a key does.
enum KeyAction: Hashable, Sendable {
  case text(String)
  case space, delete, enter, shift, language, dismiss
  case plane(KeyboardPlane)

  /// Whether the key acts when a finger comes down on it; all others act when the finger leaves.
  var actsOnTouchDown: Bool {
    switch self {
    case .shift, .plane, .delete: true
    case .text, .space, .enter, .language, .dismiss: false
    }
  }
}

/// One key and its width.
struct KeyboardKey: Hashable, Sendable {
  var action: KeyAction
  /// In columns of its page.
  var width = 1.0
  /// Free columns before the key.
  var lead = 0.0
  /// The small letters below a digit of a telephone.
  var letters: String?
  /// A key of a number pad that is only a place.
  var isBlank = false

  init(_ action: KeyAction, width: Double = 1, lead: Double = 0, letters: String? = nil) {
    (self.action, self.width, self.lead, self.letters) = (action, width, lead, letters)
  }

  static func blank() -> KeyboardKey {
    var key = KeyboardKey(.text(""))
    key.isBlank = true
    return key
  }
}

/// The keys that show at one time, in rows of equal height.
struct KeyboardPage: Hashable, Sendable {
  var rows: [[KeyboardKey]]
  /// How many columns the rows are wide.
  var columns: Double

  /// The part of the width, from 0 to 1, of each key; keys of a row do not overlap.
  func places(inRow index: Int) -> [ClosedRange<Double>] {
    var x = 0.0
    return rows[index].map { key in
      let start = x + key.lead
      x = start + key.width
      return start / columns...min(1, max(start, x) / columns)
    }
  }
}
