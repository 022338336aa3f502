internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// What keys do in a text view that is the first responder.
extension UITextView {
  /// Performs what a key does; false leaves it to scrolling.
  func perform(_ key: UIKey) -> Bool {
    guard showsSelection else { return false }
    if !isEditing { return isShortcut(key) && performCommonKey(key) }
    if performCommonKey(key) { return true }
    let held = key.modifierFlags
    switch key.keyCode {
    case .keyboardUpArrow: moveVertically(-1, held)
    case .keyboardDownArrow: moveVertically(1, held)
    case .keyboardPageUp: moveVertically(-linesPerPage, held)
    case .keyboardPageDown: moveVertically(linesPerPage, held)
    case .keyboardHome: moveToEnd(forward: false, held)
    case .keyboardEnd: moveToEnd(forward: true, held)
    default:
      guard let text = key.typedText else { return false }
      typeText(text)
    }
    return true
  }

  private func isShortcut(_ key: UIKey) -> Bool { !key.modifierFlags.isDisjoint(with: [.control, .command]) }

  // MARK: Moving

  private var linesPerPage: Int {
    let line = paragraphs.line(at: edited.focus)?.frame.height ?? paragraphs.defaults.font.lineHeight
    return max(1, Int(bounds.inset(by: adjustedContentInset).height / max(line, 1)) - 1)
  }

  private func moveVertically(_ lines: Int, _ held: UIKeyModifierFlags) {
    if held.contains(.command) { return moveCaret(to: lines < 0 ? 0 : edited.length, held) }
    fitContainer()
    let x = session.goalX ?? paragraphs.caret(at: edited.focus).minX
    let target = offset(edited.focus, lines: lines, x: x) ?? (lines < 0 ? 0 : edited.length)
    moveCaret(to: target, held)
    session.goalX = x
  }

  /// Moves the caret to the end of the line, or with Control of the text.
  private func moveToEnd(forward: Bool, _ held: UIKeyModifierFlags) {
    if !held.isDisjoint(with: [.control, .command]) { return moveCaret(to: forward ? edited.length : 0, held) }
    fitContainer()
    guard let line = paragraphs.line(at: edited.focus) else { return }
    moveCaret(to: forward ? line.lastOffset : line.range.location, held)
  }

  /// The offset some lines below or above another one, nearest to `x`; nil beyond the first and the last line.
  func offset(_ offset: Int, lines: Int, x: CGFloat) -> Int? {
    guard var line = paragraphs.line(at: offset) else { return nil }
    for _ in 0..<lines.magnitude {
      let next: TextParagraphs.Line?
      if lines < 0 {
        next = line.range.location > 0 ? paragraphs.line(at: line.range.location - 1) : nil
      } else {
        next = paragraphs.line(below: line)
      }
      guard let next else { return nil }
      line = next
    }
    return line.offset(nearestTo: x, in: edited.units)
  }
}
