import CoreGraphics
import Foundation
import ManualHost
import Selectors
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// Letters are 8.5 points wide in the default font.
@MainActor @Suite struct UITextFieldSelectionTests {
  private let rig = FieldStage()
  private var field: UITextField { rig.field }

  @Test func deletingForwardAtTheEndIsNoStep() {
    rig.tap()
    rig.stage.typeText("a")
    rig.press(.keyboardDeleteForward)
    rig.press(.keyboardZ, .control, "z")
    #expect(rig.field.text == "")
  }

  @Test func aTapPlacesTheCaretBetweenLetters() {
    field.text = "hello world"
    for (x, offset) in [(0.0, 0), (4, 0), (5, 1), (8.5 * 4, 4), (199, 11)] {
      rig.tap(CGFloat(x))
      #expect(rig.selection == NSRange(location: offset, length: 0))
      rig.stage.advance(by: 1)
    }
  }

  @Test func aSecondTapSelectsTheWordAThirdEverything() {
    field.text = "hello world"
    rig.tap(8.5 * 8)
    rig.tap(8.5 * 8)
    #expect(rig.selection == NSRange(location: 6, length: 5))
    rig.tap(8.5 * 8)
    #expect(rig.selection == NSRange(location: 0, length: 11))
  }

  @Test func aMouseSelectsByDragging() {
    field.text = "hello world"
    func mouse(_ phase: UITouch.Phase, _ x: CGFloat) {
      rig.stage.run(to: rig.stage.time + 0.02)
      rig.stage.driver.touches(
        [RawTouch(id: 0, phase: phase, location: CGPoint(x: 20 + x, y: 117), type: .indirectPointer, buttons: .primary)],
        at: rig.stage.time)
    }
    mouse(.began, 8.5 * 8)
    for step in 1...6 { mouse(.moved, 8.5 * (8 - CGFloat(step))) }
    mouse(.ended, 8.5 * 2)
    #expect(field.isEditing && rig.selection == NSRange(location: 2, length: 6) && field.edited.focus == 2)
  }

  @Test func arrowsMoveByCharactersAndWords() {
    field.text = "one two"
    field.becomeFirstResponder()
    rig.press(.keyboardLeftArrow)
    #expect(rig.selection.location == 6)
    rig.press(.keyboardLeftArrow, .control)
    #expect(rig.selection.location == 4)
    rig.press(.keyboardLeftArrow, [.control, .shift])
    #expect(rig.selection == NSRange(location: 0, length: 4))
    rig.press(.keyboardRightArrow)
    #expect(rig.selection == NSRange(location: 4, length: 0))
    rig.press(.keyboardHome, .shift)
    #expect(rig.selection == NSRange(location: 0, length: 4))
    rig.press(.keyboardEnd)
    #expect(rig.selection == NSRange(location: 7, length: 0))
    rig.press(.keyboardDeleteOrBackspace, .control)
    #expect(field.text == "one ")
    rig.press(.keyboardUpArrow)
    rig.press(.keyboardDeleteForward)
    #expect(field.text == "ne ")
  }

  @Test func copyCutAndPaste() {
    field.text = "one two"
    field.becomeFirstResponder()
    rig.press(.keyboardA, .control, "a")
    rig.press(.keyboardC, .control, "c")
    #expect(UIPasteboard.general.string == "one two")
    rig.press(.keyboardX, .control, "x")
    #expect(field.text == "")
    rig.press(.keyboardV, .control, "v")
    rig.press(.keyboardV, .control, "v")
    #expect(field.text == "one twoone two")
  }

