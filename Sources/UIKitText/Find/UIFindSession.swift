public import Foundation
internal import UIKitCore

/// A search in the content of a view, as an app implements it: the find bar calls it and shows its results.
///
/// Subclasses override everything that they have; the class itself finds nothing.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// What the find bar says of the results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// "3 of 12".
    case currentAndTotal
    /// "12".
    case total
    /// Nothing.
    case none
  }

  /// Makes a session without results.
  public override init() {}

  /// 0 by default.
  open var resultCount: Int { 0 }
  /// The number of the current result from 0; `NSNotFound`, the default, for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// `.currentAndTotal` by default.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether the find bar offers to replace; false by default.
  open var supportsReplacement: Bool { false }
  /// Whether the current result may be replaced; false by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Searches; called after each change of the text in the find bar.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the current result.
  open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Replaces every result.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Makes the next or the previous result the current one.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results: the content has changed, or the search has ended.
  open func invalidateFoundResults() {}
}

/// A search in a text that conforms to `UITextSearching`.
open class UITextSearchingFindSession: UIFindSession {
  /// The text; not retained.
  open var searchableObject: (any UITextSearching)? { search.object }
  private let search: any FoundTexts

  /// Makes a session for a text, such as a text view.
  public init<Searchable: UITextSearching>(searchableObject: Searchable) {
    search = SearchedTexts(searchableObject)
    super.init()
    search.onChange = { [weak self] in if let self { onChange?(self) } }
  }

  /// The find bar shows the results of searches that end later.
  var onChange: ((UITextSearchingFindSession) -> Void)?

  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.current ?? NSNotFound }
  /// As the text says.
  open override var supportsReplacement: Bool { search.object?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && search.current != nil }

  /// Searches, and makes the first result behind the start of the selection the current one.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.search(query, options ?? UITextSearchOptions())
  }

  open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?)
  {
    search.replaceCurrent(searchQuery, replacementString, options ?? UITextSearchOptions())
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    search.replaceAll(searchQuery, replacementString, options ?? UITextSearchOptions())
  }

  /// Goes on at the other end behind the last result.
  open override func highlightNextResult(in direction: UITextStorageDirection) { search.step(direction == .forward) }

  open override func invalidateFoundResults() { search.forget() }

  /// Searches a text that has changed: nothing scrolls.
  func searchAgain(_ query: String, _ options: UITextSearchOptions) { search.searchAgain(query, options) }
}
