internal import CoreGraphics
internal import Foundation

// Lines and carets in the coordinates of the whole text.
extension TextParagraphs {
  /// One line: its characters in the whole text, and its place.
  struct Line {
    var range: NSRange
    /// The line in points, as wide as its letters.
    var frame: CGRect
    var baseline: CGFloat
    /// Whether other lines of the paragraph follow.
    var isWrapped: Bool
    var carets: [CGFloat]
    /// The left and right edge of the character of each unit.
    var spans: [ClosedRange<CGFloat>]
  }

  private func line(_ index: Int, of paragraph: Int, _ lines: [TextLine]) -> Line {
    let (line, start, top) = (lines[index], start(of: paragraph), frame(of: paragraph).minY)
    return Line(
      range: NSRange(location: start + line.range.lowerBound, length: line.range.count),
      frame: line.frame.offsetBy(dx: 0, dy: top),
      baseline: line.baseline + top, isWrapped: index < lines.count - 1, carets: line.carets, spans: line.spans)
  }

  /// The line that shows the caret at `offset`: the lower one between two. nil for a text cut off before it.
  func line(at offset: Int) -> Line? {
    let paragraph = paragraph(at: offset)
    let lines = lines(of: paragraph)
    let local = offset - start(of: paragraph)
    guard let index = lines.lastIndex(where: { $0.range.lowerBound <= local }) else { return nil }
    return line(index, of: paragraph, lines)
  }

  /// The line at a height, the first above all and the last below all; nil where there is none.
  func line(atHeight y: CGFloat) -> Line? {
    let paragraph = paragraph(atHeight: y)
    let lines = lines(of: paragraph)
    let local = y - frame(of: paragraph).minY
    guard !lines.isEmpty else { return nil }
    return line(lines.lastIndex { $0.frame.minY <= local } ?? 0, of: paragraph, lines)
  }

  /// nil below the last line.
  func line(below line: Line) -> Line? {
    if line.isWrapped { return self.line(at: NSMaxRange(line.range)) }
    let next = paragraph(at: line.range.location) + 1
    return next < count ? self.line(at: start(of: next)) : nil
  }

  /// Calls `body` with each line that has characters of `range`, or that shows its caret, from the top; true stops.
  func forEachLine(in range: NSRange, _ body: (Line) -> Bool) {
    for paragraph in paragraph(at: range.location)...paragraph(at: NSMaxRange(range)) {
      let (lines, start) = (lines(of: paragraph), start(of: paragraph))
      for index in lines.indices {
        let (first, end) = (start + lines[index].range.lowerBound, start + lines[index].range.upperBound)
        let isLast = index == lines.count - 1
        guard first <= NSMaxRange(range), isLast ? end >= range.location : end > range.location else { continue }
        if range.length > 0, first == NSMaxRange(range) { return }
        if body(line(index, of: paragraph, lines)) { return }
      }
    }
  }

  /// The caret at `offset`, without a width; at the end of the last line for an offset that is cut off.
  func caret(at offset: Int) -> CGRect {
    let place = line(at: offset) ?? line(atHeight: .greatestFiniteMagnitude)
    guard let line = place else { return .zero }
    return CGRect(x: line.x(at: offset), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The boundary of a character whose caret is nearest to a point.
  func offset(nearestTo point: CGPoint, in units: TextUnits) -> Int {
    line(atHeight: point.y)?.offset(nearestTo: point.x, in: units) ?? 0
  }
}

extension TextParagraphs.Line {
  /// The caret's x at an offset of the whole text; at the nearer end for one of another line.
  func x(at offset: Int) -> CGFloat {
    let index = min(max(0, offset - range.location), carets.count - 1)
    return carets.isEmpty ? frame.minX : carets[index]
  }

  /// The boundary of a character whose caret is nearest to `x`. At the end of a line that is wrapped, before its last character: behind it the caret would
  /// stand in the next line.
  func offset(nearestTo x: CGFloat, in units: TextUnits) -> Int {
    let places = isWrapped ? carets.dropLast() : carets[...]
    return range.location + places.nearest(to: x) { units.isBoundary(range.location + $0) }
  }

  /// The last offset whose caret this line shows.
  var lastOffset: Int { isWrapped ? max(range.location, NSMaxRange(range) - 1) : NSMaxRange(range) }

  /// The stretches from left to right that characters of `selection` occupy in this line: more than one where the direction of writing changes.
  func stretches(of selection: NSRange) -> [ClosedRange<CGFloat>] {
    let start = max(selection.location, range.location)
    let end = min(NSMaxRange(selection), NSMaxRange(range))
    guard start < end else { return [] }
    var found: [ClosedRange<CGFloat>] = []
    for offset in start..<end {
      let piece = spans[offset - range.location]
      if let last = found.last, piece.lowerBound <= last.upperBound + 0.01, piece.upperBound >= last.lowerBound - 0.01 {
        found[found.count - 1] = min(last.lowerBound, piece.lowerBound)...max(last.upperBound, piece.upperBound)
      } else {
        found.append(piece)
      }
    }
    return found
  }
}

extension ArraySlice<CGFloat> {
  /// The index of the place nearest to `x`, 0 for none; of equal ones the last if `x` lies behind them, so that a tap behind a text finds its
  /// end behind a mark without a width.
  ///
  /// - Parameter isPlace: asked for all indices only where the nearest one is none: a letter of several units.
  func nearest(to x: CGFloat, where isPlace: (Int) -> Bool) -> Int {
    func isNearer(_ a: Int, _ b: Int) -> Bool {
      (abs(self[a] - x), x > self[a] ? -a : a) < (abs(self[b] - x), x > self[b] ? -b : b)
    }
    guard let nearest = indices.min(by: isNearer) else { return 0 }
    return isPlace(nearest) ? nearest : indices.lazy.filter(isPlace).min(by: isNearer) ?? 0
  }
}
