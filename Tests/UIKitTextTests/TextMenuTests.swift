import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitGraphics

@testable import UIKitCore
@testable import UIKitText

/// Cut, Copy, Paste and Select All by menus, the middle button, and selections by words and paragraphs.
@MainActor @Suite struct TextMenuTests {
  private func overlay(_ stage: ManualStage) -> MenuOverlay? {
    stage.window.subviews.last { ($0 as? MenuOverlay)?.isClosing == false } as? MenuOverlay
  }

  private func rows(_ stage: ManualStage) -> [String] { overlay(stage)?.list.rows.map(\.entry.title) ?? [] }

  private func choose(_ title: String, _ stage: ManualStage) {
    guard let row = overlay(stage)?.list.rows.first(where: { $0.entry.title == title }) else { return }
    stage.tap(at: row.convert(CGPoint(x: 30, y: 20), to: stage.window as UIView))
    stage.settle()
  }

  @Test func theSecondaryButtonSelectsTheWordAndOffersCommands() {
    let text = TextViewStage(text: "some words here")
    UIPasteboard.general.string = nil
    text.stage.click(at: text.point(6, 0), buttons: .secondary)
    text.stage.settle()
    #expect(text.selection == NSRange(location: 5, length: 5) && text.view.isFirstResponder)
    #expect(rows(text.stage) == ["Cut", "Copy", "Delete", "Select All"])
    choose("Copy", text.stage)
    #expect(UIPasteboard.general.string == "words")
    // Inside of a selection it stays as it is.
    text.view.selectedRange = NSRange(location: 0, length: 10)
    text.stage.click(at: text.point(6, 0), buttons: .secondary)
    #expect(text.selection == NSRange(location: 0, length: 10) && rows(text.stage).contains("Paste"))
    choose("Cut", text.stage)
    #expect(text.view.text == " here" && UIPasteboard.general.string == "some words")
  }

