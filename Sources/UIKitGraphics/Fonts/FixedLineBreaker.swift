internal import CoreGraphics
internal import Foundation

/// Breaks text of fixed advances into lines, character by character.
struct FixedLineBreaker {
  struct Line {
    /// The width of the line without the spaces at its end.
    var width: CGFloat = 0
    /// The line's largest font size.
    var em: CGFloat = 0
    /// Whether it is the first line of its paragraph.
    var isFirst = false
    /// The UTF-16 offset of the next line, or of the end of the text.
    var end = 0
  }

  let width: CGFloat
  let shape: ParagraphShape?
  let breaksWords: Bool
  private var lines: [Line] = []
  private var line = Line(isFirst: true)
  /// The position of the next character; includes spaces at the line's end.
  private var pen: CGFloat = 0
  /// The line as it was before the word being added, and the position where that word began.
  private var beforeWord = Line()
  private var wordStart: CGFloat = 0
  private var wordEm: CGFloat = 0
  /// UTF-16 offsets of the next character and of the word being added.
  private var (offset, wordOffset) = (0, 0)
  private let tabs: TextTabs
  private let columns: [TextTabs.Column]
  /// The tab whose column is being added, if its width follows from the column's text.
  private var column: OpenColumn?
  /// The widths of tabs, by their UTF-16 offsets.
  private(set) var tabWidths: [Int: CGFloat] = [:]

  /// A column whose text ends at a stop, or is centred there.
  private struct OpenColumn {
    var tab: Int
    var start: CGFloat
    var stop: CGFloat
    var alignment: TextTabs.Column.Alignment
    /// The width of what stands before the decimal point, once that was added.
    var beforePoint: CGFloat?

    /// The width of the tab before a text of `width` points.
    func gap(_ width: CGFloat) -> CGFloat {
      max(0, stop - start - (alignment == .center ? width / 2 : beforePoint ?? width))
    }
  }

  init(_ text: TextBlock, width: CGFloat) {
    (self.width, shape, breaksWords) = (width, text.shape?.value, text.lineBreak != .charWrapping)
    tabs = text.tabs
    columns = text.hasTabs ? tabs.columns(isRightToLeft: false, in: text) : []
  }

  /// The width available to the current line.
  private var room: CGFloat { shape?.room(in: width, isFirst: line.isFirst) ?? width }

  mutating func add(_ run: TextBlock.Run) {
    let (advance, em) = (run.fixedAdvance, run.fixedEm)
    for character in run.text {
      let end = offset + character.utf16.count
      if character.isNewline {
        line.em = max(line.em, em)
        offset = end
        endLine(isLast: true)
      } else if character == " " {
        pen += advance
        line.em = max(line.em, em)
        offset = end
        startWord()
      } else if character == "\t" {
        addTab(em: em)
        offset = end
        startWord()
      } else {
        reachPoint(character)
        add(advance: advance, em: em)
        offset = end
      }
    }
  }

  mutating func finish(defaultSize: CGFloat) -> [Line] {
    closeColumn(at: pen)
    if line.em == 0 { line.em = defaultSize }
    line.end = offset
    return lines + [line]
  }

  /// Records where the decimal point of a column is, if `character` is the one.
  private mutating func reachPoint(_ character: Character) {
    guard let open = column, case .decimal(let point) = open.alignment, open.beforePoint == nil,
      character.unicodeScalars.first == point
    else { return }
    column?.beforePoint = pen - open.start
  }

  private mutating func addTab(em: CGFloat) {
    closeColumn(at: pen)
    let indent = shape?.indent(isFirst: line.isFirst) ?? 0
    let x = pen + indent
    let stop = columns.first { $0.location > x + 0.001 } ?? .init(location: tabs.following(x), alignment: .leading)
    line.em = max(line.em, em)
    if stop.alignment == .leading {
      tabWidths[offset] = stop.location - x
      pen = stop.location - indent
    } else {
      column = OpenColumn(tab: offset, start: pen, stop: stop.location - indent, alignment: stop.alignment)
    }
  }

  /// Ends the column that is being added, whose text reaches to `end`: what stands in it moves to its stop.
  private mutating func closeColumn(at end: CGFloat) {
    guard let column else { return }
    let gap = column.gap(end - column.start)
    tabWidths[column.tab] = gap
    pen += gap
    if line.width > column.start { line.width += gap }
    self.column = nil
  }

  private mutating func add(advance: CGFloat, em: CGFloat) {
    let gap = column.map { $0.gap(pen + advance - $0.start) } ?? 0
    if pen + gap + advance > room + 0.001 && pen > 0 {
      if breaksWords && wordStart > 0 {
        moveWordDown()
      } else {
        endLine()
      }
      if pen + advance > room + 0.001 && pen > 0 { endLine() }
    }
    pen += advance
    line.width = pen
    line.em = max(line.em, em)
    wordEm = max(wordEm, em)
  }

  private mutating func startWord() { (beforeWord, wordStart, wordEm, wordOffset) = (line, pen, 0, offset) }

  private mutating func moveWordDown() {
    let (carried, em, start) = (pen - wordStart, wordEm, wordOffset)
    line = beforeWord
    closeColumn(at: wordStart)
    endLine(at: start)
    (pen, line, wordEm) = (carried, Line(width: carried, em: em), em)
  }

  /// Ends the line, at the next character unless `end` is given; `isLast` if it is the last one of its paragraph.
  private mutating func endLine(isLast: Bool = false, at end: Int? = nil) {
    closeColumn(at: pen)
    line.end = end ?? offset
    lines.append(line)
    (line, pen) = (Line(isFirst: isLast), 0)
    startWord()
  }
}
