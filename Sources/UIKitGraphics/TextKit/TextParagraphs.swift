package import CoreGraphics
package import Foundation

/// The paragraphs of a text, one below the other: the characters of each one and its place.
///
/// A change of the text measures the paragraphs that it touches; finding the others again costs some nanoseconds for each one below.
/// Lines are
/// found for the paragraphs that are asked for, and cached for the last ones.
package final class TextParagraphs {
  private struct Paragraph {
    /// In UTF-16 units, with the line feed at the end.
    var length: Int
    /// Units of the line feed; 0 for the last paragraph.
    var ending: Int
    var isMeasured = false
    var size = CGSize.zero
    var lineCount = 0
    /// Points before and after, beside another paragraph.
    var spaceBefore: CGFloat = 0
    var spaceAfter: CGFloat = 0
    /// The parts with rooms of their own; nil for lines of one width.
    var pieces: [TextPiece]?
  }

  /// Paragraphs whose lines are cached. Our choice: some screens.
  private static let keptLines = 256

  private unowned let text: NSAttributedString
  /// In points; infinite for unbounded.
  package var width: CGFloat = .infinity { didSet { if width != oldValue { measureAgain() } } }
  /// 0 for any number.
  package var maximumLines = 0 { didSet { if maximumLines != oldValue { measureAgain() } } }
  /// How the last of `maximumLines` ends.
  package var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { measureAgain() } } }
  /// What the text looks like where its attributes say nothing.
  package var defaults = TextDefaults.drawing
  /// Gives the text of a paragraph, at a range of the whole text, a look that is not in its attributes.
  package var style: ((NSAttributedString, NSRange) -> NSAttributedString)?
  /// Whether `style` changes a range without a link.
  package var isMarked: (NSRange) -> Bool = { _ in false }
  /// The rooms of lines; nil for lines as wide as `width`.
  var rooms: TextRooms? { didSet { if rooms != nil || oldValue != nil { measureAgain() } } }
  /// Points before and behind a paragraph, by its range, in place of its style's; nil for those.
  var spacing: ((NSRange, _ before: CGFloat, _ after: CGFloat) -> (before: CGFloat, after: CGFloat))?
  /// Called when paragraphs were measured, and none is left to measure.
  var onComplete: (() -> Void)?
  private var paragraphs: [Paragraph] = []
  /// The first character and the top of each paragraph; right for the first ones, as many as `startCount` and `topCount` say.
  private var (starts, tops): ([Int], [CGFloat]) = ([], [])
  private var (startCount, topCount) = (0, 0)
  private var linesByParagraph: [Int: [TextLine]] = [:]
  /// How many items of the last one of its lists stand before a paragraph, as far as it was asked for.
  var itemNumbers: [Int: Int] = [:]
  private var knownRun: (range: NSRange, attributes: [NSAttributedString.Key: Any])?
  /// Number of paragraphs measured so far, for tests.
  package private(set) var measuredCount = 0

  package init(_ text: NSAttributedString) {
    self.text = text
    paragraphs = Self.split(text.string, from: 0, to: text.length, length: text.length)
  }

  /// A copy with the same text at another width.
  package func copy(width: CGFloat) -> TextParagraphs {
    let copy = TextParagraphs(text)
    (copy.width, copy.maximumLines, copy.lineBreakMode) = (width, maximumLines, lineBreakMode)
    (copy.defaults, copy.style, copy.isMarked) = (defaults, style, isMarked)
    (copy.rooms, copy.spacing) = (rooms, spacing)
    return copy
  }

  // MARK: Changes

  /// The characters or attributes of `range` have changed, which had `delta` units less before.
  package func update(_ range: NSRange, delta: Int) {
    if maximumLines > 0 { measureAgain() }
    knownRun = nil
    let formerEnd = NSMaxRange(range) - delta
    // A carriage return at the end of the paragraph before may become one with a line feed.
    let first = max(0, paragraph(at: range.location) - 1)
    var last = min(paragraphs.count - 1, paragraph(at: formerEnd) + 1)
    // The empty paragraph behind the last line feed is found with it.
    if last == paragraphs.count - 2, paragraphs[last + 1].length == 0 { last += 1 }
    let (start, end) = (starts[first], starts[last] + paragraphs[last].length + delta)
    var new = Self.split(text.string, from: start, to: end, length: text.length)
    keepMeasured(&new, first...last, range, delta)
    paragraphs.replaceSubrange(first...last, with: new)
    (startCount, topCount) = (min(startCount, first), min(topCount, first))
    linesByParagraph.removeAll()
    itemNumbers.removeAll()
  }

  /// The neighbours of a change that have the characters they had.
  private func keepMeasured(_ new: inout [Paragraph], _ former: ClosedRange<Int>, _ range: NSRange, _ delta: Int) {
    guard maximumLines == 0, let first = new.first else { return }
    let oldFirst = paragraphs[former.lowerBound]
    if starts[former.lowerBound] + oldFirst.length < range.location, first.length == oldFirst.length { new[0] = oldFirst }
    let oldLast = paragraphs[former.upperBound]
    if former.count > 1, new.count > 1, starts[former.upperBound] > NSMaxRange(range) - delta,
      new[new.count - 1].length == oldLast.length
    {
      new[new.count - 1] = oldLast
    }
  }

  /// Forgets all places: the width, the font or the traits have changed.
  package func measureAgain() {
    for index in paragraphs.indices { paragraphs[index].isMeasured = false }
    topCount = 0
    linesByParagraph.removeAll()
    itemNumbers.removeAll()
  }

  /// A paragraph ends behind its line feed; behind the last line feed stands an empty one.
  private static func split(_ text: String, from start: Int, to end: Int, length: Int) -> [Paragraph] {
    var found: [Paragraph] = []
    var (count, wasReturn) = (0, false)
    let units = text.utf16
    let first = units.index(units.startIndex, offsetBy: start)
    for unit in units[first..<units.index(first, offsetBy: end - start)] {
      count += 1
      if unit == 0x0A, wasReturn, count == 1 {
        // The second half of a line feed of two units.
        (found[found.count - 1].length, found[found.count - 1].ending) = (found[found.count - 1].length + 1, 2)
        count = 0
      } else if unit == 0x0A || unit == 0x0D || unit == 0x2029 {
        found.append(Paragraph(length: count, ending: 1))
        count = 0
      }
      wasReturn = unit == 0x0D
    }
    if end == length { found.append(Paragraph(length: count, ending: 0)) }
    return found
  }

  // MARK: Characters

  func hasCharacters(_ paragraph: Int) -> Bool { paragraphs[paragraph].length > 0 }

  /// The attributes of a paragraph's first character.
  func attributesOfStart(_ paragraph: Int) -> [NSAttributedString.Key: Any] {
    let start = start(of: paragraph)
    return start < text.length ? attributes(at: start).attributes : [:]
  }

  package var count: Int { paragraphs.count }

  private func findStarts() {
    guard startCount < paragraphs.count else { return }
    var start = startCount > 0 ? starts[startCount - 1] + paragraphs[startCount - 1].length : 0
    starts.removeLast(starts.count - startCount)
    for paragraph in paragraphs[startCount...] {
      starts.append(start)
      start += paragraph.length
    }
    startCount = paragraphs.count
  }

  /// The paragraph with the character at `offset`; the last one at the end of the text.
  package func paragraph(at offset: Int) -> Int {
    findStarts()
    return max(0, starts.firstIndexAfter { $0 <= offset } - 1)
  }

  package func start(of paragraph: Int) -> Int {
    findStarts()
    return starts[paragraph]
  }

  /// Behind the line feed of a paragraph.
  package func end(of paragraph: Int) -> Int { start(of: paragraph) + paragraphs[paragraph].length }

  /// The characters of a paragraph without the line feed at its end.
  package func content(of paragraph: Int) -> NSRange {
    NSRange(location: start(of: paragraph), length: paragraphs[paragraph].length - paragraphs[paragraph].ending)
  }

  // MARK: Places

  private func findTops() {
    guard topCount < paragraphs.count else { return }
    findStarts()
    tops.removeLast(tops.count - topCount)
    var linesBefore = lineCount(before: topCount)
    for index in topCount..<paragraphs.count {
      if rooms != nil || !paragraphs[index].isMeasured { measure(index, linesBefore) }
      linesBefore += paragraphs[index].lineCount
      tops.append(index > 0 ? bottom(index - 1) + space(above: index) : 0)
    }
    topCount = paragraphs.count
    onComplete?()
  }

  private func bottom(_ index: Int) -> CGFloat { tops[index] + paragraphs[index].size.height }

  private func space(above index: Int) -> CGFloat {
    paragraphs[index].lineCount == 0 ? 0 : paragraphs[index - 1].spaceAfter + paragraphs[index].spaceBefore
  }

  private func measure(_ index: Int, _ linesBefore: Int) {
    measuredCount += 1
    paragraphs[index].isMeasured = true
    if maximumLines > 0, linesBefore >= maximumLines {
      (paragraphs[index].size, paragraphs[index].lineCount) = (.zero, 0)
      return
    }
    let block = block(of: index, linesBefore)
    var (before, after) = (block.shape?.value.spacingBefore ?? 0, block.shape?.value.spacing ?? 0)
    if let spacing { (before, after) = spacing(content(of: index), before, after) }
    (paragraphs[index].spaceBefore, paragraphs[index].spaceAfter) = (before, after + block.lineSpacing)
    paragraphs[index].pieces = nil
    if let rooms, flow(block, rooms, index) { return }
    let metrics = CurrentGraphics.measure(block, in: CGSize(width: width, height: .infinity))
    (paragraphs[index].size, paragraphs[index].lineCount) = (metrics.size, metrics.lineCount)
  }

  /// Sets the paragraph beside excluded paths; false for one below them.
  private func flow(_ block: TextBlock, _ rooms: TextRooms, _ index: Int) -> Bool {
    paragraphs[index].lineCount = 1
    let top = index > 0 ? bottom(index - 1) + space(above: index) : 0
    guard top < rooms.bottom, width.isFinite else { return false }
    var flow = TextFlow(block, rooms, width: width, top: top, start: start(of: index))
    let pieces = flow.run()
    paragraphs[index].pieces = pieces
    paragraphs[index].size = CGSize(
      width: pieces.reduce(0) { max($0, $1.frame.maxX) }, height: pieces.reduce(0) { max($0, $1.frame.maxY) })
    paragraphs[index].lineCount = pieces.reduce(0) { $0 + $1.lineCount }
    return true
  }

  /// The paragraph as it is measured and drawn.
  package func block(of paragraph: Int) -> TextBlock {
    findTops()
    return block(of: paragraph, lineCount(before: paragraph))
  }

  /// 0 where the number of lines is not limited, since nothing asks for it there.
  private func lineCount(before paragraph: Int) -> Int {
    maximumLines > 0 ? paragraphs.prefix(paragraph).reduce(0) { $0 + $1.lineCount } : 0
  }

  private func block(of paragraph: Int, _ linesBefore: Int) -> TextBlock {
    var block = plainBlock(content(of: paragraph))
    if let marker = markerBlock(of: paragraph) { block.makeRoom(for: marker.block, depth: marker.depth) }
    if block.lineBreak.isTruncating { block.maximumLines = 1 }
    if maximumLines > 0 {
      block.maximumLines = block.maximumLines > 0 ? 1 : maximumLines - linesBefore
      if !block.lineBreak.isTruncating { block.lineBreak = TextBlock.LineBreak(lineBreakMode) }
    }
    return block
  }

  private func plainBlock(_ range: NSRange) -> TextBlock {
    if range.length == 0 { return TextBlock("", attributes: attributes(ofEmpty: range.location), defaults, maximumLines: 0) }
    let run = attributes(at: range.location)
    // A paragraph of one look, as most are, needs no attributed string.
    if NSMaxRange(run.range) >= NSMaxRange(range), run.attributes[.link] == nil, !isMarked(range) {
      let characters = text.string
      let start = characters.utf16.index(characters.startIndex, offsetBy: range.location)
      let end = characters.utf16.index(start, offsetBy: range.length)
      return TextBlock(String(characters[start..<end]), attributes: run.attributes, defaults, maximumLines: 0)
    }
    let part = text.attributedSubstring(from: range)
    return TextBlock(style?(part, range) ?? part, defaults, maximumLines: 0, at: range.location)
  }

  /// The attributes at an offset, and the range that has them; the last ones are cached.
  private func attributes(at offset: Int) -> (range: NSRange, attributes: [NSAttributedString.Key: Any]) {
    if let knownRun, NSLocationInRange(offset, knownRun.range) { return knownRun }
    var range = NSRange(location: 0, length: 0)
    let attributes = text.attributes(at: offset, effectiveRange: &range)
    knownRun = (range, attributes)
    return (range, attributes)
  }

  /// The attributes of the line feed that ends the paragraph, else of the one before.
  private func attributes(ofEmpty offset: Int) -> [NSAttributedString.Key: Any] {
    let plain: [NSAttributedString.Key: Any] = [.font: defaults.font]
    if text.length == 0 { return plain }
    return plain.merging(attributes(at: min(offset, text.length - 1)).attributes) { $1 }
  }

  /// The height of all paragraphs, in points.
  package var height: CGFloat {
    findTops()
    return bottom(paragraphs.count - 1)
  }

  /// The width of the widest line, with its indents, in points. Costs time proportional to the number of paragraphs.
  package var contentWidth: CGFloat {
    findTops()
    return paragraphs.reduce(0) { max($0, $1.size.width) }
  }

  /// The place of a paragraph, as wide as the room for lines; as wide as its lines in an unbounded room.
  package func frame(of paragraph: Int) -> CGRect {
    findTops()
    let size = paragraphs[paragraph].size
    return CGRect(x: 0, y: tops[paragraph], width: width.isFinite ? width : size.width, height: size.height)
  }

  /// The paragraph at a height, the first above all and the last below all.
  package func paragraph(atHeight y: CGFloat) -> Int {
    findTops()
    var index = max(0, tops.firstIndexAfter { $0 <= y } - 1)
    while index > 0, paragraphs[index].lineCount == 0 { index -= 1 }
    return index
  }

  /// The lines of a paragraph; their characters are counted from its start.
  package func lines(of paragraph: Int) -> [TextLine] {
    if let lines = linesByParagraph[paragraph] { return lines }
    if frame(of: paragraph).height == 0, maximumLines > 0 { return [] }
    if linesByParagraph.count >= Self.keptLines { linesByParagraph.removeAll(keepingCapacity: true) }
    let lines = paragraphs[paragraph].pieces?.flatMap(lines) ?? lines(of: block(of: paragraph), width)
    linesByParagraph[paragraph] = lines
    return lines
  }

  private func lines(of block: TextBlock, _ width: CGFloat) -> [TextLine] {
    let lines = CurrentGraphics.lines(of: block, width: width)
    return block.maximumLines > 0 ? Array(lines.prefix(block.maximumLines)) : lines
  }

  private func lines(of piece: TextPiece) -> [TextLine] {
    let (x, y, start) = (piece.frame.minX, piece.frame.minY, piece.range.lowerBound)
    return lines(of: piece.block, piece.frame.width).map { line in
      TextLine(
        range: line.range.lowerBound + start..<line.range.upperBound + start, frame: line.frame.offsetBy(dx: x, dy: y),
        baseline: line.baseline + y, carets: line.carets.map { $0 + x },
        spans: line.spans.map { $0.lowerBound + x...$0.upperBound + x })
    }
  }

  // MARK: Drawing

  /// A text and where it is drawn, from the paragraph's top left.
  package struct Drawing: Equatable {
    package var block: TextBlock
    package var frame: CGRect

    package init(block: TextBlock, frame: CGRect) { (self.block, self.frame) = (block, frame) }
  }

  /// What a paragraph shows: its lines, and the marker of a list.
  package func drawings(of paragraph: Int) -> [Drawing] {
    let size = frame(of: paragraph).size
    let text =
      paragraphs[paragraph].pieces.map { $0.map { Drawing(block: $0.block, frame: $0.frame) } }
      ?? [Drawing(block: block(of: paragraph), frame: CGRect(origin: .zero, size: size))]
    return marker(of: paragraph).map { text + [$0] } ?? text
  }
}

extension Array {
  /// The number of elements before the first that does not satisfy `isBefore`, in an array where all that do stand first.
  fileprivate func firstIndexAfter(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
