public import Foundation

/// A rectangle in a view's coordinates that takes part in layout like a subview, and shows nothing.
@MainActor open class UILayoutGuide: NSObject {
  let layoutItem: LayoutItem

  public override init() {
    layoutItem = LayoutItem(.guide)
    super.init()
    layoutItem.guide = self
  }

  public required init?(coder: NSCoder) {
    layoutItem = LayoutItem(.guide)
    super.init()
    layoutItem.guide = self
  }

  /// One of those that every view has.
  init(_ kind: LayoutItem.Kind, of view: UIView) {
    layoutItem = LayoutItem(kind)
    super.init()
    layoutItem.guide = self
    layoutItem.owner = view
  }

  deinit {
    layoutItem.guide = nil
    // Constraints and boxes hold their items: those that were in use when the views went must not be held by them.
    layoutItem.uses = []
    layoutItem.box = nil
  }

  /// The view that it was added to; setting it adds it there, or takes it away.
  open var owningView: UIView? {
    get { layoutItem.owner }
    set { move(to: newValue) }
  }

  open var identifier = ""

  /// In the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect { layoutItem.owner?.layoutFrame(of: layoutItem) ?? .zero }

  /// The active constraints that decide where the guide is on the axis and how long, the earlier ones first; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutItem.constraints(deciding: axis.direction)
  }

  /// Whether constraints leave the guide's frame a choice.
  open var hasAmbiguousLayout: Bool { layoutItem.isAmbiguous }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
}
