internal import CoreGraphics
internal import Foundation

/// Breaks text of fixed advances into lines, character by character.
struct FixedLineBreaker {
  struct Line {
    /// Without the spaces at its end.
    var width: CGFloat = 0
    /// The size of its largest font.
    var em: CGFloat = 0
  }

  let width: CGFloat
  let breaksWords: Bool
  private var lines: [Line] = []
  private var line = Line()
  /// Where the next character goes; the spaces at the line's end included.
  private var pen: CGFloat = 0
  /// The line as it was before the word that is being added, and where that word began.
  private var beforeWord = Line()
  private var wordStart: CGFloat = 0
  private var wordEm: CGFloat = 0

  init(width: CGFloat, breaksWords: Bool) { (self.width, self.breaksWords) = (width, breaksWords) }

  mutating func add(_ run: TextBlock.Run) {
    let advance = run.font.size * FixedMetricsFont.advance + run.kern
    for character in run.text {
      if character.isNewline {
        line.em = max(line.em, run.font.size)
        endLine()
      } else if character == " " {
        pen += advance
        line.em = max(line.em, run.font.size)
        startWord()
      } else {
        add(advance: advance, em: run.font.size)
      }
    }
  }

  mutating func finish(defaultSize: CGFloat) -> [Line] {
    if line.em == 0 { line.em = defaultSize }
    return lines + [line]
  }

  private mutating func add(advance: CGFloat, em: CGFloat) {
    if pen + advance > width + 0.001 && pen > 0 {
      if breaksWords && wordStart > 0 {
        moveWordDown()
      } else {
        endLine()
      }
      if pen + advance > width + 0.001 && pen > 0 { endLine() }
    }
    pen += advance
    line.width = pen
    line.em = max(line.em, em)
    wordEm = max(wordEm, em)
  }

  private mutating func startWord() { (beforeWord, wordStart, wordEm) = (line, pen, 0) }

  private mutating func moveWordDown() {
    let (carried, em) = (pen - wordStart, wordEm)
    line = beforeWord
    endLine()
    (pen, line, wordEm) = (carried, Line(width: carried, em: em), em)
  }

  private mutating func endLine() {
    lines.append(line)
    (line, pen) = (Line(), 0)
    startWord()
  }
}
