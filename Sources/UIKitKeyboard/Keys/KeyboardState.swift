internal import Foundation
internal import UIKitCore

/// What a key changes in the text, or outside of it.
enum KeyboardEdit: Equatable, Sendable {
  case insert(String)
  case delete, enter
  /// The space before the caret becomes a period, and a space follows.
  case endSentence
  case nextLanguage, dismiss
}

/// Which keys show, and how they write: the plane and the state of shift.
struct KeyboardState: Equatable {
  enum Shift: Equatable {
    case off
    /// For one letter.
    case once
    case locked
  }

  /// Greatest time between two taps on shift that lock it, in seconds. Our choice.
  static let doubleTap: TimeInterval = 0.35

  private(set) var plane = KeyboardPlane.letters
  private(set) var shift = Shift.off
  private var traits = KeyboardTraits()
  private var context = KeyboardContext()
  private var lastShift = -TimeInterval.infinity
  /// Whether the latest key was shift, by which a person decides.
  private var isChosen = false
  /// Whether the latest key was the space bar.
  private var isAfterSpace = false
  /// While a finger is down on shift: whether a letter has been written meanwhile.
  private var heldShift: Bool?

  /// Begins with a text.
  init(_ traits: KeyboardTraits, _ context: KeyboardContext) {
    (self.traits, self.context) = (traits, context)
    plane = traits.firstPlane
    capitalize()
  }

  /// Goes on with what another text wants; locked capital letters stay for the same kind of text only.
  mutating func adopt(_ traits: KeyboardTraits, _ context: KeyboardContext) {
    if traits == self.traits { return moved(to: context) }
    self = KeyboardState(traits, context)
  }

  /// The text or the caret has changed, by a key or otherwise.
  mutating func moved(to context: KeyboardContext) {
    if context != self.context { settle(in: context) }
  }

  /// A key has been handled: what it did to the text decides about the next letter.
  mutating func settle(in context: KeyboardContext) {
    let isSame = context == self.context
    self.context = context
    if heldShift == nil, !isSame || shift == .off && !isChosen { capitalize() }
  }

  // MARK: Keys

  mutating func press(_ action: KeyAction, at time: TimeInterval) -> KeyboardEdit? {
    let followsSpace = isAfterSpace
    isAfterSpace = action == .space
    isChosen = action == .shift
    if action != .shift { lastShift = -.infinity }
    switch action {
    case .text(let text): return write(text)
    case .space: return space(followsSpace)
    case .shift:
      pressShift(at: time)
      return nil
    case .plane(let plane):
      show(plane)
      return nil
    case .delete: return .delete
    case .enter: return .enter
    case .language:
      show(.letters)
      return .nextLanguage
    case .dismiss: return .dismiss
    }
  }

  /// The finger that held shift has left.
  mutating func releaseShift() {
    defer { heldShift = nil }
    if heldShift == true, shift == .once { shift = wantsCapital ? .once : .off }
  }

  private mutating func write(_ text: String) -> KeyboardEdit? {
    if text.isEmpty { return nil }
    let written = cap(of: text)
    if heldShift != nil { heldShift = true } else if shift == .once { shift = .off }
    // An apostrophe stands inside of words.
    if text == "'", plane != .letters { show(.letters) }
    return .insert(written)
  }

  private mutating func space(_ followsSpace: Bool) -> KeyboardEdit {
    if plane != .letters, traits.firstPlane == .letters { show(.letters) }
    guard followsSpace, traits.isProse, context.before.last == " ", let end = context.before.dropLast().last else {
      return .insert(" ")
    }
    if !end.isLetter && !end.isNumber && !")]}\"'”’»%€$".contains(end) { return .insert(" ") }
    isAfterSpace = false
    return .endSentence
  }

  private mutating func pressShift(at time: TimeInterval) {
    let isDouble = time - lastShift <= Self.doubleTap
    lastShift = time
    heldShift = false
    switch shift {
    case .locked: shift = .off
    case .off, .once: shift = isDouble ? .locked : shift == .off ? .once : .off
    }
    if isDouble { lastShift = -.infinity }
  }

  private mutating func show(_ plane: KeyboardPlane) {
    self.plane = plane
    if plane == .letters { capitalize() }
  }

  // MARK: Capital letters

  private mutating func capitalize() {
    if shift != .locked { shift = wantsCapital ? .once : .off }
  }

  private var wantsCapital: Bool {
    guard traits.isProse, plane == .letters else { return false }
    switch traits.capitalization {
    case .none: return false
    case .allCharacters: return true
    case .words: return context.before.last?.isWhitespace ?? true
    case .sentences: return context.isAtSentence
    }
  }

  // MARK: Caps

  /// What a key with a text writes now.
  func cap(of text: String) -> String { plane == .letters && shift != .off && text.count == 1 ? text.capital : text }
}

extension String {
  /// The capital letter; a letter whose capital has several letters stays as it is.
  fileprivate var capital: String { self == "ß" ? "ẞ" : uppercased().count == count ? uppercased() : self }
}

extension KeyboardContext {
  /// Whether a sentence begins at the caret: at the start of a line, or behind a mark that ends one and a space.
  fileprivate var isAtSentence: Bool {
    guard let last = before.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    let rest = before.reversed().drop { $0.isWhitespace && !$0.isNewline }
    guard let end = rest.first(where: { !"\"'”’»)]}".contains($0) }) else { return true }
    return end.isNewline || ".!?…".contains(end)
  }
}
