internal import CoreGraphics
package import Foundation

// Lines and carets in the coordinates of the whole text.
extension TextParagraphs {
  /// One line: its characters in the whole text, and its place.
  package struct Line {
    package var range: NSRange
    /// The line in points, as wide as its letters.
    package var frame: CGRect
    package var baseline: CGFloat
    /// Whether other lines of the paragraph follow.
    package var isWrapped: Bool
    package var carets: [CGFloat]
    /// The left and right edge of the character of each unit.
    package var spans: [ClosedRange<CGFloat>]
  }

  private func line(_ index: Int, of paragraph: Int, _ lines: [TextLine]) -> Line {
    let (line, start, top) = (lines[index], start(of: paragraph), frame(of: paragraph).minY)
    return Line(
      range: NSRange(location: start + line.range.lowerBound, length: line.range.count),
      frame: line.frame.offsetBy(dx: 0, dy: top),
      baseline: line.baseline + top, isWrapped: index < lines.count - 1, carets: line.carets, spans: line.spans)
  }

  /// The line that shows the caret at `offset`: the lower one between two. nil for a text cut off before it.
  package func line(at offset: Int) -> Line? {
    let paragraph = paragraph(at: offset)
    let lines = lines(of: paragraph)
    let local = offset - start(of: paragraph)
    guard let index = lines.lastIndex(where: { $0.range.lowerBound <= local }) else { return nil }
    return line(index, of: paragraph, lines)
  }

  /// The line at a height, the first above all and the last below all; nil where there is none.
  ///
  /// - Parameter x: Of lines beside each other the one nearest to it; the last one for nil.
  package func line(atHeight y: CGFloat, x: CGFloat? = nil) -> Line? {
    let paragraph = paragraph(atHeight: y)
    let lines = lines(of: paragraph)
    let local = y - frame(of: paragraph).minY
    guard !lines.isEmpty else { return nil }
    var index = lines.lastIndex { $0.frame.minY <= local } ?? 0
    if let x {
      func distance(_ index: Int) -> CGFloat { max(0, lines[index].frame.minX - x, x - lines[index].frame.maxX) }
      let beside = lines.indices.filter { lines[$0].frame.minY == lines[index].frame.minY }
      index = beside.min { distance($0) < distance($1) } ?? index
    }
    return line(index, of: paragraph, lines)
  }

  /// nil below the last line.
  package func line(below line: Line) -> Line? {
    if line.isWrapped {
      guard let next = self.line(at: NSMaxRange(line.range)) else { return nil }
      // Lines beside each other have one height.
      return next.frame.minY > line.frame.minY || next.range.location <= line.range.location ? next : self.line(below: next)
    }
    let next = paragraph(at: line.range.location) + 1
    return next < count ? self.line(at: start(of: next)) : nil
  }

  /// Calls `body` with each line that has characters of `range`, or that shows its caret, from the top; true stops.
  package func forEachLine(in range: NSRange, _ body: (Line) -> Bool) {
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
  package func caret(at offset: Int) -> CGRect {
    let place = line(at: offset) ?? line(atHeight: .greatestFiniteMagnitude)
    guard let line = place else { return .zero }
    return CGRect(x: line.x(at: offset), y: line.frame.minY, width: 0, height: line.frame.height)
  }

  /// The boundary of a character whose caret is nearest to a point.
  package func offset(nearestTo point: CGPoint, in units: TextUnits) -> Int {
    line(atHeight: point.y, x: point.x)?.offset(nearestTo: point.x, in: units) ?? 0
  }
}

extension TextParagraphs.Line {
  /// The caret's x at an offset of the whole text; at the nearer end for one of another line.
  package func x(at offset: Int) -> CGFloat {
    let index = min(max(0, offset - range.location), carets.count - 1)
    return carets.isEmpty ? frame.minX : carets[index]
  }

  /// The boundary of a character whose caret is nearest to `x`. At the end of a line that is wrapped, before its last character: behind
  /// it the caret would
  /// stand in the next line.
  package func offset(nearestTo x: CGFloat, in units: TextUnits) -> Int {
    let places = isWrapped ? carets.dropLast() : carets[...]
    return range.location + places.nearest(to: x) { units.isBoundary(range.location + $0) }
  }

  /// The last offset whose caret this line shows.
  package var lastOffset: Int { isWrapped ? max(range.location, NSMaxRange(range) - 1) : NSMaxRange(range) }

  /// The stretches from left to right that characters of `selection` occupy in this line: more than one where the direction of writing
  /// changes.
  package func stretches(of selection: NSRange) -> [ClosedRange<CGFloat>] {
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
  /// The index of the place nearest to `x`, 0 for none; of equal ones the last if `x` lies behind them, so that a tap behind a text finds
  /// its
  /// end behind a mark without a width.
  ///
  /// - Parameter isPlace: asked for all indices only where the nearest one is none: a letter of several units.
  package func nearest(to x: CGFloat, where isPlace: (Int) -> Bool) -> Int {
    func isNearer(_ a: Int, _ b: Int) -> Bool {
      (abs(self[a] - x), x > self[a] ? -a : a) < (abs(self[b] - x), x > self[b] ? -b : b)
    }
    guard let nearest = indices.min(by: isNearer) else { return 0 }
    return isPlace(nearest) ? nearest : indices.lazy.filter(isPlace).min(by: isNearer) ?? 0
  }
}
