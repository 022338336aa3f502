internal import CoreGraphics
internal import Foundation

/// The declarations of CSS that a text can show: in an attribute `style`, and the rules of a sheet for a tag, a class or an identifier.
struct HTMLStyleSheet {
  /// By `tag`, `.class`, `#identifier` or `*`.
  private var rules: [Substring: [Declaration]] = [:]

  typealias Declaration = (name: String, value: String)

  /// Adds the rules of a sheet; those with other selectors, and at-rules, are left out. O(length).
  mutating func add(_ sheet: String) {
    var rest = Self.withoutComments(sheet)[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      rest = rest[rest.index(after: open)...]
      // What stands in an at-rule's braces is read as rules of their own.
      if selectors.contains("@"), !selectors.contains("@font-face"), !selectors.contains("@page") { continue }
      let close = rest.firstIndex(of: "}") ?? rest.endIndex
      let declarations = Self.declarations(rest[..<close])
      for selector in selectors.split(separator: ",") {
        let name = selector.drop { $0.isWhitespace || $0 == "}" }.prefix { !$0.isWhitespace }
        let trimmed = selector.drop { $0.isWhitespace || $0 == "}" }
        guard !name.isEmpty, trimmed.dropFirst(name.count).allSatisfy(\.isWhitespace) else { continue }
        rules[Substring(name.lowercased()), default: []] += declarations
      }
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
    }
  }

  private static func withoutComments(_ sheet: String) -> String {
    var (kept, rest) = ("", sheet[...])
    while let start = rest.range(of: "/*") {
      kept += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return kept }
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }

  static func declarations(_ text: some StringProtocol) -> [Declaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      if let mark = value.range(of: "!important") { value = value[..<mark.lowerBound].trimmingCharacters(in: .whitespaces) }
      return (name, value)
    }
  }

  /// What the sheet and the attribute `style` say about an element, the weakest first.
  func declarations(of tag: String, _ attributes: [String: String]) -> [Declaration] {
    var found: [Declaration] = []
    if !rules.isEmpty {
      found += (rules["*"] ?? []) + (rules[tag[...]] ?? [])
      for name in attributes["class"]?.lowercased().split(whereSeparator: \.isWhitespace).prefix(16) ?? [] {
        found += rules["." + name] ?? []
        found += rules[tag + "." + name] ?? []
      }
      if let name = attributes["id"] { found += rules["#" + name.lowercased()] ?? [] }
    }
    if let style = attributes["style"] { found += Self.declarations(style) }
    return found
  }
}

extension HTMLStyle {
  /// Applies one declaration of CSS; one that a text cannot show changes nothing.
  ///
  /// - Parameter parentSize: The size of the letters around the element, for `em` and percentages.
  mutating func apply(_ declaration: HTMLStyleSheet.Declaration, parentSize: CGFloat) {
    let value = declaration.value
    let word = value.lowercased()
    switch declaration.name {
    case "color": if let color = HTMLColor(value) { self.color = color }
    case "background-color", "background": if let color = HTMLColor(value) { background = color.alpha > 0 ? color : nil }
    case "font-size": if let size = Self.size(word, parentSize) { self.size = size }
    case "font-weight": weight = Self.weight(word, weight)
    case "font-style": isItalic = word.hasPrefix("italic") || word.hasPrefix("oblique")
    case "font-family": if let typeface = HTMLFonts.typeface(value) { self.typeface = typeface }
    case "font": applyFont(value, parentSize)
    case "text-decoration", "text-decoration-line":
      (isUnderlined, isStruckThrough) = (word.contains("underline"), word.contains("line-through"))
    case "text-align": if let alignment = Self.alignment(word) { self.alignment = alignment }
    case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "letter-spacing": kern = word == "normal" ? 0 : Self.length(word, size) ?? kern
    case "white-space": keepsSpace = word.hasPrefix("pre") && word != "pre-line"
    case "display": isHidden = isHidden || word == "none"
    case "visibility": isHidden = isHidden || word == "hidden"
    case "line-height": setLineHeight(word)
    case "margin-left": if let length = Self.length(word, size) { indent = max(0, length) }
    case "margin-bottom": if let length = Self.length(word, size) { spacing = max(0, length) }
    case "margin": setMargins(word)
    case "vertical-align":
      if word == "super" { rise = size / 3 } else if word == "sub" { rise = -size / 5 } else if word == "baseline" { rise = 0 }
    default: break
    }
  }

