internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters }

/// Text on one or more lines that nobody edits.
///
/// It is drawn once into the layer's backing store, centred from top to bottom; setting what it has already draws nothing anew.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: State (what the extension beside this file works on)

  var content = LabelText()
  var storedShadow = LabelShadow()
  var measurements = TextMeasurements()
  /// Made when it is needed, for one set of traits.
  var madeBlock: (block: TextBlock, traits: UITraitCollection)?
  /// Whether somebody has asked for the size of the present text, and so must hear when it changes.
  var isSizeKnown = false

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated open override var description: String {
    describeOnMain { describe(text.map { ["text = \(DebugText.quoted($0))"] } ?? []) }
  }

  // MARK: Text

  /// nil shows nothing. Replaces an attributed text.
  open var text: String? {
    get { content.string }
    set {
      if content.attributed == nil && content.plain == newValue { return }
      (content.plain, content.attributed) = (newValue, nil)
      contentChanged()
    }
  }

  /// What its attributes leave open comes from the label's own properties, which overwrite the attributes when they are set later.
  open var attributedText: NSAttributedString? {
    get { content.asAttributed }
    set {
      if newValue == nil && content.attributed == nil && content.plain == nil { return }
      (content.plain, content.attributed) = (nil, newValue?.snapshot)
      contentChanged()
    }
  }

  /// nil gives the system font in 17 points.
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

  /// Whether fonts that belong to a text style become another size when the person wants text to be larger or smaller.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  override func traitsChanged(since previous: UITraitCollection) {
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { adjustFonts() }
  }

  /// nil gives `UIColor.label`.
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

  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      if content.attributed == nil && newValue == content.alignment { return }
      content.alignment = newValue
      content.overwriteParagraph { $0.alignment = newValue }
      lookChanged()
    }
  }

  /// Where a line that is too long ends; of several lines the last one is truncated, the others break between words.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      if content.attributed == nil && newValue == content.lineBreakMode { return }
      content.lineBreakMode = newValue
      content.overwriteParagraph { $0.lineBreakMode = newValue }
      contentChanged()
    }
  }

  /// 0 means as many as the text needs. What does not fit in the bounds is cut off by whole lines.
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

  /// The whole text takes it while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedColor }
    set {
      if newValue == content.highlightedColor { return }
      content.highlightedColor = newValue
      if content.isHighlighted { lookChanged() }
    }
  }

  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set {
      if newValue == content.isHighlighted { return }
      content.isHighlighted = newValue
      if content.highlightedColor != nil { lookChanged() }
    }
  }

  /// A disabled label is drawn fainter.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set {
      if newValue == content.isEnabled { return }
      content.isEnabled = newValue
      lookChanged()
    }
  }

  /// nil draws no shadow.
  open var shadowColor: UIColor? {
    get { storedShadow.color }
    set {
      if newValue == storedShadow.color { return }
      storedShadow.color = newValue
      lookChanged()
    }
  }

  /// In points; one point upward at first.
  open var shadowOffset: CGSize {
    get { storedShadow.offset }
    set {
      if newValue == storedShadow.offset { return }
      storedShadow.offset = newValue
      if storedShadow.color != nil { lookChanged() }
    }
  }

  // MARK: Size

  /// Whether a single line that is too long for the bounds is drawn smaller.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { lookChanged() } }
  }

  /// How much smaller at most, from 0 (any size) to 1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      ensure(
        minimumScaleFactor >= 0 && minimumScaleFactor <= 1,
        "UILabel.minimumScaleFactor = \(minimumScaleFactor): set a number from 0 to 1")
      if minimumScaleFactor != oldValue { lookChanged() }
    }
  }

  /// Where text that was made smaller stands: on the baseline of its full size, or in the middle.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { lookChanged() } }
  }

  /// Where `intrinsicContentSize` breaks lines, in points; 0 means nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    willSet {
      ensure(!newValue.isNaN, "UILabel.preferredMaxLayoutWidth = \(newValue): set a number of points; 0 breaks no lines")
    }
    didSet { if preferredMaxLayoutWidth != oldValue { announceSize() } }
  }

  /// One line, or no width given: as wide as the text. Several lines: broken at the given width. The given height is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: content.maximumLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(
      width: content.maximumLines == 1 || preferredMaxLayoutWidth <= 0
        ? .greatestFiniteMagnitude : preferredMaxLayoutWidth)
  }

  override var wrapsContent: Bool { content.maximumLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func height(wrappedAt width: CGFloat) -> CGFloat { sizeThatFits(CGSize(width: width, height: 0)).height }

  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { textBaselines }

  /// The part of `bounds` that the text takes up, grown to whole pixels: override it to move or inset the text's measure.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the middle of `rect`; override it and call it with another rectangle to move the text.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
}
