internal import Diagnostics
public import Foundation

/// Lays views out in a row or a column, by constraints that it makes and remakes itself.
///
/// A hidden view takes no room. The size along the axis comes from the views, the other one from the largest of them, unless
/// constraints of your own say something else.
@MainActor open class UIStackView: UIView {
  /// What a custom spacing of this value means: `spacing`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's gap, 8 points.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  // MARK: State (what the extensions beside this file work on)

  var arranged: [UIView] = []
  var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  var managed: [NSLayoutConstraint] = []
  var gaps: [UILayoutGuide] = []

  // MARK: Making

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As large as the views need; made to be placed by constraints.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) { super.init(coder: coder)! }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  open var arrangedSubviews: [UIView] { arranged }

  /// Makes it a subview, if it is none, and the last in the row; again, if it was in it.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arranged.contains { $0 === view } ? arranged.count - 1 : arranged.count, "addArrangedSubview(_:)")
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex, "insertArrangedSubview(_:at:)")
  }

  /// It stays a subview, where nothing places it any more; removing it from its superview does both.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    forget(subview)
  }

  // MARK: How

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Between two views; where the distribution widens gaps, at least that.
  open var spacing: CGFloat = 0 {
    didSet {
      ensure(spacing.isFinite, "UIStackView.spacing = \(spacing): set a finite number of points")
      if spacing != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// In place of `spacing` behind a view, until it leaves the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setCustom(spacing, after: arrangedSubview)
  }

  /// `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// In a column spacing counts from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the views stay within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }
}
