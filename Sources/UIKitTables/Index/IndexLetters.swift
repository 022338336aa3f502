internal import Foundation

/// The letters under which an index of a language sorts names.
struct IndexLetters {
  /// The letters of one script, in the order of the language.
  private struct Script {
    let letters: [String]
    /// First letters of names that belong here.
    let scalars: [ClosedRange<UInt32>]
  }

  private let scripts: [Script]
  private let locale: Locale
  /// The letters, and "#" for all other names.
  let titles: [String]

  /// - Parameter language: A language with or without a region, such as `sv-SE`.
  init(language: String) {
    locale = Locale(identifier: language)
    let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? "en"
    let latin = Script(
      letters: Self.split(Self.latin[code] ?? "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"),
      scalars: [0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF])
    let own = Self.others[code].map { Script(letters: Self.split($0.letters), scalars: $0.scalars) }
    scripts = [own, latin].compactMap(\.self)
    titles = scripts.flatMap(\.letters) + ["#"]
  }

  private static func split(_ letters: String) -> [String] { letters.split(separator: " ").map(String.init) }

  /// Whether one name comes before another one.
  func precedes(_ one: String, _ other: String) -> Bool { compare(one, other) == .orderedAscending }

  private func compare(_ one: String, _ other: String) -> ComparisonResult {
    one.compare(other, options: .caseInsensitive, range: nil, locale: locale)
  }

  /// The place of the title under which a name stands. O(log n) comparisons of n letters.
  func section(of name: String) -> Int {
    let name = reading(name.trimmingCharacters(in: .whitespaces))
    var start = 0
    guard let first = name.first, let scalar = name.unicodeScalars.first?.value else { return titles.count - 1 }
    for script in scripts {
      if script.scalars.contains(where: { $0.contains(scalar) }) {
        let pair = script.letters.firstIndex {
          $0.count > 1 && name.lowercased(with: locale).hasPrefix($0.lowercased(with: locale))
        }
        if let pair { return start + pair }
        // Foundation compares "nä" with "ñ" by their accents: the first letter alone decides.
        var (low, high) = (0, script.letters.count)
        while low < high {
          let middle = (low + high) / 2
          if precedes(String(first), script.letters[middle]) { high = middle } else { low = middle + 1 }
        }
        // A letter before the first one stands with it.
        return start + max(0, low - 1)
      }
      start += script.letters.count
    }
    return titles.count - 1
  }

  /// Chinese names as they are pronounced.
  private func reading(_ name: String) -> String {
    guard let first = name.unicodeScalars.first?.value, (0x4E00...0x9FFF).contains(first), locale.identifier.hasPrefix("zh")
    else {
      return name
    }
    return name.applyingTransform(StringTransform("Han-Latin; Latin-ASCII"), reverse: false) ?? name
  }

  /// Languages in Latin letters with letters of their own in the index.
  private static let latin = [
    "cs": "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
    "da": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
    "es": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
    "fi": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
    "nb": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
    "nn": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
    "pl": "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż",
    "sv": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
    "tr": "A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z",
  ]

  /// Languages in other letters, which come before the Latin ones.
  private static let others: [String: (letters: String, scalars: [ClosedRange<UInt32>])] = [
    "ar": ("ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي", [0x620...0x64A, 0x66E...0x6D3]),
    "bg": ("А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я", [0x400...0x52F]),
    "el": ("Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω", [0x370...0x3FF, 0x1F00...0x1FFF]),
    "he": ("א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת", [0x5D0...0x5EA]),
    "ja": ("あ か さ た な は ま や ら わ", [0x3041...0x30FF]),
    "ko": ("ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ", [0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3]),
    "ru": ("А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я", [0x400...0x52F]),
    "uk": ("А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я", [0x400...0x52F]),
  ]
}
