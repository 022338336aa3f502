public import CoreGraphics
internal import Diagnostics
public import Foundation
public import QuartzCore

/// A rectangle of the screen: it draws, lays out its subviews, and takes the touches that land in it.
///
/// Geometry that is not finite stops the program at the call. A view that is not marked for layout or display costs nothing in a frame.
@MainActor open class UIView: UIResponder, LayerOwner, UITraitEnvironment, UITraitChangeObservable {
  // MARK: Layer

  /// The class of the layer that the view creates for itself.
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  // MARK: State (what the extensions beside this file work on)

  /// Cleared by the superview's deinit, so it never dangles; a weak reference would slow every retain of every view.
  nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  var storedSubviews: [UIView] = []
  var storedBackgroundColor: UIColor?
  var storedTint = ViewTint()
  var storedTraits = ViewTraits(resolved: UIScreen.main.traits)
  var storedMargins = ViewMargins()
  var storedObservations: ViewObservations?
  var storedGestures: [UIGestureRecognizer] = []
  var storedMask: UIView?
  var flags = ViewFlags()
  /// What constraints know of the view; nil while it is in none.
  var storedLayout: ViewLayout?
  /// The size for which the subviews were last placed by their autoresizing masks.
  var arrangedSize = CGSize.zero
  /// The controller whose view this is.
  package weak var viewController: UIViewController?

