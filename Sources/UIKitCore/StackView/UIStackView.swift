internal import Diagnostics
public import Foundation

/// Lays views out in a row or a column, by constraints that it makes and updates itself.
///
/// A hidden view occupies no room. The length along the axis comes from the views, the other one from the largest of them, unless other
/// constraints say something else. The constraints are made again before the next layout after a change.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// A custom spacing of this value means `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing of this value means the system's gap, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  // MARK: State (what the extensions beside this file work on)

  var arranged: [UIView] = []
  var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  var managed: [NSLayoutConstraint] = []
  var gaps: [UILayoutGuide] = []

  // MARK: Making

  /// Makes an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a row of `views`, to be placed by constraints; its size then follows the views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack that a nib describes; from another coder an empty row.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if let nib = coder as? NibCoder { decodeStack(nib) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// The views in order along the axis, hidden ones included. `subviews` may contain more, and in another order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds `view` as the last one in the row, and as a subview if it is none; a view that is arranged already moves to the end. Sets its
  /// `translatesAutoresizingMaskIntoConstraints` to false.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.contains { $0 === view } ? arranged.count - 1 : arranged.count, "addArrangedSubview(_:)")
  }

  /// Adds `view` at `stackIndex`, or moves it there if it is arranged already; an index out of range is a programming error.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex, "insertArrangedSubview(_:at:)")
  }

  /// Removes `view` from the row. It stays a subview that nothing places any more; `removeFromSuperview()` does both.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forget(subview)
  }

  // MARK: How

  /// `.horizontal`, a row, by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// How the views share the length of the stack; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The places of the views across the axis; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The gap between two views in points; 0 by default, and a minimum where the distribution widens gaps. Not finite: a programming
  /// error.
  open var spacing: CGFloat = 0 {
    didSet {
      ensure(spacing.isFinite, "UIStackView.spacing = \(spacing): set a finite number of points")
      if spacing != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// Sets the gap after a view in points, until the view leaves the stack; `spacingUseDefault` removes it. A view that is not arranged is
  /// ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setCustom(spacing, after: arrangedSubview)
  }

  /// The custom gap after a view in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// Whether `spacing` of a column counts from baseline to baseline; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views stay inside the stack's `layoutMargins`; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }
}
