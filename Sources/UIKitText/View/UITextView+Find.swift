internal import CoreGraphics
internal import Foundation
internal import Selectors
internal import UIKitCore
internal import UIKitGraphics

/// The find interaction of a text view, and what it has found.
final class TextFinding: NSObject, UIFindInteractionDelegate {
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  /// All found parts, and the current one.
  private(set) var found = MarkedRanges()
  private(set) var current: NSRange?

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }

  /// Selects the last result, so that the person continues there.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    if let last, let view = interaction.view as? UITextView, view.isFirstResponder { view.select(last) }
    last = nil
  }

  /// The part that was the current one when the search ended.
  private var last: NSRange?

  func decorate(_ range: NSRange, _ style: UITextSearchFoundTextStyle) {
    if style != .highlighted, current == range { current = nil }
    switch style {
    case .normal: found.remove(in: range)
    case .found: found.insert(range)
    case .highlighted:
      found.insert(range)
      current = range
    }
  }

  func clear() {
    found.removeAll()
    (last, current) = (current, nil)
  }

  func textChanged(_ range: NSRange, _ delta: Int) {
    if found.all.isEmpty, !interaction.isFindNavigatorVisible { return }
    last = nil
    found.textChanged(range, delta)
    if let former = current {
      let moved = former.location >= NSMaxRange(range) - delta ? former.location + delta : former.location
      let now = NSRange(location: moved, length: former.length)
      current = found.ranges(in: now).first == now ? now : nil
    }
    interaction.contentChanged()
  }
}

// Searching in the text.
extension UITextView {
  func search(_ query: String, _ options: UITextSearchOptions, _ report: (NSRange) -> Void) {
    for range in TextSearch.find(query, in: edited.text, options) { report(range) }
  }

  func decorate(_ range: UITextRange, _ style: UITextSearchFoundTextStyle) {
    guard let range = nsRange(range), range.length > 0 else { return }
    finding.decorate(range, style)
    setNeedsLayout()
  }

  func clearFoundText() {
    finding.clear()
    setNeedsLayout()
  }

  /// Replaces a part as a person does: the delegate is asked, and the change can be undone.
  func replaceFound(_ range: UITextRange, _ text: String) {
    guard let range = nsRange(range) else { return }
    finishMarked()
    changeByPerson(range, text)
  }

  /// In one step of undoing, with the parts between the first and the last match.
  func replaceAllFound(_ query: String, _ options: UITextSearchOptions, _ text: String) {
    finishMarked()
    let ranges = TextSearch.find(query, in: edited.text, options).filter { mayChange($0, text) }
    guard let first = ranges.first, let last = ranges.last, NSMaxRange(last) <= edited.length else { return }
    let whole = NSRange(location: first.location, length: NSMaxRange(last) - first.location)
    let (new, clean) = (NSMutableAttributedString(string: ""), accepted(text))
    var end = whole.location
    for range in ranges {
      new.append(textStorage.attributedSubstring(from: NSRange(location: end, length: range.location - end)))
      let attributes = textStorage.attributes(at: range.location, effectiveRange: nil)
      new.append(NSAttributedString(string: clean, attributes: attributes))
      end = NSMaxRange(range)
    }
    edited.replace(whole, with: new)
    textChanged()
  }

  // MARK: Commands

  private static let findCommands: Set<String> = [
    "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
  ]

  /// Whether a command of searching can be performed; nil for another command.
  func allowsFinding(_ action: Selector) -> Bool? {
    guard Self.findCommands.contains(action.name) else { return nil }
    guard isFindInteractionEnabled else { return false }
    return switch action.name {
    case "findAndReplace:": supportsTextReplacement
    case "findNext:", "findPrevious:": finding.interaction.isFindNavigatorVisible
    case "useSelectionForFind:": edited.selection.length > 0
    default: true
    }
  }
}
