internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// A text while it is edited: its characters with their attributes, the selection, the marked part, and the steps that can be undone.
///
/// Offsets are UTF-16 units. The ends of the selection are boundaries of characters; marked text and steps of undoing may begin and end
/// inside
/// of a character, since new text joins its neighbours: a combining mark, the second half of a flag. Each change costs time proportional
/// to the
/// length of the text; a step of undoing occupies memory for the text that it replaced.
final class EditedText {
  /// The greatest number of stored steps. Our choice.
  static let undoLimit = 100

  /// What undoes a change: `former` in place of `range`, with the selection before the change.
  private struct Step {
    var range: NSRange
    var former: NSAttributedString
    var selection: NSRange
    /// When it was made or undone, among all that can be undone.
    var stamp = UndoManager.newStamp()
  }

  let content: NSTextStorage
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?
  /// The end of the selection that moves with Shift and an arrow key; the other end stays.
  private(set) var isFocusAtStart = false
  private var (undone, redone): ([Step], [Step]) = ([], [])
  /// The end of the text typed last, so that typing goes on in the same step.
  private var typedEnd: Int?
  private var knownText: String?
  /// Whether `content` is being changed from here.
  private(set) var isChanging = false

  init(_ content: NSTextStorage = NSTextStorage(string: "")) { self.content = content }

  var text: String {
    if let knownText { return knownText }
    let text = content.string
    knownText = text
    return text
  }

  var units: TextUnits { TextUnits(text: text) }
  var length: Int { content.length }
  /// The place of the caret, or the end of the selection that moves.
  var focus: Int { isFocusAtStart ? selection.location : NSMaxRange(selection) }
  var canUndo: Bool { !undone.isEmpty }
  var canRedo: Bool { !redone.isEmpty }
  /// When the step to undo was made; nil if there is none.
  var undoStamp: Int? { undone.last?.stamp }
  /// When the step to redo was undone; nil if there is none.
  var redoStamp: Int? { redone.last?.stamp }
  /// When the text was changed last, but for undoing.
  private(set) var changeStamp = 0

  /// Replaces everything: the caret goes to the end, and nothing can be undone.
  func load(_ new: NSAttributedString) {
    change { content.setAttributedString(new) }
    forgetSteps()
    selection = NSRange(location: content.length, length: 0)
  }

  /// Others have replaced `length` units that end at `newEnd` now: what was selected behind them moves along, and nothing can be undone.
  func changedByOthers(endingAt newEnd: Int, grownBy delta: Int) {
    knownText = nil
    forgetSteps()
    let formerEnd = newEnd - delta
    let (start, end) = (selection.location, NSMaxRange(selection))
    let (movedStart, movedEnd) = (start >= formerEnd ? start + delta : start, end >= formerEnd ? end + delta : end)
    selection = legal(NSRange(location: movedStart, length: max(0, movedEnd - movedStart)))
  }

  /// Something else was done: what was undone before is not redone, and what is typed next is a step of its own.
  func forgetRedone() { (redone, typedEnd) = ([], nil) }

  func forgetSteps() { (marked, undone, redone, typedEnd, isFocusAtStart) = (nil, [], [], nil, false) }

  /// Gives the characters of a range other attributes, as a step that can be undone; `new` has the same characters.
  func restyle(_ range: NSRange, as new: NSAttributedString) {
    let (kept, focus) = (selection, isFocusAtStart)
    put(new, at: range, joins: false)
    (selection, isFocusAtStart, typedEnd) = (kept, focus, nil)
  }

  /// Gives the characters other attributes.
  func restyle(_ change: (NSMutableAttributedString) -> Void) { self.change { change(content) } }

  private func change(_ body: () -> Void) {
    (isChanging, knownText) = (true, nil)
    body()
    isChanging = false
  }

  /// The range moved to boundaries of characters inside the text: to the starts of the characters that it cuts.
  func legal(_ range: NSRange) -> NSRange {
    let start = units.boundary(at: range.location == NSNotFound ? length : range.location)
    let end = units.boundary(at: max(start, min(length, NSMaxRange(range))))
    return NSRange(location: start, length: end - start)
  }

