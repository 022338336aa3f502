internal import CoreGraphics
internal import Diagnostics
public import Foundation

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// How the lines of a paragraph are set; immutable unless it is an `NSMutableParagraphStyle`.
///
/// A text takes the style of its first character for all its paragraphs.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var shape = ParagraphShape()
    var baseWritingDirection: NSWritingDirection {
      get { shape.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? .natural }
      set { shape.isRightToLeft = newValue == .natural ? nil : newValue == .rightToLeft }
    }
  }

  var values: Values

  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  public static let `default` = NSParagraphStyle()

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between the lines, on top of the font's own line height.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Of a paragraph's first line, from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.shape.firstIndent }
  /// Of all other lines.
  open var headIndent: CGFloat { values.shape.indent }
  /// Where lines end: from the leading edge if positive, else from the trailing edge.
  open var tailIndent: CGFloat { values.shape.tail }
  open var minimumLineHeight: CGFloat { values.shape.minimumHeight }
  /// 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.shape.maximumHeight }
  /// Of the font's own line height, before the limits; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.shape.heightMultiple }
  /// Points after a paragraph that another one follows.
  open var paragraphSpacing: CGFloat { values.shape.spacing }
  /// Points before a paragraph that follows another one.
  open var paragraphSpacingBefore: CGFloat { values.shape.spacingBefore }
  /// To which side `natural` alignment goes; `natural` here leaves it to the text's first letter.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

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
      ensure(
        newValue >= 0 && newValue.isFinite,
        "NSMutableParagraphStyle.lineSpacing = \(newValue): set a finite number of points, 0 or more")
      values.lineSpacing = newValue
    }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.shape.firstIndent }
    set { set(\.firstIndent, newValue, "firstLineHeadIndent") }
  }

  open override var headIndent: CGFloat {
    get { values.shape.indent }
    set { set(\.indent, newValue, "headIndent") }
  }

  open override var tailIndent: CGFloat {
    get { values.shape.tail }
    set { set(\.tail, newValue, "tailIndent", atLeast: -.infinity) }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.shape.minimumHeight }
    set { set(\.minimumHeight, newValue, "minimumLineHeight") }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.shape.maximumHeight }
    set { set(\.maximumHeight, newValue, "maximumLineHeight") }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.shape.heightMultiple }
    set { set(\.heightMultiple, newValue, "lineHeightMultiple") }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.shape.spacing }
    set { set(\.spacing, newValue, "paragraphSpacing") }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.shape.spacingBefore }
    set { set(\.spacingBefore, newValue, "paragraphSpacingBefore") }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  private func set(
    _ path: WritableKeyPath<ParagraphShape, CGFloat>, _ value: CGFloat, _ name: String, atLeast least: CGFloat = 0
  ) {
    ensure(
      value.isFinite && value >= least,
      "NSMutableParagraphStyle.\(name) = \(value): set a finite number of points\(least == 0 ? ", 0 or more" : "")")
    values.shape[keyPath: path] = value
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
