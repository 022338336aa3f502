internal import CoreGraphics
internal import Foundation
internal import NibFormat
internal import UIKitGraphics

/// Values of nibs that several objects share.
@MainActor enum NibValues {
  static func color(_ object: NibObject, in bundle: Bundle?) -> UIColor? {
    if case .string(let name)? = object[.systemName], let color = UIColor.system(named: name) { return color }
    if case .string(let name)? = object[.name], let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    func component(_ key: NibKey) -> CGFloat? { if case .number(let value)? = object[key] { CGFloat(value) } else { nil } }
    let alpha = component(.alpha) ?? 1
    if let white = component(.white) { return UIColor(white: white, alpha: alpha) }
    guard let red = component(.red), let green = component(.green), let blue = component(.blue) else { return nil }
    if object[.kind] == .string("displayP3") { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  static func font(_ object: NibObject) -> UIFont {
    func text(_ key: NibKey) -> String? { if case .string(let text)? = object[key] { text } else { nil } }
    var size: CGFloat = 17
    if case .number(let value)? = object[.pointSize], value > 0 { size = CGFloat(value) }
    if let style = text(.textStyle).flatMap({ styles[$0] }) { return .preferredFont(forTextStyle: style) }
    if let name = text(.name), let font = UIFont(name: name, size: size) { return font }
    switch text(.kind) {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: text(.weight).flatMap { weights[$0] } ?? .regular)
    }
  }

  static func image(_ coder: NibCoder, in bundle: Bundle?) -> UIImage? {
    if let name = coder.string(.systemName) {
      return UIImage(systemName: name, withConfiguration: symbolConfiguration(coder.record))
    }
    return coder.string(.name).flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
  }

  /// nil for an object that says nothing of the symbol's look.
  static func symbolConfiguration(_ object: NibObject) -> UIImage.SymbolConfiguration? {
    var (weight, scale) = (UIImage.SymbolWeight.unspecified, UIImage.SymbolScale.unspecified)
    if case .string(let name)? = object[.weight], let value = symbolWeights[name] { weight = value }
    if case .integer(let value)? = object[.scale], let value = UIImage.SymbolScale(rawValue: value) { scale = value }
    if case .string(let name)? = object[.textStyle], let style = styles[name] {
      return UIImage.SymbolConfiguration(textStyle: style, scale: scale)
    }
    if case .number(let size)? = object[.pointSize], size > 0 {
      return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
    }
    if weight != .unspecified { return UIImage.SymbolConfiguration(weight: weight) }
    return scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale)
  }

  static func paragraph(_ coder: NibCoder) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = coder.choice(.textAlignment, NSTextAlignment.self) { style.alignment = alignment }
    if let mode = coder.choice(.lineBreakMode, NSLineBreakMode.self) { style.lineBreakMode = mode }
    if let value = coder.number(.lineSpacing) { style.lineSpacing = value }
    if let value = coder.number(.paragraphSpacing) { style.paragraphSpacing = value }
    if let value = coder.number(.firstLineHeadIndent) { style.firstLineHeadIndent = value }
    if let value = coder.number(.headIndent) { style.headIndent = value }
    if let value = coder.number(.tailIndent) { style.tailIndent = value }
    if let value = coder.number(.minimumLineHeight) { style.minimumLineHeight = value }
    if let value = coder.number(.maximumLineHeight) { style.maximumLineHeight = value }
    if let value = coder.number(.lineHeightMultiple) { style.lineHeightMultiple = value }
    if let value = coder.number(.defaultTabInterval), value >= 0 { style.defaultTabInterval = value }
    if coder.record[.tabStops] != nil {
      style.tabStops = coder.coders(.tabStops).map {
        NSTextTab(textAlignment: $0.choice(.textAlignment, NSTextAlignment.self) ?? .natural, location: $0.number(.location) ?? 0)
      }
    }
    return style
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  private static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
  ]
}