  // MARK: Making

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    prepareForConstraints()
    requireFinite(frame, "init(frame:)")
    layer.frame = frame
    arrangedSize = frame.size
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    adoptLayer()
    prepareForConstraints()
  }

  deinit {
    storedLayout?.forget()
    UIView.orphan(storedSubviews, layer, wasInWindow: storedWindow != nil)
  }

  // MARK: Geometry

  /// The rectangle that the view covers in its superview; the box around it when `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changeFrame(requireFinite(newValue, "frame")) }
  }

  /// The view's own coordinates: the origin scrolls its content, the size is its size before `transform`.
  ///
  /// Any change marks the view for layout; a change of size resizes the subviews by their autoresizing masks.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = requireFinite(newValue, "bounds") }
  }

  /// Where the layer's anchor point is in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = requireFinite(newValue, "center") }
  }

  /// About the anchor point; `frame` is not to be set while it is not the identity, use `center` and `bounds`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(requireFinite(newValue, "transform")) }
  }

  /// Device pixels a point in what the view draws; its screen's unless set. The view is drawn again with the new one.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  open var autoresizingMask: AutoresizingMask {
    get { flags.autoresizingMask }
    set { flags.autoresizingMask = newValue }
  }

  /// Whether a change of this view's size applies its subviews' masks.
  open var autoresizesSubviews: Bool {
    get { flags.autoresizesSubviews }
    set { flags.autoresizesSubviews = newValue }
  }

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }

  /// From the back to the front.
  open var subviews: [UIView] { storedSubviews }

  open var window: UIWindow? { storedWindow }

  open override var next: UIResponder? { viewController ?? storedSuperview }

  open func addSubview(_ view: UIView) { place(view, at: .front, "addSubview(_:)") }

  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index), "insertSubview(_:at:)") }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view, at: .below(sibling), "insertSubview(_:belowSubview:)")
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view, at: .above(sibling), "insertSubview(_:aboveSubview:)")
  }

  open func removeFromSuperview() { detach() }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// True for the view itself and for all that it is above of.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.storedSuperview).contains { $0 === view } }

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  open var tag: Int {
    get { flags.tag }
    set { flags.tag = newValue }
  }

  /// The first one with that tag, this view included, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }

  open func layoutIfNeeded() {
    updateMarkedConstraints()
    layer.layoutIfNeeded()
  }

  /// Places the subviews as constraints want it; called when the view is marked for layout, never by you. Call super.
  open func layoutSubviews() { applyLayout() }

  /// The size that suits the view best in `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that `sizeThatFits(_:)` gives for the present one; the origin of `frame` stays.
  open func sizeToFit() { takeFittingSize() }

  public static let noIntrinsicMetric: CGFloat = -1

  /// The size of the content itself, `noIntrinsicMetric` on an axis that has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Marks the superview for layout, since what suits this view may be another size now; constraints ask for it again.
  open func invalidateIntrinsicContentSize() {
    storedSuperview?.setNeedsLayout()
    intrinsicSizeChanged()
  }

  // MARK: Constraints

  /// Whether the view's frame is set, as ever, and constraints only look at it; turn it off for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isPlacedByFrame }
    set { setPlacedByConstraints(!newValue) }
  }

  /// Whether views of the class only work with constraints: then `updateConstraints()` is called before their first layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Those that the view holds: among its subviews, and between them and itself.
  open var constraints: [NSLayoutConstraint] { storedLayout?.constraints ?? [] }

  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint, "addConstraint(_:)") }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint, "addConstraints(_:)") }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.host === self { constraint.isActive = false } }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Changes the view's constraints, all at once, before the next layout; call super last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { markForUpdateConstraints() }

  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Has `updateConstraints()` called where it is due, in this view and below.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// How much the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentPriority(axis, \.hugging) }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(priority, axis, \.hugging)
  }

  /// How much the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(axis, \.compressionResistance)
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(priority, axis, \.compressionResistance)
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size nearest to the target that the constraints inside allow; content comes before the target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// - Parameters:
  ///   - horizontalFittingPriority: How much the target's width matters: `.required` for a given width.
  ///   - verticalFittingPriority: Likewise for its height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Whether constraints leave the view's frame a choice.
  open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

  /// Moves a view of which the layout is ambiguous to another place that constraints allow, or back; for debugging.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  /// The active constraints that decide where the view is on the axis and how long, the earlier ones first; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutItem.constraints(deciding: axis.direction)
  }

  // MARK: Alignment

  /// What of the frame lies outside of what layout aligns: shadows, badges.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view, this one or one inside, whose first line of text is the baseline; the bottom edge if it has none.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  open var forLastBaselineLayout: UIView { self }

  /// Whether the content keeps its sides when the language reads from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { flags.semantics }
    set { setSemantics(newValue) }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: currentTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Guides

  open var layoutGuides: [UILayoutGuide] { storedLayout?.guides ?? [] }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// The guide's constraints end.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }

  /// The view without what bars cover.
  open var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  open var layoutMarginsGuide: UILayoutGuide { standardGuide(.margins, "UIViewLayoutMarginsGuide") }

  /// Inside the margins, and no wider than lines of text are easy to read.
  open var readableContentGuide: UILayoutGuide { standardGuide(.readable, "UIViewReadableContentGuide") }

  /// What a keyboard on the screen covers. There is none here: it is below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

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
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }

  // MARK: Looks

  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      applyBackgroundColor()
    }
  }

  /// From 0 to 1; below 0.01 the view takes no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      ensure(!newValue.isNaN, "UIView.alpha = \(newValue): set a number from 0 to 1")
      layer.opacity = Float(min(max(newValue, 0), 1))
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden || flags.isHiding }
    set { setHidden(newValue) }
  }

  /// A promise that the view fills all its bounds, so that nothing behind it need be drawn.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Only what lies under its opaque parts is seen of the view and its subviews. It is placed in this view's coordinates, has no
  /// superview and no window, and takes no touches.
  open var mask: UIView? {
    get { storedMask }
    set { setMask(newValue) }
  }

  /// What happens to the drawing when the size changes; `.redraw` draws anew.
  open var contentMode: ContentMode {
    get { flags.contentMode }
    set {
      flags.contentMode = newValue
      layer.contentsGravity = newValue.gravity
    }
  }

  /// Inherited from the superview while nil was set last; reading never gives nil.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { setTint(newValue) }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// The colour or the adjustment that `tintColor` gives has changed, here or in a superview.
  open func tintColorDidChange() {}

  /// Forces light or dark on the view and all below it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The superview's, with what this view overrides.
  open var traitCollection: UITraitCollection { currentTraits }

  /// What the view says in place of its surroundings, for itself and all below.
  open var traitOverrides: any UITraitOverrides {
    get { storedTraits.ownOverrides?.overrides ?? TraitOverrides() }
    set { setOverrides(newValue) }
  }

  /// Traits are passed on at once here, so that they are up to date after any call.
  open func updateTraitsIfNeeded() {}

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { forget(registration) }

  /// The size of text below which this view and those in it do not go; nil for any.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storedTraits.ownOverrides?.minimumCategory }
    set { changeOverrides { $0.minimumCategory = newValue } }
  }

  /// The size of text that this view and those in it do not exceed; nil for any.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storedTraits.ownOverrides?.maximumCategory }
    set { changeOverrides { $0.maximumCategory = newValue } }
  }

  /// For debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimits }

  /// Colours that depend on the traits have been resolved anew already, and all views below have theirs.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Draws into the current context; a view that does not override it has no backing store.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(requireFinite(rect, "setNeedsDisplay(_:)")) }

  // MARK: Margins

  /// How far bars and the like reach into the view.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }

  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isMirrored: isReadFromTheRight) }
    set {
      ensure(
        (newValue.top + newValue.leading + newValue.bottom + newValue.trailing).isFinite,
        "\(type(of: self)).directionalLayoutMargins = \(newValue): set finite numbers of points")
      layoutMargins = UIEdgeInsets(newValue, isMirrored: isReadFromTheRight)
    }
  }

  open func layoutMarginsDidChange() {}

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedMargins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { storedMargins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  // MARK: Touches

  open var isUserInteractionEnabled: Bool {
    get { flags.isUserInteractionEnabled }
    set { flags.isUserInteractionEnabled = newValue }
  }

  /// Whether the view receives several touches at once; gesture recognizers receive all touches.
  open var isMultipleTouchEnabled: Bool {
    get { flags.isMultipleTouchEnabled }
    set { flags.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window hears of touches while this one holds some, nor this one while others do.
  open var isExclusiveTouch: Bool {
    get { flags.isExclusiveTouch }
    set { flags.isExclusiveTouch = newValue }
  }

  /// The deepest, foremost view that takes a touch at `point`; nil when it is outside, hidden, transparent or not interactive.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestures.isEmpty ? nil : storedGestures }
    set { replaceGestures(newValue ?? []) }
  }

  /// Takes the recognizer from the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Asked of the view that was hit and of all up to the recognizer's own; false makes the recognizer fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the touches may be given to `view`, which was hit below this one; asked just before touchesBegan.
  package func allowsTouchesToBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether the height of the content depends on the width that layout gives it.
  var wrapsContent: Bool { false }

  /// Whether a view that comes or goes below asks for layout: not where the view puts it there itself, in its place.
  var laysOutForSubviews: Bool { true }

  /// The height of the content, broken into lines at `width`.
  func height(wrappedAt width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// How far the first baseline is from the top and the last one from the bottom; nil for a view without text.
  var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// Traits are other ones; for this module, since an override of `traitCollectionDidChange(_:)` need not call super.
  func traitsChanged(since previous: UITraitCollection) {}

  /// `window` is another one now. For this module, since an override of `didMoveToWindow()` need not call super.
  func windowChanged() {}

  /// `semanticContentAttribute` is another one.
  func semanticsChanged() {}

  /// Takes the first responder's standing from this view or one below it.
  ///
  /// - Parameter force: even if it refuses.
  /// - Returns: whether none of them has it now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  // MARK: Debugging

  /// One line: class, address, frame, whatever else is not as usual, layer. A view's tree is `recursiveDescription()`.
  nonisolated open override var description: String { describeOnMain { describe() } }

  /// What `stateDescription()` prints of the view, a line each; none unless a subclass adds its own to those of super.
  open func debugStateLines() -> [String] { [] }

  // MARK: Layer delegate

  /// Sets the layer's contents; unless overridden, `draw(_:in:)` is asked to draw them.
  open func display(_ layer: CALayer) { layer.declineDisplay() }

  open func layerWillDraw(_ layer: CALayer) {}

  /// Calls `draw(_:)` with `ctx` as the current context and the view's traits as the current ones.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { drawing(in: ctx) { draw(bounds) } }
  }

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    WorkCounts.viewsLaidOut += 1
    updateMarkedConstraints()
    updateOwnEngine()
    guard let viewController else { return layoutSubviews() }
    viewController.viewWillLayoutSubviews()
    layoutSubviews()
    viewController.viewDidLayoutSubviews()
  }

  /// Inside a view animation: what makes a change of the layer's value move.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }

  package func layer(_ layer: CALayer, didChange change: LayerChange) { layerChanged(change) }

  package func layer(_ layer: CALayer, allowsRasterFactor factor: CGFloat) -> Bool { allowsRedraw(at: factor) }
}
