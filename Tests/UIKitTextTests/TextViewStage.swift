import CoreGraphics
import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics

@testable import UIKitText

/// A stage with a text view of 210 x 200 points at (20, 100) and a log of what it sends. Letters are 10 points wide and lines 24 points high,
/// so that 20 letters are a line.
@MainActor final class TextViewStage {
  let stage = ManualStage()
  let view: UITextView
  let log = TextViewLog()

  init(_ view: UITextView = UITextView(), text: String = "") {
    self.view = view
    view.frame = CGRect(x: 20, y: 100, width: 210, height: 200)
    view.font = .systemFont(ofSize: 20)
    view.text = text
    view.delegate = log
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  /// A place of the text view's window: `column` letters and `line` lines from the start of the visible text.
  func point(_ column: CGFloat, _ line: CGFloat) -> CGPoint { CGPoint(x: 20 + 5 + 10 * column, y: 100 + 8 + 24 * line + 12) }

  func tap(_ column: CGFloat, _ line: CGFloat) {
    stage.tap(at: point(column, line))
    stage.advance(by: 0)
  }

  func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ characters: String = "") {
    stage.key(code, modifiers: modifiers, characters: characters)
    stage.advance(by: 0)
  }

  func mouse(_ phase: UITouch.Phase, _ point: CGPoint) {
    stage.run(to: stage.time + 0.02)
    stage.driver.touches(
      [RawTouch(id: 0, phase: phase, location: point, type: .indirectPointer, buttons: .primary)], at: stage.time)
  }

  var selection: NSRange { view.selectedRange }

  /// The texts of the paragraphs that have a view.
  var paragraphViews: [TextParagraphView] {
    view.content.subviews.compactMap { $0 as? TextParagraphView }.filter { !$0.isHidden }
  }
}

@MainActor final class TextViewLog: NSObject, UITextViewDelegate {
  private(set) var messages: [String] = []
  var shouldBegin = true, shouldEnd = true, opensLinks = true
  var shouldChange: (NSRange, String) -> Bool = { _, _ in true }
  var onChange: (UITextView) -> Void = { _ in }
  private(set) var scrolls = 0

  func take() -> [String] {
    defer { messages = [] }
    return messages
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    messages.append("shouldBegin")
    return shouldBegin
  }
  func textViewDidBeginEditing(_ textView: UITextView) { messages.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    messages.append("shouldEnd")
    return shouldEnd
  }
  func textViewDidEndEditing(_ textView: UITextView) { messages.append("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    messages.append("shouldChange \(range.location)+\(range.length) '\(text)'")
    return shouldChange(range, text)
  }
  func textViewDidChange(_ textView: UITextView) {
    messages.append("change")
    onChange(textView)
  }
  func textViewDidChangeSelection(_ textView: UITextView) { messages.append("selection") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    messages.append("link \(URL) \(characterRange.location)+\(characterRange.length)")
    return opensLinks
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
