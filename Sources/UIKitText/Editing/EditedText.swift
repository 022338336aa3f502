internal import Foundation

/// A text while it is edited: its characters with their attributes, the selection, the marked part, and the steps that can be undone.
///
/// Offsets are UTF-16 units, and always at boundaries of characters. Each change takes time proportional to the length of the text.
struct EditedText {
  /// The most steps that are kept. Our choice.
  static let undoLimit = 100

  private struct Step {
    var content: NSAttributedString
    var selection: NSRange
  }

  private(set) var content = NSAttributedString(string: "")
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?
  /// The end of the selection that moves with Shift and an arrow key; the other end stays.
  private(set) var isFocusAtStart = false
  private var (undone, redone): ([Step], [Step]) = ([], [])
  /// The end of the text typed last, so that typing goes on in the same step.
  private var typedEnd: Int?

  var text: String { content.string }
  var units: TextUnits { TextUnits(text: content.string) }
  var length: Int { content.length }
  /// The place of the caret, or the end of the selection that moves.
  var focus: Int { isFocusAtStart ? selection.location : NSMaxRange(selection) }
  var canUndo: Bool { !undone.isEmpty }
  var canRedo: Bool { !redone.isEmpty }

  /// Replaces everything: the caret goes to the end, and nothing can be undone.
  mutating func load(_ new: NSAttributedString) {
    content = NSAttributedString(attributedString: new)
    selection = NSRange(location: content.length, length: 0)
    (marked, undone, redone, typedEnd, isFocusAtStart) = (nil, [], [], nil, false)
  }

  /// Gives the characters other attributes.
  mutating func restyle(_ change: (NSMutableAttributedString) -> Void) {
    let styled = NSMutableAttributedString(attributedString: content)
    change(styled)
    content = NSAttributedString(attributedString: styled)
  }

  /// The range moved to boundaries of characters inside the text.
  func legal(_ range: NSRange) -> NSRange {
    let start = units.boundary(at: range.location == NSNotFound ? length : range.location)
    let end = units.boundary(at: max(start, min(length, NSMaxRange(range))))
    return NSRange(location: start, length: end - start)
  }

  mutating func select(_ range: NSRange, focusAtStart: Bool = false) {
    selection = legal(range)
    isFocusAtStart = focusAtStart && selection.length > 0
    typedEnd = nil
  }

  /// Moves the focus: with `extending` the other end of the selection stays.
  mutating func moveFocus(to offset: Int, extending: Bool) {
    let offset = units.boundary(at: offset)
    guard extending else { return select(NSRange(location: offset, length: 0)) }
    let anchor = isFocusAtStart ? NSMaxRange(selection) : selection.location
    select(NSRange(location: min(anchor, offset), length: abs(anchor - offset)), focusAtStart: offset < anchor)
  }

  /// Replaces a range; the caret goes behind the new text.
  ///
  /// - Parameter isTyped: Whether the change goes into the same step of undoing as the text typed just before.
  mutating func replace(_ range: NSRange, with new: NSAttributedString, isTyped: Bool = false) {
    let range = legal(range)
    if !isTyped || range.length > 0 || typedEnd != range.location { keepStep() }
    marked = nil
    put(new, at: range)
    // New text may join the character after it.
    let (units, end) = (units, range.location + new.length)
    selection = NSRange(location: units.boundary(at: end) == end ? end : units.characterEnd(after: end), length: 0)
    isFocusAtStart = false
    typedEnd = isTyped ? selection.location : nil
  }

  /// Replaces marked text, or the selection, by marked text; `selected` is counted from its start. No step of its own until it is finished.
  mutating func mark(_ new: NSAttributedString, selected: NSRange) {
    if marked == nil { keepStep() }
    let range = marked ?? selection
    put(new, at: range)
    marked = new.length > 0 ? NSRange(location: range.location, length: new.length) : nil
    let start = range.location + min(max(0, selected.location), new.length)
    let end = min(range.location + new.length, start + max(0, selected.length))
    selection = legal(NSRange(location: start, length: end - start))
    (isFocusAtStart, typedEnd) = (false, nil)
  }

  mutating func unmark() {
    guard let range = marked else { return }
    marked = nil
    selection = NSRange(location: min(NSMaxRange(range), length), length: 0)
  }

  mutating func undo() {
    guard let step = undone.popLast() else { return }
    redone.append(present)
    restore(step)
  }

  mutating func redo() {
    guard let step = redone.popLast() else { return }
    undone.append(present)
    restore(step)
  }

  private var present: Step { Step(content: content, selection: selection) }

  private mutating func restore(_ step: Step) {
    (content, selection) = (step.content, step.selection)
    (marked, typedEnd, isFocusAtStart) = (nil, nil, false)
  }

  private mutating func keepStep() {
    undone.append(present)
    if undone.count > Self.undoLimit { undone.removeFirst() }
    redone = []
  }

  private mutating func put(_ new: NSAttributedString, at range: NSRange) {
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: new)
    content = NSAttributedString(attributedString: changed)
  }
}
