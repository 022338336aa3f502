import Foundation
import ManualHost
import TestSupport
import UIKit

// What a person and code do with the text; the model does the same.
extension TextsWorld {
  func step() {
    switch random.roll(0..<27) {
    case 0...6: type()
    case 7...9: mark()
    case 10, 11: delete()
    case 12: move()
    case 13: select()
    case 14: exchange()
    case 15: replaceByCode()
    case 16: replaceByOthers()
    case 17...19: undo()
    case 20: redo()
    case 21: setText()
    case 22: scroll()
    case 23: find()
    case 24: replaceFound()
    case 25: toggleEditing()
    default: change()
    }
  }

  // MARK: Letters

  private func letters(_ most: Int) -> String {
    let text = (0..<random.roll(1..<most + 1)).map { _ in PlainText.joiningPieces.randomElement(using: &random)! }.joined()
    return text
  }

  /// A field has one line: each line feed becomes a space.
  private func accepted(_ text: String) -> String {
    let feeds: Set<Character> = ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"]
    return kind == .field ? String(text.map { feeds.contains($0) ? " " : $0 }) : text
  }

  func shown(_ text: String) -> String { text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") }

  private func places() -> Range<Int> {
    let ends = model.boundaries
    let first = random.roll(0..<ends.count)
    return ends[first]..<ends[random.roll(first..<min(ends.count, first + 6))]
  }

  private func range(_ places: Range<Int>) -> NSRange {
    let start = model.units(places.lowerBound)
    return NSRange(location: start, length: model.units(places.upperBound) - start)
  }

  private func textRange(_ places: Range<Int>) -> UITextRange? {
    let range = range(places)
    let start = input.position(from: input.beginningOfDocument, offset: range.location)
    return start.flatMap { start in
      input.position(from: start, offset: range.length).flatMap { input.textRange(from: start, to: $0) }
    }
  }

  private func key(_ code: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags = [], _ characters: String = "") {
    stage.key(code, modifiers: held, characters: characters)
  }

  // MARK: A person

  private func type() {
    let text = letters(2)
    note("type \(shown(text))", isChange: true)
    stage.driver.text(text, marked: nil, at: stage.time)
    model.type(accepted(text))
    showsCaret = true
  }

  private func mark() {
    let text = random.roll(0..<5) == 0 ? "" : letters(3)
    if random.roll(0..<4) == 0 || text.isEmpty && model.marked == nil {
      note("unmark")
      input.unmarkText()
      return model.unmark()
    }
    let scalars = Array(accepted(text).unicodeScalars)
    let start = random.roll(0..<scalars.count + 1)
    let part = start..<random.roll(start..<scalars.count + 1)
    let units = scalars.map { UTF16.width($0) }
    let selected = NSRange(
      location: units.prefix(part.lowerBound).reduce(0, +), length: units[part].reduce(0, +))
    note("mark \(shown(text)), of it \(selected)", isChange: true)
    stage.driver.text(text, marked: selected, at: stage.time)
    model.mark(accepted(text), selected: part)
    showsCaret = true
  }

  private func delete() {
    let forward = random.roll(0..<3) == 0
    note(forward ? "delete forward" : "delete backward", isChange: true)
    key(forward ? .keyboardDeleteForward : .keyboardDeleteOrBackspace)
    model.delete(forward: forward)
  }

  /// In a paragraph from right to left arrows go the other way: only texts without one are moved in.
  private func move() {
    guard model.marked == nil, !model.scalars.contains(where: { (0x590...0x5FF).contains($0.value) || $0.value == 0x600 }) else {
      return
    }
    let (forward, extending) = (random.roll(0..<2) == 0, random.roll(0..<2) == 0)
    note("move \(forward ? "forward" : "backward")\(extending ? ", extending" : "")")
    key(forward ? .keyboardRightArrow : .keyboardLeftArrow, extending ? .shift : [])
    model.step(forward: forward, extending: extending)
  }

  private func exchange() {
    if random.roll(0..<2) == 0 {
      note("cut", isChange: true)
      if !model.selection.isEmpty { UIPasteboard.general.string = "" }
      key(.keyboardX, .control, "x")
      if !model.selection.isEmpty { model.replace(model.selection, "") }
    } else {
      let text = letters(4)
      note("paste \(shown(text))", isChange: true)
      UIPasteboard.general.string = text
      key(.keyboardV, .control, "v")
      model.replace(model.selection, accepted(text))
    }
  }

  private func undo() {
    note("undo", isChange: true)
    key(.keyboardZ, .control, "z")
    model.undo()
  }

  private func redo() {
    note("redo", isChange: true)
    random.roll(0..<2) == 0 ? key(.keyboardY, .control, "y") : key(.keyboardZ, [.control, .shift], "z")
    model.redo()
  }

  // MARK: Code

  private func select() {
    let places = places()
    note("select \(range(places))")
    input.selectedTextRange = textRange(places)
    if places != model.selection { model.select(places) }
  }

  private func replaceByCode() {
    let (places, text, kept) = (places(), accepted(letters(2)), model.selection)
    note("replace \(range(places)) by \(shown(text))", isChange: true)
    guard let range = textRange(places) else { return }
    input.replace(range, withText: text)
    model.replace(places, text)
    let grown = text.unicodeScalars.count - places.count
    if kept.lowerBound >= places.upperBound, !places.isEmpty || kept.lowerBound > places.lowerBound {
      model.select(model.start(of: kept.lowerBound + grown)..<model.start(of: kept.upperBound + grown))
    } else if kept.upperBound <= places.lowerBound, places.lowerBound > kept.lowerBound {
      model.select(model.start(of: kept.lowerBound)..<model.start(of: kept.upperBound))
    }
  }

  /// Replaces any scalars of the text storage.
  private func replaceByOthers() {
    guard let view else { return }
    let first = random.roll(0..<model.scalars.count + 1)
    let places = first..<random.roll(first..<min(model.scalars.count, first + 4) + 1)
    let text = letters(2)
    note("others replace \(range(places)) by \(shown(text))", isChange: true)
    view.textStorage.replaceCharacters(in: range(places), with: text)
    model.replaceByOthers(places, text)
    grow()
  }

  private func setText() {
    guard random.roll(0..<4) == 0 || model.scalars.count > 60 else { return type() }
    let text = letters(6)
    // The same text again is no change.
    guard Array(text.unicodeScalars) != model.scalars else { return }
    note("set \(shown(text))", isChange: true)
    field?.text = text
    view?.text = text
    model.load(text)
    grow()
  }

  private func scroll() {
    note("scroll")
    let last = scrollView.contentSize.height - scrollView.bounds.height
    scrollView.setContentOffset(CGPoint(x: 0, y: random.between(0, last).rounded()), animated: random.roll(0..<2) == 0)
    _ = stage.settle()
  }

  private func change() {
    switch random.roll(0..<3) {
    case 0:
      note("font")
      let font = UIFont.systemFont(ofSize: CGFloat(random.roll(10..<30)))
      field?.font = font
      view?.font = font
    case 1:
      note("width")
      input.frame.size.width = CGFloat(random.roll(60..<240))
    default:
      note("inset")
      scrollView.contentInset.bottom = CGFloat(random.roll(0..<200))
    }
    grow()
  }
}
