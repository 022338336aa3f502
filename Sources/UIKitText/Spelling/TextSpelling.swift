internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The misspelt words of a text view that is edited.
///
/// Words are checked in frames, some in each, and only those that show: an edit records which units have changed, whatever the text's length,
/// and a text that is never scrolled through is never checked as a whole. The word at the caret is checked when the caret leaves it.
final class TextSpelling: FrameClient {
  /// Words checked in a frame at most: some hundred microseconds. Our choice.
  static let wordsPerFrame = 50
  /// Units read at a time, and the longest word. Our choice.
  private static let (stretch, longest) = (2_048, 64)

  private weak var view: UITextView?
  private weak var driver: FrameDriver?
  let checker: UITextChecker
  let language: String
  private let dictionary: any SpellingDictionary
  private(set) var marks = MarkedRanges()
  private var unchecked: IndexSet
  /// Number of words checked so far, for tests.
  private(set) var checkedCount = 0

  /// nil without a dictionary.
  init?(_ view: UITextView, _ checker: UITextChecker) {
    guard let language = SpellingSources.language, let dictionary = SpellingSources.current.dictionary(for: language) else {
      return nil
    }
    (self.view, self.checker, self.language, self.dictionary) = (view, checker, language, dictionary)
    unchecked = IndexSet(integersIn: 0..<view.edited.length)
  }

  /// The characters of `range` have changed, which had `delta` units less before.
  func textChanged(_ range: NSRange, _ delta: Int) {
    marks.textChanged(range, delta)
    if delta != 0 { unchecked.shift(startingAt: NSMaxRange(range) - delta, by: delta) }
    // Words that touch the change are other words now.
    unchecked.insert(integersIn: max(0, range.location - 1)..<max(range.location, NSMaxRange(range)) + 1)
  }

  /// Checks every word again: another word has become correct.
  func checkAgain() {
    guard let view else { return }
    unchecked = IndexSet(integersIn: 0..<view.edited.length)
    schedule()
  }

  /// The mark around a range.
  func mark(around range: NSRange) -> NSRange? {
    marks.ranges(in: NSRange(location: range.location, length: max(1, range.length)))
      .first { $0.location <= range.location && NSMaxRange(range) <= NSMaxRange($0) }
  }

  // MARK: Checking

  /// Asks for a frame if words that show are not checked.
  func schedule() {
    guard nextPart() != nil, let driver = view?.window?.screen.driver else { return }
    self.driver = driver
    driver.add(self)
  }

  func moved(to driver: FrameDriver) { self.driver = driver }

  func stop() { driver?.remove(self) }

  func frame(at time: TimeInterval) {
    var left = Self.wordsPerFrame
    let before = marks
    while left > 0, let part = nextPart() { check(part, &left) }
    if nextPart() == nil { stop() }
    if marks != before { view?.setNeedsLayout() }
  }

  /// A stretch of the visible text that is not checked, without the word at the caret.
  private func nextPart() -> NSRange? {
    guard let view, view.isEditing, let visible = Range(view.visibleCharacters) else { return nil }
    var waiting = unchecked.intersection(IndexSet(integersIn: visible))
    if waiting.isEmpty { return nil }
    if let word = wordAtCaret { waiting.remove(integersIn: word.location..<NSMaxRange(word) + 1) }
    return waiting.rangeView.first.map { NSRange(location: $0.lowerBound, length: min($0.count, Self.stretch)) }
  }

  private var wordAtCaret: NSRange? {
    guard let view, view.edited.selection.length == 0 else { return nil }
    let caret = view.edited.selection.location
    return words(around: NSRange(location: caret, length: 0)).run(around: caret)
  }

  /// The text of a range with the words at its ends.
  private func words(around range: NSRange) -> SpellingWords {
    guard let view else { return SpellingWords("") }
    let start = max(0, range.location - Self.longest)
    let end = min(view.edited.length, NSMaxRange(range) + Self.longest)
    let whole = view.edited.units.characters(around: NSRange(location: start, length: max(0, end - start)))
    return SpellingWords((view.edited.text as NSString).substring(with: whole), start: whole.location)
  }

  private func check(_ part: NSRange, _ left: inout Int) {
    let words = words(around: part)
    let start = words.run(around: part.location)?.location ?? part.location
    let end = words.run(around: NSMaxRange(part)).map { NSMaxRange($0) } ?? NSMaxRange(part)
    let caret = wordAtCaret
    var offset = start
    while left > 0, let word = words.next(from: offset, to: end) {
      offset = NSMaxRange(word)
      left -= 1
      guard word.length <= Self.longest, word != caret else { continue }
      checkedCount += 1
      marks.remove(in: word)
      if checker.isWrong(words.text(word), dictionary) { marks.insert(word) }
    }
    if left > 0 { offset = max(end, NSMaxRange(part)) }
    unchecked.remove(integersIn: part.location..<max(offset, part.location + 1))
    if let caret { unchecked.insert(integersIn: caret.location..<NSMaxRange(caret)) }
  }
}

extension SpellingWords {
  /// The letters, digits and apostrophes around a place between two units, whether they can be checked or not; nil for none.
  func run(around offset: Int) -> NSRange? {
    var (first, end) = (offset, offset)
    while isPart(at: first - 1) { first -= 1 }
    while isPart(at: end) { end += 1 }
    return end > first ? NSRange(location: first, length: end - first) : nil
  }
}

/// A red dotted line below a misspelt word.
final class SpellingMarkView: UIView {
  /// Points of a dot, and from one to the next. Our choice, as on iOS by eye.
  private static let (dot, step): (CGFloat, CGFloat) = (2, 4)
  static let height = dot

  override init(frame: CGRect) {
    super.init(frame: frame)
    (isOpaque, isUserInteractionEnabled, contentMode) = (false, false, .redraw)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.systemRed.cgColor(for: traitCollection))
    var x: CGFloat = 0
    while x + Self.dot <= bounds.width + 0.01 {
      context.fillEllipse(in: CGRect(x: x, y: 0, width: Self.dot, height: Self.dot))
      x += Self.step
    }
  }
}