  /// The shorthand: style and weight, the size, then the families.
  private mutating func applyFont(_ value: String, _ parentSize: CGFloat) {
    let words = value.split(separator: " ", omittingEmptySubsequences: true)
    for (index, part) in words.enumerated() {
      let word = part.lowercased()
      let first = word.split(separator: "/").first.map(String.init) ?? word
      if word == "italic" || word == "oblique" {
        isItalic = true
      } else if Int(word) != nil || word == "bold" || word == "bolder" || word == "lighter" {
        weight = Self.weight(word, weight)
      } else if let size = Self.size(first, parentSize) {
        self.size = size
        if let typeface = HTMLFonts.typeface(words[(index + 1)...].joined(separator: " ")) { self.typeface = typeface }
        return
      }
    }
  }

  private mutating func setLineHeight(_ word: String) {
    if let factor = Double(word), factor.isFinite {
      // Lines of letters are about 1.2 times as high as the font's size.
      lineHeight = min(max(CGFloat(factor) / 1.2, 0), 100)
    }
  }

  private mutating func setMargins(_ word: String) {
    let lengths = word.split(separator: " ").prefix(4).map { max(0, Self.length(String($0), size) ?? 0) }
    switch lengths.count {
    case 1: (spacing, indent) = (lengths[0], lengths[0])
    case 2: (spacing, indent) = (lengths[0], lengths[1])
    case 3: (spacing, indent) = (lengths[2], lengths[1])
    case 4: (spacing, indent) = (lengths[2], lengths[3])
    default: break
    }
  }

  static func alignment(_ word: String) -> NSTextAlignment? {
    switch word {
    case "left": .left
    case "right": .right
    case "center", "middle": .center
    case "justify": .justified
    case "start": .natural
    default: nil
    }
  }

  private static func weight(_ word: String, _ parent: Int) -> Int {
    switch word {
    case "normal": 400
    case "bold": 700
    case "bolder": parent < 400 ? 400 : parent < 600 ? 700 : 900
    case "lighter": parent < 600 ? 100 : parent < 800 ? 400 : 700
    default: Int(word).map { min(max($0, 100), 900) } ?? parent
    }
  }

  private static func size(_ word: String, _ parent: CGFloat) -> CGFloat? {
    switch word {
    case "xx-small": standardSize * 9 / 16
    case "x-small": standardSize * 10 / 16
    case "small": standardSize * 13 / 16
    case "medium": standardSize
    case "large": standardSize * 18 / 16
    case "x-large": standardSize * 24 / 16
    case "xx-large": standardSize * 2
    case "smaller": parent / 1.2
    case "larger": parent * 1.2
    default: length(word, parent).map { min(max($0, 0), 10_000) }
    }
  }

  /// Points: a pixel of CSS is one point, 3/4 of CSS's own point.
  private static func length(_ word: String, _ em: CGFloat) -> CGFloat? {
    let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(digits), value.isFinite, abs(value) < 100_000 else { return nil }
    let number = CGFloat(value)
    switch word[digits.endIndex...] {
    case "", "px": return number
    case "pt": return number * 4 / 3
    case "pc": return number * 16
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 9.6 / 2.54
    case "em": return number * em
    case "ex", "ch": return number * em / 2
    case "rem": return number * standardSize
    case "%": return number * em / 100
    default: return nil
    }
  }
}
