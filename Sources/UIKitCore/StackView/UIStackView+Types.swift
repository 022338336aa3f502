extension UIStackView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// By their content priorities.
    case fill
    /// All of the same length.
    case fillEqually
    /// In proportion to their content's lengths.
    case fillProportionally
    /// Gaps of the same length; the views keep theirs.
    case equalSpacing
    /// The same distance from centre to centre, as far as the spacing allows.
    case equalCentering
  }

  /// Where views are across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    /// The leading edge of a column, the top of a row.
    case leading
    /// In a row: the first lines of text on one line. In a column like `leading`.
    case firstBaseline
    case center
    /// The trailing edge of a column, the bottom of a row.
    case trailing
    /// In a row: the last lines of text on one line. In a column like `trailing`.
    case lastBaseline

    public static var top: Alignment { .leading }

    public static var bottom: Alignment { .trailing }
  }
}
