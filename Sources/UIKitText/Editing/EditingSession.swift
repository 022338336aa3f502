internal import Foundation

/// Whether a person edits, and what the next text or movement depends on beside the selection.
struct EditingSession {
  private(set) var isUnderWay = false
  /// Attributes of what is typed next; nil for those at the caret.
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the next text that is typed replaces the present one.
  var replacesAll = false
  /// The x of the caret when it began to move up and down; a line that ends before it does not change it.
  var goalX: CGFloat?

  mutating func begin() { isUnderWay = true }

  mutating func end() { (isUnderWay, replacesAll, typingAttributes) = (false, false, nil) }

  /// Resets what held for the former text or selection.
  mutating func reset() { (replacesAll, typingAttributes, goalX) = (false, nil, nil) }
}
