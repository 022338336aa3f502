import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Selectors
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// What a person changes of the look of a text.
@MainActor @Suite struct TextAttributeCommandTests {
  private let rig = TextViewStage(text: "one two")
  private var view: UITextView { rig.view }

  init() {
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    _ = rig.log.take()
  }

  private func font(_ offset: Int) -> UIFont? { view.textStorage.attribute(.font, at: offset, effectiveRange: nil) as? UIFont }
  private func traits(_ offset: Int) -> UIFontDescriptor.SymbolicTraits? { font(offset)?.fontDescriptor.symbolicTraits }
  private func line(_ offset: Int) -> Int? {
    view.textStorage.attribute(.underlineStyle, at: offset, effectiveRange: nil) as? Int
  }

  @Test func keysMakeTheSelectionBoldItalicAndUnderlined() {
    var changes = 0
    rig.log.onChange = { _ in changes += 1 }
    rig.press(.keyboardB, .control, "b")
    #expect(traits(0) == .traitBold && traits(2) == .traitBold && traits(3) == [] && font(0)?.pointSize == 20)
    #expect(view.selectedRange == NSRange(location: 0, length: 3) && changes == 1)
    rig.press(.keyboardI, .control, "i")
    rig.press(.keyboardU, .control, "u")
    #expect(traits(0) == [.traitBold, .traitItalic] && line(0) == 1 && line(3) == nil)
    for expected in [[.traitBold, .traitItalic], [.traitBold], []] as [UIFontDescriptor.SymbolicTraits] {
      rig.press(.keyboardZ, .control, "z")
      #expect(traits(0) == expected && line(0) == nil)
    }
    rig.press(.keyboardZ, [.control, .shift], "z")
    #expect(traits(0) == .traitBold && view.text == "one two")
    view.selectedRange = NSRange(location: 0, length: 7)
    view.toggleBoldface(nil)
    #expect(traits(0) == .traitBold && traits(6) == .traitBold)
    view.toggleBoldface(nil)
    #expect(traits(0) == [] && traits(6) == [])
    view.toggleUnderline(nil)
    view.toggleUnderline(nil)
    #expect(line(0) == nil)
    view.toggleItalics(nil)
    #expect(traits(6) == .traitItalic)
  }

  @Test func aCaretChangesWhatIsTypedNext() {
    view.selectedRange = NSRange(location: 7, length: 0)
    view.toggleBoldface(nil)
    view.toggleUnderline(nil)
    view.insertText("x")
    #expect(view.text == "one twox" && traits(7) == .traitBold && line(7) == 1 && traits(6) == [])
  }

  @Test func sizesGrowAndShrinkByAPoint() {
    view.increaseSize(nil)
    #expect(font(0)?.pointSize == 21 && font(3)?.pointSize == 20)
    view.decreaseSize(nil)
    view.decreaseSize(nil)
    #expect(font(0)?.pointSize == 19)
    view.updateTextAttributes { $0.merging([.font: UIFont.systemFont(ofSize: 1)]) { $1 } }
    view.decreaseSize(nil)
    #expect(font(0)?.pointSize == 1)
    view.undoManager?.undo()
    #expect(font(0)?.pointSize == 19)
  }

  @Test func directionsOfParagraphsAreSet() {
    func direction() -> NSWritingDirection? {
      (view.textStorage.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle)?.baseWritingDirection
    }
    view.makeTextWritingDirectionRightToLeft(nil)
    #expect(direction() == .rightToLeft)
    view.makeTextWritingDirectionLeftToRight(nil)
    #expect(direction() == .leftToRight)
    view.undoManager?.undo()
    #expect(direction() == .rightToLeft)
  }

  @Test func attributesAreConvertedByRun() {
    view.textStorage.addAttribute(.kern, value: CGFloat(1), range: NSRange(location: 0, length: 1))
    view.selectedRange = NSRange(location: 0, length: 3)
    view.updateTextAttributes { attributes in
      var attributes = attributes
      attributes[.kern] = (attributes[.kern] as? CGFloat ?? 4) + 1
      return attributes
    }
    let kerns = [0, 1, 3].map { view.textStorage.attribute(.kern, at: $0, effectiveRange: nil) as? CGFloat }
    #expect(kerns == [2, 5, nil])
  }

  @Test func commandsAreAllowedWhereAttributesAre() {
    let names = [
      "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
      "makeTextWritingDirectionLeftToRight:",
      "makeTextWritingDirectionRightToLeft:",
    ]
    #expect(names.allSatisfy { view.canPerformAction(Selector($0), withSender: nil) })
    view.allowsEditingTextAttributes = false
    #expect(!names.contains { view.canPerformAction(Selector($0), withSender: nil) })
    rig.press(.keyboardB, .control, "b")
    #expect(traits(0) == [])
    let field = UITextField()
    #expect(!names.contains { field.canPerformAction(Selector($0), withSender: nil) })
  }

  @Test func pastedTextHasTheLookAroundIt() {
    UIPasteboard.general.string = "new"
    #expect(view.canPerformAction(Selector("pasteAndMatchStyle:"), withSender: nil))
    view.pasteAndMatchStyle(nil)
    #expect(view.text == "new two" && font(0)?.pointSize == 20)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    rig.stage.window.addSubview(field)
    field.becomeFirstResponder()
    field.pasteAndMatchStyle(nil)
    #expect(field.text == "new")
    UIPasteboard.general.items = []
  }

  @Test func interactionStatesAreRestored() throws {
    view.text = String(repeating: "line\n", count: 40)
    view.selectedRange = NSRange(location: 8, length: 4)
    rig.stage.advance(by: 0)
    view.contentOffset.y = 100
    let state = view.interactionState
    view.resignFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.contentOffset.y = 0
    view.interactionState = state
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 8, length: 4) && view.contentOffset.y == 100)
    view.interactionState = "nothing"
    view.interactionState = Data([1, 2, 3])
    #expect(view.selectedRange == NSRange(location: 8, length: 4))
    view.text = "ab"
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    rig.stage.window.addSubview(field)
    field.text = "abcdef"
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(from: EditedTextPosition(2), to: EditedTextPosition(4))
    let fields = field.interactionState
    field.resignFirstResponder()
    field.interactionState = fields
    #expect(field.isFirstResponder && field.selectedTextRange == EditedTextRange(NSRange(location: 2, length: 2)))
  }

  @Test func aRoundedBorderIsTheLayers() {
    #expect(view.borderStyle == .none && view.layer.borderWidth == 0)
    view.borderStyle = .roundedRect
    #expect(view.layer.borderWidth == 1 && view.layer.cornerRadius > 0 && UITextView.BorderStyle.roundedRect.rawValue == 3)
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
  }
}
