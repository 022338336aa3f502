// Long texts in pieces: Pango's work grows with the square of the number of paragraphs in one layout.
extension TextBlock {
  /// The same text, cut between paragraphs into pieces that look alone as they do together; the line feed between two pieces is left out.
  ///
  /// A text of few paragraphs is one piece. A piece may be longer where cutting would show: between empty paragraphs of several fonts,
  /// and before a paragraph without letters in a text from right to left, which takes its direction from the one before.
  package var pieces: [TextBlock] {
    var cutter = PieceCutter(whole: self)
    for run in runs { cutter.add(run) }
    return cutter.finish()
  }

  /// Whether there may be more than one piece. Costs nothing for a short text.
  package var mayHavePieces: Bool {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) >= PieceCutter.paragraphs else { return false }
    let lineFeed = UInt8(ascii: "\n")
    return runs.reduce(0) { $0 + $1.text.utf8.count { $0 == lineFeed } } >= PieceCutter.paragraphs
  }
}

private struct PieceCutter {
  /// Paragraphs in a piece, at least: few enough for their square to cost nothing, many enough to share what a layout costs.
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
        // Where the run ends the next paragraph begins in another run: the line feed stays inside.
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

  /// Before the carriage return of "\r\n".
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
