package import CoreGraphics
internal import Diagnostics
package import Foundation

/// The values that a text uses where its attributes say nothing.
package struct TextDefaults {
  package var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode
  var traits: UITraitCollection
  /// Where the text is laid out; nil for none, as in a label. Attachments decide on their places by it.
  package var container: NSTextContainer?

  package init(
    font: UIFont, color: UIColor, alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping,
    traits: UITraitCollection = .current
  ) {
    (self.font, self.color, self.alignment) = (font, color, alignment)
    (self.lineBreakMode, self.traits) = (lineBreakMode, traits)
  }

  /// The defaults of Apple's string drawing: 12 points, black, wrapped between words.
  package static var drawing: TextDefaults { TextDefaults(font: .systemFont(ofSize: 12), color: .black) }
}

extension TextBlock {
  /// A block in one style, without making an attributed string.
  package init(_ text: String, _ style: TextDefaults, maximumLines: Int) {
    self.init(runs: [Run(text: text, font: style.font.fontDescription, color: style.color.cgColor(for: style.traits))])
    runs[0].lean()
    (alignment, lineBreak, self.maximumLines) = (Alignment(style.alignment), LineBreak(style.lineBreakMode), maximumLines)
  }

  package init(
    _ text: String, attributes: [NSAttributedString.Key: Any]?, _ defaults: TextDefaults = .drawing, maximumLines: Int
  ) {
    self.init(runs: [Run(text, attributes ?? [:], defaults)])
    self.maximumLines = maximumLines
    adopt(attributes?[.paragraphStyle] as? NSParagraphStyle, defaults)
  }

  /// - Parameter offset: Where the text begins in a greater one.
  package init(_ text: NSAttributedString, _ defaults: TextDefaults, maximumLines: Int, at offset: Int = 0) {
    self.init(runs: [])
    let whole = NSRange(location: 0, length: text.length)
    let characters = text.string._bridgeToObjectiveC()
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append(Run(characters.substring(with: range), attributes, defaults, at: offset + range.location))
    }
    self.maximumLines = maximumLines
    let style = text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
    adopt(style as? NSParagraphStyle, defaults)
  }

  private mutating func adopt(_ style: NSParagraphStyle?, _ defaults: TextDefaults) {
    alignment = Alignment(style.map { $0.alignment == .natural ? defaults.alignment : $0.alignment } ?? defaults.alignment)
    lineBreak = LineBreak(style?.lineBreakMode ?? defaults.lineBreakMode)
    lineSpacing = style?.lineSpacing ?? 0
    shape = style.flatMap { $0.values.shape == ParagraphShape() ? nil : ParagraphShapeBox($0.values.shape) }
  }

  /// The same text with every font scaled.
  package func scaled(by factor: CGFloat) -> TextBlock {
    var block = self
    for index in block.runs.indices {
      block.runs[index].font.size *= factor
      block.runs[index].kern *= factor
      block.runs[index].baselineOffset *= factor
    }
    block.lineSpacing *= factor
    block.shape = shape.map { ParagraphShapeBox($0.value.scaled(by: factor)) }
    return block
  }

  /// The same text in one colour, without backgrounds.
  package func colored(_ color: CGColor) -> TextBlock {
    var block = self
    for index in block.runs.indices {
      (block.runs[index].color, block.runs[index].background) = (color, nil)
      block.runs[index].mapDecoration { decoration in
        // A shadow in the letters' colour would make them illegible.
        decoration.shadow = nil
        decoration = decoration.mapColors { _ in color }
      }
    }
    return block
  }

  package func fadedBy(_ factor: CGFloat) -> TextBlock {
    var block = self
    for index in block.runs.indices {
      block.runs[index].color = block.runs[index].color.multiplyingAlpha(by: factor)
      block.runs[index].mapDecoration { $0 = $0.mapColors { $0.multiplyingAlpha(by: factor) } }
    }
    return block
  }
}

extension TextBlock.Run {
  package init(_ text: String, _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults, at offset: Int = 0) {
    let font = object(attributes, .font, UIFont.self) ?? defaults.font
    let color = object(attributes, .foregroundColor, UIColor.self) ?? defaults.color
    self.init(text: text, font: font.fontDescription, color: color.cgColor(for: defaults.traits))
    background = object(attributes, .backgroundColor, UIColor.self)?.cgColor(for: defaults.traits)
    kern = attributes[.tracking] == nil ? length(attributes, .kern, ".kern") : length(attributes, .tracking, ".tracking")
    baselineOffset = length(attributes, .baselineOffset, ".baselineOffset")
    decorate(attributes, defaults.traits)
    lean()
    if let attachment = object(attributes, .attachment, NSTextAttachment.self),
      text.unicodeScalars.allSatisfy({ $0.value == UInt32(NSTextAttachment.character) })
    {
      let line = AttachmentLine(font: self.font, container: defaults.container, offset: offset)
      picture = attachment.picture(self.color, defaults.traits, in: line)
    }
  }

