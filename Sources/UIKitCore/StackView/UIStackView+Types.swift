extension UIStackView {
  /// How arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; content priorities decide which of them is stretched or compressed.
    case fill
    /// All views have the same length.
    case fillEqually
    /// Lengths are in proportion to the intrinsic content sizes.
    case fillProportionally
    /// All gaps have the same length, at least `spacing`; the lengths of the views do not change.
    case equalSpacing
    /// Equal distances from centre to centre, as far as `spacing` allows.
    case equalCentering
  }

  /// The place of arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// Each view is as long across the axis as the stack; the default.
    case fill
    /// The leading edge of a column, the top of a row.
    case leading
    /// In a row: the first lines of text on one line. In a column like `leading`.
    case firstBaseline
    /// In the middle.
    case center
    /// The trailing edge of a column, the bottom of a row.
    case trailing
    /// In a row: the last lines of text on one line. In a column like `trailing`.
    case lastBaseline

    /// In a row: `leading`.
    public static var top: Alignment { .leading }

    /// In a row: `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
