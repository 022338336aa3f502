internal import Diagnostics
public import Foundation
public import Selectors
internal import UIKitGraphics

/// Sorts objects into the sections of a table that has an index of letters, as the person's language does.
///
/// Which letters are in an index is our choice, after the index characters of CLDR; languages in other than Latin letters have the Latin ones
/// too. Chinese names stand where their pronunciation does.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private let letters: IndexLetters

  /// Makes the collation of the language that the person prefers.
  public required override convenience init() { self.init(language: Languages.preferred.first ?? Locale.current.identifier) }

  init(language: String) {
    letters = IndexLetters(language: language)
    super.init()
  }

  /// The collation of the language that the person prefers.
  open class func current() -> Self { self.init() }

  /// The titles of the sections; the last one, "#", has what begins with no letter of the index.
  open var sectionTitles: [String] { letters.titles }

  /// What the index beside the table shows; as many as there are sections.
  open var sectionIndexTitles: [String] { letters.titles }

  /// The section of a title of the index; a place that the index does not have is a programming error.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    ensure(
      letters.titles.indices.contains(indexTitleIndex),
      "UILocalizedIndexedCollation.section(forSectionIndexTitle: \(indexTitleIndex)): there are \(letters.titles.count) titles")
    return indexTitleIndex
  }

  /// The section of an object.
  ///
  /// - Parameter selector: Of the object's method that returns its name; an object without it is a programming error.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    letters.section(of: name(of: object, selector, "section(for:collationStringSelector:)"))
  }

  /// The objects in the order of their names; those with one name stay in their order. Each is asked for its name once.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated().map { ($0.offset, name(of: $0.element, selector, "sortedArray(from:collationStringSelector:)")) }
      .sorted { letters.precedes($0.1, $1.1) || !letters.precedes($1.1, $0.1) && $0.0 < $1.0 }
      .map { array[$0.0] }
  }

  private func name(of object: Any, _ selector: Selector, _ call: String) -> String {
    if let name: String = selector.performIfAnswered(on: object as AnyObject) { return name }
    programmingError(
      "UILocalizedIndexedCollation.\(call): \(type(of: object)) has no method \(selector.name) that returns a String; give a selector of one"
    )
  }
}
