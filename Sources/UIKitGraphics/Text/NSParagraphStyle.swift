internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// The direction of a paragraph; `natural` leaves it to the first letter of the text.
public enum NSWritingDirection: Int, Sendable {
  /// The script of the first letter decides.
  case natural = -1
  /// The direction that the style sets, whatever the text is.
  case leftToRight, rightToLeft
}

/// How the lines of a paragraph are set; immutable unless it is an `NSMutableParagraphStyle`.
///
/// A text uses the style of its first character for all its paragraphs, but for that of a text view, which has the style of each paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// How lines are broken beyond what `lineBreakMode` says.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone in the last line of a paragraph. Stored; it changes no line here.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul are not divided. Stored; it changes no line here.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system's own labels do. Stored; it changes no line here.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var shape = ParagraphShape()
    /// nil for the default ones.
    var tabStops: [NSTextTab]? { didSet { updateTabs() } }
    var tabInterval: CGFloat = 0 { didSet { updateTabs() } }
    var lineBreakStrategy: LineBreakStrategy = []
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tightens = false
    var textLists: [NSTextList] = []

    private mutating func updateTabs() {
      guard tabStops != nil || tabInterval > 0 else { return shape.tabs = nil }
      shape.tabs = TextTabs(stops: (tabStops ?? NSTextTab.defaults).map(\.stop), interval: tabInterval)
    }

    var baseWritingDirection: NSWritingDirection {
      get { shape.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? .natural }
      set { shape.isRightToLeft = newValue == .natural ? nil : newValue == .rightToLeft }
    }
  }

  /// First: see `AttributeValue`.
  private var mark = AttributeValue.mark
  var values: Values

  /// Natural alignment, wrapped between words, no indents and no extra spacing.
  public override init() { values = Values() }

  init(values: Values) { self.values = values }

  /// The style of an archive; values that it does not have are those of `init()`.
  public required init?(coder: NSCoder) { values = Values(coder) }

  /// Writes all values. Only coders with keys are supported.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// The style of `init()`.
  public static let `default` = NSParagraphStyle()

  /// `.natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// `.byWordWrapping` by default; in a label, the label's mode where the text has no paragraph style.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between the lines in addition to the font's line height; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Indent of a paragraph's first line from the leading edge, in points; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.shape.firstIndent }
  /// Indent of all other lines from the leading edge, in points; 0 by default.
  open var headIndent: CGFloat { values.shape.indent }
  /// The end of lines in points: from the leading edge if positive, else from the trailing edge; 0 by default.
  open var tailIndent: CGFloat { values.shape.tail }
  /// Least height of a line in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.shape.minimumHeight }
  /// Greatest height of a line in points; 0, the default, sets no limit.
  open var maximumLineHeight: CGFloat { values.shape.maximumHeight }
  /// Factor of the font's line height, applied before the limits; 0, the default, counts as 1.
  open var lineHeightMultiple: CGFloat { values.shape.heightMultiple }
  /// Points after a paragraph that is not the last; 0 by default.
  open var paragraphSpacing: CGFloat { values.shape.spacing }
  /// Points before a paragraph that is not the first; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.shape.spacingBefore }
  /// The places to which tabs lead, by default 12 at intervals of 28 points.
  ///
  /// Behind the last one stops go on at multiples of `defaultTabInterval`, or of 28 points where that is 0 (our choice: on iOS the text
  /// goes to
  /// the next line then).
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.defaults }
  /// Points between the stops behind the last of `tabStops`, at multiples of it; 0 by default.
  open var defaultTabInterval: CGFloat { values.tabInterval }
  /// The direction that `natural` alignment follows; with `natural`, the default, the script of the text's first letter.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Empty by default. Stored: words are placed in lines one after the other, in any strategy.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// From 0, the default, to 1. Stored: words are divided at soft hyphens (U+00AD) alone, whatever the factor is.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// False by default. Stored: words are divided at soft hyphens (U+00AD) alone.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether the letters of a single line that is too long for a label move together, by up to 5 percent of the font's size, before it is
  /// cut
  /// off; false by default.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  /// The lists that the paragraph is an item of, the outermost first; empty by default. A text view draws the marker of the last one.
  open var textLists: [NSTextList] { values.textLists }

  /// The direction in which a language is written.
  ///
  /// - Parameter languageName: A code such as `ar` or `he-IL`; nil for the app's language. Languages that are not known are written from
  ///   left to
  ///   right.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let name = languageName ?? Locale.preferredLanguages.first ?? Locale.current.identifier
    return Locale.Language(identifier: name).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// An immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// An independent `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. A text that holds it uses its values at the time of drawing.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// `.natural` by default.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// `.byWordWrapping` by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// Points between the lines in addition to the font's line height. Negative or not finite: a programming error, here and in the
  /// properties below except for a negative `tailIndent`.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set {
      ensure(
        newValue >= 0 && newValue.isFinite,
        "NSMutableParagraphStyle.lineSpacing = \(newValue): set a finite number of points, 0 or more")
      values.lineSpacing = newValue
    }
  }

  /// Indent of a paragraph's first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.shape.firstIndent }
    set { set(\.firstIndent, newValue, "firstLineHeadIndent") }
  }

  /// Indent of all other lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { values.shape.indent }
    set { set(\.indent, newValue, "headIndent") }
  }

  /// The end of lines in points: from the leading edge if positive, else from the trailing edge.
  open override var tailIndent: CGFloat {
    get { values.shape.tail }
    set { set(\.tail, newValue, "tailIndent", atLeast: -.infinity) }
  }

  /// Least height of a line in points.
  open override var minimumLineHeight: CGFloat {
    get { values.shape.minimumHeight }
    set { set(\.minimumHeight, newValue, "minimumLineHeight") }
  }

  /// Greatest height of a line in points; 0 sets no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.shape.maximumHeight }
    set { set(\.maximumHeight, newValue, "maximumLineHeight") }
  }

  /// Factor of the font's line height; 0 counts as 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.shape.heightMultiple }
    set { set(\.heightMultiple, newValue, "lineHeightMultiple") }
  }

  /// Points after a paragraph that is not the last.
  open override var paragraphSpacing: CGFloat {
    get { values.shape.spacing }
    set { set(\.spacing, newValue, "paragraphSpacing") }
  }

  /// Points before a paragraph that is not the first.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.shape.spacingBefore }
    set { set(\.spacingBefore, newValue, "paragraphSpacingBefore") }
  }

  /// The places to which tabs lead, in the order of their locations. nil sets the default ones.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue?.sorted { $0.location < $1.location } }
  }

  /// Points between the stops behind the last of `tabStops`.
  open override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set {
      ensure(
        newValue.isFinite && newValue >= 0,
        "NSMutableParagraphStyle.defaultTabInterval = \(newValue): set a finite number of points, 0 or more")
      values.tabInterval = newValue
    }
  }

  /// Adds a stop to `tabStops`, at the place of its location.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

  /// Removes the stops that are equal to `anObject`.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

  /// The direction that `natural` alignment follows.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Stored: words are placed in lines one after the other, in any strategy.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Stored: words are divided at soft hyphens alone. Outside of 0 to 1: a programming error.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set {
      ensure(
        newValue >= 0 && newValue <= 1, "NSMutableParagraphStyle.hyphenationFactor = \(newValue): set a number from 0 to 1")
      values.hyphenationFactor = newValue
    }
  }

  /// Stored: words are divided at soft hyphens alone.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  /// Whether letters move together before a line of a label is cut off.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }

  /// The lists that the paragraph is an item of, the outermost first.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  private func set(
    _ path: WritableKeyPath<ParagraphShape, CGFloat>, _ value: CGFloat, _ name: String, atLeast least: CGFloat = 0
  ) {
    ensure(
      value.isFinite && value >= least,
      "NSMutableParagraphStyle.\(name) = \(value): set a finite number of points\(least == 0 ? ", 0 or more" : "")")
    values.shape[keyPath: path] = value
  }

  /// Copies all values of `style` into this object.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
