import Diagnostics
import ListModel
import UIKit

/// One scroll view that stacks tables, collections, other scroll views and plain views, and scrolls them as one; cells are still reused.
///
/// Children are the subviews of `contentView`, stacked in their order. A scroll view takes up the space of its whole content and its
/// insets, but its frame is only the part of that space which shows, so a table has cells for no other rows. A plain view keeps its height,
/// one with constraints inside has the height that they give it at the container's width; a hidden child takes no space. A scroll view that
/// scrolls across the stack, is pinned, or has `ChildLayout.scrolling` set to `.byItself`, counts as a plain view.
///
/// When the size or content size of a child changes, the container lays out again, in an animation block as part of that animation. What
/// the person looks at stays in place when children above it change, are added or removed, also in the middle of a drag or a deceleration.
///
/// Only children on screen have a frame in their place; `rect(of:)` gives the place of any child. A scroll step touches the children on
/// screen only, and a change of one child costs O(log children). A managed child does not scroll by itself: `scrollToRow`, `scrollToItem`,
/// `scrollRectToVisible`, `setContentOffset(_:animated:)` and `contentOffset` of a child scroll the container, which sends its own delegate
/// the messages. Apple's scroll views cannot forward these calls: there an offset set on a child is reset, and
/// `scroll(to:rect:at:animated:)` is to be used.
@preconcurrency @MainActor open class ContainerScrollView: UIScrollView {
  // What stands behind this page: the arranger runs the passes, its features do the rest.
  let content = ContainerContentView()
  /// nil while the initializer of `UIScrollView` runs, which may call what is overridden here.
  @exclusivity(unchecked) private(set) final var arranger: Arranger!
  // Stored apart, since each access to a stored property of an open class that other modules can change in place is checked.
  @exclusivity(unchecked) private var storedAxis = NSLayoutConstraint.Axis.vertical
  @exclusivity(unchecked) private var storedSpacing: CGFloat = 0
  @exclusivity(unchecked) private var storedAlignment = Alignment.fill
  @exclusivity(unchecked) private var hasMargins = false
  @exclusivity(unchecked) private var isAddingOwn = false
  #if canImport(ObjectiveC)
    private var relay: SnapRelay?
  #endif

