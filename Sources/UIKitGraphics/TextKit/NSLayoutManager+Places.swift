public import Foundation
internal import CoreGraphics

extension NSLayoutManager {
  /// The box of all lines in the container, in points, with the container's padding at their sides.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let paragraphs, container === textContainers.first else { return .zero }
    let height = paragraphs.height
    if numberOfGlyphs == 0 { return CGRect(x: 0, y: 0, width: 2 * padding, height: height) }
    return CGRect(x: 0, y: 0, width: paragraphs.contentWidth + 2 * padding, height: height)
  }

  /// The box around the glyphs of a range.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    var box: CGRect?
    enumerateEnclosingRects(
      forGlyphRange: glyphRange, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in box = box?.union(rect) ?? rect }
    return box ?? .zero
  }

  /// Calls `block` with the rectangles of the glyphs of a range, from the top; setting its second argument to true stops. The selected range
  /// changes nothing.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let paragraphs, textContainer === textContainers.first else { return }
    let range = cut(glyphRange)
    var stop = ObjCBool(false)
    paragraphs.forEachLine(in: range) { line in
      for part in line.stretches(of: range) {
        block(
          CGRect(
            x: part.lowerBound + padding, y: line.frame.minY, width: part.upperBound - part.lowerBound,
            height: line.frame.height), &stop)
        if stop.boolValue { return true }
      }
      return false
    }
  }

  /// Calls `block` with each line that has glyphs of a range: its rectangle as wide as the container, the box of its letters, the
  /// container and its glyphs; setting the last argument to true stops.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let paragraphs, let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    paragraphs.forEachLine(in: cut(glyphRange)) { line in
      block(whole(line), used(line), container, withLineFeed(line), &stop)
      return stop.boolValue
    }
  }

  /// The rectangle of the line of a glyph, as wide as the container; zero without a text.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = withLineFeed(line)
    return whole(line)
  }

  /// The box of the letters in the line of a glyph, with the container's padding; zero without a text.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = withLineFeed(line)
    return used(line)
  }

  /// The start of a glyph on its baseline, from the top left of its line's rectangle.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(at: glyphIndex) else { return .zero }
    return CGPoint(x: line.x(at: glyphIndex) + padding, y: line.baseline - line.frame.minY)
  }

  /// The empty line behind a line feed at the end of the text, or of a text without characters; zero for none.
  public var extraLineFragmentRect: CGRect {
    guard let paragraphs, paragraphs.content(of: paragraphs.count - 1).length == 0, let line = line(at: numberOfGlyphs) else {
      return .zero
    }
    return whole(line)
  }

  // MARK: Finding by a point

  /// The glyph at a point, or the nearest one; 0 without a text.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph at a point, or the nearest one, and how far into it the point lies, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard let paragraphs, container === textContainers.first, numberOfGlyphs > 0,
      let line = paragraphs.line(atHeight: point.y, x: point.x - padding)
    else { return 0 }
    let x = point.x - padding
    guard line.range.length > 0 else { return min(line.range.location, numberOfGlyphs - 1) }
    let offsets = line.range.location..<NSMaxRange(line.range)
    func distance(_ offset: Int) -> CGFloat {
      let (a, b) = (line.x(at: offset), line.x(at: offset + 1))
      return a == b ? .infinity : max(0, min(a, b) - x, x - max(a, b))
    }
    let nearest = offsets.min { distance($0) < distance($1) } ?? line.range.location
    let (start, end) = (line.x(at: nearest), line.x(at: nearest + 1))
    if start != end { partialFraction?.pointee = min(max(0, (x - start) / (end - start)), 1) }
    return nearest
  }

  /// How far into the nearest glyph a point lies, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The glyphs of the lines that a rectangle touches, in points from the container's top left; without a length for none.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let paragraphs, container === textContainers.first, numberOfGlyphs > 0, !bounds.isEmpty else {
      return NSRange(location: 0, length: 0)
    }
    let first = paragraphs.paragraph(atHeight: bounds.minY)
    let last = max(first, paragraphs.paragraph(atHeight: bounds.maxY))
    let range = NSRange(
      location: paragraphs.start(of: first), length: NSMaxRange(paragraphs.content(of: last)) - paragraphs.start(of: first))
    var found: NSRange?
    paragraphs.forEachLine(in: range) { line in
      if line.frame.maxY > bounds.minY, line.frame.minY < bounds.maxY {
        found = found.map { NSUnionRange($0, withLineFeed(line)) } ?? withLineFeed(line)
      }
      return line.frame.minY >= bounds.maxY
    }
    return found ?? NSRange(location: 0, length: 0)
  }

  /// The character at a point, or the nearest one, and how far into it the point lies, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: Lines

  private func line(at index: Int) -> TextParagraphs.Line? { paragraphs?.line(at: min(max(0, index), numberOfGlyphs)) }

  /// The last line of a paragraph has its line feed too.
  private func withLineFeed(_ line: TextParagraphs.Line) -> NSRange {
    guard let paragraphs, !line.isWrapped else { return line.range }
    let next = paragraphs.paragraph(at: line.range.location) + 1
    let end = next < paragraphs.count ? paragraphs.start(of: next) : numberOfGlyphs
    return NSRange(location: line.range.location, length: end - line.range.location)
  }

  private func whole(_ line: TextParagraphs.Line) -> CGRect {
    let width = textContainers.first.map(\.lineWidth) ?? .infinity
    return CGRect(
      x: 0, y: line.frame.minY, width: (width.isFinite ? width : line.frame.maxX) + 2 * padding, height: line.frame.height)
  }

  private func used(_ line: TextParagraphs.Line) -> CGRect {
    CGRect(x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
  }
}
