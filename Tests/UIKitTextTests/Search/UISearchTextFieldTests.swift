import CoreGraphics
import Foundation
import ManualHost
import Selectors
import TestSupport
import Testing
@_spi(UIKitModules) import UIKitCore
import UIKitGraphics

@testable import UIKitText

@MainActor @Suite struct UISearchTextFieldTests {
  /// Hears of copies and changes.
  private final class Reader: NSObject, UISearchTextFieldDelegate {
    var asked: [NSRange] = []
    var copied: [UISearchToken] = []
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      asked.append(range)
      return true
    }
    func searchTextField(_ field: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
      copied.append(token)
      return NSItemProvider(object: NSString(string: "<\(token.text)>"))
    }
  }

  private let stage = ManualStage(size: CGSize(width: 400, height: 300), scale: 1)
  private let field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: 300, height: 36))
  private let reader = Reader()
  private var changes = Counter()

  private final class Counter { var count = 0 }

  init() {
    field.delegate = reader
    let changes = changes
    field.addAction(UIAction { _ in changes.count += 1 }, for: .editingChanged)
    stage.window.addSubview(field)
    stage.advance(by: 0)
  }

  private func add(_ names: String...) {
    for name in names { field.insertToken(UISearchToken(icon: nil, text: name), at: field.tokens.count) }
    stage.advance(by: 0)
  }

  private var names: [String] { field.tokens.map(\.text) }
  private var selected: [String] { field.selectedTextRange.map { field.tokens(in: $0).map(\.text) } ?? [] }

  private func key(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.key(code, modifiers: modifiers, characters: "")
    stage.advance(by: 0)
  }

  private func tapToken(_ index: Int) {
    let frame = field.views[index].convert(field.views[index].bounds, to: nil)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 0)
  }

  @Test func aSearchFieldHasAGlassAndIsSpokenOfAsOne() {
    #expect(field.leftView != nil && field.clearButtonMode == .whileEditing && field.returnKeyType == .search)
    #expect(field.accessibilityTraits.contains(.searchField) && field.accessibilityRole == .searchField)
    #expect(field.allowsCopyingTokens && field.allowsDeletingTokens && field.tokens.isEmpty)
  }

  @Test func theTextBeginsAt31AndAHalf() {
    #expect(field.textRect(forBounds: field.bounds).minX == 31.5)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: field.bounds).maxX == 300 - 31.5)
  }

  @Test func tokensStandBeforeTheTextInOrder() {
    add("A", "BB")
    field.text = "text"
    stage.advance(by: 0)
    let frames = field.views.map { $0.convert($0.bounds, to: field) }
    #expect(frames[0].minX == 31.5 && frames[1].minX >= frames[0].maxX)
    #expect(field.caretRect(for: (field.textualRange).start).midX >= frames[1].maxX)
    #expect(field.text == "text" && field.hasText)
  }

  @Test func fromRightToLeftTokensStandAtTheRight() {
    field.semanticContentAttribute = .forceRightToLeft
    add("A", "BB")
    stage.advance(by: 0)
    let frames = field.views.map { $0.convert($0.bounds, to: field) }
    #expect(frames[0].maxX <= 300 - 31 && frames[1].maxX <= frames[0].minX)
  }

  @Test func insertingRemovingAndPositions() {
    add("A", "B")
    field.insertToken(UISearchToken(icon: nil, text: "C"), at: 1)
    #expect(names == ["A", "C", "B"])
    field.removeToken(at: 0)
    #expect(names == ["C", "B"])
    let start = field.positionOfToken(at: 1)
    #expect(field.offset(from: field.beginningOfDocument, to: start) == 1)
    #expect(field.offset(from: start, to: field.textualRange.start) == 1)
    let range = field.textRange(from: start, to: field.endOfDocument)
    #expect(range.map { field.tokens(in: $0).map(\.text) } == ["B"])
    #expect(changes.count == 0)
  }

  @Test func aPartOfTheTextBecomesAToken() throws {
    field.text = "from anna"
    let start = try #require(field.position(from: field.textualRange.start, offset: 5))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "anna"), at: 0)
    #expect(field.text == "from " && names == ["anna"])
  }

  @Test func aTapSelectsATokenAndDeleteRemovesIt() {
    add("A", "B")
    tapToken(0)
    #expect(field.isEditing && selected == ["A"])
    key(.keyboardDeleteOrBackspace)
    #expect(names == ["B"] && changes.count == 1 && selected.isEmpty)
  }

  @Test func deleteAtTheStartSelectsTheLastTokenFirst() {
    add("A", "B")
    field.becomeFirstResponder()
    key(.keyboardDeleteOrBackspace)
    #expect(names == ["A", "B"] && selected == ["B"])
    key(.keyboardDeleteOrBackspace)
    #expect(names == ["A"] && selected.isEmpty)
    key(.keyboardDeleteOrBackspace)
    key(.keyboardDeleteOrBackspace)
    #expect(names.isEmpty && changes.count == 2)
  }

  @Test func arrowsWalkOverTokensAndBackIntoTheText() {
    add("A", "B")
    field.text = "x"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(from: field.textualRange.start, to: field.textualRange.start)
    key(.keyboardLeftArrow)
    #expect(selected == ["B"])
    key(.keyboardLeftArrow)
    #expect(selected == ["A"])
    key(.keyboardLeftArrow)
    #expect(selected == ["A"])
    key(.keyboardRightArrow)
    key(.keyboardRightArrow)
    #expect(selected.isEmpty && field.selectedTextRange?.isEmpty == true)
  }

  @Test func shiftExtendsTheSelectionOverTokens() {
    add("A", "B", "C")
    field.becomeFirstResponder()
    key(.keyboardLeftArrow, .shift)
    key(.keyboardLeftArrow, .shift)
    #expect(selected == ["B", "C"])
    key(.keyboardRightArrow, .shift)
    #expect(selected == ["C"])
  }

  @Test func typingReplacesSelectedTokens() {
    add("A", "B")
    tapToken(1)
    stage.typeText("z")
    #expect(names == ["A"] && field.text == "z")
  }

  @Test func selectAllTakesTokensAndText() {
    add("A", "B")
    field.text = "xy"
    field.becomeFirstResponder()
    stage.key(.keyboardA, modifiers: .control, characters: "a")
    #expect(selected == ["A", "B"] && field.selectedTextRange.flatMap { field.text(in: $0) } == "xy")
    key(.keyboardDeleteOrBackspace)
    #expect(names.isEmpty && field.text?.isEmpty == true && changes.count == 1)
  }

  @Test func tokensThatMayNotBeDeletedStay() {
    field.allowsDeletingTokens = false
    add("A")
    tapToken(0)
    key(.keyboardDeleteOrBackspace)
    stage.typeText("z")
    #expect(names == ["A"] && field.text == "z")
    field.clearByPerson()
    #expect(names == ["A"] && field.text?.isEmpty == true)
  }

  @Test func theClearButtonRemovesTokensToo() throws {
    add("A")
    field.becomeFirstResponder()
    stage.advance(by: 0)
    let button = try #require(field.storedClearButton)
    stage.tap(at: button.convert(CGPoint(x: 9, y: 9), to: nil))
    #expect(names.isEmpty && changes.count == 1)
  }

  @Test func copyingAsksTheDelegateForEachToken() {
    add("A", "B")
    field.text = "x"
    field.becomeFirstResponder()
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "<A> <B> x" && reader.copied.map(\.text) == ["A", "B"])
    field.allowsCopyingTokens = false
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
  }

  @Test func rangesOfTheDelegateAreOfTheTextAlone() {
    add("A", "B")
    field.text = "xy"
    field.becomeFirstResponder()
    stage.typeText("z")
    #expect(reader.asked == [NSRange(location: 2, length: 0)])
  }

  @Test func aTapInTheTextLeavesTheTokens() {
    add("A")
    field.text = "xxxxxxxx"
    tapToken(0)
    #expect(selected == ["A"])
    stage.tap(at: CGPoint(x: 300, y: 38))
    #expect(selected.isEmpty)
  }

  @Test func manyTokensScrollWithTheText() throws {
    for index in 0..<8 { add("token \(index)") }
    field.becomeFirstResponder()
    stage.advance(by: 0)
    stage.typeText("text")
    stage.advance(by: 0)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(field.editingRect(forBounds: field.bounds).insetBy(dx: -2, dy: -2).contains(CGPoint(x: caret.midX, y: caret.midY)))
    #expect(field.views[0].frame.maxX < 0)
    for _ in 0..<12 { key(.keyboardLeftArrow) }
    #expect(selected == ["token 0"] && abs(field.views[0].frame.minX) < 1)
  }

  @Test func tokensAreSpokenBeforeTheText() {
    add("A", "B")
    field.text = "x"
    #expect(field.accessibilityValue == "A, B, x")
  }

  /// Random keys, taps and calls against a list of names and a string.
  @Test func randomEditingAgreesWithAModel() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let test = UISearchTextFieldTests()
      let field = test.field
      var model: [String] = []
      field.becomeFirstResponder()
      for step in 0..<60 {
        switch random.roll(0..<10) {
        case 0, 1:
          let (name, place) = ("t\(step)", random.roll(0..<model.count + 1))
          model.insert(name, at: place)
          field.insertToken(UISearchToken(icon: nil, text: name), at: place)
        case 2 where !model.isEmpty:
          let place = random.roll(0..<model.count)
          model.remove(at: place)
          field.removeToken(at: place)
        case 3: test.key(.keyboardLeftArrow, random.roll(0..<2) == 0 ? .shift : [])
        case 4: test.key(.keyboardRightArrow, random.roll(0..<2) == 0 ? .shift : [])
        case 5:
          let gone = test.selected
          let length = (field.text ?? "").count
          test.key(.keyboardDeleteOrBackspace)
          model.removeAll { gone.contains($0) }
          if !gone.isEmpty { #expect(test.selected.isEmpty) } else { #expect(field.text?.count ?? 0 <= length) }
        case 6:
          let gone = test.selected
          test.stage.typeText("ab")
          model.removeAll { gone.contains($0) }
        case 7 where !model.isEmpty:
          // Beside the room of the line is the button that clears.
          let index = random.roll(0..<model.count)
          test.stage.advance(by: 0)
          if field.surface.bounds.contains(CGPoint(x: field.views[index].frame.midX, y: 10)) { test.tapToken(index) }
        case 8: field.selectAll(nil)
        default: field.text = random.roll(0..<2) == 0 ? "" : "words of text"
        }
        #expect(test.names == model, "seed \(seed), step \(step)")
        if test.names != model { return }
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        #expect(all.map { field.tokens(in: $0).map(\.text) } == model && all.flatMap { field.text(in: $0) } == field.text)
        // What is selected is one stretch.
        if !test.selected.isEmpty, let range = field.selectedTextRange, field.text(in: range)?.isEmpty == false {
          #expect(test.selected.last == model.last)
        }
      }
    }
  }
}
