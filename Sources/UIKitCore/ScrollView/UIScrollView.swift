internal import Diagnostics
public import Foundation
package import QuartzCore
internal import ScrollPhysics

/// A view whose content may be larger than itself and is moved by a finger, by code, and by its own motion after a flick.
///
/// A thin shell: events go into the `ScrollMachine`, effects come out and are carried out here. `contentOffset` is `bounds.origin`
/// and every flag is computed from the machine's one state; nothing about the motion is stored twice.
@MainActor open class UIScrollView: UIView {
  /// Subclasses whose delegate hears more offer a property of the same name and their own type, which then comes first.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { delegateDidChange() }
  }

  // MARK: State (what the extensions beside this file work on)

  var machine = ScrollMachine(offset: .zero, geometry: .empty)
  /// What the delegate was last told of.
  var toldOrigin = CGPoint.zero
  var storedAdjustedInset = UIEdgeInsets.zero
  let pan = ScrollPanGestureRecognizer()
  let ticker = ScrollTicker()
  var indicators = ScrollIndicators()
  /// The refresh control among the subviews, however it came there.
  weak var pullControl: UIRefreshControl?
  var zoom = ZoomState()

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    ticker.scrollView = self
    pan.scrollView = self
    addGestureRecognizer(pan)
    updateGeometry()
  }

  // MARK: Content

  /// The point of the content at the view's upper left corner.
  ///
  /// Setting it takes any finite point, edges or not; a motion that is under way goes on from there, a finger keeps its grip.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      requireFinite(newValue.x + newValue.y, "contentOffset", newValue)
      var bounds = bounds
      if newValue == bounds.origin { return }
      // In one piece: changing an overridable property in place would allocate.
      bounds.origin = newValue
      self.bounds = bounds
    }
  }

  /// Without insets. When it shrinks below what shows, the content follows.
  open var contentSize = CGSize.zero {
    willSet { requireFinite(newValue.width + newValue.height, "contentSize", newValue) }
    didSet { if contentSize != oldValue { contentSizeChanged() } }
  }

  /// The content: constraints to its edges decide `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.content, "UIScrollView-contentLayoutGuide") }

  /// What shows of the content: constraints to it hold still while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.viewport, "UIScrollView-frameLayoutGuide") }

  /// Room around the content in which it may rest.
  open var contentInset = UIEdgeInsets.zero {
    willSet { requireFinite(newValue.sum, "contentInset", newValue) }
    didSet { if contentInset != oldValue { contentInsetChanged() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateGeometry() } }
  }

  /// `contentInset` and what the behaviour adds of the safe area.
  open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }

  /// `adjustedContentInset` has changed; the delegate hears next.
  open func adjustedContentInsetDidChange() {}

  /// - Parameter animated: 0.3 s whatever the distance. Not animated it also stops a deceleration; animated it takes one over.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    requireFinite(contentOffset.x + contentOffset.y, "setContentOffset(_:animated:)", contentOffset)
    if let contentScroller { return contentScroller.scroll(self, to: contentOffset, animated: animated) }
    animated ? animate(to: contentOffset, for: .scroll) : stop(at: contentOffset)
  }

  /// The shortest way that shows `rect`, in content coordinates, as far as the edges allow; none if it shows already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// Where content that is smaller than the view lies in what it leaves free: (0, 0) at the upper left, (0.5, 0.5) in the middle,
  /// (1, 1) at the lower right. Numbers outside 0...1 count as the nearer of the two.
  open var contentAlignmentPoint = CGPoint.zero {
    willSet { requireFinite(newValue.x + newValue.y, "contentAlignmentPoint", newValue) }
    didSet { if contentAlignmentPoint != oldValue { updateGeometry() } }
  }

  /// At once, whether it moves by itself, by code or under a finger, which has to come down anew. What hangs beyond an edge goes
  /// there, a page to its place; the messages that tell the end of what went on are sent.
  open func stopScrollingAndZooming() { stopEverything() }

  /// Moves the content in place of this view, which then never does so by itself. An addition of ours.
  public weak var contentScroller: (any ContentScroller)? {
    didSet { updateGeometry() }
  }

  // MARK: What a finger may do

  /// Whether fingers scroll; turning it off stops a deceleration.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollEnabledChanged() } }
  }

  /// Whether content gives way at its edges.
  open var bounces = true {
    didSet { if bounces != oldValue { updateGeometry() } }
  }

  /// Only with `bounces`.
  open var bouncesVertically = true {
    didSet { if bouncesVertically != oldValue { updateGeometry() } }
  }

  /// Only with `bounces`.
  open var bouncesHorizontally = true {
    didSet { if bouncesHorizontally != oldValue { updateGeometry() } }
  }

  /// Even when the content is lower than the view; only with `bounces` and `bouncesVertically`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateGeometry() } }
  }

  /// Even when the content is narrower than the view; only with `bounces` and `bouncesHorizontally`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateGeometry() } }
  }

  /// Whether a lift lets it rest only on multiples of the bounds' size from the leading edge, or on the trailing edge.
  ///
  /// A flick goes to the next one, a slow drag to the nearest, both at most one page from where the drag began. What a delegate
  /// writes to `targetContentOffset` is ignored. Code may set any offset; a new size of the bounds leaves the offset at rest alone.
  open var isPagingEnabled = false {
    didSet { if isPagingEnabled != oldValue { updateGeometry() } }
  }

  /// Whether a drag that begins along one axis moves only that one until it ends. One that begins diagonally moves both.
  open var isDirectionalLockEnabled = false {
    didSet { if isDirectionalLockEnabled != oldValue { updateGeometry() } }
  }

  /// For motions that begin from now on.
  open var decelerationRate = DecelerationRate.normal {
    willSet {
      ensure(
        newValue.rawValue > 0 && newValue.rawValue < 1,
        "\(type(of: self)).decelerationRate = \(newValue.rawValue): set a number between 0 and 1, like .normal")
    }
    didSet { if decelerationRate != oldValue { updateGeometry() } }
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Content hears of a touch only after 150 ms without a drag, or at its lift.
  open var delaysContentTouches = true

  /// Whether a touch that content knows of can still turn into a drag.
  open var canCancelContentTouches = true

  /// Asked just before `view`, inside the content, would hear of the touches; false keeps them from it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Asked when a drag would take a touch away from `view`; false, as for controls, lets the view keep it, and nothing scrolls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a tap on the status bar scrolls here. With several such views on the screen of a phone it scrolls none of them.
  open var scrollsToTop = true

  // MARK: Wheels and keys

  /// Whether keys that the responder chain leaves scroll here: arrows, Page Up and Down, Home, End and Space.
  open var allowsKeyboardScrolling = true

  /// Whether what would go beyond an end moves the scroll view around this one, if that can go there; asked when a movement sets out.
  open var transfersVerticalScrollingToParent = true

  open var transfersHorizontalScrollingToParent = true

  /// Whether a finger that drags takes the first responder's standing away, as it hides the keyboard on iOS.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: What it is doing

  /// A finger is down, moved or not.
  open var isTracking: Bool { machine.isTracking }

  /// A finger drags; false once it has left, as UIKit's guide says and iOS does not.
  open var isDragging: Bool { machine.isDragging }

  /// It coasts or bounces after a drag, or a finger holds what it has caught of that.
  open var isDecelerating: Bool { machine.isDecelerating }

  /// Code moves it: an animated `setContentOffset`, `scrollRectToVisible` or the way to the top.
  open var isScrollAnimating: Bool { machine.isAnimating }

  // MARK: Refreshing

  /// Lies behind the content and shows when that is pulled below the top; only where the content bounces vertically.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: Zoom

  /// The least scale of the view that the delegate gives in `viewForZooming(in:)`.
  ///
  /// Scales count as at least 0.0001 and at most 10,000, and a maximum below the minimum as the minimum; fingers zoom only where the
  /// two differ. A scale outside of new limits stays until the next zoom.
  open var minimumZoomScale: CGFloat = 1 {
    willSet { requireFinite(newValue, "minimumZoomScale", newValue) }
    didSet { if minimumZoomScale != oldValue { zoomLimitsChanged() } }
  }

  /// As `minimumZoomScale`.
  open var maximumZoomScale: CGFloat = 1 {
    willSet { requireFinite(newValue, "maximumZoomScale", newValue) }
    didSet { if maximumZoomScale != oldValue { zoomLimitsChanged() } }
  }

  /// Of the zoomed view's transform; 1 where there is none. Set, it is clamped to the limits, and the middle of what shows stays.
  open var zoomScale: CGFloat {
    get { shownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// - Parameter animated: in 0.25 s. Fingers that zoom keep the content: then it is there at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// Shows `rect`, in the zoomed view's coordinates, as large as fits and the limits allow, in the middle as far as the edges let it.
  ///
  /// A rectangle without width or height is shown as large as the other side allows; one without both, at the greatest scale.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// Whether fingers may zoom past the limits, like past an edge.
  open var bouncesZoom = true {
    didSet { if bouncesZoom != oldValue { updateGeometry() } }
  }

  /// Two fingers zoom.
  open var isZooming: Bool { machine.isZooming }

  /// The scale was beyond a limit when the fingers left, and goes back to it.
  open var isZoomBouncing: Bool { machine.isZoomBouncing }

  /// Code zooms, animated.
  open var isZoomAnimating: Bool { machine.isZoomAnimating }

  /// nil unless `maximumZoomScale` is greater than `minimumZoomScale`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.activePinch }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true {
    didSet { updateIndicators() }
  }

  open var showsHorizontalScrollIndicator = true {
    didSet { updateIndicators() }
  }

  open var indicatorStyle = IndicatorStyle.default {
    didSet { colorIndicators() }
  }

  /// Whether indicators keep clear of the safe area, on top of their own insets, whatever the content does.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { updateIndicators() }
  }

  /// From the view's edges, for the track of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    willSet { requireFinite(newValue.sum, "verticalScrollIndicatorInsets", newValue) }
    didSet { updateIndicators() }
  }

  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    willSet { requireFinite(newValue.sum, "horizontalScrollIndicatorInsets", newValue) }
    didSet { updateIndicators() }
  }

  /// Sets those of both indicators; gives those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment; do so when the view appears.
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
    return gestureRecognizer !== pan && gestureRecognizer !== zoom.pinch || mayTakeTouchesFromContent(for: gestureRecognizer)
  }

  package override func allowsTouchesToBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    view === self || touchesShouldBegin(touches, with: event, in: view)
  }

  override func windowChanged() {
    super.windowChanged()
    adoptWindow()
  }

  /// Where `refreshControl` goes among the subviews.
  var refreshControlIndex: Int { 0 }

  /// Where a drag's motion is to end, before the delegate says so; velocity in points per millisecond.
  func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Tells observers and the delegate; a list that is in the middle of a pass does so at its end.
  func announce(_ news: ScrollNews) { tell(news) }

  /// `delegate` has been set, by whichever name.
  func delegateDidChange() {}
}
