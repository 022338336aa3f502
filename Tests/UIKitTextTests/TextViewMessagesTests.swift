import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// Delegates that change the text, the font and the selection inside of messages, and a view without room.
@MainActor @Suite struct TextViewMessagesTests {
  private final class Meddler: NSObject, UITextViewDelegate {
    var onScroll: (UITextView) -> Void = { _ in }
    var onSelection: (UITextView) -> Void = { _ in }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll(scrollView as! UITextView) }
    func textViewDidChangeSelection(_ textView: UITextView) { onSelection(textView) }
  }

  @Test func theTextIsReplacedInsideOfEachScrollMessageOfAFlick() {
    let rig = TextViewStage(text: String(repeating: "line of words that wraps\n", count: 2_000))
    let meddler = Meddler()
    rig.view.delegate = meddler
    var count = 0
    meddler.onScroll = { view in
      count += 1
      if count.isMultiple(of: 2) {
        view.text = String(view.text.dropLast(500))
      } else {
        view.textStorage.append(NSAttributedString(string: "z\n"))
      }
    }
    rig.stage.flick(from: CGPoint(x: 100, y: 250), velocity: CGPoint(x: 0, y: -4000))
    rig.stage.settle()
    let bottom = max(0, rig.view.contentSize.height - 200)
    #expect(count > 20 && rig.view.contentOffset.y >= 0 && rig.view.contentOffset.y <= bottom + 0.5)
    #expect(rig.view.paragraphs.height == rig.view.paragraphs.copy(width: rig.view.paragraphs.width).height)
  }

  @Test func theFontAndTheSelectionChangeInsideOfTheSelectionMessage() {
    let rig = TextViewStage()
    let meddler = Meddler()
    rig.view.delegate = meddler
    meddler.onSelection = { view in
      view.font = .systemFont(ofSize: CGFloat(10 + view.text.count % 5))
      view.selectedRange = NSRange(location: 0, length: 0)
    }
    rig.view.becomeFirstResponder()
    rig.stage.typeText("abcdef\nghi")
    rig.stage.advance(by: 0.1)
    #expect(rig.view.text.count == 10 && rig.view.selectedRange.location == 0)
  }

  @Test func aViewWithoutARoomIsTypedInto() {
    let rig = TextViewStage()
    rig.view.frame = .zero
    rig.view.becomeFirstResponder()
    rig.stage.typeText("abc\ndef")
    rig.press(.keyboardUpArrow)
    rig.press(.keyboardPageDown)
    rig.view.scrollRangeToVisible(NSRange(location: 0, length: 3))
    rig.view.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    rig.stage.advance(by: 0.1)
    rig.stage.typeText("x")
    #expect(rig.view.text.count == 8)
  }
}
