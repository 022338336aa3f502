internal import UIKitCore

/// The proportions of a keyboard: a phone's, or with more keys that of a wide screen.
enum KeyboardStyle: Hashable, Sendable { case phone, wide }

// The pages of a keyboard. Widths of keys are those of iOS in proportion; what a wide screen adds is our choice.
extension KeyboardPage {
  /// - Parameter hasGlobe: Whether there is a key for another language.
  static func page(
    _ plane: KeyboardPlane, of language: KeyboardLanguage, for traits: KeyboardTraits, style: KeyboardStyle, hasGlobe: Bool
  ) -> KeyboardPage {
    if let pad = traits.pad { return page(of: pad, isSecond: plane != .letters, language) }
    let texts = texts(plane, language)
    switch style {
    case .phone: return phone(texts, plane, traits, hasGlobe)
    case .wide: return wide(texts, plane, traits, hasGlobe)
    }
  }

  private static func texts(_ plane: KeyboardPlane, _ language: KeyboardLanguage) -> [[String]] {
    let rows =
      switch plane {
      case .letters: language.rows
      case .digits: ["1234567890", "-/:;()\(language.currency)&@\"", ".,?!'"]
      case .symbols: ["[]{}#%^*+=", "_\\|~<>\(language.currency == "$" ? "€" : "$")£¥•", ".,?!'"]
      }
    return rows.map { $0.map { String($0) } }
  }

  private static func keys(_ texts: [String], width: Double = 1, lead: Double = 0) -> [KeyboardKey] {
    texts.enumerated().map { KeyboardKey(.text($1), width: width, lead: $0 == 0 ? lead : 0) }
  }

  /// The key that leads from digits to symbols and back, or shift.
  private static func modifier(on plane: KeyboardPlane) -> KeyAction {
    switch plane {
    case .letters: .shift
    case .digits: .plane(.symbols)
    case .symbols: .plane(.digits)
    }
  }

  private static func other(than plane: KeyboardPlane) -> KeyAction { .plane(plane == .letters ? .digits : .letters) }

  // MARK: Phones

  private static func phone(
    _ texts: [[String]], _ plane: KeyboardPlane, _ traits: KeyboardTraits, _ hasGlobe: Bool
  ) -> KeyboardPage {
    let columns = Double(max(texts[0].count, texts[1].count))
    let side = 1.3
    // Five signs are as wide as seven letters.
    let width = plane == .letters ? 1 : 1.4
    let middle = width * Double(texts[2].count)
    let gap = max(0, (columns - middle) / 2 - side)
    let third =
      [KeyboardKey(modifier(on: plane), width: side)] + keys(texts[2], width: width, lead: gap)
      + [KeyboardKey(.delete, width: side, lead: gap)]
    let rows = texts.prefix(2).map { keys($0, lead: (columns - Double($0.count)) / 2) }
    return KeyboardPage(rows: rows + [third, bottom(columns, plane, traits, hasGlobe)], columns: columns)
  }

  private static func bottom(
    _ columns: Double, _ plane: KeyboardPlane, _ traits: KeyboardTraits, _ hasGlobe: Bool
  ) -> [KeyboardKey] {
    let start =
      hasGlobe
      ? [KeyboardKey(other(than: plane), width: 1.25), KeyboardKey(.language, width: 1.25)]
      : [KeyboardKey(other(than: plane), width: 2.5)]
    return start + middle(columns - 5, traits) + [KeyboardKey(.enter, width: 2.5)]
  }

  /// The space bar, with the signs of addresses beside it or in its place.
  private static func middle(_ width: Double, _ traits: KeyboardTraits) -> [KeyboardKey] {
    func beside(_ texts: String...) -> [KeyboardKey] {
      [KeyboardKey(.space, width: width - 1.25 * Double(texts.count))] + keys(texts, width: 1.25)
    }
    switch traits.type {
    case .emailAddress: return beside("@", ".")
    case .URL: return keys([".", "/", ".com"], width: width / 3)
    case .twitter: return beside("@", "#")
    case .webSearch: return beside(".")
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .numberPad, .phonePad, .decimalPad,
      .asciiCapableNumberPad:
      return [KeyboardKey(.space, width: width)]
    }
  }

  // MARK: Wide screens

  private static func wide(
    _ texts: [[String]], _ plane: KeyboardPlane, _ traits: KeyboardTraits, _ hasGlobe: Bool
  ) -> KeyboardPage {
    let counts = texts.map { Double($0.count) }
    let columns = max(counts[0], counts[1]) + 1
    let lead = counts[1] + 1.5 <= columns ? 0.5 : 0
    let first = keys(texts[0]) + [KeyboardKey(.delete, width: columns - counts[0])]
    let second = keys(texts[1], lead: lead) + [KeyboardKey(.enter, width: columns - lead - counts[1])]
    let signs = plane == .letters ? texts[2] + [",", "."] : texts[2]
    let width = plane == .letters ? 1 : 1.4
    let rest = columns - 1 - width * Double(signs.count)
    let third =
      [KeyboardKey(modifier(on: plane))] + keys(signs, width: width) + [KeyboardKey(modifier(on: plane), width: rest)]
    var fourth = [KeyboardKey(other(than: plane), width: 1.5)]
    if hasGlobe { fourth.append(KeyboardKey(.language)) }
    let used = 1.5 + (hasGlobe ? 1 : 0) + 2.5
    fourth += middle(columns - used, traits) + [KeyboardKey(other(than: plane), width: 1.5), KeyboardKey(.dismiss)]
    return KeyboardPage(rows: [first, second, third, fourth], columns: columns)
  }

  // MARK: Pads

  private static let digits = [
    [("1", ""), ("2", "ABC"), ("3", "DEF")], [("4", "GHI"), ("5", "JKL"), ("6", "MNO")],
    [("7", "PQRS"), ("8", "TUV"), ("9", "WXYZ")],
  ]

  private static func page(of pad: KeyboardPad, isSecond: Bool, _ language: KeyboardLanguage) -> KeyboardPage {
    if pad == .phone, isSecond {
      let rows = [["(", "/", ")"], ["-", ",", ";"], ["*", "+", "#"]].map { keys($0) }
      let last = [KeyboardKey(.plane(.letters)), KeyboardKey(.text(".")), KeyboardKey(.delete)]
      return KeyboardPage(rows: rows + [last], columns: 3)
    }
    let rows = digits.map { row in row.map { KeyboardKey(.text($0.0), letters: pad == .phone ? $0.1 : nil) } }
    let corner =
      switch pad {
      case .number: KeyboardKey.blank()
      case .decimal: KeyboardKey(.text(language.decimalSeparator))
      case .phone: KeyboardKey(.plane(.symbols))
      }
    return KeyboardPage(rows: rows + [[corner, KeyboardKey(.text("0")), KeyboardKey(.delete)]], columns: 3)
  }
}
