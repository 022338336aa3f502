import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

@MainActor @Suite struct UITextViewSelectionTests {
  private let rig = TextViewStage(text: "hello world again and again\n\nthird paragraph")
  private var view: UITextView { rig.view }

  @Test func aTapPlacesTheCaretInTheLineThatItHits() {
    // The first paragraph breaks behind "and ", 22 letters would not fit.
    for (column, line, offset) in [
      (0, 0, 0), (5, 0, 5), (19, 0, 17), (0, 1, 18), (3, 1, 21), (19, 1, 27), (4, 2, 28), (2, 3, 31), (19, 3, 44), (5, 6, 34),
    ] as [(CGFloat, CGFloat, Int)] {
      rig.tap(column, line)
      #expect(rig.selection == NSRange(location: offset, length: 0), "\(column) \(line)")
      rig.stage.advance(by: 1)
    }
  }

  @Test func aSecondTapSelectsTheWordAThirdTheParagraph() {
    rig.tap(8, 0)
    rig.tap(8, 0)
    #expect(rig.selection == NSRange(location: 6, length: 5))
    rig.tap(8, 0)
    #expect(rig.selection == NSRange(location: 0, length: 27))
  }

  @Test func aMouseSelectsAndAFingerScrolls() {
    rig.mouse(.began, rig.point(2, 0))
    for step in 1...8 { rig.mouse(.moved, rig.point(2 + CGFloat(step) / 4, CGFloat(step) / 8)) }
    rig.mouse(.ended, rig.point(4, 1))
    #expect(view.isEditing && view.contentOffset.y == 0)
    #expect(rig.selection == NSRange(location: 2, length: 20))
    view.text = String(repeating: "line\n", count: 100)
    rig.stage.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 180), duration: 0.2)
    rig.stage.settle()
    #expect(view.contentOffset.y > 80 && rig.selection.length == 0)
  }

  @Test func aFingerThatRestsMovesTheCaretOrSelectsWords() {
    rig.stage.touch(.began, at: rig.point(2, 0))
    rig.stage.advance(by: 0.6)
    rig.stage.touch(.moved, at: rig.point(7, 0))
    #expect(view.isEditing && rig.selection == NSRange(location: 7, length: 0))
    rig.stage.touch(.ended, at: rig.point(7, 0))
    view.isEditable = false
    rig.stage.touch(.began, at: rig.point(7, 0))
    rig.stage.advance(by: 0.6)
    #expect(rig.selection == NSRange(location: 6, length: 5))
    rig.stage.touch(.moved, at: rig.point(2, 1))
    #expect(rig.selection == NSRange(location: 6, length: 15))
    rig.stage.touch(.moved, at: rig.point(1, 0))
    #expect(rig.selection == NSRange(location: 0, length: 11))
    rig.stage.touch(.ended, at: rig.point(1, 0))
  }

  @Test func arrowsKeepTheColumn() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 14, length: 0)
    rig.press(.keyboardDownArrow)
    #expect(rig.selection.location == 27, "the line below ends before")
    rig.press(.keyboardDownArrow)
    #expect(rig.selection.location == 28)
    rig.press(.keyboardDownArrow)
    #expect(rig.selection.location == 43, "the column of the start")
    rig.press(.keyboardDownArrow)
    #expect(rig.selection.location == 44)
    rig.press(.keyboardUpArrow, .shift)
    #expect(rig.selection == NSRange(location: 28, length: 16))
    rig.press(.keyboardUpArrow, .command)
    #expect(rig.selection.location == 0)
    rig.press(.keyboardUpArrow)
    #expect(rig.selection.location == 0)
  }

  @Test func homeAndEndStayInTheLine() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 20, length: 0)
    rig.press(.keyboardHome)
    #expect(rig.selection.location == 18)
    rig.press(.keyboardEnd)
    #expect(rig.selection.location == 27)
    rig.press(.keyboardUpArrow)
    rig.press(.keyboardEnd)
    #expect(rig.selection.location == 17, "before the space at which the line breaks")
    rig.press(.keyboardEnd, .control)
    #expect(rig.selection.location == 44)
    rig.press(.keyboardHome, [.control, .shift])
    #expect(rig.selection == NSRange(location: 0, length: 44))
  }

  @Test func commandAndBackspaceDeleteToTheStartOfTheParagraph() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 34, length: 0)
    rig.press(.keyboardDeleteOrBackspace, .command)
    #expect(view.text == "hello world again and again\n\n paragraph")
    rig.press(.keyboardDeleteOrBackspace, .control)
    #expect(view.text == "hello world again and again paragraph" || view.text.hasSuffix("paragraph"))
  }

  @Test func tabIsTyped() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 5)
    rig.press(.keyboardTab)
    #expect(view.text.hasPrefix("\t world"))
  }

  @Test func selectionIsShownBehindTheLines() {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 6, length: 30)
    rig.stage.advance(by: 0)
    let shown = view.content.subviews.filter { !($0 is TextParagraphView) && !$0.isHidden }
    #expect(
      shown.map(\.frame) == [
        CGRect(x: 5, y: 72, width: 70, height: 24), CGRect(x: 5, y: 24, width: 200, height: 48),
        CGRect(x: 65, y: 0, width: 140, height: 24),
      ])
    #expect(shown.allSatisfy { view.content.subviews.firstIndex(of: $0)! < 3 } && view.content.caret.isHidden)
    let areas = view.selectionRects(for: view.selectedTextRange!)
    #expect(areas.map(\.rect.width) == [120, 90, 70] && areas.map(\.rect.minY) == [8, 32, 80])
    #expect(areas.map(\.containsStart) == [true, false, false] && areas.map(\.containsEnd) == [false, false, true])
    view.resignFirstResponder()
    rig.stage.advance(by: 0)
    #expect(view.content.subviews.allSatisfy { $0 is TextParagraphView || $0.isHidden })
  }

  @Test func positionsGoByCharactersAndLines() {
    let start = view.beginningOfDocument
    func offset(_ position: UITextPosition?) -> Int? { position.map { view.offset(from: start, to: $0) } }
    #expect(offset(view.position(from: start, in: .right, offset: 3)) == 3)
    #expect(offset(view.position(from: start, in: .down, offset: 1)) == 18)
    #expect(
      offset(view.position(from: start, in: .down, offset: 3)) == 29 && view.position(from: start, in: .up, offset: 1) == nil)
    #expect(offset(view.closestPosition(to: CGPoint(x: 45, y: 40))) == 22)
    let found = view.characterRange(at: CGPoint(x: 16, y: 12)).map { view.text(in: $0) }
    #expect(found == "e" && view.characterRange(at: CGPoint(x: 16, y: 70)) == nil)
    #expect(
      view.firstRect(for: view.textRange(from: start, to: view.endOfDocument)!) == CGRect(x: 5, y: 8, width: 180, height: 24))
    #expect(view.caretRect(for: view.endOfDocument) == CGRect(x: 5 + 150 - 1, y: 80, width: 2, height: 24))
  }

  @Test func rangesBeyondTheTextAreCut() {
    view.selectedRange = NSRange(location: 40, length: 100)
    #expect(rig.selection == NSRange(location: 40, length: 4))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    #expect(rig.selection == NSRange(location: 44, length: 0))
    view.scrollRangeToVisible(NSRange(location: 1_000, length: 10))
    rig.stage.settle()
  }
}
