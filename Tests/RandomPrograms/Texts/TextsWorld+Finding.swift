import ManualHost
import TestSupport
import UIKit

// Searches in the text of a view, compared with a comparison of its characters.
extension TextsWorld {
  private static let queries = ["a", "X", "word", "1", "\u{1F44D}", "\u{6F22}", "\u{5E9}", "ax"]

  /// The places of a text's parts that are equal to `query`, but for the case.
  private func matches(_ query: String) -> [Range<Int>] {
    let (text, wanted) = (Array(model.text), query.map { $0.lowercased() })
    var (found, index, place): ([Range<Int>], Int, Int) = ([], 0, 0)
    while index < text.count {
      let part = text[index...].prefix(wanted.count)
      let isMatch = part.count == wanted.count && zip(part, wanted).allSatisfy { $0.lowercased() == $1 }
      let length = (isMatch ? part : text[index...index]).reduce(0) { $0 + $1.unicodeScalars.count }
      if isMatch { found.append(place..<place + length) }
      (index, place) = (index + (isMatch ? part.count : 1), place + length)
    }
    return found
  }

  func find() {
    guard let session else { return }
    let query = Self.queries.randomElement(using: &random)!
    note("find \(query)")
    session.performSearch(query: query, options: nil)
    let expected = matches(query)
    if session.resultCount != expected.count {
      wrongSearch = "\(session.resultCount) results of \(query) in \(shown(model.text)), not \(expected.count)"
    }
    for _ in 0..<random.roll(0..<3) { session.highlightNextResult(in: random.roll(0..<2) == 0 ? .forward : .backward) }
    if random.roll(0..<3) == 0 { session.invalidateFoundResults() }
  }

  func replaceFound() {
    guard let session else { return }
    let (query, text) = (Self.queries.randomElement(using: &random)!, PlainText.joiningPieces.randomElement(using: &random)!)
    note("replace all \(query) by \(shown(text))", isChange: true)
    model.unmark()
    let found = matches(query)
    session.replaceAll(searchQuery: query, replacementString: text, options: nil)
    guard let first = found.first, let last = found.last else { return }
    var (new, place) = ("", first.lowerBound)
    for match in found {
      new.unicodeScalars.append(contentsOf: model.scalars[place..<match.lowerBound])
      new.unicodeScalars.append(contentsOf: text.unicodeScalars)
      place = match.upperBound
    }
    model.replace(first.lowerBound..<last.upperBound, new)
  }

  /// A text that cannot be edited is searched for links, which changes nothing of it.
  func toggleEditing() {
    guard let view else { return }
    note("read only")
    view.dataDetectorTypes = .all
    view.isEditable = false
    stage.advance(by: 0)
    view.isEditable = true
    view.becomeFirstResponder()
    model.unmark()
  }
}
