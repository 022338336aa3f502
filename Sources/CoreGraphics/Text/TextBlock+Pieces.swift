// Splitting long texts: Pango's cost grows with the square of the number of paragraphs in one layout.
extension TextBlock {
  /// The text split between paragraphs into pieces that look the same alone as together; the line feed between two pieces is omitted.
  ///
  /// A text of few paragraphs is one piece. A piece may be longer where a split would be visible: between empty paragraphs of several
  /// fonts, and before a paragraph without letters in a right-to-left text, which inherits the direction of the paragraph before.
  package var pieces: [TextBlock] {
    var cutter = PieceCutter(whole: self)
    for run in runs { cutter.add(run) }
    return cutter.finish()
  }

  /// Whether `pieces` may return more than one; cheap for short texts.
  package var mayHavePieces: Bool {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) >= PieceCutter.paragraphs else { return false }
    let lineFeed = UInt8(ascii: "\n")
    return runs.reduce(0) { $0 + $1.text.utf8.count { $0 == lineFeed } } >= PieceCutter.paragraphs
  }
}

private struct PieceCutter {
  /// Minimum number of paragraphs in a piece. Our choice: few enough for a negligible quadratic cost, many enough to amortise the cost of a
  /// layout.
  static let paragraphs = 48

  let whole: TextBlock
  private var pieces: [TextBlock] = []
  private var runs: [TextBlock.Run] = []
  private var count = 0
  private var isParagraphEmpty = true
  private var hasRightToLeft = false

  init(whole: TextBlock) { self.whole = whole }

  mutating func add(_ run: TextBlock.Run) {
    let scalars = run.text.unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar == "\n" {
        count += 1
        // At the end of a run the next paragraph begins in another run: the line feed stays in this piece.
        if count >= Self.paragraphs && next < scalars.endIndex && mayCut(before: scalars[next]) {
          append(run, String(scalars[start..<endOfParagraph(scalars, start, index)]))
          finishPiece()
          start = next
        }
        isParagraphEmpty = true
      } else {
        isParagraphEmpty = false
        if scalar.value >= 0x590 && TextBlock.isRightToLeft(scalar.value) { hasRightToLeft = true }
      }
      index = next
    }
    append(run, start == scalars.startIndex ? run.text : String(scalars[start...]))
  }

  mutating func finish() -> [TextBlock] {
    if pieces.isEmpty { return [whole] }
    finishPiece()
    return pieces
  }

  /// Excludes the carriage return of "\r
  /// ".
  private func endOfParagraph(
    _ scalars: String.UnicodeScalarView, _ start: String.Index, _ lineFeed: String.Index
  ) -> String.Index {
    guard lineFeed > start else { return lineFeed }
    let before = scalars.index(before: lineFeed)
    return scalars[before] == "\r" ? before : lineFeed
  }

  private func mayCut(before scalar: Unicode.Scalar) -> Bool {
    if isParagraphEmpty && whole.runs.count > 1 { return false }
    return !hasRightToLeft || scalar.properties.isAlphabetic
  }

  private mutating func append(_ run: TextBlock.Run, _ text: String) {
    if text.isEmpty && !runs.isEmpty { return }
    var part = run
    part.text = text
    runs.append(part)
  }

  private mutating func finishPiece() {
    var piece = whole
    piece.runs = runs
    pieces.append(piece)
    (runs, count) = ([], 0)
  }
}
