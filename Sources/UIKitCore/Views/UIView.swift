public import CoreGraphics
internal import Diagnostics
public import Foundation
public import QuartzCore
public import UIKitGraphics

/// A rectangular area of a window that draws content, lays out subviews and receives the touches inside it.
///
/// Geometry that is not finite is a programming error, reported at the call. A view that is not marked for layout or display costs
/// nothing in a frame.
///
/// What is called before or after a change, such as `didMoveToSuperview()`, `tintColorDidChange()` and `safeAreaInsetsDidChange()`, is for
/// overriding and does nothing here; so is `updateConstraints()`.
@preconcurrency @MainActor
open class UIView: UIResponder, LayerOwner, UITraitEnvironment, UITraitChangeObservable, UIFocusItem,
  UIFocusItemContainer
{
  // MARK: Layer

  /// The class of the layer that the view makes; must be `CALayer` or a subclass, else the initializer stops the program.
  open class var layerClass: AnyClass { CALayer.self }

  /// Made by the view, an instance of `layerClass`; the same object as long as the view lives.
  public let layer: CALayer

  // MARK: State (what the extensions beside this file work on)

  /// Cleared by the superview's deinit, so never dangling; a weak reference would slow down every retain of every view.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  @exclusivity(unchecked) var storedSubviews: [UIView] = []
  @exclusivity(unchecked) var storedBackgroundColor: UIColor?
  @exclusivity(unchecked) var storedTint = ViewTint()
  var storedTraits = ViewTraits(resolved: UIScreen.main.traits)
  @exclusivity(unchecked) var storedMargins = ViewMargins()
  @exclusivity(unchecked) var storedObservations: PropertyObservations?
  @exclusivity(unchecked) var storedGestures: [UIGestureRecognizer] = []
  @exclusivity(unchecked) var storedInteractions: [any UIInteraction] = []
  @exclusivity(unchecked) var storedMask: UIView?
  @exclusivity(unchecked) var flags = ViewFlags()
  /// nil until the app has set something about the focus.
  @exclusivity(unchecked) var storedFocus: FocusSettings?
  /// The view's part in Auto Layout; nil until constraints or anchors need it.
  @exclusivity(unchecked) var storedLayout: ViewLayout?
  /// The size for which the autoresizing masks last placed the subviews.
  @exclusivity(unchecked) var arrangedSize = CGSize.zero
  /// nil until the app has configured the corners.
  @exclusivity(unchecked) var storedCorners: ViewCorners?
  /// What the methods that UIKit tracks have read of models and traits; empty for most views.
  @exclusivity(unchecked) var storedReads: [(method: TrackedMethod, reads: TrackedReads)] = []
  /// The controller whose `view` this is.
  @exclusivity(unchecked) package internal(set) weak var viewController: UIViewController?

  // MARK: Making

  /// Makes a view at `frame`, in the coordinates of its future superview; `.null` counts as `.zero`, as in `frame`. It is visible,
  /// transparent and without a superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    prepareForConstraints()
    prepareForProperties()
    layer.frame = requireFrame(frame, "init(frame:)")
    arrangedSize = frame.size
  }

  /// Makes a view of size 0 at 0, 0.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view that a nib describes; from another coder nothing is decoded.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    prepareForConstraints()
    prepareForProperties()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  deinit {
    storedLayout?.forget()
    for gesture in storedGestures { gesture.storedView = nil }
    UIView.orphan(storedSubviews, layer, wasInWindow: storedWindow != nil)
  }

  // MARK: Geometry

  /// The rectangle that the view covers, in its superview's coordinates; the box around it when `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changeFrame(requireFrame(newValue, "frame")) }
  }

  /// The view's rectangle in its own coordinates: the origin scrolls the content, the size is the size before `transform`.
  ///
  /// Any change marks the view for layout; a change of size resizes the subviews by their autoresizing masks.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = requireFinite(newValue, "bounds") }
  }

  /// The position of the layer's anchor point, in the superview's coordinates; the middle of the frame unless `anchorPoint` was changed.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = requireFinite(newValue, "center") }
  }

  /// Applied about the anchor point; the identity by default. While another is set, place the view by `center` and `bounds`, not by
  /// `frame`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(requireFinite(newValue, "transform")) }
  }

  /// Device pixels per point of what the view draws: the screen's scale unless set. A change draws the view again. Must be positive.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// How the frame follows a change of the superview's size; empty by default: the distances to the left and top edges are fixed.
  /// Ignored for a view that constraints place.
  open var autoresizingMask: AutoresizingMask {
    get { flags.autoresizingMask }
    set { flags.autoresizingMask = newValue }
  }

  /// Whether a change of this view's size applies its subviews' masks; true by default.
  open var autoresizesSubviews: Bool {
    get { flags.autoresizesSubviews }
    set { flags.autoresizesSubviews = newValue }
  }

  // MARK: Hierarchy

  /// The view that contains this one; nil for a window, and for a view that was not added.
  open var superview: UIView? { storedSuperview }

  /// The subviews in drawing order, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The window at the top of the hierarchy; nil outside of windows. A window is its own.
  open var window: UIWindow? { storedWindow }

  open override var next: UIResponder? { viewController ?? storedSuperview }

  /// Adds `view` in front of the other subviews, and removes it from its former superview; a view that is a subview already moves to the
  /// front.
  open func addSubview(_ view: UIView) { place(view, at: .front, "addSubview(_:)") }

  /// Adds `view` at `index` from the back; an index beyond the last means the front, a negative one is a programming error.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index), "insertSubview(_:at:)") }

  /// Adds `view` directly behind `sibling`; a sibling that is not a subview means the front.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: .below(sibling), "insertSubview(_:belowSubview:)")
  }

  /// Adds `view` directly in front of `sibling`; a sibling that is not a subview means the front.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: .above(sibling), "insertSubview(_:aboveSubview:)")
  }

  /// Removes the view from its superview and window. Active constraints to views outside of it become inactive.
  open func removeFromSuperview() { detach() }

  /// Changes the order only; does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }

  /// Changes the order only; does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }

  /// Swaps two subviews' places in the order; an index out of range is a programming error.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Whether `view` is this view or one of its ancestors.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor, present !== view { ancestor = present.storedSuperview }
    return ancestor != nil
  }

  /// Called after `subview` was added, and after its `didMoveToSuperview()`.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` leaves this view, also when it moves to another one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; nil means removal.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed, and after `didMoveToWindow()`.
  open func didMoveToSuperview() {}

  /// Called before the window changes, for this view and then its subviews; nil means removal.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed, for the subviews and then this view.
  open func didMoveToWindow() {}

  /// A number of the app's own for `viewWithTag(_:)`; 0 by default.
  open var tag: Int {
    get { flags.tag }
    set { flags.tag = newValue }
  }

  /// The first view with that tag among this view and all below it, depth first; nil if there is none. Costs a visit of each view.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: Layout

  /// Has `layoutSubviews()` called in the next frame, once, however often this is called.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Updates properties and constraints, and runs the pending layout now: from the topmost marked ancestor down, else of this view and all below it.
  open func layoutIfNeeded() {
    updateMarkedProperties()
    updateMarkedConstraints()
    solveBusyEngines()
    layer.layoutIfNeeded()
  }

  /// Places the subviews as constraints want it. Called in a frame while the view is marked for layout; call `setNeedsLayout()` to have
  /// it called. Overrides must call `super`.
  open func layoutSubviews() { applyLayout() }

  // MARK: Properties

  /// Sets properties of the view and its subviews before the layout. Called in a frame while the view is marked for it, also where no
  /// layout is due; runs again when a property of an `@Observable` object or a trait changes that it has read. For overriding.
  open func updateProperties() {}

  /// Has `updateProperties()` called in the next frame, once, however often this is called.
  open func setNeedsUpdateProperties() { markForUpdateProperties() }

  /// Calls `updateProperties()` where it is due, of this view and all below.
  open func updatePropertiesIfNeeded() { updateMarkedProperties() }

  /// The size that suits the view best within `size`, in points; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to `sizeThatFits(_:)` of its present size; the origin of `frame` stays.
  open func sizeToFit() { adoptFittingSize() }

  /// The length in `intrinsicContentSize` of an axis without a natural length.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The natural size of the view's content in points, `noIntrinsicMetric` on an axis without one; constraints hold it by the content
  /// priorities.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Reports that `intrinsicContentSize` has changed: constraints read it again, and the superview is marked for layout.
  open func invalidateIntrinsicContentSize() {
    storedSuperview?.setNeedsLayout()
    intrinsicSizeChanged()
  }

  // MARK: Constraints

  /// Whether the view's frame is set directly and constraints only read it; true by default. Set it to false for a view that constraints
  /// place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isPlacedByFrame }
    set { setPlacedByConstraints(!newValue) }
  }

  /// Whether views of this class need constraints; false unless overridden. If true, `updateConstraints()` is called before their first
  /// layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that this view holds: between its subviews, or between them and itself.
  open var constraints: [NSLayoutConstraint] { storedLayout?.constraints ?? [] }

  /// Activates a constraint; one about views outside of this view is a programming error. `isActive` does the same without that check.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint, "addConstraint(_:)") }

  /// Activates constraints one by one; one about views outside of this view is a programming error.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint, "addConstraints(_:)") }
  }

  /// Deactivates a constraint that this view holds, and ignores others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.host === self { constraint.isActive = false } }

  /// Deactivates those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Changes the view's constraints together, before the next layout. Overrides call `super` last.
  open func updateConstraints() {}

  /// Has `updateConstraints()` called before the next layout.
  open func setNeedsUpdateConstraints() { markForUpdateConstraints() }

  /// Whether `updateConstraints()` is due for this view.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Calls `updateConstraints()` where it is due, in this view and below.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// How strongly the view resists being larger than its content; `.defaultLow` by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentPriority(axis, \.hugging) }

  /// Sets how strongly the view resists being larger than its content. Above 0 and up to 1000, else a programming error.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(priority, axis, \.hugging)
  }

  /// How strongly the view resists being smaller than its content; `.defaultHigh` by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(axis, \.compressionResistance)
  }

  /// Sets how strongly the view resists being smaller than its content. Above 0 and up to 1000, else a programming error.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(priority, axis, \.compressionResistance)
  }

  /// A target of `systemLayoutSizeFitting(_:)` that gives the smallest size: 0 x 0.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target of `systemLayoutSizeFitting(_:)` that gives the largest size: 10000 x 10000.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size nearest to the target that the constraints inside allow, in points, rounded up to the pixel; content sizes outrank the
  /// target. Solves the view's inside by itself at every call.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// The size nearest to the target that the constraints inside allow, in points, rounded up to the pixel.
  ///
  /// - Parameters:
  ///   - horizontalFittingPriority: How strongly the target's width holds: `.required` for a given width.
  ///   - verticalFittingPriority: How strongly the target's height holds.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Whether constraints allow more than one frame for the view; for debugging, since it solves what is pending.
  open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

  /// Moves a view with an ambiguous layout by up to 20 points to another place that its constraints allow, and back at the next call; for
  /// debugging.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The active constraints that decide the view's place and length on the axis, in the order of their creation; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutItem.constraints(deciding: axis.direction)
  }

  // MARK: Alignment

  /// Distances from the frame's edges to the rectangle that layout aligns, for shadows and badges outside of it; zero unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align for a view with that frame: the frame inset by `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first line of text is the first baseline: this one or one below it. A view without text has its baseline at the
  /// bottom edge.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last line of text is the last baseline; this view unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the view is mirrored where one reads from right to left; `.unspecified` by default, which follows the layout direction
  /// trait.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { flags.semantics }
    set { setSemantics(newValue) }
  }

  /// The reading direction from `semanticContentAttribute` and the trait `layoutDirection`; it decides which side is leading.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: currentTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Guides

  /// The guides added by `addLayoutGuide(_:)`; the view's own guides (margins, safe area) are not among them.
  open var layoutGuides: [UILayoutGuide] { storedLayout?.guides ?? [] }

  /// Adds a guide, and removes it from the view that had it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a guide and deactivates all constraints on it; ignores a guide of another view.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }

  /// The view's rectangle without `safeAreaInsets`.
  open var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The view's rectangle without `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { standardGuide(.margins, "UIViewLayoutMarginsGuide") }

  /// The margins' rectangle, at most 672 points wide and centred there ("Layout" of docs/measurements.md).
  open var readableContentGuide: UILayoutGuide { standardGuide(.readable, "UIViewReadableContentGuide") }

  /// The part of the view that an on-screen keyboard would cover. There is no such keyboard: the guide has height 0 or covers the bottom
  /// safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Anchors

  /// The left edge, or the right one where one reads from right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  /// The right edge, or the left one where one reads from right to left.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  /// The edge with the least x.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  /// The edge with the greatest x.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  /// The edge with the least y.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  /// The edge with the greatest y.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  /// The width of the alignment rectangle, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  /// The height of the alignment rectangle, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
  /// Half-way between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  /// Half-way between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
  /// The baseline of the first line of text; the bottom edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }

  // MARK: Looks

  /// Fills the bounds behind the content; nil, the default, leaves them transparent. A dynamic colour is resolved again when traits
  /// change.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// Opacity of the view and its subviews from 0 to 1; 1 by default. Values outside are clamped, NaN is a programming error. Below 0.01
  /// the view receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      ensure(!newValue.isNaN, "UIView.alpha = \(newValue): set a number from 0 to 1")
      layer.opacity = Float(min(max(newValue, 0), 1))
    }
  }

  /// Whether the view and its subviews are invisible and receive no touches; false by default. A stack view gives a hidden view's room
  /// away.
  open var isHidden: Bool {
    get { layer.isHidden || flags.isHiding }
    set { setHidden(newValue) }
  }

  /// Whether the view promises to fill its bounds with opaque pixels, so that nothing behind it is drawn; false by default (true in
  /// UIKit).
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews and sublayers are cut at the bounds and their rounded corners; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha channel masks this view and its subviews; nil by default. The mask is placed in this view's coordinates, has no
  /// superview and no window, and receives no touches.
  open var mask: UIView? {
    get { storedMask }
    set { setMask(newValue) }
  }

  /// How the drawing is shown when the size changes; `.scaleToFill` by default. `.redraw` draws again.
  open var contentMode: ContentMode {
    get { flags.contentMode }
    set {
      flags.contentMode = newValue
      layer.contentsGravity = newValue.gravity
    }
  }

  /// The accent colour for controls and template images: the superview's unless set, at the root `.systemBlue`. Setting nil inherits
  /// again; reading never gives nil.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  /// `.automatic`, the default, adopts the superview's mode; reading gives the mode in effect, never `.automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Called after the value that `tintColor` returns has changed, here or in a superview.
  open func tintColorDidChange() {}

  /// Forces light or dark on the view and all below it; `.unspecified`, the default, inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The superview's traits with this view's overrides applied; always up to date.
  open var traitCollection: UITraitCollection { currentTraits.exposed(by: self) }

  /// The traits that this view sets for itself and all below it in place of its superview's. Change them in place: assigning an object of
  /// another type is a programming error.
  open var traitOverrides: any UITraitOverrides {
    get { storedTraits.ownOverrides?.overrides ?? TraitOverrides() }
    set { setOverrides(newValue) }
  }

  /// Does nothing: traits are passed on at every change, so that they are up to date after any call.
  open func updateTraitsIfNeeded() {}

  /// Ends a registration of `registerForTraitChanges`; ignores one of another object.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { forget(registration) }

  /// The smallest size of text for this view and all below; nil, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storedTraits.ownOverrides?.minimumCategory }
    set { changeOverrides { $0.minimumCategory = newValue } }
  }

  /// The largest size of text for this view and all below; nil, the default, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storedTraits.ownOverrides?.maximumCategory }
    set { changeOverrides { $0.maximumCategory = newValue } }
  }

  /// This view's limits and the size of text that results, for debugging; the format may change.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimits }

  /// Called after the traits have changed, before registered closures. The view's dynamic colours are
  /// already resolved again, and all views below have their new traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Converting

  /// Converts a point of this view's coordinates to those of `view`; nil means the window, or the root of a hierarchy without a window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === storedSuperview, view != nil { return convertToParent(point) }
    return point.applying(transform(to: view, "convert(_:to:)"))
  }

  /// Converts a point of `view`'s coordinates to this view's; nil means the window, or the root of a hierarchy without a window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === storedSuperview { return convertFromParent(point) }
    return point.applying(transform(from: view))
  }

  /// Converts a rectangle of this view's coordinates to those of `view`; with a rotation the result is the box around the four corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view, "convert(_:to:)")) }

  /// Converts a rectangle of `view`'s coordinates to this view's; with a rotation the result is the box around the four corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

  // MARK: Focus

  /// Whether the focus may rest on the view; false unless overridden, as controls and cells do. A view that is hidden, or receives no
  /// touches, is left out either way.
  open var canBecomeFocused: Bool { false }

  /// Whether the focus rests on this view: keys go here first, and a ring shows it.
  open var isFocused: Bool { hasFocus }

  /// None unless overridden: the first focusable view inside, in reading order.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The view's controller, else its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? storedSuperview }

  /// The view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The group of the view and of all below it; nil, the default, for the superview's. Views outside of all groups are each a group of
  /// their own for Tab; lists and bars are groups by themselves.
  open var focusGroupIdentifier: String? {
    get { storedFocus?.group }
    set { focusChanges.group = newValue }
  }

  /// How likely the view is chosen when Tab enters its group; a value below the one that the system gives has no effect.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusPriority }
    set { focusChanges.priority = newValue }
  }

  /// What shows the focus: by default a ring with the view's shape. nil shows nothing.
  open var focusEffect: UIFocusEffect? {
    get { storedFocus?.effect ?? UIFocusHaloEffect() }
    set { setFocusEffect(newValue) }
  }

  /// Whether the focus comes here when code asks for it while nothing has the focus.
  open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }

  /// Whether the focus can go to what lies behind this view; false unless overridden. A focusable view that hides another one completely
  /// leaves it without the focus.
  open var isTransparentFocusItem: Bool { false }

  /// How the view looks while the pointer is over it, and over no view inside with a style of its own; nil, the default, for no change.
  open var hoverStyle: UIHoverStyle? {
    get { storedFocus?.hoverStyle }
    set {
      focusChanges.hoverStyle = newValue
      storedWindow?.screen.touches.pointer.hoverStyleChanged(of: self)
    }
  }

  /// Has the focus look for its place again in the next frame, if it is inside of this view.
  open func setNeedsFocusUpdate() { requestFocusUpdate() }

  /// Carries out a pending `setNeedsFocusUpdate()` now.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  /// Whether the focus may move as the context says; asked of the views that contain the present or the next item. True unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has moved; sent to the views and controllers that contain the former or the present item, the innermost first.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The view itself.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// The focusable views among the subviews whose frames intersect `rect`. Overriding it adds no items: only views can have the focus.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    storedSubviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }

  /// What the view is for keys that move the focus.
  @_spi(UIKitModules) open var focusRole: FocusRole { .none }
  /// Whether a focus that rests on the view may stay; asked in each frame, so it calls no app.
  @_spi(UIKitModules) open var keepsFocus: Bool { canBecomeFocused }
  /// The shape of the ring in the view's coordinates.
  @_spi(UIKitModules) open var focusShape: FocusShape { FocusShape(rect: bounds, radius: layer.cornerRadius) }
  /// Called when a key has moved the focus here.
  @_spi(UIKitModules) open func focusArrived() {}
  /// Does what a key means for the focused view; false leaves the key to the movement of the focus.
  @_spi(UIKitModules) open func performFocusKey(_ key: FocusKey) -> Bool { false }

  // MARK: Accessibility

  /// A name for tests, which no person reads; nil by default.
  open var accessibilityIdentifier: String? {
    get { storedAccessibility?.identifier }
    set { accessibilityChanges.identifier = newValue }
  }

  /// Whether the view's colours stay while the person has all colours inverted; false by default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { storedAccessibility?.ignoresInvertColors ?? false }
    set { accessibilityChanges.ignoresInvertColors = newValue }
  }

  @_spi(UIKitModules) open override var defaultAccessibilityFrame: CGRect { bounds.applying(transformToScreen) }
  @_spi(UIKitModules) open override var accessibilityChildren: [UIResponder] { storedSubviews }

  // MARK: Drawing

  /// Draws the view's content with the current context; `rect` is always `bounds`. A class that does not override it has no backing
  /// store.
  open func draw(_ rect: CGRect) {}

  /// Draws the view and all below as they show now, also in the middle of an animation, into `rect` of the current context; returns false
  /// without one, or without a size. Costs a layout if `afterUpdates` is true, and the drawing of every view below.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates)
  }

  /// Has `draw(_:)` called in the next frame, once, however often this is called.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Has the view drawn in the next frame; the whole view is drawn, whatever `rect` is. Not finite: a programming error.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(requireFinite(rect, "setNeedsDisplay(_:)")) }

  // MARK: Margins

  /// Distances by which bars and the screen's cut-outs reach into the view, in points; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

  /// Called after `safeAreaInsets` have changed, before those of the subviews do.
  open func safeAreaInsetsDidChange() {}

  /// Distances from the edges at which content should begin, in points. The default is 8 on each side, for the view of a controller 0 above
  /// and below and the controller's `systemMinimumLayoutMargins` at the sides; reading adds the safe area and the superview's margins where
  /// the two settings below say so.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// `layoutMargins` with leading and trailing in place of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isMirrored: isReadFromTheRight) }
    set {
      ensure(
        (newValue.top + newValue.leading + newValue.bottom + newValue.trailing).isFinite,
        "\(type(of: self)).directionalLayoutMargins = \(newValue): set finite numbers of points")
      layoutMargins = UIEdgeInsets(newValue, isMirrored: isReadFromTheRight)
    }
  }

  /// Called after `layoutMargins` have changed for any reason, before the subviews that inherit them.
  open func layoutMarginsDidChange() {}

  /// Whether reading `layoutMargins` adds `safeAreaInsets`; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedMargins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Whether the margins reach at least as far in as the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedMargins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  // MARK: Touches

  /// Whether the view and its subviews receive touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { flags.isUserInteractionEnabled }
    set { flags.isUserInteractionEnabled = newValue }
  }

  /// Whether the view receives several touches at once; false by default. Gesture recognizers receive all touches either way.
  open var isMultipleTouchEnabled: Bool {
    get { flags.isMultipleTouchEnabled }
    set { flags.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view receives touches only while no other view of the window does, and withholds them from others meanwhile; false by
  /// default.
  open var isExclusiveTouch: Bool {
    get { flags.isExclusiveTouch }
    set { flags.isExclusiveTouch = newValue }
  }

  /// The deepest, frontmost view that receives a touch at `point`, in this view's coordinates. nil if the point is outside, or the view
  /// is hidden, transparent (alpha below 0.01), not interactive, or animating without `allowUserInteraction`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }

  /// Whether touches at `point` hit the view or its subviews; the bounds unless overridden. In this view's coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers on this view in the order of their addition; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestures.isEmpty ? nil : storedGestures }
    set { replaceGestures(newValue ?? []) }
  }

  /// Adds a recognizer, and removes it from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Cancels the gesture if it is going on, and removes the recognizer; ignores one of another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Asked before a recognizer begins, of the view that was hit and of all up to the recognizer's view; false makes the recognizer fail.
  /// True unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether touches may begin in `view`, which was hit below this one; asked directly before `touchesBegan`.
  package func allowsTouchesToBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether the content's height depends on the width that layout gives it.
  @_spi(UIKitModules) open var wrapsContent: Bool { false }

  /// Whether adding or removing a subview marks this view for layout; false in views that place their own subviews at that time.
  @_spi(UIKitModules) open var laysOutForSubviews: Bool { true }

  /// The content's height when its lines are broken at `width`.
  @_spi(UIKitModules) open func height(wrappedAt width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// Distances of the first baseline from the top and of the last from the bottom, in points; nil for a view without text.
  @_spi(UIKitModules) open var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// Called after the traits have changed. For this module, since overrides of `traitCollectionDidChange(_:)` need not call `super`.
  @_spi(UIKitModules) open func traitsChanged(since previous: UITraitCollection) {}

  /// The properties that views of the class take over from `appearance()`.
  @_spi(UIKitModules) open class var appearanceProperties: [AppearanceProperty] {
    [AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.tintOfItsOwn)]
  }

  /// Has a tracked method run again, since something has changed that it has read. Overrides handle `.updateConfiguration` and
  /// `.registration`.
  @_spi(UIKitModules) open func invalidate(_ method: TrackedMethod) { invalidateOwn(method) }

  /// Called after `window` has changed. For this module, since overrides of `didMoveToWindow()` need not call `super`.
  @_spi(UIKitModules) open func windowChanged() {}

  /// Called after `semanticContentAttribute` or the layout direction has changed.
  @_spi(UIKitModules) open func semanticsChanged() {}

  /// The shape of a pointer at `point`, in the view's coordinates; nil leaves it to the views around.
  @_spi(UIKitModules) open func pointerShape(at point: CGPoint) -> PointerShape? { nil }

  /// Handles a press of another kind than a touch, at a point of the view; false leaves it to the views around. Context menus unless
  /// overridden.
  @_spi(UIKitModules) open func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    performInteractions(press, at: point)
  }
  /// Whether the view handles a finger that rests, besides its interactions.
  @_spi(UIKitModules) open var usesHold: Bool { false }
  /// Where the menu key opens the view's menu, in its coordinates; the middle unless overridden.
  @_spi(UIKitModules) open var menuKeyPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// Whether a pointer over the view does not reach the scroll bars below it.
  @_spi(UIKitModules) open var coversScrollBars: Bool { false }

  /// Makes the first responder resign if it is this view or below it.
  ///
  /// - Parameter force: Resign even if the first responder refuses.
  /// - Returns: Whether no first responder is left in this view.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  // MARK: Debugging

  /// One line: class, address, frame, whatever else is not as usual, layer. A view's tree is `recursiveDescription()`.
  nonisolated open override var description: String { describeOnMain { describe() } }

  /// What `stateDescription()` prints of the view, a line each; none unless a subclass adds its own to those of super.
  open func debugStateLines() -> [String] { [] }

  // MARK: Layer delegate

  /// Override it to set the layer's contents directly; the default leaves drawing to `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.declineDisplay() }

  /// Called before the layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Calls `draw(_:)` with `ctx` as the current context and the view's traits as the current ones.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { drawing(in: ctx) { trackOwn(.draw) { draw(bounds) } } }
  }

  /// Updates properties and constraints, then calls `layoutSubviews()` between the controller's `viewWillLayoutSubviews()` and
  /// `viewDidLayoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    WorkCounts.viewsLaidOut += 1
    updateOwnProperties()
    updateMarkedConstraints()
    solveForSubviews()
    let engine = beginOwnLayout()
    currentTraits.performAsCurrent {
      viewController?.layOutMissingContent()
      trackController(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
      trackOwn(.layoutSubviews) { layoutSubviews() }
      trackController(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
    }
    engine?.endOwnersLayout()
  }

  /// The animation of a change of the layer: inside an animation block the block's, elsewhere `NSNull`, which means none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  package func layer(_ layer: CALayer, didChange change: LayerChange) { layerChanged(change) }

  package func layer(_ layer: CALayer, allowsRasterFactor factor: CGFloat) -> Bool { allowsRedraw(at: factor) }
}
