internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The results of a search in a text of any kind.
@MainActor protocol FoundTexts: AnyObject {
  var object: (any UITextSearching)? { get }
  var count: Int { get }
  var current: Int? { get }
  var onChange: () -> Void { get set }
  func search(_ query: String, _ options: UITextSearchOptions)
  /// The same without scrolling.
  func searchAgain(_ query: String, _ options: UITextSearchOptions)
  func step(_ forward: Bool)
  func replaceCurrent(_ query: String, _ text: String, _ options: UITextSearchOptions)
  func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions)
  func forget()
}

/// The results of a search, in the order of the text, with the current one. Only the two results that change look are decorated anew by a step.
final class SearchedTexts<Searchable: UITextSearching>: FoundTexts {
  private typealias Aggregator = UITextSearchAggregator<Searchable.DocumentIdentifier>
  private typealias Results = Aggregator.Results

  /// Not retained: a text view retains its session.
  private weak var searchable: Searchable?
  private var results: Results?
  private(set) var current: Int?
  var onChange: () -> Void = {}

  init(_ searchable: Searchable) { self.searchable = searchable }

  var object: (any UITextSearching)? { searchable }
  var count: Int { results?.isFinished == true ? results?.ranges.count ?? 0 : 0 }

  func search(_ query: String, _ options: UITextSearchOptions) { search(query, options, isQuiet: false) }

  func searchAgain(_ query: String, _ options: UITextSearchOptions) { search(query, options, isQuiet: true) }

  private func search(_ query: String, _ options: UITextSearchOptions, isQuiet: Bool) {
    forget()
    guard let searchable, !query.isEmpty else { return }
    let start = searchable.selectedTextRange
    let found = Results()
    results = found
    found.onFinish = { [weak self, weak found] in
      if let self, let found, results === found { finish(found, from: start, isQuiet: isQuiet) }
    }
    searchable.performTextSearch(queryString: query, options: options, resultAggregator: Aggregator(found))
  }

  private func finish(_ found: Results, from start: UITextRange?, isQuiet: Bool) {
    guard let searchable else { return }
    found.ranges.sort { precedes($0, $1) }
    for (range, document) in found.ranges { searchable.decorate(foundTextRange: range, document: document, usingStyle: .found) }
    let document = searchable.selectedTextSearchDocument
    let behind = start.flatMap { start in found.ranges.firstIndex { !precedes($0, (start, document)) } }
    highlight(found.ranges.isEmpty ? nil : behind ?? 0, isQuiet: isQuiet)
    onChange()
  }

  private typealias Place = (range: UITextRange, document: Searchable.DocumentIdentifier?)

  private func precedes(_ a: Place, _ b: Place) -> Bool {
    guard let searchable else { return false }
    if let first = a.document, let second = b.document, first != second {
      let order = searchable.compare(document: first, toDocument: second)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return searchable.compare(a.range, toRange: b.range, document: a.document) == .orderedAscending
  }

  private func highlight(_ index: Int?, isQuiet: Bool = false) {
    guard let results, let searchable else { return }
    if let current, results.ranges.indices.contains(current), current != index {
      let (range, document) = results.ranges[current]
      searchable.decorate(foundTextRange: range, document: document, usingStyle: .found)
    }
    current = index
    guard let index, results.ranges.indices.contains(index) else { return }
    let (range, document) = results.ranges[index]
    if !isQuiet { searchable.willHighlight(foundTextRange: range, document: document) }
    searchable.decorate(foundTextRange: range, document: document, usingStyle: .highlighted)
    if !isQuiet { searchable.scrollRangeToVisible(range, inDocument: document) }
  }

  func step(_ forward: Bool) {
    guard count > 0 else { return }
    highlight(current.map { ($0 + (forward ? 1 : count - 1)) % count } ?? (forward ? 0 : count - 1))
    onChange()
  }

  func replaceCurrent(_ query: String, _ text: String, _ options: UITextSearchOptions) {
    guard let searchable, searchable.supportsTextReplacement, let results, let current, results.ranges.indices.contains(current)
    else { return }
    let (range, document) = results.ranges[current]
    guard searchable.shouldReplace(foundTextRange: range, document: document, withText: text) else { return step(true) }
    searchable.replace(foundTextRange: range, document: document, withText: text)
    // What follows the new text: its own beginning may match too, and must not be found for ever.
    search(query, options)
  }

  func replaceAll(_ query: String, _ text: String, _ options: UITextSearchOptions) {
    guard let searchable, searchable.supportsTextReplacement, !query.isEmpty else { return }
    searchable.replaceAll(queryString: query, options: options, withText: text)
    search(query, options)
  }

  func forget() {
    if results != nil { searchable?.clearAllDecoratedFoundText() }
    (results, current) = (nil, nil)
  }
}
