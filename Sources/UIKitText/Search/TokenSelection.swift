/// Which tokens of a search field are selected: a stretch of them, before the text.
///
/// Together with the selection of the text it is one selection: where both have something, the tokens reach to the last one and the text
/// begins at its start.
struct TokenSelection: Equatable {
  /// Indices of the selected tokens; empty for none.
  private(set) var range = 0..<0

  var isEmpty: Bool { range.isEmpty }

  mutating func clear() { range = 0..<0 }

  mutating func select(_ range: Range<Int>, of count: Int) { self.range = range.clamped(to: 0..<count) }

  /// Moves one token towards the start: from the text to the last token.
  ///
  /// - Parameter extending: Whether the tokens selected so far stay selected.
  mutating func moveBack(in count: Int, extending: Bool) {
    if isEmpty { return range = max(0, count - 1)..<count }
    let start = max(0, range.lowerBound - 1)
    range = start..<(extending ? range.upperBound : start + 1)
  }

  /// Moves one token towards the text; behind the last token nothing is selected.
  mutating func moveForward(in count: Int, extending: Bool) {
    if extending { return range = min(range.lowerBound + 1, range.upperBound)..<range.upperBound }
    range = range.upperBound < count ? range.upperBound..<range.upperBound + 1 : 0..<0
  }

  /// Keeps the selection with its tokens when one comes.
  ///
  /// - Parameter joinsText: Whether the selection goes on in the text, so that it has a token behind its last one too.
  mutating func inserted(at index: Int, joinsText: Bool = false) {
    if isEmpty { return }
    if index <= range.lowerBound {
      range = range.lowerBound + 1..<range.upperBound + 1
    } else if index < range.upperBound || index == range.upperBound && joinsText {
      range = range.lowerBound..<range.upperBound + 1
    }
  }

  /// Keeps the selection with its tokens when one goes.
  mutating func removed(at index: Int) {
    if isEmpty { return }
    func moved(_ end: Int) -> Int { index < end ? end - 1 : end }
    range = moved(range.lowerBound)..<moved(range.upperBound)
  }
}
