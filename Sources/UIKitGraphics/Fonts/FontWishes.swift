internal import CoreGraphics
internal import Diagnostics
internal import Foundation

/// What a descriptor was made with beside the font that it found.
struct FontWishes {
  /// The slant of italic letters in the trait `slant`. Our choice, of Apple's examples.
  static let italicSlant: CGFloat = 0.07

  /// Whether the name or family that was asked for is not installed.
  private(set) var isMissing = false
  private(set) var matrix = CGAffineTransform.identity
  var textStyle: UIFont.TextStyle?
  /// Attributes that have no effect, or that were not asked for by a value of their own.
  private(set) var kept: [UIFontDescriptor.AttributeName: Any] = [:]

  /// Adds attributes, of which the wrong types stop the program.
  mutating func adopt(_ attributes: [UIFontDescriptor.AttributeName: Any], _ description: inout FontDescription) {
    if let style = attributes[.textStyle] { adoptStyle(style, &description) }
    if let size = number(attributes[.size], "size") { description.size = UIFont.checked(size, "UIFontDescriptor(size: \(size))") }
    if let name = text(attributes[.name], "name") ?? text(attributes[.family], "family") {
      find(name, isName: attributes[.name] != nil, &description)
    }
    if let face = text(attributes[.face], "face"), let style = FontName.style(face) {
      (description.weight, description.isItalic) = (style.weight, style.isItalic)
    }
    if let given = attributes[.traits] { adoptTraits(given, &description) }
    if let given = attributes[.matrix] {
      guard let matrix = given as? CGAffineTransform else { wrongType(given, "matrix", "CGAffineTransform") }
      self.matrix = matrix
      // Downwards in the transform's own coordinates, which begin at the baseline.
      description.vary { $0.slant = matrix.c.isFinite ? min(max(matrix.c, -10), 10) : 0 }
    }
    if let given = attributes[.cascadeList] {
      guard let list = given as? [UIFontDescriptor] else { wrongType(given, "cascadeList", "[UIFontDescriptor]") }
      description.vary { $0.fallbacks = list.compactMap { $0.fontDescription.family } }
      kept[.cascadeList] = list
    }
    if let given = attributes[.featureSettings] { adoptFeatures(given, &description) }
    for key in [UIFontDescriptor.AttributeName.characterSet, .fixedAdvance] {
      if let value = attributes[key] { kept[key] = value }
    }
  }

  private mutating func adoptStyle(_ given: Any, _ description: inout FontDescription) {
    let style = given as? UIFont.TextStyle ?? (given as? String).map { UIFont.TextStyle(rawValue: $0) }
    guard let style else { wrongType(given, "textStyle", "UIFont.TextStyle") }
    let font = UIFont.preferredFont(forTextStyle: style).fontDescription
    (textStyle, description.size, description.weight) = (style, font.size, font.weight)
  }

  private mutating func find(_ name: String, isName: Bool, _ description: inout FontDescription) {
    let size = description.size
    let found =
      AppFonts.description(name, size: size) ?? FontName.description(name, size: size, in: CurrentGraphics.fontFamilies)
    description.family = found?.family
    isMissing = found == nil && !name.hasPrefix(".")
    if isName, let found { (description.weight, description.isItalic) = (found.weight, found.isItalic) }
  }

  private func adoptTraits(_ given: Any, _ description: inout FontDescription) {
    guard let traits = given as? [UIFontDescriptor.TraitKey: Any] else { wrongType(given, "traits", "dictionary by TraitKey") }
    if let bits = number(traits[.symbolic], "symbolic") {
      description.adopt(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: bits) ?? 0))
    }
    if let weight = number((traits[.weight] as? UIFont.Weight)?.rawValue ?? traits[.weight], "weight") {
      description.weight = UIFont.Weight(weight).openTypeClass
    }
    if let width = number((traits[.width] as? UIFont.Width)?.rawValue ?? traits[.width], "width") {
      description.set(width: width.isFinite ? width : 0)
    }
    if let slant = number(traits[.slant], "slant") { description.isItalic = slant > 0 }
  }

  private mutating func adoptFeatures(_ given: Any, _ description: inout FontDescription) {
    guard let settings = given as? [[UIFontDescriptor.FeatureKey: Any]] else {
      wrongType(given, "featureSettings", "array of dictionaries by FeatureKey")
    }
    kept[.featureSettings] = settings
    var features: [String] = []
    for setting in settings {
      guard let type = number(setting[.type], "type").flatMap({ Int(exactly: $0) }),
        let selector = number(setting[.selector], "selector").flatMap({ Int(exactly: $0) })
      else { continue }
      if type == 6 {
        description.hasMonospacedDigits = selector == 0
      } else if let feature = Self.feature(type, selector) {
        features.append(feature)
      }
    }
    description.vary { $0.features = features.joined(separator: ",") }
  }

  /// Features of OpenType for Apple's types and selectors (SFNTLayoutTypes).
  private static func feature(_ type: Int, _ selector: Int) -> String? {
    switch (type, selector) {
    case (1, 2): "liga=1"
    case (1, 3): "liga=0"
    case (1, 4): "dlig=1"
    case (10, 1): "sups=1"
    case (10, 2): "subs=1"
    case (11, 1), (11, 2): "frac=1"
    case (14, 4): "zero=1"
    case (21, 0): "onum=1"
    case (21, 1): "lnum=1"
    case (36, 0): "calt=1"
    case (36, 1): "calt=0"
    case (37, 1): "smcp=1"
    case (37, 2): "pcap=1"
    case (38, 1): "c2sc=1"
    // Stylistic alternatives: even selectors turn set 1 to 20 on, odd ones off.
    case (35, 2...41): "ss\(selector / 2 < 10 ? "0" : "")\(selector / 2)=\(selector % 2 == 0 ? 1 : 0)"
    default: nil
    }
  }
}

private func number(_ value: Any?, _ name: String) -> CGFloat? {
  switch value {
  case nil: nil
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as UInt32: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  case let value?: wrongType(value, name, "number")
  }
}

private func text(_ value: Any?, _ name: String) -> String? {
  guard let value else { return nil }
  guard let text = value as? String else { wrongType(value, name, "String") }
  return text
}

private func wrongType(_ value: Any, _ name: String, _ type: String) -> Never {
  programmingError("UIFontDescriptor: the attribute \(name) must be a \(type), got the \(Swift.type(of: value)) \(value)")
}

extension FontDescription {
  mutating func vary(_ change: (inout FontVariation) -> Void) {
    var value = variation?.value ?? FontVariation()
    change(&value)
    variation = FontVariationBox(value)
  }

  mutating func set(width: CGFloat) { vary { $0.width = min(max(width, -1), 1) } }

  /// Bold is 700 on OpenType's scale; what is bold already keeps its weight.
  mutating func adopt(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    isMonospaced = traits.contains(.traitMonoSpace)
    if traits.contains(.traitBold) != (weight >= 600) { weight = traits.contains(.traitBold) ? 700 : 400 }
  }
}
