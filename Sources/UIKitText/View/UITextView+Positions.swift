internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Places of characters in the view's coordinates.
extension UITextView {
  var isRightToLeftText: Bool { isRightToLeft(at: edited.focus) }

  /// Whether the paragraph at an offset is written from right to left; without letters, as the view is laid out.
  func isRightToLeft(at offset: Int) -> Bool {
    let paragraph = paragraphs.paragraph(at: offset)
    let range = paragraphs.content(of: paragraph)
    let block = paragraphs.block(of: paragraph)
    if let set = block.shape?.value.isRightToLeft { return set }
    return range.length > 0 ? block.startsRightToLeft : effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func inView(_ area: CGRect) -> CGRect { area.offsetBy(dx: textX, dy: textContainerInset.top) }

  func caretArea(at offset: Int) -> CGRect {
    fitContainer()
    let caret = inView(paragraphs.caret(at: min(max(0, offset), edited.length)))
    let end = textX + (paragraphs.width.isFinite ? paragraphs.width : caret.maxX) + layoutManager.padding
    return CGRect(
      x: min(max(0, caret.minX - TextCaret.width / 2), max(0, end - TextCaret.width)), y: caret.minY, width: TextCaret.width,
      height: caret.height)
  }

  func firstArea(of range: UITextRange) -> CGRect {
    fitContainer()
    guard let range = nsRange(range) else { return .zero }
    var found: CGRect?
    paragraphs.forEachLine(in: range) { line in
      guard let part = line.stretches(of: range).first else { return false }
      found = self.area(part, line)
      return true
    }
    return found ?? caretArea(at: range.location)
  }

  private func area(_ part: ClosedRange<CGFloat>, _ line: TextParagraphs.Line) -> CGRect {
    inView(
      CGRect(x: part.lowerBound, y: line.frame.minY, width: part.upperBound - part.lowerBound, height: line.frame.height))
  }

  func selectionAreas(of range: UITextRange) -> [UITextSelectionRect] {
    fitContainer()
    guard let range = nsRange(range), range.length > 0 else { return [] }
    var found: [UITextSelectionRect] = []
    paragraphs.forEachLine(in: range) { line in
      let isRightToLeft = self.isRightToLeft(at: line.range.location)
      let parts = line.stretches(of: range)
      for (index, part) in parts.enumerated() {
        found.append(
          UITextSelectionRect(
            self.area(part, line), isRightToLeft: isRightToLeft,
            containsStart: index == 0 && range.location >= line.range.location,
            containsEnd: index == parts.count - 1 && NSMaxRange(range) <= NSMaxRange(line.range)))
      }
      return false
    }
    return found
  }

  private func textPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - textX, y: point.y - textContainerInset.top) }

  /// The boundary of a character nearest to a point.
  func closestOffset(to point: CGPoint) -> Int {
    fitContainer()
    return paragraphs.offset(nearestTo: textPoint(point), in: edited.units)
  }

  func closest(to point: CGPoint, _ range: UITextRange) -> UITextPosition? {
    guard let range = nsRange(range) else { return nil }
    return EditedTextPosition(min(max(range.location, closestOffset(to: point)), NSMaxRange(range)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    fitContainer()
    let place = textPoint(point)
    guard let line = paragraphs.line(atHeight: place.y), line.frame.insetBy(dx: -0.01, dy: 0).contains(place) else { return nil }
    let units = edited.units
    var start = line.range.location
    while start < NSMaxRange(line.range) {
      let end = max(start + 1, units.characterEnd(after: start))
      let range = NSRange(location: start, length: end - start)
      if line.stretches(of: range).contains(where: { $0.contains(place.x) }) { return EditedTextRange(range) }
      start = end
    }
    return nil
  }

  /// `lines` below a position, above it for a negative number; nil beyond the text.
  func place(_ position: UITextPosition, lines: Int) -> UITextPosition? {
    fitContainer()
    if lines == 0 { return position }
    let start = offset(of: position)
    return offset(start, lines: lines, x: paragraphs.caret(at: start).minX).map { EditedTextPosition($0) }
  }
}
