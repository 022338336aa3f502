import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import UIKit
import UIKitCore

/// A key as a person sees it.
struct SeenKey {
  let label: String
  /// On the screen.
  let center: CGPoint

  enum Meaning: Equatable { case text, space, delete, enter, shift, plane, language, hide }

  private static let words: [Meaning: Set<String>] = [
    .space: ["space", "Leerzeichen", "espace", "espacio"], .delete: ["delete", "Löschen", "supprimer", "borrar"],
    .enter: [
      "return", "Return", "retour", "intro", "next", "Weiter", "suivant", "siguiente", "done", "Fertig", "OK", "search", "Suchen",
      "rechercher", "buscar", "go", "Öffnen", "accéder", "ir",
    ],
    .shift: ["shift", "Umschalttaste", "majuscule", "mayúsculas"],
    .plane: [
      "letters", "Buchstaben", "lettres", "letras", "numbers", "Zahlen", "chiffres", "números", "symbols", "Symbole", "symboles",
      "símbolos",
    ],
    .language: ["next keyboard", "Nächste Tastatur", "clavier suivant", "teclado siguiente"],
    .hide: ["hide keyboard", "Tastatur ausblenden", "masquer le clavier", "ocultar teclado"],
  ]

  var meaning: Meaning { Self.words.first { $0.value.contains(label) }?.key ?? .text }
}

// Keys that are touched where they are; the model reads their caps.
extension KeyboardWorld {
  private static let keyboardLevel: CGFloat = 10_000

  /// The window in front of all others, if it shows.
  var shownKeyboardWindow: UIWindow? {
    stage.screen.windows.last { $0.windowLevel.rawValue == Self.keyboardLevel }
  }

