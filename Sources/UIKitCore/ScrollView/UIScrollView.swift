internal import Diagnostics
public import Foundation
package import QuartzCore
internal import ScrollPhysics
public import UIKitGraphics

/// A view whose content may be larger than itself and is moved by fingers, wheels, keys, code, and its own motion after a flick.
///
/// The view passes events to the `ScrollMachine` and executes its effects. `contentOffset` is `bounds.origin`, and every flag is
/// computed from the machine's one state; nothing about the motion is stored twice.
///
/// `adjustedContentInsetDidChange()`, `touchesShouldBegin(_:with:in:)` and `touchesShouldCancel(in:)` are for overriding.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Receives the scroll view's messages; weak. Subclasses with a larger delegate protocol declare a property of the same name and their
  /// own type, which takes precedence.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  // MARK: State (used by the extensions beside this file)

  let pan = ScrollPanGestureRecognizer()
  let runner = ScrollRunner()
  private var rules = ScrollRules() { didSet { if rules != oldValue { rulesChanged(since: oldValue) } } }
  private var input = ScrollInput()
  @exclusivity(unchecked) var insets = ScrollInsets()
  @exclusivity(unchecked) private weak var storedScroller: (any ContentScroller)?
  @exclusivity(unchecked) var indicators = ScrollIndicators()
  /// nil until an effect at an edge has been asked for.
  @exclusivity(unchecked) final var edgeEffects: ScrollEdgeEffects?
  /// The refresh control among the subviews, set as `refreshControl` or added as a subview.
  @exclusivity(unchecked) package weak var pullControl: UIRefreshControl?
  @exclusivity(unchecked) var zoom = ZoomState()
  @exclusivity(unchecked) var zoomRedraw = ZoomRedraw()
  /// The axis of a scroll by a page, from its begin until it is announced.
  @exclusivity(unchecked) var pageAxis: Axis?
  /// The controller whose bar above the content follows it, and the one whose bar is below; nil for none.
  @exclusivity(unchecked) package final weak var topBar: (any ContentFollower)?
  @exclusivity(unchecked) package final weak var bottomBar: (any ContentFollower)?
  /// Receives some messages before the delegate does: for a view that owns the scroll view and leaves the delegate to the app.
  @exclusivity(unchecked) package final var onMessage: ((ScrollMessage) -> Void)?

  // MARK: Making

  /// Makes a scroll view without content, which clips to its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view that a nib describes; from another coder one without content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeScrolling(nib) }
  }

  /// Scrolls to an end whose place is an estimate, with an animation that follows the end; false where the ends are known.
  @_spi(UIKitModules) open func scrollToEstimatedEnd(isVertical: Bool, forward: Bool) -> Bool { false }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate = value as? any UIScrollViewDelegate
    case "refreshControl": refreshControl = value as? UIRefreshControl
    default: return super.connectOutlet(name, to: value)
    }
    return true
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    edgeEffects?.colorsChanged()
  }

  deinit { (pan.scrollView, runner.scrollView) = (nil, nil) }

  private func setUp() {
    clipsToBounds = true
    runner.scrollView = self
    pan.scrollView = self
    addGestureRecognizer(pan)
    updateGeometry()
  }

  private func rulesChanged(since former: ScrollRules) {
    updateGeometry()
    if rules.minimumZoom != former.minimumZoom || rules.maximumZoom != former.maximumZoom { updatePinch() }
  }

  // MARK: Content

  /// The point of the content at the view's upper left corner, in points.
  ///
  /// Any finite point can be set, inside the edges or not; a running motion continues from there, and so does a finger's drag. The delegate
  /// receives `scrollViewDidScroll(_:)` before the setter returns.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      requireFinite(newValue.x + newValue.y, "contentOffset", newValue)
      var bounds = bounds
      if newValue == bounds.origin { return }
      // Set as a whole: changing an overridable property in place would allocate.
      bounds.origin = newValue
      self.bounds = bounds
    }
  }

  /// The size of the content in points, without insets; zero by default. If it shrinks below the visible part, the offset at rest
  /// follows. Negative lengths count as 0 with a warning.
  open var contentSize = CGSize.zero {
    willSet { requireFinite(newValue.width + newValue.height, "contentSize", newValue) }
    didSet { if contentSize != oldValue { contentSizeChanged() } }
  }

  /// The content's rectangle: constraints to its edges determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.content, "UIScrollView-contentLayoutGuide") }

  /// The visible rectangle: views constrained to it stand still while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.viewport, "UIScrollView-frameLayoutGuide") }

  /// Space around the content that belongs to the legal offsets, in points; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    willSet { requireFinite(newValue.sum, "contentInset", newValue) }
    didSet { if contentInset != oldValue { updateGeometry() } }
  }

  /// Which edges of the safe area are added to `contentInset`; `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { rules.insetAdjustment }
    set { rules.insetAdjustment = newValue }
  }

  /// `contentInset` with the added edges of the safe area, and the room of a refreshing control.
  open var adjustedContentInset: UIEdgeInsets { insets.adjusted }

  /// Called after `adjustedContentInset` has changed, before the delegate.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset, which is not limited by the edges.
  ///
  /// - Parameter animated: In 0.3 s whatever the distance; replaces a running motion. Without animation a deceleration stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    requireFinite(contentOffset.x + contentOffset.y, "setContentOffset(_:animated:)", contentOffset)
    if let contentScroller { return contentScroller.scroll(self, to: contentOffset, animated: animated) }
    animated ? animate(to: contentOffset, for: .scroll) : stop(at: contentOffset)
  }

  /// Scrolls the shortest distance that shows `rect`, in content coordinates, as far as the edges allow; does nothing if it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// The place of content that is smaller than the view: (0, 0) at the upper left (the default), (0.5, 0.5) centred, (1, 1) at the lower
  /// right. Values outside of 0...1 are clamped.
  open var contentAlignmentPoint: CGPoint {
    get { rules.alignment }
    set {
      requireFinite(newValue.x + newValue.y, "contentAlignmentPoint", newValue)
      rules.alignment = newValue
    }
  }

  /// Stops all motion at once, and ends the drags and pinches of fingers, which have to come down again. Content beyond an edge jumps to
  /// the edge, a page to its place. The end messages of what was going on are sent.
  open func stopScrollingAndZooming() { stopEverything() }

  /// The object that scrolls this view's content in its place; nil by default. While it is set the view never scrolls by itself.
  @_spi(UIKitModules) public final var contentScroller: (any ContentScroller)? {
    get { storedScroller }
    set {
      storedScroller = newValue
      // A scroller allows any offset: inside the edges that changes nothing.
      if newValue == nil || machine.geometry.clamped(machine.offset) != Vector(bounds.origin) { updateGeometry() }
    }
  }

  /// Moves the target of a drag after the delegate has seen it; not called while paging is enabled.
  @_spi(UIKitModules) public final var adjustsDragTarget: ((CGPoint) -> CGPoint)?

  // MARK: Dragging

  /// Whether fingers, wheels and keys scroll; true by default. Setting false stops a deceleration.
  open var isScrollEnabled: Bool {
    get { input.isEnabled }
    set {
      if newValue == input.isEnabled { return }
      input.isEnabled = newValue
      scrollEnabledChanged()
    }
  }

  /// Whether the content can be pulled beyond its edges; true by default.
  open var bounces: Bool {
    get { rules.bounces }
    set { rules.bounces = newValue }
  }

  /// Whether the top and bottom edges bounce; true by default, and only effective with `bounces`.
  open var bouncesVertically: Bool {
    get { rules.bouncesAlong.y }
    set { rules.bouncesAlong.y = newValue }
  }

  /// Whether the left and right edges bounce; true by default, and only effective with `bounces`.
  open var bouncesHorizontally: Bool {
    get { rules.bouncesAlong.x }
    set { rules.bouncesAlong.x = newValue }
  }

  /// Whether the content bounces even if it is lower than the view; false by default. Only effective with `bounces` and
  /// `bouncesVertically`.
  open var alwaysBounceVertical: Bool {
    get { rules.alwaysBounces.y }
    set { rules.alwaysBounces.y = newValue }
  }

  /// Whether the content bounces even if it is narrower than the view; false by default. Only effective with `bounces` and
  /// `bouncesHorizontally`.
  open var alwaysBounceHorizontal: Bool {
    get { rules.alwaysBounces.x }
    set { rules.alwaysBounces.x = newValue }
  }

  /// Whether a drag ends only at multiples of the bounds' size from the leading edge, or at the trailing edge; false by default.
  ///
  /// A flick goes to the next page, a slow drag to the nearest, both at most one page from where the drag began. A `targetContentOffset`
  /// that the delegate writes is ignored. Code may set any offset; a new size of the bounds leaves the offset at rest as it is.
  open var isPagingEnabled: Bool {
    get { rules.isPaging }
    set { rules.isPaging = newValue }
  }

  /// Whether a drag that begins along one axis moves only that axis until it ends; false by default. A drag that begins diagonally moves
  /// both.
  open var isDirectionalLockEnabled: Bool {
    get { rules.locksDirection }
    set { rules.locksDirection = newValue }
  }

  /// How fast motions slow down; `.normal` by default. Applies to motions that begin later; a value outside of 0 to 1 is a programming
  /// error.
  open var decelerationRate: DecelerationRate {
    get { rules.decelerationRate }
    set {
      ensure(
        newValue.rawValue > 0 && newValue.rawValue < 1,
        "\(type(of: self)).decelerationRate = \(newValue.rawValue): set a number between 0 and 1, like .normal")
      rules.decelerationRate = newValue
    }
  }

  /// The recognizer of drags, always on this view. Its `allowedScrollTypesMask` decides which wheels scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether the content receives a touch only after 150 ms without a drag (our choice), or at its lift; true by default.
  open var delaysContentTouches: Bool {
    get { input.delaysContentTouches }
    set { input.delaysContentTouches = newValue }
  }

  /// Whether a touch that the content has received can still become a drag; true by default.
  open var canCancelContentTouches: Bool {
    get { input.canCancelContentTouches }
    set { input.canCancelContentTouches = newValue }
  }

  /// Asked directly before `view`, inside the content, receives the touches; false withholds them from the view. True unless overridden.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Asked when a drag would cancel a touch in `view`; with false the view goes on receiving the touch and nothing scrolls. False for controls unless
  /// overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a tap on the status bar scrolls this view; true by default. If several such views are on a phone's screen, none scrolls.
  open var scrollsToTop: Bool {
    get { input.scrollsToTop }
    set { input.scrollsToTop = newValue }
  }

  // MARK: Wheels and keys

  /// Whether keys that the responder chain leaves scroll this view: arrows, Page Up and Down, Home, End and Space; true by default.
  open var allowsKeyboardScrolling: Bool {
    get { input.allowsKeys }
    set { input.allowsKeys = newValue }
  }

  /// Whether vertical scrolling beyond an end goes to the scroll view around this one, if that can move; true by default. Decided when a
  /// movement begins.
  open var transfersVerticalScrollingToParent: Bool {
    get { input.transfersToParent.y }
    set { input.transfersToParent.y = newValue }
  }

  /// Whether horizontal scrolling beyond an end goes to the scroll view around this one, if that can move; true by default.
  open var transfersHorizontalScrollingToParent: Bool {
    get { input.transfersToParent.x }
    set { input.transfersToParent.x = newValue }
  }

  /// Whether a drag makes the window's first responder resign, as a drag hides the keyboard on iOS; `.none` by default.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { input.keyboardDismissMode }
    set { input.keyboardDismissMode = newValue }
  }

  // MARK: Current activity

  /// Whether a finger is down on the content, moved or not.
  open var isTracking: Bool { machine.isTracking }

  /// Whether a finger or a wheel drags; false once the finger has left, as UIKit's guide says, although on iOS it stays true.
  open var isDragging: Bool { machine.isDragging }

  /// Whether the content decelerates or bounces after a drag, or a finger holds such a motion that it has caught.
  open var isDecelerating: Bool { machine.isDecelerating }

  /// Whether code scrolls, animated: `setContentOffset`, `scrollRectToVisible`, or the way to the top.
  open var isScrollAnimating: Bool { machine.isAnimating }

  // MARK: Refreshing

  /// The control shown above the content when it is pulled below its top; nil by default. Works only if the content bounces vertically.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: Zoom

  /// The smallest scale of the view that the delegate returns in `viewForZooming(in:)`; 1 by default.
  ///
  /// Scales are limited to 0.0001...10,000, and a maximum below the minimum counts as the minimum; fingers zoom only if the two differ. A
  /// scale outside of new limits stays until the next zoom.
  open var minimumZoomScale: CGFloat {
    get { rules.minimumZoom }
    set {
      requireFinite(newValue, "minimumZoomScale", newValue)
      rules.minimumZoom = newValue
    }
  }

  /// The largest scale; 1 by default. Limited as `minimumZoomScale`.
  open var maximumZoomScale: CGFloat {
    get { rules.maximumZoom }
    set {
      requireFinite(newValue, "maximumZoomScale", newValue)
      rules.maximumZoom = newValue
    }
  }

  /// The scale of the zoomed view's transform; 1 without such a view. Setting it clamps to the limits; the visible centre stays.
  open var zoomScale: CGFloat {
    get { shownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, clamped to the limits, about the visible centre.
  ///
  /// - Parameter animated: In 0.25 s (our choice). While fingers zoom the scale changes at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// Zooms so that `rect`, in the zoomed view's coordinates, is as large as the view and the limits allow, centred as far as the edges
  /// allow.
  ///
  /// A rectangle without width or height is shown as large as its other side allows; one without both at the largest scale.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// Whether fingers may zoom past the limits and the scale bounces back; true by default.
  open var bouncesZoom: Bool {
    get { rules.bouncesZoom }
    set { rules.bouncesZoom = newValue }
  }

  /// Whether two fingers zoom.
  open var isZooming: Bool { machine.isZooming }

  /// Whether the scale returns to a limit after the fingers have left.
  open var isZoomBouncing: Bool { machine.isZoomBouncing }

  /// Whether code zooms, animated.
  open var isZoomAnimating: Bool { machine.isZoomAnimating }

  /// The recognizer of zooming; nil unless `maximumZoomScale` is greater than `minimumZoomScale`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.activePinch }

  // MARK: Indicators

  /// True by default. The indicator shows during a motion, and only if the content is higher than the view.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.isWanted.y }
    set {
      indicators.isWanted.y = newValue
      updateIndicators()
    }
  }

  /// True by default. The indicator shows during a motion, and only if the content is wider than the view.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.isWanted.x }
    set {
      indicators.isWanted.x = newValue
      updateIndicators()
    }
  }

  /// `.default` by default: black in light surroundings, white in dark ones.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set {
      indicators.style = newValue
      colorIndicators()
    }
  }

  /// Whether the safe area is added to the indicators' insets, regardless of the content's insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.avoidsSafeArea }
    set {
      indicators.avoidsSafeArea = newValue
      updateIndicators()
    }
  }

  /// Insets of the vertical indicator's track from the view's edges, in points; zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.y }
    set {
      requireFinite(newValue.sum, "verticalScrollIndicatorInsets", newValue)
      indicators.insets.y = newValue
      updateIndicators()
    }
  }

  /// Insets of the horizontal indicator's track from the view's edges, in points; zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.insets.x }
    set {
      requireFinite(newValue.sum, "horizontalScrollIndicatorInsets", newValue)
      indicators.insets.x = newValue
      updateIndicators()
    }
  }

  /// Sets the insets of both indicators; reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for 0.5 s (our choice), for example when the view appears.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Overridden

  nonisolated open override var description: String { describeOnMain { describe(after: scrollDescription) } }

  open override func debugStateLines() -> [String] { super.debugStateLines() + machineLines }

  package override func layer(_ layer: CALayer, didChange change: LayerChange) {
    super.layer(layer, didChange: change)
    if change == .bounds { boundsMoved() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateGeometry()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === zoom.pinch, viewToZoom() == nil { return false }
    return gestureRecognizer !== pan && gestureRecognizer !== zoom.pinch || mayCancelContentTouches(for: gestureRecognizer)
  }

  package override func allowsTouchesToBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    view === self || touchesShouldBegin(touches, with: event, in: view)
  }

  @_spi(UIKitModules) open override func windowChanged() {
    super.windowChanged()
    adoptWindow()
  }

  /// The index of `refreshControl` among the subviews.
  @_spi(UIKitModules) open var refreshControlIndex: Int { 0 }

  /// The target of a drag's motion before the delegate is asked; velocity in points per millisecond.
  @_spi(UIKitModules) open func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// How far a wheel with notches scrolls that has turned by `delta` points; `target` is where the content goes so far.
  @_spi(UIKitModules) open func turn(by delta: CGPoint, from target: CGPoint) -> CGPoint { delta }

  /// Reports changes to observers and the delegate; a list in the middle of a pass does so at its end.
  @_spi(UIKitModules) open func announce(_ changes: ScrollChanges) { notify(changes) }

  /// Called when `delegate` was set, under whichever type.
  @_spi(UIKitModules) open func delegateDidChange() {}

  // MARK: Accessibility

  /// Scrolls by the length of the view without its insets, with an animation; false at the edge. `.next` and `.previous` go down and up,
  /// or to the right and left in a view that scrolls sideways only.
  ///
  /// When the content has arrived, `.pageScrolled` is posted with what a `UIScrollViewAccessibilityDelegate` says, else "Page 2 of 5".
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .scrollView }
}
