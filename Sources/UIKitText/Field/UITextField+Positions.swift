internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitTypes

/// A place in a field's text.
final class TextFieldPosition: UITextPosition {
  /// In UTF-16 units.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldPosition)?.offset == offset }
  nonisolated override var hash: Int { offset }
}

/// A stretch of a field's text.
final class TextFieldRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextFieldPosition(range.location) }
  override var end: UITextPosition { TextFieldPosition(NSMaxRange(range)) }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextFieldRange)?.range == range }
  nonisolated override var hash: Int { range.location ^ range.length << 16 }
}

// Positions, ranges and their places.
extension UITextField {
  /// The offset of a position; 0 for a position of another kind of text.
  func offset(of position: UITextPosition) -> Int { (position as? TextFieldPosition)?.offset ?? 0 }

  /// The range, cut to the text; nil for a range of another kind of text.
  private func nsRange(_ range: UITextRange) -> NSRange? {
    guard let range = (range as? TextFieldRange)?.range else { return nil }
    let start = min(max(0, range.location), edited.length)
    return NSRange(location: start, length: min(range.length, edited.length - start))
  }

  func substring(_ range: UITextRange) -> String? { nsRange(range).map { (edited.text as NSString).substring(with: $0) } }

  func range(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange? {
    guard let a = (start as? TextFieldPosition)?.offset, let b = (end as? TextFieldPosition)?.offset else { return nil }
    return TextFieldRange(NSRange(location: min(a, b), length: abs(a - b)))
  }

  func place(_ position: UITextPosition, by distance: Int) -> UITextPosition? {
    let (offset, isOverflown) = offset(of: position).addingReportingOverflow(distance)
    return !isOverflown && (0...edited.length).contains(offset) ? TextFieldPosition(offset) : nil
  }

  func place(_ position: UITextPosition, _ direction: UITextLayoutDirection, characters: Int) -> UITextPosition? {
    let start = offset(of: position)
    if direction == .up || direction == .down { return characters == 0 ? position : nil }
    let forward = ((direction == .right) != isRightToLeftText) == (characters >= 0)
    let units = edited.units
    var (offset, left) = (start, characters.magnitude)
    while left > 0 {
      let next = forward ? units.characterEnd(after: offset) : units.characterStart(before: offset)
      if next == offset { return nil }
      (offset, left) = (next, left - 1)
    }
    return TextFieldPosition(offset)
  }

  func order(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(of: first), offset(of: second))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int { offset(of: to) - offset(of: from) }

  func end(of range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    switch direction {
    case .up: range.start
    case .down: range.end
    case .left: isRightToLeftText ? range.end : range.start
    case .right: isRightToLeftText ? range.start : range.end
    }
  }

  func rest(from position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let isForward = direction == .down || direction != .up && (direction == .right) != isRightToLeftText
    return range(position, isForward ? endOfDocument : beginningOfDocument)
  }

  // MARK: Places

  func caretArea(at offset: Int) -> CGRect {
    layoutIfNeeded()
    let height = max(storedFont.lineHeight, line.size.height).rounded(.up)
    let x = surface.frame.minX + surface.lineX + line.x(at: offset) - TextFieldSurface.caretWidth / 2
    return CGRect(
      x: x, y: surface.frame.minY + ((surface.frame.height - height) / 2).rounded(), width: TextFieldSurface.caretWidth,
      height: height)
  }

  func area(of range: UITextRange) -> CGRect {
    let (a, b) = (caretArea(at: offset(of: range.start)), caretArea(at: offset(of: range.end)))
    return CGRect(x: min(a.midX, b.midX), y: a.minY, width: abs(a.midX - b.midX), height: a.height)
  }

  /// The boundary of a character nearest to `x` of the field.
  func closestOffset(to x: CGFloat) -> Int {
    layoutIfNeeded()
    return edited.units.boundary(at: line.offset(at: x - surface.frame.minX - surface.lineX))
  }

  func closest(to point: CGPoint, _ range: UITextRange) -> UITextPosition? {
    guard let range = nsRange(range) else { return nil }
    return TextFieldPosition(min(max(range.location, closestOffset(to: point.x)), NSMaxRange(range)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let units = edited.units
    var start = 0
    while start < edited.length {
      let end = units.characterEnd(after: start)
      let range = TextFieldRange(NSRange(location: start, length: end - start))
      if area(of: range).contains(point) { return range }
      start = end
    }
    return nil
  }
}
