import Foundation
import Selectors
import TestSupport
import Testing

@testable import UIKitTables

@MainActor @Suite struct LocalizedIndexTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func spokenName() -> String { name }
  }

  private let selector = Selector(base: "spokenName") { (person: Person) in person.spokenName }

  private func title(_ name: String, _ language: String) -> String {
    let collation = UILocalizedIndexedCollation(language: language)
    return collation.sectionTitles[collation.section(for: Person(name), collationStringSelector: selector)]
  }

  @Test(arguments: [
    ("en", "anna", "A"), ("en", "Émile", "E"), ("en", "Zoë", "Z"), ("en", "Åsa", "A"), ("en", "  bob", "B"),
    ("en", "3 Doors", "#"),
    ("en", "", "#"), ("en", "Борис", "#"), ("de-AT", "Öztürk", "O"), ("sv-SE", "Åsa", "Å"), ("sv", "Öberg", "Ö"),
    ("da", "Ærø", "Æ"),
    ("es", "Ñandú", "Ñ"), ("es", "Nz", "N"), ("pl", "Łukasz", "Ł"), ("ru", "Борис", "Б"), ("ru", "Ёлка", "Е"), ("ru", "Bob", "B"),
    ("el", "Ωμέγα", "Ω"), ("he", "שלום", "ש"), ("ja", "がく", "か"), ("ja", "カメラ", "か"), ("ja", "Zen", "Z"), ("ko", "강", "ㄱ"),
    ("zh-Hans", "北京", "B"), ("zh_CN", "重庆", "C"), ("ar", "سلام", "س"), ("tr", "Çelik", "Ç"), ("cs", "Chleb", "CH"),
  ])
  func namesStandUnderTheLettersOfTheLanguage(_ language: String, _ name: String, _ letter: String) {
    #expect(title(name, language) == letter)
  }

  @Test func indexAndSectionsAgree() {
    let collation = UILocalizedIndexedCollation(language: "en")
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect((0..<27).map { collation.section(forSectionIndexTitle: $0) } == Array(0..<27))
    #expect(UILocalizedIndexedCollation.current().sectionTitles.contains("A"))
  }

  @Test func objectsAreSortedAsTheLanguageSorts() {
    let people = ["Zoë", "åsa", "Anna", "Émile", "Öberg", "anna", "Eva"].map(Person.init)
    func sorted(_ language: String) -> [String] {
      UILocalizedIndexedCollation(language: language).sortedArray(from: people, collationStringSelector: selector)
        .compactMap { ($0 as? Person)?.name }
    }
    #expect(sorted("en") == ["Anna", "anna", "åsa", "Émile", "Eva", "Öberg", "Zoë"])
    #expect(sorted("sv") == ["Anna", "anna", "Émile", "Eva", "Zoë", "åsa", "Öberg"])
  }

  /// Sections follow one another as sorted names do: no name stands in a section before that of the name before it.
  @Test(arguments: 0..<20) func sortedNamesGoThroughTheSectionsInOrder(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scalars = Array("abcdefghijklmnopqrstuvwxyzåäöéñç")
    let people = (0..<100).map { _ in
      Person(String((0..<Int.random(in: 2..<6, using: &generator)).map { _ in scalars.randomElement(using: &generator)! }))
    }
    for language in ["en", "sv", "es", "de"] {
      let collation = UILocalizedIndexedCollation(language: language)
      let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
      let sections = sorted.map { collation.section(for: $0, collationStringSelector: selector) }
      #expect(sections == sections.sorted() && Set(sorted.map { ObjectIdentifier($0 as AnyObject) }).count == 100)
    }
  }
}