  /// The superview of the children, stacked in the order of its subviews; its bounds are those of the container.
  public var contentView: UIView { content }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A container with children; each gets the container's width and keeps its own height.
  public convenience init(
    arrangedSubviews: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0
  ) {
    self.init(frame: .zero)
    self.axis = axis
    self.spacing = spacing
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  private func setUp() {
    arranger = Arranger(of: self, content)
    content.container = self
    // The container sets the frames of its children itself.
    content.autoresizesSubviews = false
    addOwn { addSubview(content) }
  }

  deinit { content.container = nil }

  // MARK: Settings

  /// The direction of the stack, `.vertical` by default. A scroll view that scrolls in the other direction scrolls by itself.
  open var axis: NSLayoutConstraint.Axis {
    get { storedAxis }
    set {
      if newValue == storedAxis { return }
      storedAxis = newValue
      arranger.axisChanged()
    }
  }

  /// Spacing between neighbours that are not hidden, in points.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      requireLength(newValue, "spacing = \(newValue)")
      if newValue == storedSpacing { return }
      storedSpacing = newValue
      arranger.everySpaceChanged()
    }
  }

  /// Alignment across the stack of children that have none of their own.
  open var alignment: Alignment {
    get { storedAlignment }
    set {
      if newValue == storedAlignment { return }
      storedAlignment = newValue
      arranger.everyWidthChanged()
    }
  }

  /// Whether `layoutMargins` lie around the stack, less the part that `adjustedContentInset` keeps free already.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { hasMargins }
    set {
      if newValue == hasMargins { return }
      hasMargins = newValue
      arranger.everyWidthChanged()
    }
  }

  /// The end of the content that stays in view; `.start` by default.
  ///
  /// With `.end`, as in a chat or a log, the container begins at its end. New children and rows at the end are followed while the end is
  /// visible, and older ones come in above without a move: children anywhere, rows of a list that is scrolled past its start. When the
  /// viewport becomes lower, by a keyboard's inset or a smaller window, the last visible line stays visible. Inside another container that one
  /// decides.
  open var growthAnchor: ScrollAnchor {
    get { arranger.features.endAnchor.anchor }
    set { arranger.features.endAnchor.setAnchor(newValue) }
  }

  private func requireLength(_ length: CGFloat, _ call: @autoclosure () -> String) {
    ensure(length.isFinite && length >= 0, "\(type(of: self)).\(call()): set a number of points from 0 on")
  }

  // MARK: Children

  /// The children in order: the subviews of `contentView`. Of lazy sections those that have a view.
  public var arrangedSubviews: [UIView] { arranger.arrangedViews }

  /// Appends a child; one from another superview leaves it, one that is in the stack moves to the end.
  public func addArrangedSubview(_ view: UIView) { content.addSubview(view) }

  /// Appends a child, or moves it to the end, with a layout.
  public func addArrangedSubview(_ view: UIView, layout: ChildLayout) {
    self[layoutOf: view] = layout
    addArrangedSubview(view)
  }

  /// Makes `views` the children, in this order: those that stay keep their state, and as few as possible are moved.
  ///
  /// - Parameters:
  ///   - views: The new children; a view that is listed twice stops the program. Views of lazy sections stay, listed or not.
  ///   - animated: Whether all changes are one update, as by `performUpdates(_:completion:)`; only effective in a window.
  public func setArrangedSubviews(_ views: [UIView], animated: Bool) { arranger.setViews(views, animated: animated) }

  /// Inserts a child, or moves one that is in the stack; `index` counts the other children. An index out of range stops the program.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranger.insert(view, at: index, "insertArrangedSubview(_:at:)")
  }

  /// Moves a child to another index, counted among the other children.
  public func moveArrangedSubview(_ view: UIView, to index: Int) {
    let view = arranger.child(view, "moveArrangedSubview(_:to:)").view
    arranger.insert(view, at: index, "moveArrangedSubview(_:to:)")
  }

  /// Removes the child from the container; inside `performUpdates` it fades out first.
  public func removeArrangedSubview(_ view: UIView) {
    arranger.features.motion.remove(arranger.child(view, "removeArrangedSubview(_:)").view)
  }

  // MARK: Layouts of children

  /// The layout of a child, kept for the life of the view: it can be set before the view is added, and stays when the view is removed.
  ///
  /// Values that cannot be applied stop the program here.
  public subscript(layoutOf child: UIView) -> ChildLayout {
    get { arranger.settings(of: child).layout }
    set {
      newValue.check(for: child, "\(type(of: self))[layoutOf: \(type(of: child))]")
      var settings = arranger.settings(of: child)
      if settings.layout == newValue { return }
      settings.layout = newValue
      arranger.set(settings, of: child)
    }
  }

  /// Sets `ChildLayout.spacingAfter`; `UIStackView.spacingUseDefault` resets it to the container's.
  public func setCustomSpacing(_ spacing: CGFloat, after child: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    if !isDefault { requireLength(spacing, "setCustomSpacing(\(spacing), after:)") }
    _ = arranger.child(child, "setCustomSpacing(_:after:)")
    self[layoutOf: child].spacingAfter = isDefault ? nil : spacing
  }

  /// `ChildLayout.spacingAfter`; `UIStackView.spacingUseDefault` without one.
  public func customSpacing(after child: UIView) -> CGFloat {
    self[layoutOf: child].spacingAfter ?? UIStackView.spacingUseDefault
  }

  /// Sets `ChildLayout.pinning` of a child, and the last child for which it stays at the edge: the end of its group.
  ///
  /// At the end edge `last` is the first child for which the child stays. nil means all of the content; a `.pushed` child stays up to the
  /// next pinned child at most.
  public func pin(_ child: UIView, _ pinning: Pinning = .pushed, through last: UIView? = nil) {
    _ = arranger.child(child, "pin(_:_:through:)")
    var settings = arranger.settings(of: child)
    settings.layout.pinning = pinning
    settings.pinEnd = last
    settings.layout.check(for: child, "\(type(of: self)).pin(\(type(of: child)))")
    arranger.set(settings, of: child)
  }

  /// Lets the child scroll with the others again.
  public func unpin(_ child: UIView) {
    _ = arranger.child(child, "unpin(_:)")
    self[layoutOf: child].pinning = nil
  }

  /// Whether the child has a pinning, also while it is not at the edge.
  public func isPinned(_ child: UIView) -> Bool { self[layoutOf: child].pinning != nil }

  /// Whether the child is at an edge, in a place other than its own in the stack.
  public func isStuck(_ child: UIView) -> Bool {
    guard let child = arranger.child(child) else { return false }
    arranger.arrangeIfDue()
    return arranger.features.pinned.isStuck(child)
  }

  /// Whether the present offset is one at which the child snaps.
  public func isSnapped(_ child: UIView) -> Bool {
    arranger.child(child).map { arranger.features.snapping.isSnapped($0) } ?? false
  }

  // MARK: Updates

  // MARK: Places

  /// The rectangle of a child in the content, on screen or not; for a scroll view, of its whole content and its insets. O(log children).
  public func rect(of child: UIView) -> CGRect { arranger.rect(of: arranger.child(child, "rect(of:)")) }

  /// The visible fraction of a child, from 0 to 1.
  public func visibleFraction(of child: UIView) -> CGFloat {
    arranger.visibleFraction(of: arranger.child(child, "visibleFraction(of:)"))
  }

  /// The children of which a part is visible, in order.
  public var visibleArrangedSubviews: [UIView] { arranger.visibleViews }

  /// Scrolls so that a child, or a part of it, lies at `position`, as far as the edges allow.
  ///
  /// During the animation, changes above the child move the destination by the same distance.
  ///
  /// `rect` is in the child's own coordinates, those of its content if it is a scroll view; nil is the whole child. The container scrolls
  /// it to `position`, as far as the edges of the content allow.
  public func scroll(to child: UIView, rect: CGRect? = nil, at position: ScrollPosition = .start, animated: Bool) {
    arranger.scroll(to: child, rect, at: position, animated: animated)
  }

  // MARK: Views over the stack

  /// Adds a view over the stack, which the container does not arrange, and warns; `addArrangedSubview(_:)` adds a child.
  open override func addSubview(_ view: UIView) {
    warnAboutSubview(view)
    super.addSubview(view)
  }

  /// As `addSubview(_:)`.
  open override func insertSubview(_ view: UIView, at index: Int) {
    warnAboutSubview(view)
    super.insertSubview(view, at: index)
  }

  /// As `addSubview(_:)`.
  open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    warnAboutSubview(view)
    super.insertSubview(view, aboveSubview: siblingSubview)
  }

  /// As `addSubview(_:)`.
  open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    warnAboutSubview(view)
    super.insertSubview(view, belowSubview: siblingSubview)
  }

  func addOwn(_ add: () -> Void) {
    let outer = isAddingOwn
    isAddingOwn = true
    add()
    isAddingOwn = outer
  }

  private func warnAboutSubview(_ view: UIView) {
    if isAddingOwn || view.isSystemSubview { return }
    warn(
      """
      \(type(of: self)).addSubview: the \(type(of: view)) lies over the stack and is not arranged; add a child with \
      addArrangedSubview(_:), and a view that is to float above the content to the superview of the container
      """)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let arranger, !arranger.isResting { arranger.arrange() }
  }

  /// Pinned children stand below the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    arranger?.features.endAnchor.viewportChanged()
    arranger?.setNeedsArranging()
  }

  open override var bounds: CGRect {
    didSet { arranger?.features.endAnchor.viewportChanged() }
  }

  open override var frame: CGRect {
    didSet { arranger?.features.endAnchor.viewportChanged() }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arranger?.everyWidthChanged() }
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    arranger?.features.sections.dropGoal()
    super.setContentOffset(contentOffset, animated: animated)
  }

  #if canImport(ObjectiveC)
    open override var delegate: (any UIScrollViewDelegate)? {
      get { relay.map { $0.delegate } ?? super.delegate }
      set {
        guard let relay else { return super.delegate = newValue }
        relay.delegate = newValue
        // The framework may remember which messages a delegate answers.
        super.delegate = nil
        super.delegate = relay
      }
    }

    func relaySnaps() {
      let relay = SnapRelay(self, relaying: super.delegate)
      self.relay = relay
      super.delegate = relay
    }
  #endif

  // MARK: Measurements by tests

  /// Number of child frames that the container has set, by which tests measure the cost of a scroll step.
  @_spi(Testing) public var frameWrites: Int { arranger.placement.frameWrites }

  /// Number of plans that the container has executed; scroll steps that keep the children need none.
  @_spi(Testing) public var plansCarriedOut: Int { arranger.placement.pass }

  /// Stops the program if two records of the container disagree. Debug builds call it after each pass.
  @_spi(Testing) public func checkInvariants() { arranger.checkInvariants() }
}