  func select(_ range: NSRange, focusAtStart: Bool = false) {
    selection = legal(range)
    isFocusAtStart = focusAtStart && selection.length > 0
    typedEnd = nil
  }

  /// Moves the focus: with `extending` the other end of the selection stays.
  func moveFocus(to offset: Int, extending: Bool) {
    let offset = units.boundary(at: offset)
    guard extending else { return select(NSRange(location: offset, length: 0)) }
    let anchor = isFocusAtStart ? NSMaxRange(selection) : selection.location
    select(NSRange(location: min(anchor, offset), length: abs(anchor - offset)), focusAtStart: offset < anchor)
  }

  /// Replaces a range, the marked text or whole characters; the caret goes behind the new text. Text in place of marked text belongs to the
  /// step of the marked one.
  ///
  /// - Parameter isTyped: Whether the change goes into the same step of undoing as the text typed just before.
  func replace(_ range: NSRange, with new: NSAttributedString, isTyped: Bool = false) {
    let isMarked = marked != nil && range == marked
    let range = isMarked ? range : legal(range)
    let joins = isTyped && range.length == 0 && typedEnd == range.location || isMarked
    marked = nil
    put(new, at: range, joins: joins)
    let end = range.location + new.length
    placeCaret(behind: end)
    isFocusAtStart = false
    // A caret that stands behind a joined character does not go on where the text ended.
    typedEnd = isTyped && selection.location == end ? end : nil
  }

  /// Places the caret at an offset, or behind the character that the text before it has joined.
  private func placeCaret(behind end: Int) {
    let (units, end) = (units, min(end, length))
    selection = NSRange(location: units.boundary(at: end) == end ? end : units.characterEnd(after: end), length: 0)
  }

  /// Replaces marked text, or the selection, by marked text; `selected` is counted from its start. No step of its own until it is finished.
  func mark(_ new: NSAttributedString, selected: NSRange) {
    let range = marked ?? selection
    put(new, at: range, joins: marked != nil)
    marked = new.length > 0 ? NSRange(location: range.location, length: new.length) : nil
    let start = range.location + min(max(0, selected.location), new.length)
    let end = min(range.location + new.length, start + max(0, selected.length))
    selection = legal(NSRange(location: start, length: end - start))
    (isFocusAtStart, typedEnd) = (false, nil)
  }

  func unmark() {
    guard let range = marked else { return }
    marked = nil
    placeCaret(behind: NSMaxRange(range))
  }

  func undo() { if let step = undone.popLast() { redone.append(revert(step)) } }

  func redo() { if let step = redone.popLast() { undone.append(revert(step)) } }

  /// Undoes a step; returns the step that undoes that.
  private func revert(_ step: Step) -> Step {
    let inverse = Step(
      range: NSRange(location: step.range.location, length: step.former.length),
      former: content.attributedSubstring(from: step.range), selection: selection)
    change { content.replaceCharacters(in: step.range, with: step.former) }
    selection = step.selection
    (marked, typedEnd, isFocusAtStart) = (nil, nil, false)
    return inverse
  }

  /// - Parameter joins: Whether the change belongs to the last step.
  private func put(_ new: NSAttributedString, at range: NSRange, joins: Bool) {
    if joins, let last = undone.indices.last {
      undone[last].range.length += new.length - range.length
      // Marked text that was removed again, in place of nothing.
      if undone[last].range.length == 0, undone[last].former.length == 0 { undone.removeLast() }
    } else {
      let made = NSRange(location: range.location, length: new.length)
      undone.append(Step(range: made, former: content.attributedSubstring(from: range), selection: selection))
      if undone.count > Self.undoLimit { undone.removeFirst() }
    }
    redone = []
    changeStamp = UndoManager.newStamp()
    change { content.replaceCharacters(in: range, with: new) }
  }
}
