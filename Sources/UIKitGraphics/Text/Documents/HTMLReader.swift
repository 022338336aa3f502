internal import CoreGraphics
internal import Foundation

/// Makes an attributed string of HTML: paragraphs end with a line feed, spaces are joined, markers of lists stand between tabs.
struct HTMLReader {
  /// The text of a document. Never fails; costs time proportional to its length.
  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLReader()
    for token in HTMLTokenizer(html) { reader.read(token) }
    return reader.result
  }

  private struct Element {
    var name: String
    var style: HTMLStyle
    /// The number of the next item of a list.
    var number = 1
    /// Whether the number counts, and in what form.
    var numbering: Character?
  }

  private struct Run {
    var text: String
    var style: HTMLStyle
  }

  /// Elements inside of so many others are read as if their tags were not there.
  private static let greatestDepth = 256

  private var open = [Element(name: "", style: HTMLStyle())]
  private var sheet = HTMLStyleSheet()
  private var runs: [Run] = []
  /// The first run of the present line.
  private var lineStart = 0
  private var lineIsEmpty = true
  /// Whether the line begins with the marker of a list, and has nothing else yet.
  private var (hasMarker, hasOnlyMarker) = (false, false)
  /// A space that shows if something follows in its line; with its look.
  private var pendingSpace: HTMLStyle?

  private var style: HTMLStyle { open[open.count - 1].style }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let text): add(text)
    case .start(let name, let attributes): start(name, attributes)
    case .end(let name): end(name)
    case .sheet(let text): sheet.add(text)
    }
  }

  // MARK: Texts

  private mutating func add(_ text: String) {
    let style = style
    if style.isHidden { return }
    if style.keepsSpace { return append(text.replacingOccurrences(of: "\r\n", with: "\n"), style) }
    var word = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\r", "\u{C}":
        if !word.isEmpty { append(word, style) }
        word = ""
        if pendingSpace == nil, !lineIsEmpty, !hasOnlyMarker, !endsWithBreak { pendingSpace = style }
      case "\0": break
      default:
        if let space = pendingSpace {
          if space == style { word = " " } else { append(" ", space) }
          pendingSpace = nil
        }
        word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { append(word, style) }
  }

  private var endsWithBreak: Bool { runs.last?.text.unicodeScalars.last == "\u{2028}" }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    if text.isEmpty { return }
    var style = style
    if !hasMarker { style.isListItem = false }
    pendingSpace = nil
    (lineIsEmpty, hasOnlyMarker) = (false, false)
    if let last = runs.indices.last, last >= lineStart, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Ends the line, if it has something.
  private mutating func endLine() {
    pendingSpace = nil
    guard !lineIsEmpty else { return }
    let style = runs.last?.style ?? style
    append("\n", style)
    (lineStart, lineIsEmpty, hasMarker, hasOnlyMarker) = (runs.count, true, false, false)
  }

  // MARK: Tags

  /// Elements that begin and end a paragraph.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "center", "table", "tr", "section",
    "article", "header", "footer", "main", "nav", "aside", "address", "figure", "figcaption", "dl", "dt", "dd", "form",
    "fieldset",
    "details", "summary", "caption", "body", "html", "hr", "menu", "dir",
  ]

  private static let withoutContent: Set<String> = [
    "br", "hr", "img", "input", "meta", "link", "wbr", "col", "area", "base", "embed", "source", "track", "param",
  ]

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return addBreak() }
    closeImplied(by: name)
    if Self.blocks.contains(name), !hasOnlyMarker { endLine() }
    if Self.withoutContent.contains(name) || open.count >= Self.greatestDepth { return }
    var element = Element(name: name, style: style)
    adopt(name, attributes, &element)
    for declaration in sheet.declarations(of: name, attributes) {
      element.style.apply(declaration, parentSize: style.size)
    }
    element.style.limit()
    open.append(element)
    if name == "li", !element.style.isHidden { addMarker() }
    if name == "td" || name == "th", !lineIsEmpty { append("\t", element.style) }
  }

  /// U+2028, which ends no paragraph.
  private mutating func addBreak() {
    if !style.isHidden { append("\u{2028}", style) }
  }

  private mutating func end(_ name: String) {
    if name == "br" { return addBreak() }
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { return }
    // The end of an element inside of a cell or an item does not close those.
    while open.count > index { close() }
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    if element.name == "q", !element.style.isHidden { append("”", element.style) }
    guard Self.blocks.contains(element.name) else { return }
    if hasOnlyMarker, element.name != "li" { return }
    endLine()
    if ["ul", "ol"].contains(element.name), element.style.listDepth == 1 { endList() }
  }

  /// The last paragraph of a list that is in no other one has the space of a paragraph behind it.
  private mutating func endList() {
    var index = runs.count - 1
    while index >= 0, index == runs.count - 1 || !runs[index].text.hasSuffix("\n") {
      if runs[index].style.listDepth > 0 { runs[index].style.spacing = max(runs[index].style.spacing, HTMLStyle.standardSize) }
      index -= 1
    }
  }

  /// Closes what ends where the next element begins, without a tag of its own.
  private mutating func closeImplied(by name: String) {
    let (ended, borders): (Set<String>, Set<String>)
    switch name {
    case "li": (ended, borders) = (["li"], ["ul", "ol", "menu", "dir"])
    case "tr": (ended, borders) = (["tr"], ["table"])
    case "td", "th": (ended, borders) = (["td", "th"], ["tr", "table"])
    case "dt", "dd": (ended, borders) = (["dt", "dd"], ["dl"])
    case _ where Self.blocks.contains(name):
      (ended, borders) = (["p"], ["li", "td", "th", "blockquote", "div", "table", "ul", "ol"])
    default: return
    }
    guard let index = open.lastIndex(where: { ended.contains($0.name) || borders.contains($0.name) }),
      ended.contains(open[index].name)
    else { return }
    while open.count > index { close() }
  }

  /// What the tag itself means.
  private func adopt(_ name: String, _ attributes: [String: String], _ element: inout Element) {
    if Self.blocks.contains(name) { element.style.spacing = style.listDepth > 0 ? style.spacing : 0 }
    switch name {
    case "b", "strong": element.style.weight = max(style.weight, 700)
    case "th":
      element.style.weight = 700
    case "i", "em", "cite", "dfn", "var", "address": element.style.isItalic = true
    case "u", "ins": element.style.isUnderlined = true
    case "s", "strike", "del": element.style.isStruckThrough = true
    case "small": element.style.size /= 1.2
    case "big": element.style.size *= 1.2
    case "mark": element.style.background = HTMLColor("yellow")
    case "code", "tt", "kbd", "samp": element.style.typeface = .monospaced
    case "pre":
      (element.style.typeface, element.style.keepsSpace) = (.monospaced, true)
    case "sup", "sub":
      element.style.rise += name == "sup" ? style.size / 3 : -style.size / 5
      element.style.size *= 5 / 6
    case "center": element.style.alignment = .center
    case "blockquote", "dd": element.style.indent += 40
    case "p": element.style.spacing = style.size
    case "h1", "h2", "h3", "h4", "h5", "h6":
      element.style.set(heading: Int(name.dropFirst()) ?? 1)
    case "ul", "ol", "menu", "dir":
      (element.style.listDepth, element.style.isListItem) = (style.listDepth + 1, false)
      if name == "ol" {
        element.numbering = attributes["type"]?.first ?? "1"
        element.number = attributes["start"].flatMap { Int($0) } ?? 1
      }
    case "a":
      if let address = attributes["href"] {
        (element.style.link, element.style.color, element.style.isUnderlined) = (address, .link, true)
      }
    case "font": adoptFont(attributes, &element.style)
    case "head", "object", "select", "audio", "video", "canvas", "svg": element.style.isHidden = true
    case "body", "div", "span", "li": break
    default: break
    }
    if let alignment = attributes["align"].flatMap({ HTMLStyle.alignment($0.lowercased()) }) {
      element.style.alignment = alignment
    }
    if let direction = attributes["dir"]?.lowercased() {
      element.style.direction = direction == "rtl" ? .rightToLeft : .leftToRight
    }
    if attributes["hidden"] != nil { element.style.isHidden = true }
  }

  private func adoptFont(_ attributes: [String: String], _ style: inout HTMLStyle) {
    if let color = attributes["color"].flatMap({ HTMLColor($0) ?? HTMLColor("#" + $0) }) { style.color = color }
    if let face = attributes["face"].flatMap(HTMLFonts.typeface) { style.typeface = face }
    if let size = attributes["size"], let number = Int(size), abs(number) < 100 {
      style.setSize(step: size.hasPrefix("+") || size.hasPrefix("-") ? 3 + number : number)
    }
  }

  // MARK: Lists

  private mutating func addMarker() {
    let index = open.lastIndex { ["ul", "ol", "menu", "dir"].contains($0.name) }
    var text = "•"
    open[open.count - 1].style.isListItem = true
    if let index {
      if let numbering = open[index].numbering {
        text = ListNumerals.text(open[index].number, numbering) + "."
        open[index].number = open[index].number == .max ? .max : open[index].number + 1
      } else {
        text = ["•", "◦", "▪"][min(open[index].style.listDepth, 3) - 1]
      }
    } else {
      open[open.count - 1].style.listDepth = 1
    }
    var plain = style
    (plain.isUnderlined, plain.isStruckThrough, plain.link, plain.background) = (false, false, nil, nil)
    hasMarker = true
    append("\t\(text)\t", plain)
    hasOnlyMarker = true
  }

  // MARK: Result

  private var result: NSAttributedString {
    let text = NSMutableAttributedString(string: runs.map(\.text).joined())
    var (paragraphs, looks): ([HTMLStyle.Paragraph: NSParagraphStyle], [HTMLStyle: [NSAttributedString.Key: Any]]) = ([:], [:])
    var start = 0
    text.beginEditing()
    for run in runs {
      let paragraph = paragraphs[run.style.paragraph] ?? run.style.paragraph.style
      paragraphs[run.style.paragraph] = paragraph
      var look = looks[run.style] ?? run.style.attributes
      looks[run.style] = look
      look[.paragraphStyle] = paragraph
      let length = run.text.utf16.count
      text.setAttributes(look, range: NSRange(location: start, length: length))
      start += length
    }
    text.endEditing()
    return text
  }
}

/// Numbers as lists write them.
enum ListNumerals {
  /// By HTML's `type`: 1, a, A, i or I.
  static func text(_ number: Int, _ type: Character) -> String {
    switch type {
    case "a": letters(number)?.lowercased() ?? "\(number)"
    case "A": letters(number) ?? "\(number)"
    case "i": roman(number)?.lowercased() ?? "\(number)"
    case "I": roman(number) ?? "\(number)"
    default: "\(number)"
    }
  }

  /// A to Z, AA, AB and so on; nil below 1.
  static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var (text, rest) = ("", number)
    while rest > 0 {
      let digit = (rest - 1) % 26
      text = String(UnicodeScalar(UInt8(65 + digit))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  /// nil outside of 1 to 3999.
  static func roman(_ number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
      (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (text, rest) = ("", number)
    for (value, sign) in signs { while rest >= value { (text, rest) = (text + sign, rest - value) } }
    return text
  }
}
