internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore
public import UIKitGraphics

/// The vertical position of a line that `adjustsFontSizeToFitWidth` has made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// With its top where that of the full size is.
  case none
}

/// Whether a label over a blurred ground takes on the colour of the ground.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }

/// Read-only text on one or more lines.
///
/// The text is drawn once into the layer's backing store, vertically centred; setting an equal value draws nothing again. A label
/// receives no touches by default.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: State (what the extension beside this file works on)

  @exclusivity(unchecked) var content = LabelText()
  @exclusivity(unchecked) var storedShadow = LabelShadow()
  @exclusivity(unchecked) var measurements = TextMeasurements()
  /// Cached for one set of traits.
  @exclusivity(unchecked) var madeBlock: (block: TextBlock, traits: UITraitCollection)?
  /// Whether the size of the present text was asked for, so that a change must be announced.
  @exclusivity(unchecked) var isSizeKnown = false

  // MARK: Making

  /// Makes an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label that a nib describes; from another coder an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeLabel(nib) }
  }

  nonisolated open override var description: String {
    describeOnMain { describe(text.map { ["text = \(DebugText.quoted($0))"] } ?? []) }
  }

  // MARK: Text

  /// The plain text; nil, the default, shows nothing. Setting it replaces `attributedText`.
  open var text: String? {
    get { content.string }
    set {
      if content.attributed == nil && content.plain == newValue { return }
      (content.plain, content.attributed) = (newValue, nil)
      contentChanged()
    }
  }

  /// The text with attributes. Missing attributes come from the label's properties; setting such a property later overwrites the
  /// attribute in the whole text.
  open var attributedText: NSAttributedString? {
    get { content.asAttributed }
    set {
      if newValue == nil && content.attributed == nil && content.plain == nil { return }
      content.plain = nil
      content.attributed = newValue.map { $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0 }
      contentChanged()
    }
  }

  /// The font of the text; the system font in 17 points by default and for nil.
  open var font: UIFont! {
    get { content.font }
    set {
      let font: UIFont = newValue ?? LabelText.defaultFont
      if content.attributed == nil && font == content.font { return }
      content.font = font
      content.overwrite(.font, font)
      contentChanged()
    }
  }

  /// Whether fonts of text styles change their size with the person's choice; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { adjustFonts() }
    if previous.layoutDirection != traitCollection.layoutDirection && textAlignment == .natural { lookChanged() }
  }

  /// The colour of the text; `UIColor.label` by default and for nil.
  open var textColor: UIColor! {
    get { content.color }
    set {
      let color: UIColor = newValue ?? .label
      if content.attributed == nil && color == content.color { return }
      content.color = color
      content.overwrite(.foregroundColor, color)
      lookChanged()
    }
  }

  /// `.natural` by default, which follows the script of the text's first letter.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      if content.attributed == nil && newValue == content.alignment { return }
      content.alignment = newValue
      content.overwriteParagraph { $0.alignment = newValue }
      lookChanged()
    }
  }

  /// How a line that is too long ends; `.byTruncatingTail` by default. With several lines only the last one is truncated, the others
  /// break between words.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      if content.attributed == nil && newValue == content.lineBreakMode { return }
      content.lineBreakMode = newValue
      content.overwriteParagraph { $0.lineBreakMode = newValue }
      contentChanged()
    }
  }

  /// `.standard` by default. Stored: words are placed in lines one after the other, in any strategy.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      content.lineBreakStrategy = newValue
      content.overwriteParagraph { $0.lineBreakStrategy = newValue }
    }
  }

  /// Whether the letters of a single line that is too long move together, by up to 5 percent of the font's size, before the line is made
  /// smaller or cut
  /// off; false by default.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set {
      if newValue == content.tightens, content.attributed == nil { return }
      content.tightens = newValue
      content.overwriteParagraph { $0.allowsDefaultTighteningForTruncation = newValue }
      lookChanged()
    }
  }

  /// Whether a tool tip shows the whole text while a pointer rests on a label that cuts it off; false by default.
  open var showsExpansionTextWhenTruncated = false {
    didSet { if showsExpansionTextWhenTruncated != oldValue { expansion.isShown = showsExpansionTextWhenTruncated } }
  }

  private lazy var expansion = LabelExpansion(self)

  /// The greatest number of lines, 1 by default; 0 for as many as the text needs. Lines that do not fit in the bounds are left out.
  /// Negative: a programming error.
  open var numberOfLines: Int {
    get { content.maximumLines }
    set {
      ensure(newValue >= 0, "UILabel.numberOfLines = \(newValue): set 0 for any number of lines, or a positive number")
      if newValue == content.maximumLines { return }
      content.maximumLines = newValue
      contentChanged()
    }
  }

  // MARK: Looks

  /// The colour of the whole text while `isHighlighted`; nil, the default, for no change.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedColor }
    set {
      if newValue == content.highlightedColor { return }
      content.highlightedColor = newValue
      if content.isHighlighted { lookChanged() }
    }
  }

  /// Whether the text is drawn in `highlightedTextColor`; false by default. Cells set it while they are highlighted or selected.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set {
      if newValue == content.isHighlighted { return }
      content.isHighlighted = newValue
      if content.highlightedColor != nil { lookChanged() }
    }
  }

  /// Whether the text is drawn at full opacity, else at half (our choice); true by default.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set {
      if newValue == content.isEnabled { return }
      content.isEnabled = newValue
      lookChanged()
    }
  }

  /// The colour of a hard shadow of the text; nil, the default, draws none.
  open var shadowColor: UIColor? {
    get { storedShadow.color }
    set {
      if newValue == storedShadow.color { return }
      storedShadow.color = newValue
      lookChanged()
    }
  }

  /// `.automatic` by default. Stored: letters keep their colour over a blurred ground.
  open var preferredVibrancy = UILabelVibrancy.automatic

  /// Offset of the shadow in points; 0, -1 by default, one point up.
  open var shadowOffset: CGSize {
    get { storedShadow.offset }
    set {
      if newValue == storedShadow.offset { return }
      storedShadow.offset = newValue
      if storedShadow.color != nil { lookChanged() }
    }
  }

  // MARK: Size

  /// Whether a single line that is too long for the bounds is drawn smaller; false by default. Several lines are never drawn smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { lookChanged() } }
  }

  /// The least scale of a line that is drawn smaller, from 0 (the default, any size) to 1; else a programming error.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      ensure(
        minimumScaleFactor >= 0 && minimumScaleFactor <= 1,
        "UILabel.minimumScaleFactor = \(minimumScaleFactor): set a number from 0 to 1")
      if minimumScaleFactor != oldValue { lookChanged() }
    }
  }

  /// The position of text drawn smaller: on the baseline of its full size (the default), or centred.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { lookChanged() } }
  }

  /// The width in points at which `intrinsicContentSize` breaks lines; 0, the default, breaks none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    willSet {
      ensure(!newValue.isNaN, "UILabel.preferredMaxLayoutWidth = \(newValue): set a number of points; 0 breaks no lines")
    }
    didSet { if preferredMaxLayoutWidth != oldValue, !isMeasuringWrapped { announceSize() } }
  }

  /// The size of the text, rounded up to the pixel. With one line, or no width given, as wide as the text; with several lines broken at
  /// the given width. The given height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: content.maximumLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(
      width: content.maximumLines == 1 || preferredMaxLayoutWidth <= 0
        ? .greatestFiniteMagnitude : preferredMaxLayoutWidth)
  }

  @_spi(UIKitModules) open override var wrapsContent: Bool { content.maximumLines != 1 && preferredMaxLayoutWidth <= 0 }

  private var isMeasuringWrapped = false

  /// A subclass is asked for its `intrinsicContentSize` with the width as `preferredMaxLayoutWidth`, as on iOS.
  @_spi(UIKitModules) open override func height(wrappedAt width: CGFloat) -> CGFloat {
    if type(of: self) == UILabel.self || width <= 0 { return sizeThatFits(CGSize(width: width, height: 0)).height }
    isMeasuringWrapped = true
    let own = preferredMaxLayoutWidth
    preferredMaxLayoutWidth = width
    defer { (preferredMaxLayoutWidth, isMeasuringWrapped) = (own, false) }
    return intrinsicContentSize.height
  }

  @_spi(UIKitModules) open override var baselineOffsets: (first: CGFloat, last: CGFloat)? { textBaselines }

  /// The part of `bounds` that the text occupies, rounded up to the pixel. Override it to inset the measured text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text, vertically centred in `rect`. Override it and call `super` with another rectangle to move the text.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { text?.isEmpty == false }
  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { text }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .staticText }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UILabel.font),
      AppearanceProperty(\UILabel.textColor),
    ]
  }
}
