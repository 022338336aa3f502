public import Foundation
public import Selectors

/// A rectangle in a view's coordinates that takes part in layout like a subview, without drawing or receiving touches.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, AssociatedObjectHolder {
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  let layoutItem: LayoutItem

  /// Add the guide to a view by `addLayoutGuide(_:)` before its constraints become active.
  public override init() {
    layoutItem = LayoutItem(.guide)
    super.init()
    layoutItem.guide = self
  }

  /// Makes a guide as `init()` does: nothing is decoded.
  public required init?(coder: NSCoder) {
    layoutItem = LayoutItem(.guide)
    super.init()
    layoutItem.guide = self
  }

  /// Makes one of the guides that every view has.
  init(_ kind: LayoutItem.Kind, of view: UIView) {
    layoutItem = LayoutItem(kind)
    super.init()
    layoutItem.guide = self
    layoutItem.owner = view
  }

  deinit {
    layoutItem.guide = nil
    // Constraints and boxes retain their items: clearing these references breaks the cycle when the views are gone.
    layoutItem.uses = []
    layoutItem.box = nil
  }

  /// The view that the guide belongs to, nil before it was added. Setting it moves the guide there, and nil removes it.
  open var owningView: UIView? {
    get { layoutItem.owner }
    set { move(to: newValue) }
  }

  /// A name for messages about constraints; empty by default.
  open var identifier = ""

  /// The guide's rectangle in the owning view's coordinates, as of the last layout; zero without a view or constraints.
  open var layoutFrame: CGRect { layoutItem.owner?.layoutFrame(of: layoutItem) ?? .zero }

  /// The active constraints that decide the guide's place and length on the axis, in the order of their creation; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutItem.constraints(deciding: axis.direction)
  }

  /// Whether constraints allow more than one rectangle for the guide; for debugging, since it solves what is pending.
  open var hasAmbiguousLayout: Bool { layoutItem.isAmbiguous }

  // MARK: Anchors

  /// The left edge, or the right one where the owning view is read from right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  /// The right edge, or the left one where the owning view is read from right to left.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  /// The edge with the least x.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  /// The edge with the greatest x.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  /// The edge with the least y.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  /// The edge with the greatest y.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  /// In points; never negative.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  /// In points; never negative.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
  /// Half-way between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  /// Half-way between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
}
