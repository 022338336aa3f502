internal import CoreGraphics
internal import Foundation

/// Writes an attributed string as HTML that `HTMLReader` and browsers read: a `p` for each paragraph, a `span` for each look, an `a` for
/// each link.
struct HTMLWriter {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  var document: String {
    """
    <!DOCTYPE html>
    <html>
    <head>
    <meta charset="utf-8">
    </head>
    <body>
    \(paragraphs)
    </body>
    </html>

    """
  }

  private var paragraphs: String {
    let characters = text.string._bridgeToObjectiveC()
    var (written, start): ([String], Int) = ([], 0)
    while start < text.length {
      var (end, contentsEnd) = (0, 0)
      characters.getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      let content = spans(NSRange(location: start, length: contentsEnd - start), characters)
      written.append("<p style=\"\(paragraphStyle(style))\">\(content.isEmpty ? "<br>" : content)</p>")
      start = max(end, start + 1)
    }
    return written.joined(separator: "\n")
  }

  private func paragraphStyle(_ style: NSParagraphStyle?) -> String {
    var parts = ["margin: 0 0 \(length(style?.paragraphSpacing ?? 0)) \(length(style?.headIndent ?? 0))"]
    switch style?.alignment ?? .natural {
    case .left: parts.append("text-align: left")
    case .right: parts.append("text-align: right")
    case .center: parts.append("text-align: center")
    case .justified: parts.append("text-align: justify")
    case .natural: break
    }
    switch style?.baseWritingDirection ?? .natural {
    case .natural: break
    case .leftToRight: parts.append("direction: ltr")
    case .rightToLeft: parts.append("direction: rtl")
    }
    return parts.joined(separator: "; ")
  }

  private func spans(_ range: NSRange, _ characters: NSString) -> String {
    var written = ""
    text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      let content = Self.escape(characters.substring(with: part))
      let span = "<span style=\"\(Self.escape(look(attributes)))\">\(content)</span>"
      let address = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
      written += address.map { "<a href=\"\(Self.escape($0))\">\(span)</a>" } ?? span
    }
    return written
  }

  private func look(_ attributes: [NSAttributedString.Key: Any]) -> String {
    var parts: [String] = []
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let description = font.fontDescription
    parts.append("font-family: \(description.family.map { "'\($0)'" } ?? (description.isMonospaced ? "monospace" : "system-ui"))")
    parts.append("font-size: \(length(font.pointSize))")
    parts.append("font-weight: \(description.weight)")
    if description.isItalic { parts.append("font-style: italic") }
    if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(css(color))") }
    if let color = attributes[.backgroundColor] as? UIColor { parts.append("background-color: \(css(color))") }
    if let kern = attributes[.kern] as? CGFloat, kern != 0 { parts.append("letter-spacing: \(length(kern))") }
    if let rise = attributes[.baselineOffset] as? CGFloat, rise != 0 {
      parts.append("vertical-align: \(rise > 0 ? "super" : "sub")")
    }
    let lines = [("underline", NSAttributedString.Key.underlineStyle), ("line-through", .strikethroughStyle)]
      .filter { isLine(attributes[$0.1]) }.map(\.0)
    if !lines.isEmpty || attributes[.link] != nil {
      parts.append("text-decoration: \(lines.isEmpty ? "none" : lines.joined(separator: " "))")
    }
    return parts.joined(separator: "; ")
  }

  private func isLine(_ value: Any?) -> Bool {
    switch value {
    case let style as NSUnderlineStyle: style.rawValue != 0
    case let number as Int: number != 0
    case let number as NSNumber: number.intValue != 0
    default: false
    }
  }

  private func css(_ color: UIColor) -> String {
    let color = color.cgColor
    func level(_ component: CGFloat) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
    return "rgba(\(level(color.red)), \(level(color.green)), \(level(color.blue)), \(number(color.alpha)))"
  }

  private func length(_ points: CGFloat) -> String { "\(number(points))px" }

  /// With three digits at most.
  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func escape(_ text: String) -> String {
    var escaped = ""
    var wasSpace = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{2028}": escaped += "<br>"
      case "\u{A0}": escaped += "&nbsp;"
      // A second space would be joined with the first.
      case " " where wasSpace: escaped += "&nbsp;"
      default: escaped.unicodeScalars.append(scalar)
      }
      wasSpace = scalar == " " && !wasSpace
    }
    return escaped
  }
}