  var keys: [SeenKey] {
    guard let window = shownKeyboardWindow else { return [] }
    func find(_ view: UIView) -> [UIView] {
      view.isAccessibilityElement && view.accessibilityTraits.contains(.keyboardKey) ? [view] : view.subviews.flatMap(find)
    }
    return find(window).compactMap { view in
      guard let label = view.accessibilityLabel else { return nil }
      return SeenKey(label: label, center: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
  }

  var texts: [EditedText] { screens.flatMap(\.texts) }

  /// The text that keys write into.
  var edited: EditedText? {
    guard let responder else { return nil }
    return texts.first { $0.view === responder }
  }

  /// The first key of a hidden text would replace it.
  func keepSecrets() { for text in texts { (text.view as? UITextField)?.clearsOnInsertion = false } }

  /// Keys at rest, in one of the ways in which fingers touch them.
  func touchKeys() {
    undisturbed { _ = stage.settle() }
    keepSecrets()
    guard let text = edited, let view = text.view, let selection = text.selection, !keys.isEmpty else { return }
    let wasSeen = isCaretSeen(view)
    let (keys, way) = (keys, random.roll(0..<12))
    let key = keys[random.roll(0..<keys.count)]
    let (before, done) = (text.text, operations + 1)
    countKey()
    if way == 0, key.meaning == .text {
      hold(key, in: text, selection)
    } else if way == 1, let delete = keys.first(where: { $0.meaning == .delete }) {
      holdDelete(delete, in: text, selection)
    } else if way == 2, key.meaning == .text, let other = keys.first(where: { $0.meaning == .text && $0.label != key.label }) {
      roll(key, other, in: text, selection)
    } else {
      tap(key, in: text, view, selection)
    }
    // What messages have done may be a scroll.
    if operations == done { follow(text, wasSeen: wasSeen, isChanged: text.text != before) }
  }

  private func tap(_ key: SeenKey, in text: EditedText, _ view: UIView, _ selection: Range<Int>) {
    let (before, done) = (text.text, operations + 1)
    note("key \(key.label) in \(text.name) at \(selection)")
    expect(key, in: text, view, selection)
    stage.tap(at: key.center)
    if let other = text.other, text.shown == String(other) {
      text.text = other
      spaceIn = ObjectIdentifier(text)
    }
    text.other = nil
    // A row whose editing a message has ended in the middle of the key may be another cell's by now: the letter is not written then.
    if operations > done, text.stored?() == String(before) { text.text = before }
  }

  private func expect(_ key: SeenKey, in text: EditedText, _ view: UIView, _ selection: Range<Int>) {
    let (followsSpace, isUncertain) = (spaceIn == ObjectIdentifier(text), isSpaceUncertain)
    (spaceIn, isSpaceUncertain) = (nil, false)
    switch key.meaning {
    case .text: write(key.label, in: text, selection)
    case .space:
      let before = text.text[..<selection.lowerBound]
      let end = before.dropLast().last
      if followsSpace, isProse(view), before.last == " ", let end, end.isLetter || end.isNumber || ")]}\"'%€$”’»".contains(end) {
        if refusesFor(view) { break }
        if isUncertain {
          text.other = text.text
          text.other?.replaceSubrange(selection, with: " ")
        }
        text.replace(selection.lowerBound - 1..<selection.upperBound, ". ")
      } else {
        write(" ", in: text, selection)
        spaceIn = ObjectIdentifier(text)
      }
    case .delete: delete(1, in: text, selection)
    case .enter: if view is UITextView { write("\n", in: text, selection) }
    case .language, .shift, .plane, .hide: break
    }
  }

  private func isProse(_ view: UIView) -> Bool {
    guard let traits = view as? any UITextInputTraits, !traits.isSecureTextEntry else { return false }
    return [.default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch].contains(traits.keyboardType)
  }

  /// A search bar is the delegate of its own field.
  private func refusesFor(_ view: UIView?) -> Bool { refuses && !(view is UISearchTextField) }

  func write(_ new: String, in text: EditedText, _ selection: Range<Int>) {
    if !refusesFor(text.view) { text.replace(selection, new) }
  }

  private func delete(_ count: Int, in text: EditedText, _ selection: Range<Int>) {
    if refusesFor(text.view) { return }
    var (selection, rest) = (selection, count)
    if !selection.isEmpty {
      text.replace(selection, "")
      selection = selection.lowerBound..<selection.lowerBound
      rest -= 1
    }
    let start = max(0, selection.lowerBound - rest)
    text.replace(start..<selection.lowerBound, "")
  }

  /// The letters beside a key open; the finger leaves on the key's own.
  private func hold(_ key: SeenKey, in text: EditedText, _ selection: Range<Int>) {
    note("hold \(key.label) in \(text.name)")
    (spaceIn, isSpaceUncertain) = (nil, false)
    undisturbed {
      stage.touch(.began, at: key.center)
      stage.advance(by: 0.7)
    }
    write(key.label, in: text, selection)
    stage.touch(.ended, at: key.center)
  }

  /// Deletes at once, after half a second, and from then on ten times a second.
  private func holdDelete(_ key: SeenKey, in text: EditedText, _ selection: Range<Int>) {
    note("hold delete in \(text.name)")
    (spaceIn, isSpaceUncertain) = (nil, false)
    undisturbed {
      delete(4, in: text, selection)
      stage.touch(.began, at: key.center)
      stage.advance(by: 0.75)
      stage.touch(.ended, at: key.center)
    }
  }

  /// The second finger comes down before the first one leaves.
  private func roll(_ one: SeenKey, _ two: SeenKey, in text: EditedText, _ selection: Range<Int>) {
    note("roll \(one.label) and \(two.label) in \(text.name)")
    (spaceIn, isSpaceUncertain) = (nil, false)
    undisturbed {
      stage.touch(.began, at: one.center, id: 1)
      stage.advance(by: 0.05)
      write(one.label, in: text, selection)
      stage.touch(.began, at: two.center, id: 2)
      let cap = keys.first { abs($0.center.x - two.center.x) + abs($0.center.y - two.center.y) < 1 }?.label ?? ""
      let isRefused = refusesFor(text.view)
      let place = selection.lowerBound + one.label.count
      if SeenKey(label: cap, center: two.center).meaning == .text {
        write(cap, in: text, isRefused ? selection : place..<place)
      }
      stage.advance(by: 0.02)
      stage.touch(.ended, at: one.center, id: 1)
      stage.touch(.ended, at: two.center, id: 2)
    }
  }

  // MARK: The caret

  private func caret(_ view: any UIView & UITextInput) -> CGRect? {
    guard let window = view.window, window === stage.window, let end = view.selectedTextRange?.end else { return nil }
    return view.convert(view.caretRect(for: end), to: nil)
  }

  /// Whether a caret has all of its height above the keyboard and below the bars.
  private func isCaretSeen(_ view: any UIView & UITextInput) -> Bool {
    guard let caret = caret(view), let top = stage.screen.keyboard?.top else { return false }
    return caret.maxY <= top + 0.5 && caret.minY >= -0.5
  }

  /// In each frame after a key what was seen stays seen, and at rest it is seen wherever it could be scrolled to.
  private func follow(_ text: EditedText, wasSeen: Bool, isChanged: Bool) {
    undisturbed {
      for frame in 0..<4 {
        stage.advance(by: 1.0 / 20)
        guard let view = text.view, view === responder else { return }
        if wasSeen, stage.screen.keyboard?.top != nil, caret(view) != nil, !isCaretSeen(view), isRoomy {
          return fail("the caret of \(text.name) is at \(caret(view) ?? .null) in frame \(frame), the keyboard at \(keyboardTop)")
        }
      }
      guard isChanged, stage.settle() else { return }
      guard let view = text.view, view === responder, stage.screen.keyboard?.top != nil, isRoomy, let place = caret(view) else {
        return
      }
      if !isCaretSeen(view) { fail("the caret of \(text.name) rests at \(place), the keyboard at \(keyboardTop)") }
    }
  }

  var keyboardTop: CGFloat { stage.screen.keyboard?.top ?? stage.screen.bounds.height }

  /// Whether bars and panels leave more than some lines above the keyboard.
  private var isRoomy: Bool { keyboardTop > 160 }
}
