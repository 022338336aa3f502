public import Foundation
public import UIKitCore

/// How a found part of a text looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As the rest of the text.
  case normal
  /// As one of several found parts.
  case found
  /// As the current one.
  case highlighted
}

/// How a text is searched.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// Which part of a word a found text is.
  public enum WordMatchMethod: Int, Sendable {
    /// Any part.
    case contains
    /// The start of a word.
    case startsWith
    /// A word as a whole, or several.
    case fullWord
  }

  /// `.contains` unless the person has chosen another one.
  public let wordMatchMethod: WordMatchMethod
  /// Without differences of case unless the person has chosen otherwise.
  public let stringCompareOptions: NSString.CompareOptions

  init(_ method: WordMatchMethod = .contains, _ options: NSString.CompareOptions = [.caseInsensitive]) {
    (wordMatchMethod, stringCompareOptions) = (method, options)
  }
}

/// Receives what a search finds.
@preconcurrency @MainActor public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  /// What a search has found so far, shared by the copies of an aggregator.
  final class Results {
    var ranges: [(range: UITextRange, document: DocumentIdentifier?)] = []
    var isFinished = false
    var onFinish: () -> Void = {}
  }

  let results: Results

  init(_ results: Results) { self.results = results }

  /// The ranges found so far, in the order in which they were reported.
  public var allFoundRanges: [UITextRange] { results.ranges.map(\.range) }

  /// Reports a part that matches.
  public func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
    results.ranges.append((range, document))
  }

  /// Ends the search. Without this call the session shows nothing.
  public func finishedSearching() {
    guard !results.isFinished else { return }
    results.isFinished = true
    results.onFinish()
  }

  /// Forgets everything that was found.
  public func invalidate() { results.ranges = [] }

  /// Forgets one part.
  public func invalidate(foundRange range: UITextRange, document: DocumentIdentifier?) {
    results.ranges.removeAll { $0.range.isEqual(range) && $0.document == document }
  }
}

/// A text that a find session can search: a text view, or an app's own view.
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
  /// Names one of several documents; a text with a single one needs none.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection, where a search begins.
  var selectedTextRange: UITextRange? { get set }
  /// Whether found parts can be replaced; false by default.
  var supportsTextReplacement: Bool { get }
  /// The document with the selection; nil by default.
  var selectedTextSearchDocument: DocumentIdentifier? { get }

  /// The order of two ranges of a document.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Reports the parts that match to the aggregator, and ends with its `finishedSearching()`.
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator aggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a part as found, current or neither.
  func decorate(foundTextRange range: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
  /// Shows no part as found any more.
  func clearAllDecoratedFoundText()

  /// A part is about to become the current one.
  func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?)
  /// Scrolls to the current part.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
  /// Whether a part may be replaced; true by default.
  func shouldReplace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool
  /// Replaces a part.
  func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  /// Replaces every part that matches.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  /// The order of two documents; the same by default.
  func compare(document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// nil.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
  /// True.
  public func shouldReplace(
    foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }
  public func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
  /// The same.
  public func compare(document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
}
