/// What a text that is edited should be: an array of Unicode scalars with a selection, and whole former texts to go back to.
///
/// Places are numbers of scalars; `units` are UTF-16 units. Characters are the ones that Swift finds in the whole text.
public struct PlainText: Sendable {
  private struct Moment: Sendable {
    var scalars: [Unicode.Scalar]
    var selection: Range<Int>
  }

  /// The most former texts that are kept: those of `EditedText.undoLimit`.
  private static let undoLimit = 100

  public private(set) var scalars: [Unicode.Scalar] = []
  /// From a boundary of characters to another one.
  public private(set) var selection = 0..<0
  /// Text of an input method that may still change.
  public private(set) var marked: Range<Int>?
  /// The end of the selection that moves with Shift.
  private var isFocusAtStart = false
  private var (past, future): ([Moment], [Moment]) = ([], [])
  /// Where text that is typed next belongs to the last change.
  private var typedEnd: Int?

  public init() {}

  public var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  public var canUndo: Bool { !past.isEmpty }
  public var canRedo: Bool { !future.isEmpty }

  // MARK: Places

  /// The boundaries of characters, 0 and the end among them.
  public var boundaries: [Int] {
    var (found, end) = ([0], 0)
    for character in text {
      end += character.unicodeScalars.count
      found.append(end)
    }
    return found
  }

  public func units(_ place: Int) -> Int { scalars.prefix(place).reduce(0) { $0 + UTF16.width($1) } }

  /// The place of a number of UTF-16 units; of the scalar around it inside of one.
  public func place(ofUnits count: Int) -> Int {
    var (place, units) = (0, 0)
    while place < scalars.count, units + UTF16.width(scalars[place]) <= count {
      units += UTF16.width(scalars[place])
      place += 1
    }
    return place
  }

  public func start(of place: Int) -> Int { boundaries.last { $0 <= place } ?? 0 }

  private func end(of place: Int) -> Int { boundaries.first { $0 >= place } ?? scalars.count }

  // MARK: Changes

  /// Replaces everything; nothing can be undone.
  public mutating func load(_ text: String) {
    scalars = Array(text.unicodeScalars)
    (past, future, marked, typedEnd, isFocusAtStart) = ([], [], nil, nil, false)
    selection = scalars.count..<scalars.count
  }

  /// Replaces scalars from one boundary of characters to another one, or the marked ones.
  public mutating func replace(_ range: Range<Int>, _ new: String, isTyped: Bool = false) {
    let joins = isTyped && range.isEmpty && typedEnd == range.lowerBound || marked == range
    marked = nil
    put(new, range, joins)
    let end = range.lowerBound + new.unicodeScalars.count
    place(behind: end)
    typedEnd = isTyped && selection.lowerBound == end ? end : nil
  }

  /// Replaces any scalars as code does that knows no selection: what is selected behind them moves along, and nothing can be undone.
  public mutating func replaceByOthers(_ range: Range<Int>, _ new: String) {
    let (formerEnd, ends) = (units(range.upperBound), [units(selection.lowerBound), units(selection.upperBound)])
    let grown = new.utf16.count - formerEnd + units(range.lowerBound)
    scalars.replaceSubrange(range, with: new.unicodeScalars)
    let moved = ends.map { start(of: place(ofUnits: $0 >= formerEnd ? $0 + grown : $0)) }
    (past, future, marked, typedEnd, isFocusAtStart) = ([], [], nil, nil, false)
    selection = moved[0]..<max(moved[0], moved[1])
  }

  public mutating func type(_ text: String) { replace(marked ?? selection, text, isTyped: true) }

  /// - Parameter selected: Counted from the start of the marked text.
  public mutating func mark(_ new: String, selected: Range<Int>) {
    let range = marked ?? selection
    put(new, range, marked != nil)
    let count = new.unicodeScalars.count
    marked = count > 0 ? range.lowerBound..<(range.lowerBound + count) : nil
    selection = start(of: range.lowerBound + selected.lowerBound)..<start(of: range.lowerBound + selected.upperBound)
    (isFocusAtStart, typedEnd) = (false, nil)
  }

  public mutating func unmark() {
    guard let range = marked else { return }
    marked = nil
    place(behind: range.upperBound)
  }

  public mutating func delete(forward: Bool) {
    if !selection.isEmpty { return replace(selection, "") }
    let (place, ends) = (selection.lowerBound, boundaries)
    guard let other = forward ? ends.first(where: { $0 > place }) : ends.last(where: { $0 < place }) else { return }
    replace(min(place, other)..<max(place, other), "")
  }

  private mutating func put(_ new: String, _ range: Range<Int>, _ joins: Bool) {
    if !joins { past.append(present) }
    scalars.replaceSubrange(range, with: new.unicodeScalars)
    // Marked text that came and went in place of nothing is no change.
    if joins, new.isEmpty, past.last?.scalars == scalars { past.removeLast() }
    if past.count > Self.undoLimit { past.removeFirst() }
    future = []
  }

  private mutating func place(behind end: Int) {
    let place = self.end(of: end)
    (selection, isFocusAtStart) = (place..<place, false)
  }

  // MARK: Selecting

  /// Selects between two boundaries of characters.
  public mutating func select(_ range: Range<Int>) { (selection, isFocusAtStart, typedEnd) = (range, false, nil) }

  /// Moves the caret, or with Shift an end of the selection, by a character.
  public mutating func step(forward: Bool, extending: Bool) {
    unmark()
    let ends = boundaries
    var focus = isFocusAtStart ? selection.lowerBound : selection.upperBound
    let anchor = isFocusAtStart ? selection.upperBound : selection.lowerBound
    if !extending, !selection.isEmpty {
      focus = forward ? selection.upperBound : selection.lowerBound
    } else {
      focus = (forward ? ends.first { $0 > focus } : ends.last { $0 < focus }) ?? focus
    }
    select(extending ? min(anchor, focus)..<max(anchor, focus) : focus..<focus)
    isFocusAtStart = extending && focus < anchor
  }

  // MARK: Going back

  public mutating func undo() {
    guard let moment = past.popLast() else { return }
    future.append(present)
    show(moment)
  }

  public mutating func redo() {
    guard let moment = future.popLast() else { return }
    past.append(present)
    show(moment)
  }

  private var present: Moment { Moment(scalars: scalars, selection: selection) }

  private mutating func show(_ moment: Moment) {
    (scalars, selection) = (moment.scalars, moment.selection)
    (marked, typedEnd, isFocusAtStart) = (nil, nil, false)
  }
}

extension PlainText {
  /// Letters that join with their neighbours, and some that do not: marks, modifiers, joiners, the halves of a line feed, of flags and of
  /// Hangul syllables, selectors of variants, scripts from right to left.
  public static let joiningPieces: [String] = [
    "a", "x", " ", "\u{301}", "\u{301}\u{323}", "e\u{301}", "👍", "\u{1F3FD}", "👍🏽", "\u{200D}", "👩", "👩‍👩‍👧‍👦", "\u{1F1E8}", "\u{1F1ED}",
    "🇨🇭🇫🇷",
    "\u{FE0F}", "❤", "\u{20E3}", "1", "\r", "\n", "\r\n", "\u{2028}", "\u{1100}", "\u{1161}", "\u{11A8}", "각", "漢", "\u{0915}",
    "\u{094D}",
    "\u{0937}", "ש", "\u{5B8}", "ע", "\u{600}", "\u{E0067}", "\u{E007F}", "\u{200B}", "word ",
  ]
}
