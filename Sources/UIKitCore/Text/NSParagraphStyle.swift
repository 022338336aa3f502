public import Foundation

/// How the lines of a paragraph are set; immutable unless it is an `NSMutableParagraphStyle`.
///
/// A text takes the style of its first character for all its paragraphs.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
  }

  var values: Values

  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  public static let `default` = NSParagraphStyle()

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between the lines, on top of the font's own line height.
  open var lineSpacing: CGFloat { values.lineSpacing }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style under construction. A text that was given one takes it as it is when the text is drawn.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// Points between the lines, on top of the font's own line height; not negative.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set {
      precondition(
        newValue >= 0 && newValue.isFinite,
        "NSMutableParagraphStyle.lineSpacing = \(newValue): set a finite number of points, 0 or more")
      values.lineSpacing = newValue
    }
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
