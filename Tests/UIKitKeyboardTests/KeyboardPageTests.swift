import CoreGraphics
import Testing
import UIKitCore
@testable import UIKitKeyboard

/// The keys of every keyboard as values.
@Suite struct KeyboardPageTests {
  private static let types: [UIKeyboardType] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad,
    .twitter, .webSearch, .asciiCapableNumberPad,
  ]

  private func traits(_ type: UIKeyboardType) -> KeyboardTraits {
    var traits = KeyboardTraits()
    traits.type = type
    return traits
  }

  private func forEachPage(_ body: (KeyboardPage, KeyboardTraits, KeyboardLanguage, KeyboardPlane, KeyboardStyle, Bool) -> Void) {
    for language in KeyboardLanguage.all {
      for type in Self.types {
        for plane in [KeyboardPlane.letters, .digits, .symbols] {
          for style in [KeyboardStyle.phone, .wide] {
            for hasGlobe in [false, true] {
              let traits = traits(type)
              let page = KeyboardPage.page(plane, of: language, for: traits, style: style, hasGlobe: hasGlobe)
              body(page, traits, language, plane, style, hasGlobe)
            }
          }
        }
      }
    }
  }

  @Test func noKeysOverlapAndEachRowFitsTheWidth() {
    forEachPage { page, _, language, plane, style, _ in
      for row in page.rows.indices {
        let places = page.places(inRow: row)
        for (place, next) in zip(places, places.dropFirst()) { #expect(place.upperBound <= next.lowerBound + 1e-9) }
        let width = page.rows[row].reduce(0) { $0 + $1.lead + $1.width }
        #expect(width <= page.columns + 1e-9, "\(language.code) \(plane) \(style) row \(row)")
        #expect(page.rows[row].allSatisfy { $0.width > 0.4 })
      }
    }
  }

  @Test func everyPageDeletesAndLeadsBackToTheFirstPlane() {
    forEachPage { page, traits, _, plane, _, hasGlobe in
      let actions = page.rows.joined().map(\.action)
      #expect(actions.count { $0 == .delete } == 1)
      if traits.pad == nil {
        #expect(actions.count { $0 == .enter } == 1)
        #expect(actions.contains(.language) == hasGlobe)
        #expect(actions.contains(.plane(plane == .letters ? .digits : .letters)))
        #expect(actions.contains(.space) == (traits.type != .URL))
      } else {
        #expect(!actions.contains(.enter) && !actions.contains(.space) && page.columns == 3)
      }
    }
  }

  @Test func lettersStandInTheOrderOfTheirLanguage() {
    func letters(_ language: KeyboardLanguage) -> [String] {
      KeyboardPage.page(.letters, of: language, for: KeyboardTraits(), style: .phone, hasGlobe: false).rows.prefix(3).map { row in
        row.map { key in if case .text(let text) = key.action { text } else { "" } }.joined()
      }
    }
    #expect(letters(.english) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(letters(.german) == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
    #expect(letters(.french) == ["azertyuiop", "qsdfghjklm", "wxcvbn'"])
    #expect(letters(.spanish) == ["qwertyuiop", "asdfghjklñ", "zxcvbnm"])
  }

  @Test func addressesHaveTheirSignsBesideTheSpaceBar() {
    func bottom(_ type: UIKeyboardType) -> [KeyAction] {
      KeyboardPage.page(.letters, of: .english, for: traits(type), style: .phone, hasGlobe: false).rows[3].map(\.action)
    }
    #expect(bottom(.default) == [.plane(.digits), .space, .enter])
    #expect(bottom(.emailAddress) == [.plane(.digits), .space, .text("@"), .text("."), .enter])
    #expect(bottom(.URL) == [.plane(.digits), .text("."), .text("/"), .text(".com"), .enter])
    #expect(bottom(.twitter) == [.plane(.digits), .space, .text("@"), .text("#"), .enter])
    #expect(bottom(.webSearch) == [.plane(.digits), .space, .text("."), .enter])
  }

  @Test func padsHaveTenDigitsAndWhatBelongsToThem() {
    func corner(_ type: UIKeyboardType, _ language: KeyboardLanguage) -> KeyboardKey {
      let page = KeyboardPage.page(.letters, of: language, for: traits(type), style: .phone, hasGlobe: true)
      #expect(
        page.rows.joined().compactMap { if case .text(let text) = $0.action { Int(text) } else { nil } }.sorted() == Array(0...9))
      return page.rows[3][0]
    }
    #expect(corner(.numberPad, .english).isBlank)
    #expect(corner(.decimalPad, .english).action == .text(".") && corner(.decimalPad, .german).action == .text(","))
    #expect(corner(.phonePad, .english).action == .plane(.symbols))
  }

  @Test func layoutsAreFoundForTagsEachOnce() {
    #expect(KeyboardLanguage.layouts(for: ["de-CH", "pt", "fr_FR", "de", "EN-gb"]).map(\.code) == ["de", "fr", "en"])
    #expect(KeyboardLanguage.layouts(for: ["ja", ""]).map(\.code) == ["en"])
  }

  @Test func alternativesAreLettersThatTheKeyboardLacks() {
    #expect(
      KeyboardLanguage.english.alternatives(to: "u").contains("ü") && KeyboardLanguage.english.alternatives(to: "e").contains("é")
    )
    #expect(
      KeyboardLanguage.french.alternatives(to: "e").first == "é" && KeyboardLanguage.german.alternatives(to: "s").first == "ß")
    #expect(
      !KeyboardLanguage.german.alternatives(to: "a").contains("ä")
        && !KeyboardLanguage.spanish.alternatives(to: "n").contains("ñ"))
    #expect(KeyboardLanguage.english.alternatives(to: "q").isEmpty)
  }

  @Test func eachPointOfARowBelongsToACell() {
    let metrics = KeyboardMetrics(screen: CGSize(width: 390, height: 844))
    forEachPage { page, traits, _, _, _, _ in
      let cells = metrics.cells(of: page, isPad: traits.pad != nil, in: CGRect(x: 0, y: 0, width: 390, height: 216))
      #expect(cells.count == page.rows.joined().count)
      #expect(cells.allSatisfy { $0.minX >= -1e-6 && $0.maxX <= 390 + 1e-6 && $0.height == 54 && $0.width > 12 })
    }
  }

  @Test func heightsAreThoseOfPhonesAndTablets() {
    func height(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
      KeyboardMetrics(screen: CGSize(width: width, height: height)).height
    }
    #expect(height(390, 844) == 216 && height(844, 390) == 162)
    #expect(height(768, 1024) == 264 && height(1024, 768) == 352)
    #expect(height(1024, 600) == 330, "never more than 55 hundredths of the screen")
    #expect(height(320, 240) == 132)
  }
}
