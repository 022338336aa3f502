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

  init(width: CGFloat, shape: ParagraphShape?, breaksWords: Bool) {
    (self.width, self.shape, self.breaksWords) = (width, shape, breaksWords)
  }

  /// The width available to the current line.
  private var room: CGFloat { shape?.room(in: width, isFirst: line.isFirst) ?? width }

  mutating func add(_ run: TextBlock.Run) {
    let advance = run.font.size * FixedMetricsFont.advance + run.kern
    for character in run.text {
      let end = offset + character.utf16.count
      if character.isNewline {
        line.em = max(line.em, run.font.size)
        offset = end
        endLine(isLast: true)
      } else if character == " " {
        pen += advance
        line.em = max(line.em, run.font.size)
        offset = end
        startWord()
      } else {
        add(advance: advance, em: run.font.size)
        offset = end
      }
    }
  }

  mutating func finish(defaultSize: CGFloat) -> [Line] {
    if line.em == 0 { line.em = defaultSize }
    line.end = offset
    return lines + [line]
  }

  private mutating func add(advance: CGFloat, em: CGFloat) {
    if pen + advance > room + 0.001 && pen > 0 {
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
    endLine(at: start)
    (pen, line, wordEm) = (carried, Line(width: carried, em: em), em)
  }

  /// Ends the line, at the next character unless `end` is given; `isLast` if it is the last one of its paragraph.
  private mutating func endLine(isLast: Bool = false, at end: Int? = nil) {
    line.end = end ?? offset
    lines.append(line)
    (line, pen) = (Line(isFirst: isLast), 0)
    startWord()
  }
}
