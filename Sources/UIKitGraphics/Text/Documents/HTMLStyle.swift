internal import CoreGraphics
internal import Foundation

/// The look of a part of an HTML document: what an element inherits from the one around it, and what its tag and its styles change.
struct HTMLStyle: Hashable {
  /// The size of `medium` in points, as Apple's importer has it.
  static let standardSize: CGFloat = 12

  enum Typeface: Hashable { case serif, system, monospaced, family(String) }
  enum Direction: Hashable { case leftToRight, rightToLeft }

  // The look of letters.
  var typeface = Typeface.serif
  /// Points.
  var size = Self.standardSize
  /// From 100 to 900.
  var weight = 400
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var color = HTMLColor.black
  var background: HTMLColor?
  var link: String?
  /// Points upwards.
  var rise: CGFloat = 0
  var kern: CGFloat = 0
  var keepsSpace = false
  var isHidden = false

  // The paragraph.
  var alignment = NSTextAlignment.natural
  var direction: Direction?
  /// Points before all lines.
  var indent: CGFloat = 0
  /// Points behind the paragraph.
  var spacing: CGFloat = 0
  /// A factor for the height of lines; 0 for none.
  var lineHeight: CGFloat = 0
  /// The number of lists around.
  var listDepth = 0
  /// Whether the paragraph begins with the marker of a list.
  var isListItem = false

  /// Points from one list to a list in it: Apple's importer.
  static let listIndent: CGFloat = 36

  mutating func set(heading level: Int) {
    size *= [2, 1.5, 1.17, 1, 0.83, 0.67][level - 1]
    weight = 700
    // The margins of the HTML standard's style sheet, in em.
    spacing = size * [0.67, 0.83, 1, 1.33, 1.67, 2.33][level - 1]
  }

  /// Keeps lengths that nested elements multiply within what can be shown.
  mutating func limit() {
    (size, indent, spacing) = (min(size, 10_000), min(indent, 10_000), min(spacing, 10_000))
  }

  mutating func setSize(step: Int) {
    size = Self.standardSize * [10, 10, 13, 16, 18, 24, 32, 48][min(max(step, 1), 7)] / 16
  }

  /// The look of letters as attributes, without the paragraph.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: HTMLFonts.font(self), .foregroundColor: color.uiColor]
    if let background { attributes[.backgroundColor] = background.uiColor }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if rise != 0 { attributes[.baselineOffset] = rise }
    if kern != 0 { attributes[.kern] = kern }
    if let link, let url = Self.url(link) { attributes[.link] = url }
    return attributes
  }

  private static func url(_ text: String) -> URL? {
    if let url = URL(string: text) { return url }
    return text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed).flatMap { URL(string: $0) }
  }

  /// Equal for texts of equal paragraphs.
  struct Paragraph: Hashable {
    var alignment: NSTextAlignment
    var direction: Direction?
    var indent, spacing, lineHeight: CGFloat
    var depth: Int
    var isListItem: Bool

    var style: NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      (style.firstLineHeadIndent, style.headIndent, style.paragraphSpacing) = (indent, indent, spacing)
      style.lineHeightMultiple = lineHeight
      if let direction { style.baseWritingDirection = direction == .leftToRight ? .leftToRight : .rightToLeft }
      if isListItem {
        // The marker stands 25 points before the text.
        let text = indent + HTMLStyle.listIndent * CGFloat(max(1, depth))
        (style.firstLineHeadIndent, style.headIndent) = (0, text)
        style.tabStops = [
          NSTextTab(textAlignment: .natural, location: text - 25), NSTextTab(textAlignment: .natural, location: text),
        ]
      } else if depth > 0 {
        let text = indent + HTMLStyle.listIndent * CGFloat(depth)
        (style.firstLineHeadIndent, style.headIndent) = (text, text)
      }
      return style
    }
  }

  var paragraph: Paragraph {
    Paragraph(
      alignment: alignment, direction: direction, indent: indent, spacing: spacing, lineHeight: lineHeight, depth: listDepth,
      isListItem: isListItem)
  }
}

/// Fonts of HTML documents.
enum HTMLFonts {
  /// Families like Times, the best first.
  static let serifs = [
    "Times New Roman", "Times", "Liberation Serif", "Tinos", "Nimbus Roman", "FreeSerif", "Noto Serif", "DejaVu Serif", "Serif",
  ]

  static func font(_ style: HTMLStyle) -> UIFont {
    var description = FontDescription(size: min(max(style.size, 0), 10_000), weight: style.weight)
    switch style.typeface {
    case .serif: description.family = serif
    case .system: break
    case .monospaced: description.isMonospaced = true
    case .family(let name): description.family = name
    }
    description.isItalic = style.isItalic
    return .shared(description)
  }

  /// The family of documents that name none; nil for the system font where no serif font is installed.
  private static var serif: String? {
    let families = CurrentGraphics.fontFamilies
    for wanted in serifs {
      if let found = families.first(where: { $0.caseInsensitiveCompare(wanted) == .orderedSame }) { return found }
    }
    return nil
  }

  /// The first of the names in CSS's `font-family` that stands for a font here; nil for none.
  static func typeface(_ names: String) -> HTMLStyle.Typeface? {
    for part in names.split(separator: ",") {
      let name = part.trimmingCharacters(in: CharacterSet.whitespaces.union(CharacterSet(charactersIn: "\"'")))
      switch name.lowercased() {
      case "": continue
      case "-apple-system", "system-ui", "ui-sans-serif", "blinkmacsystemfont", "sans-serif", ".sf ui text", ".sfui-regular",
        "sf pro",
        "sf pro text", "sf pro display", ".applesystemuifont":
        return .system
      case "monospace", "ui-monospace", ".applesystemuifontmonospaced": return .monospaced
      case "serif", "ui-serif", "times": return .serif
      default:
        if let found = AppFonts.description(name, size: 12)
          ?? FontName.description(name, size: 12, in: CurrentGraphics.fontFamilies)
        {
          return found.family.map { .family($0) } ?? .system
        }
      }
    }
    return nil
  }
}
