import TestSupport
import UIKit

// What always holds.
extension TextsWorld {
  /// What is wrong; nil if nothing is.
  func broken() -> String? {
    guard let text = view?.text ?? field?.text else { return "there is no text" }
    if Array(text.unicodeScalars) != model.scalars {
      return "the text is \(text.debugDescription), not \(model.text.debugDescription)"
    }
    if let wrongSearch { return wrongSearch }
    if let wrong = brokenSelection() ?? brokenCaret() ?? brokenPlaces() { return wrong }
    return nil
  }

  private func units(_ range: UITextRange?) -> Range<Int>? {
    range.map {
      input.offset(from: input.beginningOfDocument, to: $0.start)..<input.offset(from: input.beginningOfDocument, to: $0.end)
    }
  }

  private func brokenSelection() -> String? {
    let expected = model.units(model.selection.lowerBound)..<model.units(model.selection.upperBound)
    if units(input.selectedTextRange) != expected {
      return "the selection is \(units(input.selectedTextRange).map { "\($0)" } ?? "nil"), not \(expected)"
    }
    let marked = model.marked.map { model.units($0.lowerBound)..<model.units($0.upperBound) }
    if units(input.markedTextRange) != marked { return "marked is \(units(input.markedTextRange).map { "\($0)" } ?? "nil")" }
    return nil
  }

  /// After a person's letter the caret is on the screen.
  private func brokenCaret() -> String? {
    guard showsCaret, let end = input.selectedTextRange?.end else { return nil }
    let caret = input.convert(input.caretRect(for: end), to: scrollView)
    let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    // But for the pixel to which offsets are rounded.
    return caret.minY < room.minY - 1.01 || caret.maxY > room.maxY + 1.01 ? "the caret at \(caret) is not inside of \(room)" : nil
  }

  /// The position nearest to a caret has that caret.
  private func brokenPlaces() -> String? {
    for place in model.boundaries {
      guard let position = input.position(from: input.beginningOfDocument, offset: model.units(place)) else {
        return "no position at \(place)"
      }
      let caret = input.caretRect(for: position)
      guard let found = input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)) else { return "nothing near \(caret)" }
      let offset = input.offset(from: input.beginningOfDocument, to: found)
      if model.units(model.place(ofUnits: offset)) != offset || !model.boundaries.contains(model.place(ofUnits: offset)) {
        return "a point leads into a character, at \(offset)"
      }
      let other = input.caretRect(for: found)
      // Carets beyond the end of a line are moved to it.
      if view != nil, caret.maxX >= input.bounds.width - 0.01 { continue }
      if abs(other.midX - caret.midX) > 2.01 || abs(other.midY - caret.midY) > 0.01 {
        return "the caret at \(place), \(caret), leads to \(offset), \(other), in \(shown(model.text))"
      }
    }
    return nil
  }
}