  @Test func aSubclassForbidsPasting() {
    final class Strict: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name != "paste:" && super.canPerformAction(action, withSender: sender)
      }
    }
    let rig = FieldStage(Strict())
    rig.field.becomeFirstResponder()
    UIPasteboard.general.string = "x"
    rig.press(.keyboardV, .control, "v")
    #expect(rig.field.text == "")
  }

  @Test func aLongTextScrollsWithTheCaret() {
    field.becomeFirstResponder()
    rig.stage.typeText(String(repeating: "m", count: 100))
    rig.stage.advance(by: 0)
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(field.bounds.contains(caret) && field.surface.scroll == 850 + 2 - 200)
    rig.press(.keyboardHome)
    rig.stage.advance(by: 0)
    #expect(field.surface.scroll == 0 && field.caretRect(for: field.beginningOfDocument).minX == -1)
  }

  @Test func alignmentMovesTheLine() {
    field.text = "abcd"
    for (alignment, x) in [(NSTextAlignment.left, 0.0), (.center, 83), (.right, 166), (.natural, 0)] {
      field.textAlignment = alignment
      #expect(abs(field.caretRect(for: field.beginningOfDocument).midX - x) < 1e-9)
    }
    field.textAlignment = .natural
    field.text = "שלום"
    #expect(field.line.isRightToLeft)
  }

  @Test func positionsFollowUTF16() {
    field.text = "a👍🏽b"
    let start = field.beginningOfDocument
    #expect(field.offset(from: start, to: field.endOfDocument) == 6)
    let second = field.position(from: start, in: .right, offset: 2)
    #expect(second.map { field.offset(from: start, to: $0) } == 5)
    #expect(field.position(from: start, offset: -1) == nil && field.position(from: start, offset: .max) == nil)
    let range = field.position(from: start, offset: 1).flatMap { a in second.flatMap { field.textRange(from: $0, to: a) } }
    #expect(range.flatMap { field.text(in: $0) } == "👍🏽")
    #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
    let word = field.tokenizer.rangeEnclosingPosition(start, with: .word, inDirection: .storage(.forward))
    #expect(word.flatMap { field.text(in: $0) } == "a")
  }

  @Test func replacingARangeKeepsTheSelectionBehindIt() throws {
    field.text = "one two"
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 3))
    let range = try #require(field.textRange(from: start, to: end))
    field.replace(range, withText: "three")
    #expect(field.text == "three two" && rig.selection.location == 9)
  }

  @Test func naturalSizeIsThatOfTheTextAndTheBorder() {
    let free = UITextField()
    free.text = "abcd"
    #expect(free.intrinsicContentSize == CGSize(width: 34, height: 22))
    free.borderStyle = .roundedRect
    #expect(free.intrinsicContentSize == CGSize(width: 62, height: 34))
  }

  @Test func sideViewsTakeRoom() {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    )
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 12, width: 30, height: 10) && right.superview == nil)
    #expect(field.surface.frame == CGRect(x: 30, y: 0, width: 170, height: 34))
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(right.frame == CGRect(x: 180, y: 7, width: 20, height: 20) && field.surface.frame.width == 150)
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    field.layoutIfNeeded()
    #expect(left.frame.minX == 170 && right.frame.minX == 0)
  }

  @Test func aScrollViewThatIsDraggedEndsEditing() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    scrollView.keyboardDismissMode = .onDrag
    rig.stage.window.addSubview(scrollView)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    rig.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.2)
    #expect(!field.isEditing && scrollView.contentOffset.y > 50)
  }

  @Test func arrowsInAFieldDoNotScroll() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scrollView.contentSize = CGSize(width: 320, height: 2_000)
    rig.stage.window.addSubview(scrollView)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardSpacebar, .keyboardEnd] {
      rig.press(key, [], key == .keyboardSpacebar ? " " : "")
    }
    rig.stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0 && field.text == " ")
    rig.press(.keyboardPageDown)
    rig.stage.advance(by: 1)
    #expect(scrollView.contentOffset.y > 0)
  }
}

/// A view of an app that takes keys by `UIKeyInput` alone.
@MainActor @Suite struct UIKeyInputTests {
  private final class Code: UIView, UIKeyInput {
    var text = ""
    var isGreedy = false
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text += "<" }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !isGreedy { super.pressesBegan(presses, with: event) }
    }
  }

  @Test func keysThatAreLeftAreWritten() {
    let (stage, code) = (ManualStage(), Code())
    stage.window.addSubview(code)
    code.becomeFirstResponder()
    stage.typeText("a1\n\u{8}")
    stage.key(.keyboardC, modifiers: .control, characters: "c")
    #expect(code.text == "a1\n<" && code.keyboardType == .default)
    code.isGreedy = true
    stage.typeText("b")
    #expect(code.text == "a1\n<")
  }
}