extension ContainerScrollView {
  /// The placement of a child across the stack.
  public enum Alignment: Int, Sendable {
    /// The width of the container, less margins and insets.
    case fill
    /// At the leading edge, in the child's own width.
    case leading
    /// In the middle, in the child's own width.
    case center
    /// At the trailing edge, in the child's own width.
    case trailing
    /// At the position and in the width of its own frame, across the stack.
    case free
  }

  /// Which position between the container's edges a child is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling; none if the child is visible already.
    case nearest
    /// Its start at the start of the container.
    case start
    /// Its middle in the middle of the container.
    case center
    /// Its end at the end of the container.
    case end
  }
}

// In an extension: in debug builds of Swift 6.3 subclasses in other files name members of the class with another mangling of their closures' types.
extension ContainerScrollView {
  /// Adds, removes, moves, hides, shows and resizes children in one animation, a critically damped spring of 0.441 s.
  ///
  /// The container lays out once, after the block. A later update starts from where an earlier one is on screen. New children fade in, and
  /// lists open up; children that are hidden or removed by `removeArrangedSubview(_:)` fade out while the others close up over them.
  ///
  /// Batches of rows and items of lists in the container belong into an update, too: on Apple's platforms nothing else tells the container
  /// that a batch is animated, and what is below the list would move at once.
  ///
  /// Updates nest: one inside another becomes a part of that, and its completion is called with that.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes; called at once.
  ///   - completion: Called once; with false if something else ended the animation.
  public func performUpdates(_ updates: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
    arranger.features.motion.performUpdates(updates, completion: completion)
  }

  /// As `performUpdates(_:completion:)`, and waits for the end of the animation; false if something else ended it.
  @discardableResult public func performUpdates(_ updates: @escaping @MainActor () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      performUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Calls `body` after a layout, once for each child whose visible fraction has changed: 0 is nothing, 1 the whole child.
  ///
  /// A child that a jump of the offset passes over, visible neither before nor after it, is not reported. Any number of observers may be
  /// added, one for all children or for a single one, whether it is in the container or not.
  ///
  /// - Parameters:
  ///   - child: the only child to report; nil for all.
  ///   - body: receives the child's view and the visible part of its length, 0 to 1.
  /// - Returns: the calls end when this object is invalidated or released.
  public func observeVisibility(
    of child: UIView? = nil, _ body: @escaping @MainActor (_ child: UIView, _ fraction: CGFloat) -> Void
  ) -> Observation {
    arranger.features.visibility.observe(child, body)
  }
}
