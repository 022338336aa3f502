extension NSLayoutConstraint {
  /// What a visual format aligns besides the row itself, and the direction of the row.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// Bit n aligns the attribute of raw value n; bits 16 and 17 are the direction, bit 19 the spacing.
    public let rawValue: UInt

    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// For vertical formats: all left edges are equal.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// For vertical formats: all right edges are equal.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// For horizontal formats: all top edges are equal.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// For horizontal formats: all bottom edges are equal.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// For vertical formats: all leading edges are equal.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// For vertical formats: all trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// For vertical formats: all centres are on one vertical line.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// For horizontal formats: all centres are on one horizontal line.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// For horizontal formats: all last lines of text are on one line.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// For horizontal formats: all first lines of text are on one line.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of all options `alignAll...`.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The default: in reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The row begins at the left, whatever the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The row begins at the right, whatever the reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// The default: gaps count from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Gaps in a column count from the last baseline of a view to the first baseline of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    var alignments: [Attribute] {
      (1...15).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }

  /// Makes constraints from a drawing in text, such as `"H:|-[icon(20)]-8-[title(>=50@750)]-|"`; none of them is active yet.
  ///
  /// `|` is the superview of the first view, `-` the standard gap: 8 points between views, the margin at the superview. An error in the
  /// text stops the program and shows its place. Blanks between the parts are ignored.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by name, for gaps, lengths and priorities.
  ///   - views: Views and guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    return VisualFormatRow(parser.parse(), format, options: opts).constraints()
  }
}
