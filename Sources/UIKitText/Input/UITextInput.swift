public import CoreGraphics
public import Foundation
public import UIKitCore
public import UIKitGraphics

/// The direction of a move through a text as it is stored.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// The direction of a move through a text as it shows.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A `UITextStorageDirection` or a `UITextLayoutDirection`, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of either enum.
  public var rawValue: Int

  /// Other values move nowhere.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction of storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { Self(rawValue: direction.rawValue) }

  /// A direction of layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { Self(rawValue: direction.rawValue) }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A part of a selection as it shows: one rectangle.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  private let area: CGRect
  private let isRightToLeft: Bool
  private let ends: (start: Bool, end: Bool)

  /// Empty; for subclasses.
  public override init() { (area, isRightToLeft, ends) = (.zero, false, (true, true)) }

  init(_ area: CGRect, isRightToLeft: Bool, containsStart: Bool = true, containsEnd: Bool = true) {
    (self.area, self.isRightToLeft, ends) = (area, isRightToLeft, (containsStart, containsEnd))
  }

  /// In the coordinates of the view that shows the text.
  open var rect: CGRect { area }
  /// The direction of the script in the rectangle.
  open var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  /// Whether the selection begins in this rectangle; true for the only one of a single line.
  open var containsStart: Bool { ends.start }
  /// Whether the selection ends in this rectangle; true for the only one of a single line.
  open var containsEnd: Bool { ends.end }
  /// False: vertical text is not built.
  open var isVertical: Bool { false }
  /// The identity: text stands upright.
  open var transform: CGAffineTransform { .identity }
}

/// How sure a text is that others may stand for.
public enum UITextAlternativeStyle: Int, Sendable {
  /// As any text.
  case none
  /// Not sure.
  case lowConfidence
}

/// Room in a text for what is being written by hand.
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
  /// The rectangles of the room; none unless overridden.
  open var rects: [UITextSelectionRect] { [] }
}

/// A part of a dictated text.
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
  /// The most probable text; empty unless overridden.
  open var text: String { "" }
  /// Other texts that may have been said; nil unless overridden.
  open var alternativeInterpretations: [String]? { nil }
}

/// Receives what code changes in a text and in its selection. A field sets none; apps set it to follow a field.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Sent before the selection changes other than by typing.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Sent after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Sent before the text changes other than by typing.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Sent after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds units of text around a position.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that contains a position, or in whose boundary towards `direction` the position is; nil for none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at the end of a unit, seen in `direction`.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary in `direction`; nil at the end of the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is inside of a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// A responder whose text is edited at any place: what input methods, assistive technologies and apps read and change a text by.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range; nil for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range. The selection moves behind the new text if it touches the range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, an empty range for the caret; nil while the text is not edited.
  var selectedTextRange: UITextRange? { get set }
  /// The text of an input method that may still change; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The look of marked text; nil for the own one, a line below.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces marked text, or the selection; `selectedRange` is in UTF-16 units of the new text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes marked text ordinary text.
  func unmarkText()
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions in either order; nil for positions of another text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position `offset` UTF-16 units on; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position `offset` characters on in a direction; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// UTF-16 units from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Receives what code changes; nil by default.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and other units.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// From a position to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction of the script at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of the script of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of a range, of its first line where it has several.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil beside the text.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether a person may replace a range by a text; true by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The attributes of the character behind or before a position; nil, the default, where they are not known.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
  /// The position a number of characters behind the start of a range; nil beyond the range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The number of characters from the start of a range to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view in whose coordinates rectangles and points are; by default the responder itself, or an empty view for one that is no view.
  var textInputView: UIView { get }
  /// Whether a caret at a place where a line is broken stands in the lower line, `.forward`, or the upper one.
  var selectionAffinity: UITextStorageDirection { get set }
  /// Inserts a text, which a person may exchange for others. By default without those.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Marks a text with attributes of its own; by default without those.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Makes room for text that is being written by hand. By default none: nothing here writes by hand.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Removes room for text that is being written by hand.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// A caret that follows a finger begins to move; in points of `textInputView`. Called by a keyboard of an app's own.
  func beginFloatingCursor(at point: CGPoint)
  /// The caret has moved to a point.
  func updateFloatingCursor(at point: CGPoint)
  /// The finger has left the keyboard.
  func endFloatingCursor()
  /// How the caret at a position is turned; the identity by default.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// Inserts what was dictated: by default the text of its phrases. Nothing here dictates; a keyboard of an app's own may.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Dictation has ended, and its text will come; nothing by default.
  func dictationRecordingDidEnd()
  /// Dictation has ended without a text; nothing by default.
  func dictationRecognitionFailed()
  /// Makes room for a dictated text that is still to come, and returns what stands for the room; by default an object of no meaning.
  var insertDictationResultPlaceholder: Any { get }
  /// Where that room is; by default at the caret.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Removes that room, before the text comes or because none will; nothing by default.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// The menu of editing for a range; nil, the default, for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// The menu of editing is about to appear.
  func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating)
  /// The menu of editing is about to leave.
  func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Returns nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Counts composed characters of the range's text.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let text = text(in: range),
      let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    else { return nil }
    return position(from: range.start, offset: index.utf16Offset(in: text))
  }

  /// Counts composed characters of the range's text; a position inside of one counts it, one outside of the range as its nearer end.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    guard let text = text(in: range) else { return 0 }
    let units = offset(from: range.start, to: position)
    var (count, end) = (0, 0)
    for character in text {
      if end >= units { break }
      end += character.utf16.count
      count += 1
    }
    return count
  }

  /// The responder itself, or an empty view for one that is no view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// `.forward`; setting it changes nothing.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// Inserts the text alone.
  public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
  /// Marks the characters alone.
  public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }
  /// Makes no room.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}
  /// The identity.
  public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
  /// Inserts the text of the phrases.
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined(separator: " "))
  }
  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
  /// An object of no meaning.
  public var insertDictationResultPlaceholder: Any { NSObject() }
  /// The rectangle of the caret.
  public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    selectedTextRange.map { caretRect(for: $0.start) } ?? .zero
  }
  public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  public func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {}
}
