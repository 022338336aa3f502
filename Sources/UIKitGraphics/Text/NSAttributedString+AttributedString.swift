public import Foundation

// Foundation on Linux converts neither way.

extension NSAttributedString {
  /// The text with UIKit's attributes and its links; other attributes are left out. O(length).
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes = run.attributes.uiKitAttributes
      attributes[.link] = run.attributes.foundation.link
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The text with UIKit's attributes and its links; other attributes, and values of other types, are left out. O(length).
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let characters = nsStr.string
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      guard let part = Range(range, in: characters) else { return }
      var container = AttributeContainer(uiKit: attributes)
      container.foundation.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
      append(AttributedString(String(characters[part]), attributes: container))
    }
  }
}

extension AttributeContainer {
  fileprivate init(uiKit attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.uiKit.font = attributes[.font] as? UIFont
    self.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.uiKit.kern = number(attributes[.kern])
    self.uiKit.underlineStyle = style(attributes[.underlineStyle])
    self.uiKit.strikethroughStyle = style(attributes[.strikethroughStyle])
    self.uiKit.baselineOffset = number(attributes[.baselineOffset])
    self.uiKit.strokeColor = attributes[.strokeColor] as? UIColor
    self.uiKit.strokeWidth = number(attributes[.strokeWidth])
    self.uiKit.shadow = attributes[.shadow] as? NSShadow
    self.uiKit.underlineColor = attributes[.underlineColor] as? UIColor
    self.uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.uiKit.obliqueness = number(attributes[.obliqueness])
    self.uiKit.ligature = number(attributes[.ligature]).map { $0 == 0 ? 0 : 1 }
    self.uiKit.tracking = number(attributes[.tracking])
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }

  private func style(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }
}