  @Test func theViewItselfHearsOfItsMenu() {
    final class Listening: UITextView {
      var heard: [String] = []
      override func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) { heard.append("present") }
      override func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) { heard.append("dismiss") }
    }
    let stage = ManualStage()
    let view = Listening(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    view.text = "some words here"
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    stage.click(at: CGPoint(x: 50, y: 115), buttons: .secondary)
    stage.settle()
    #expect(view.heard == ["present"])
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.settle()
    #expect(view.heard == ["present", "dismiss"])
  }

  @Test func aFieldHasTheSameMenuAndTheMenuKey() {
    let field = FieldStage()
    field.field.text = "one two"
    UIPasteboard.general.string = "X"
    field.tap()
    field.stage.settle()
    field.press(.keyboardApplication)
    field.stage.settle()
    #expect(rows(field.stage) == ["Paste", "Select", "Select All"])
    choose("Select All", field.stage)
    #expect(field.selection == NSRange(location: 0, length: 7))
    field.stage.click(at: CGPoint(x: 40, y: 117), buttons: .secondary)
    choose("Paste", field.stage)
    #expect(field.field.text == "X")
  }

  @Test func secretTextIsNotCopied() {
    let field = FieldStage()
    field.field.isSecureTextEntry = true
    field.field.text = "secret"
    UIPasteboard.general.string = nil
    field.tap()
    field.field.selectAll(nil)
    field.stage.click(at: CGPoint(x: 40, y: 117), buttons: .secondary)
    #expect(!rows(field.stage).contains("Copy") && !rows(field.stage).contains("Cut"))
  }

  @Test func afterASelectionByFingersTheMenuIsBesideItAndLeavesKeysToTheText() {
    let text = TextViewStage(text: "some words here")
    text.stage.tap(at: text.point(6, 0))
    text.stage.tap(at: text.point(6, 0))
    text.stage.settle()
    #expect(text.selection == NSRange(location: 5, length: 5) && rows(text.stage).contains("Copy"))
    text.press(.keyboardA, [], "a")
    text.stage.settle()
    #expect(text.view.text == "some a here" && overlay(text.stage) == nil)
    // A finger that rests moves the caret, and gets the menu when it lifts.
    text.stage.touch(.began, at: text.point(2, 0))
    text.stage.advance(by: 0.6)
    #expect(overlay(text.stage) == nil)
    text.stage.touch(.ended, at: text.point(2, 0))
    #expect(rows(text.stage).contains("Select All"))
  }

  @Test func delegatesChangeTheMenuAndHearOfIt() {
    let text = TextViewStage(text: "some words")
    let delegate = EditMenuLog()
    text.view.delegate = delegate
    text.stage.click(at: text.point(6, 0), buttons: .secondary)
    #expect(rows(text.stage).first == "Own 5")
    text.stage.key(.keyboardEscape)
    text.stage.settle()
    #expect(delegate.log == ["present", "dismiss"])
    let field = FieldStage()
    field.field.delegate = delegate
    field.field.text = "one"
    field.stage.click(at: CGPoint(x: 40, y: 117), buttons: .secondary)
    #expect(rows(field.stage).first == "Own 0")
    field.stage.key(.keyboardEscape)
    #expect(delegate.log == ["present", "dismiss", "present", "dismiss"])
  }

  @Test func aViewThatCannotBeSelectedHasNone() {
    let text = TextViewStage(text: "some words")
    text.view.isSelectable = false
    text.stage.click(at: text.point(6, 0), buttons: .secondary)
    #expect(overlay(text.stage) == nil)
    text.view.isSelectable = true
    text.view.isEditable = false
    text.stage.click(at: text.point(6, 0), buttons: .secondary)
    #expect(rows(text.stage) == ["Copy", "Select All"])
  }

  // MARK: The pointer

  @Test func dragsAfterMorePressesSelectWordsAndParagraphs() {
    let text = TextViewStage(text: "one two three\nfour five\nsix")
    func drag(presses: Int, _ from: CGPoint, _ to: CGPoint) {
      for index in 1...presses {
        text.mouse(.began, from)
        if index == presses { text.mouse(.moved, CGPoint(x: to.x - 1, y: to.y)) }
        if index == presses { text.mouse(.moved, to) }
        text.mouse(.ended, index == presses ? to : from)
      }
      text.stage.advance(by: 1)
    }
    drag(presses: 2, text.point(5, 0), text.point(10, 0))
    #expect(text.selection == NSRange(location: 4, length: 9))
    drag(presses: 2, text.point(10, 0), text.point(1, 0))
    #expect(text.selection == NSRange(location: 0, length: 13))
    drag(presses: 3, text.point(5, 0), text.point(2, 1))
    #expect(text.selection == NSRange(location: 0, length: 23))
    let field = FieldStage()
    field.field.text = "one two three"
    func fieldDrag(_ presses: Int) {
      for index in 1...presses {
        field.stage.mouse(.began, at: CGPoint(x: 20 + 8.5 * 5, y: 117))
        if index == presses {
          field.stage.mouse(.moved, at: CGPoint(x: 20 + 8.5 * 9, y: 117))
          field.stage.mouse(.moved, at: CGPoint(x: 20 + 8.5 * 10, y: 117))
        }
        field.stage.mouse(.ended, at: CGPoint(x: 20 + 8.5 * (index == presses ? 10 : 5), y: 117))
      }
    }
    fieldDrag(2)
    #expect(field.selection == NSRange(location: 4, length: 9))
  }

  @Test func theMiddleButtonPastesWhatWasSelectedLast() {
    let text = TextViewStage(text: "some words")
    var published: [String] = []
    PrimarySelection.onChange = { published.append($0) }
    defer { PrimarySelection.onChange = nil }
    for phase in [UITouch.Phase.began, .ended, .began, .ended] { text.mouse(phase, text.point(6, 0)) }
    #expect(published == ["words"] && PrimarySelection.text == "words")
    text.stage.click(at: text.point(0, 0), buttons: .button(3))
    #expect(text.view.text == "wordssome words" && UIPasteboard.general.string != "words")
    let field = FieldStage()
    PrimarySelection.take("elsewhere")
    field.stage.click(at: CGPoint(x: 40, y: 117), buttons: .button(3))
    #expect(field.field.text == "elsewhere")
    PrimarySelection.take(nil)
    field.stage.click(at: CGPoint(x: 40, y: 117), buttons: .button(3))
    #expect(field.field.text == "elsewhere")
  }
}

private final class EditMenuLog: NSObject, UITextViewDelegate, UITextFieldDelegate {
  var log: [String] = []

  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    UIMenu(children: [UIAction(title: "Own \(range.location)") { _ in }] + suggestedActions)
  }
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    log.append("present")
  }
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    log.append("dismiss")
  }
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: [UIAction(title: "Own \(range.location)") { _ in }] + suggestedActions) }
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    log.append("present")
  }
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    log.append("dismiss")
  }
}
