public import Foundation
public import UIKitCore
internal import UIKitGraphics

/// Finds units in the text of any `UITextInput`: characters, words between spaces and signs, sentences to a full stop, lines and paragraphs to a
/// line feed.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// - Parameter textInput: Held weakly.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let (place, text) = read(position) else { return nil }
    let unit = units(granularity, text).first {
      isForward(direction) ? $0.lowerBound <= place && place < $0.upperBound : $0.lowerBound < place && place <= $0.upperBound
    }
    guard let unit, let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (place, text) = read(position) else { return false }
    return units(granularity, text).contains { (isForward(direction) ? $0.upperBound : $0.lowerBound) == place }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let (place, text) = read(position) else { return nil }
    let ends = units(granularity, text).flatMap { [$0.lowerBound, $0.upperBound] }
    let next = isForward(direction) ? ends.first { $0 > place } : ends.last { $0 < place }
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func read(_ position: UITextPosition) -> (place: Int, text: String)? {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return nil }
    return (input.offset(from: input.beginningOfDocument, to: position), text)
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.forward.rawValue || direction.rawValue == UITextLayoutDirection.right.rawValue
      || direction.rawValue == UITextLayoutDirection.down.rawValue
  }

  /// The units in order, in UTF-16 units.
  private func units(_ granularity: UITextGranularity, _ text: String) -> [Range<Int>] {
    let scan = TextUnits(text: text)
    var (found, start): ([Range<Int>], Int) = ([], 0)
    switch granularity {
    case .document: return [0..<scan.length]
    case .character:
      while start < scan.length {
        let end = scan.characterEnd(after: start)
        found.append(start..<end)
        start = end
      }
    case .word:
      while start < scan.length {
        let end = scan.wordEnd(after: start)
        let first = scan.wordStart(before: end)
        if first < end, scan.isWord(at: first) { found.append(first..<end) }
        start = max(end, start + 1)
      }
    case .sentence, .line, .paragraph:
      let ends: Set<Character> = granularity == .sentence ? [".", "!", "?", "…", "\n"] : ["\n"]
      var offset = 0
      for character in text {
        offset += character.utf16.count
        if ends.contains(character) {
          found.append(start..<offset)
          start = offset
        }
      }
      if start < offset { found.append(start..<offset) }
    }
    return found
  }
}
