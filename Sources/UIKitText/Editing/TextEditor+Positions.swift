internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Positions and ranges, which know no layout.
extension TextEditor {
  /// The offset of a position; 0 for a position of another kind of text.
  func offset(of position: UITextPosition) -> Int { (position as? EditedTextPosition)?.offset ?? 0 }

  /// The range, cut to the text; nil for a range of another kind of text.
  func nsRange(_ range: UITextRange) -> NSRange? {
    guard let range = (range as? EditedTextRange)?.range else { return nil }
    let start = min(max(0, range.location), edited.length)
    return NSRange(location: start, length: min(max(start, NSMaxRange(range)), edited.length) - start)
  }

  func substring(_ range: UITextRange) -> String? { nsRange(range).map { (edited.text as NSString).substring(with: $0) } }

  func range(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange? {
    guard let a = (start as? EditedTextPosition)?.offset, let b = (end as? EditedTextPosition)?.offset else { return nil }
    return EditedTextRange(NSRange(location: min(a, b), length: abs(a - b)))
  }

  func place(_ position: UITextPosition, by distance: Int) -> UITextPosition? {
    let (offset, isOverflown) = offset(of: position).addingReportingOverflow(distance)
    return !isOverflown && (0...edited.length).contains(offset) ? EditedTextPosition(offset) : nil
  }

  /// `characters` to the right or to the left of a position; nil beyond the text.
  func place(_ position: UITextPosition, toRight: Bool, characters: Int) -> UITextPosition? {
    let forward = (toRight != isRightToLeftText) == (characters >= 0)
    let units = edited.units
    var (offset, left) = (offset(of: position), characters.magnitude)
    while left > 0 {
      let next = forward ? units.characterEnd(after: offset) : units.characterStart(before: offset)
      if next == offset { return nil }
      (offset, left) = (next, left - 1)
    }
    return EditedTextPosition(offset)
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
}
