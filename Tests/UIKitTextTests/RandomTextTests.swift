import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// Random keys, taps and changes of a text view against an array of characters with a caret and an anchor.
@MainActor @Suite struct RandomTextTests {
  /// The text as a person sees it. Places are numbers of characters.
  private struct Model {
    var characters: [Character] = []
    var (anchor, focus) = (0, 0)

    var text: String { String(characters) }
    var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

    func units(_ count: Int) -> Int { characters.prefix(count).reduce(0) { $0 + $1.utf16.count } }

    var range: NSRange {
      NSRange(location: units(selection.lowerBound), length: units(selection.upperBound) - units(selection.lowerBound))
    }

    /// Replaces characters; what joins with its neighbours becomes one.
    mutating func replace(_ part: Range<Int>, _ new: String) {
      let before = String(characters[..<part.lowerBound])
      let joined = before + new
      characters = Array(joined + String(characters[part.upperBound...]))
      // The caret stands behind the character that the new text ends in.
      let end = joined.utf16.count
      var (place, units) = (0, 0)
      while place < characters.count, units < end { (units, place) = (units + characters[place].utf16.count, place + 1) }
      (anchor, focus) = (place, place)
    }

    mutating func move(to place: Int, extending: Bool) {
      focus = min(max(0, place), characters.count)
      if !extending { anchor = focus }
    }

    mutating func step(_ forward: Bool, extending: Bool) {
      if !extending, !selection.isEmpty {
        return move(to: forward ? selection.upperBound : selection.lowerBound, extending: false)
      }
      move(to: focus + (forward ? 1 : -1), extending: extending)
    }

    mutating func delete(forward: Bool) {
      if !selection.isEmpty { return replace(selection, "") }
      let other = focus + (forward ? 1 : -1)
      if (0...characters.count).contains(other) { replace(min(focus, other)..<max(focus, other), "") }
    }
  }

  private static let pieces = ["a", "word ", "longer", " ", "\n", "é", "👍🏽", "🇨🇭", "漢字", "x\ny", ".", "שלום "]

  private let rig = TextViewStage()
  private var view: UITextView { rig.view }

  /// What always holds.
  private func check(_ model: Model, _ seed: Int) {
    #expect(view.text == model.text && view.selectedRange == model.range, "seed \(seed)")
    let anew = view.paragraphs.copy(width: view.paragraphs.width)
    #expect(view.paragraphs.height == anew.height && view.paragraphs.count == anew.count, "seed \(seed)")
    let inset = view.textContainerInset
    #expect(abs(view.contentSize.height - (anew.height + inset.top + inset.bottom)) < 0.34, "seed \(seed)")
    let caret = view.caretRect(for: view.selectedTextRange!.end)
    #expect(caret.minY >= inset.top - 0.01 && caret.maxY <= view.contentSize.height - inset.bottom + 0.34, "seed \(seed)")
    let shown = rig.paragraphViews.map { view.convert($0.bounds, from: $0) }
    let lines = (0..<anew.count).map { anew.frame(of: $0).offsetBy(dx: 0, dy: inset.top) }
    for line in lines where line.minY < view.bounds.maxY - 1 && line.maxY > view.bounds.minY + 1 {
      let visible = line.intersection(view.bounds)
      let isCovered = shown.contains { $0.minY <= visible.minY + 0.5 && $0.maxY >= visible.maxY - 0.5 }
      #expect(isCovered || line.height > 1_000, "seed \(seed): a paragraph at \(line) is not shown")
    }
    #expect(shown.count <= 30, "seed \(seed)")
  }

  @Test(arguments: 1...60) func agreesWithAnArrayOfCharacters(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = Model()
    view.becomeFirstResponder()
    for _ in 0..<60 {
      if Int.random(in: 0..<16, using: &random) < 10 { press(&model, &random) } else { set(&model, &random) }
      rig.stage.advance(by: 0.02)
      check(model, seed)
    }
  }

  /// A key of a person.
  private func press(_ model: inout Model, _ random: inout SeededGenerator) {
    let (extending, forward) = (Bool.random(using: &random), Bool.random(using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4:
      let piece = Self.pieces.randomElement(using: &random)!
      rig.stage.typeText(piece)
      for character in piece { model.replace(model.selection, String(character)) }
    case 5, 6:
      rig.press(forward ? .keyboardDeleteForward : .keyboardDeleteOrBackspace)
      model.delete(forward: forward)
    case 7, 8:
      // In a paragraph from right to left, arrows go the other way.
      guard !model.text.unicodeScalars.contains(where: { (0x590...0x5FF).contains($0.value) }) else { return }
      rig.press(forward ? .keyboardRightArrow : .keyboardLeftArrow, extending ? .shift : [])
      model.step(forward, extending: extending)
    default:
      rig.press(forward ? .keyboardEnd : .keyboardHome, extending ? [.shift, .control] : .control)
      model.move(to: forward ? model.characters.count : 0, extending: extending)
    }
  }

  /// A change by code.
  private func set(_ model: inout Model, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let place = Int.random(in: 0...model.characters.count, using: &random)
      let end = Int.random(in: place...model.characters.count, using: &random)
      (model.anchor, model.focus) = (place, end)
      view.selectedRange = model.range
    case 1:
      let piece = Self.pieces.randomElement(using: &random)!
      view.text = piece + model.text
      model.characters = Array(piece + model.text)
      model.move(to: model.characters.count, extending: false)
    case 2:
      view.frame.size = CGSize(
        width: CGFloat.random(in: 40...300, using: &random), height: CGFloat.random(in: 60...300, using: &random))
    case 3: view.textContainerInset.top = CGFloat.random(in: 0...30, using: &random).rounded()
    case 4:
      let last = max(1, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = CGFloat.random(in: 0...last, using: &random)
    default: change(&model, &random)
    }
  }

  /// Code changes the text behind the caret, which stays, or takes a typed step back and forth.
  private func change(_ model: inout Model, _ random: inout SeededGenerator) {
    guard model.selection.isEmpty, model.focus < model.characters.count else {
      rig.stage.typeText("q")
      model.replace(model.selection, "q")
      let text = view.text
      rig.press(.keyboardZ, .control, "z")
      rig.press(.keyboardZ, [.control, .shift], "z")
      return #expect(view.text == text)
    }
    let start = Int.random(in: model.focus..<model.characters.count, using: &random)
    guard start > model.focus else { return }
    view.textStorage.deleteCharacters(
      in: NSRange(location: model.units(start), length: model.units(start + 1) - model.units(start)))
    let caret = model.focus
    model.replace(start..<(start + 1), "")
    model.move(to: caret, extending: false)
  }
}