  /// The slant of the font's matrix, unless the text has one.
  fileprivate mutating func lean() {
    guard let slant = font.variation?.value.slant, slant != 0 else { return }
    var decoration = self.decoration?.value ?? TextDecoration()
    if decoration.slant == 0 { decoration.slant = slant }
    self.decoration = TextDecorationBox(decoration)
  }
}

extension TextBlock.Run {
  /// Changes the decoration, if there is one.
  fileprivate mutating func mapDecoration(_ change: (inout TextDecoration) -> Void) {
    guard var value = decoration?.value else { return }
    change(&value)
    decoration = TextDecorationBox(value)
  }

  /// The attributes that `decorate(_:_:)` reads, but for those that matter with another one alone.
  private static let decorating: Set<NSAttributedString.Key> = [
    .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .strokeWidth, .obliqueness, .shadow, .ligature,
  ]

  /// Adopts the attributes that say how letters and their lines are drawn.
  private mutating func decorate(_ attributes: [NSAttributedString.Key: Any], _ traits: UITraitCollection) {
    guard attributes.keys.contains(where: Self.decorating.contains) else { return }
    func color(_ key: NSAttributedString.Key) -> CGColor? { object(attributes, key, UIColor.self)?.cgColor(for: traits) }
    var decoration = TextDecoration()
    decoration.underline = TextDecoration.Line(number(attributes, .underlineStyle), color(.underlineColor))
    decoration.strikethrough = TextDecoration.Line(number(attributes, .strikethroughStyle), color(.strikethroughColor))
    let width = length(attributes, .strokeWidth, ".strokeWidth")
    if width != 0 {
      decoration.stroke = TextDecoration.Stroke(width: abs(width) / 100, color: color(.strokeColor), isFilled: width < 0)
    }
    decoration.slant = min(max(length(attributes, .obliqueness, ".obliqueness"), -10), 10)
    decoration.shadow = object(attributes, .shadow, NSShadow.self)?.shadow(traits)
    decoration.hasLigatures = attributes[.ligature] == nil || number(attributes, .ligature) != 0
    if !decoration.drawsLetters {
      // Single lines in the letters' colour are drawn with their line.
      let plain = TextDecoration.Line()
      if decoration.underline == plain { (isUnderlined, decoration.underline) = (true, nil) }
      if decoration.strikethrough == plain { (isStruckThrough, decoration.strikethrough) = (true, nil) }
    }
    if decoration != TextDecoration() { self.decoration = TextDecorationBox(decoration) }
  }
}

extension TextDecoration.Line {
  /// The line of an `NSUnderlineStyle`'s raw value; nil for 0.
  fileprivate init?(_ style: CGFloat, _ color: CGColor?) {
    guard style != 0, let raw = Int(exactly: style.rounded()) else { return nil }
    let weight: Weight =
      switch NSUnderlineStyle(rawValue: raw & 0xF) {
      case .thick: .thick
      case .double: .double
      default: .single
      }
    let pattern: Pattern =
      switch NSUnderlineStyle(rawValue: raw & 0xF00) {
      case .patternDot: .dot
      case .patternDash: .dash
      case .patternDashDot: .dashDot
      case .patternDashDotDot: .dashDotDot
      default: .solid
      }
    self.init(weight: weight, pattern: pattern, skipsSpaces: raw & NSUnderlineStyle.byWord.rawValue != 0, color: color)
  }
}

/// The attribute's value; nil if there is none. A value of another type stops the program.
private func object<Value>(_ attributes: [NSAttributedString.Key: Any], _ key: NSAttributedString.Key, _ type: Value.Type)
  -> Value?
{
  guard let given = attributes[key] else { return nil }
  guard let value = given as? Value else {
    programmingError("the attribute \(key.rawValue) must be a \(Value.self), got the \(Swift.type(of: given)) \(given)")
  }
  return value
}

/// A length in points; the canvas limits what is too long for it.
private func length(_ attributes: [NSAttributedString.Key: Any], _ key: NSAttributedString.Key, _ name: String) -> CGFloat {
  let value = number(attributes, key)
  ensure(value.isFinite, "the attribute \(name) is \(value): give a finite number of points")
  return value
}

/// An attribute's number of any type; 0 if there is none.
private func number(_ attributes: [NSAttributedString.Key: Any], _ key: NSAttributedString.Key) -> CGFloat {
  switch attributes[key] {
  case nil: 0
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  case let value as NSUnderlineStyle: CGFloat(value.rawValue)
  case let value?: programmingError("the attribute \(key.rawValue) must be a number, got \(type(of: value)) \(value)")
  }
}

extension TextBlock.Alignment {
  package init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension TextBlock.LineBreak {
  package init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrapping
    case .byCharWrapping: self = .charWrapping
    case .byClipping: self = .clipping
    case .byTruncatingHead: self = .truncatingHead
    case .byTruncatingTail: self = .truncatingTail
    case .byTruncatingMiddle: self = .truncatingMiddle
    }
  }
}
