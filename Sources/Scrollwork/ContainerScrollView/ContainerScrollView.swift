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
  /// The superview of the children, stacked in the order of its subviews; its bounds are those of the container.
  public var contentView: UIView { content }

  /// The direction of the stack, `.vertical` by default. A scroll view that scrolls in the other direction scrolls by itself.
  open var axis: NSLayoutConstraint.Axis {
    get { storedAxis }
    set {
      if newValue == storedAxis { return }
      storedAxis = newValue
      axisChanged()
    }
  }

  /// Spacing between neighbours that are not hidden, in points.
  open var spacing: CGFloat {
    get { storedSpacing }
    set {
      requireLength(newValue, "spacing = \(newValue)")
      if newValue == storedSpacing { return }
      storedSpacing = newValue
      everySpaceChanged()
    }
  }

  /// Alignment across the stack of children that have none of their own.
  open var alignment: Alignment {
    get { storedAlignment }
    set {
      if newValue == storedAlignment { return }
      storedAlignment = newValue
      everyWidthChanged()
    }
  }

  /// Whether `layoutMargins` lie around the stack, less the part that `adjustedContentInset` keeps free already.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { hasMargins }
    set {
      if newValue == hasMargins { return }
      hasMargins = newValue
      everyWidthChanged()
    }
  }

  /// Number of child frames that the container has set, by which tests measure the cost of a scroll step.
  @_spi(Testing) public var frameWrites: Int { frameWriteCount }

  /// Number of plans that the container has carried out; scroll steps that keep the children need none.
  @_spi(Testing) public var plansCarriedOut: Int { placed.pass }

  let content = ContainerContentView()

  /// The end of the content that stays in view; `.start` by default.
  ///
  /// With `.end`, as in a chat or a log, the container begins at its end. New children and rows at the end are followed while the end is
  /// visible, and older ones come in above without a move: children anywhere, rows of a list that is scrolled past its start. When the
  /// viewport becomes lower, by a keyboard's inset or a smaller window, the last visible line stays visible. Inside another container that one
  /// decides.
  open var growthAnchor: ScrollAnchor {
    get { storedGrowthAnchor }
    set {
      if newValue == storedGrowthAnchor { return }
      storedGrowthAnchor = newValue
      setNeedsArranging()
    }
  }

  // Stored apart, since each access to a stored property of an open class that other modules can change in place is checked.
  private var storedGrowthAnchor = ScrollAnchor.start
  @exclusivity(unchecked) var frameWriteCount = 0
  @exclusivity(unchecked) private var storedAxis = NSLayoutConstraint.Axis.vertical
  @exclusivity(unchecked) private var storedSpacing: CGFloat = 0
  @exclusivity(unchecked) private var storedAlignment = Alignment.fill
  @exclusivity(unchecked) private var hasMargins = false

  // State used by the extensions beside this file.
  /// The space of each child, in order.
  @exclusivity(unchecked) var stack = Stack()
  @exclusivity(unchecked) var children = ChildTable()
  /// State machine of passes; decides when a pass runs.
  @exclusivity(unchecked) var session = StackSession()
  @exclusivity(unchecked) var pending = PendingChanges()
  /// The plan of the last placement; the next plan reuses its storage.
  @exclusivity(unchecked) var plan = StackPlan()
  @exclusivity(unchecked) var placed = PlacedChildren()
  @exclusivity(unchecked) var overscan = StackOverscan()
  /// Scroll anchor, set by the first change after a placement; nil at the top of the content.
  @exclusivity(unchecked) final var anchor: StackAnchor?
  @exclusivity(unchecked) var visibility = VisibilityReports()
  @exclusivity(unchecked) var layouts = LayoutTable()
  @exclusivity(unchecked) var growth = GrowthState()
  let timelines = TimelineList()
  /// Counts changes of the children's `edges`.
  @exclusivity(unchecked) var edgeChanges = 0
  @exclusivity(unchecked) var piles = PiledChildren()
  @exclusivity(unchecked) var decorations = Decorations()
  @exclusivity(unchecked) var snapping = Snapping()
  @exclusivity(unchecked) var sections = SectionTable()
  var ownEdgeLoadings = EdgeLoadings()
  /// Completions of updates inside the one that runs. Final: without whole-module optimization the compiler gives a subclass in another file a
  /// getter of another name, and the program does not link.
  @exclusivity(unchecked) final var nestedCompletions: [@MainActor (Bool) -> Void] = []
  @exclusivity(unchecked) private var isAddingOwn = false
  /// Lists that `lengthenLists()` has lengthened since the last placement.
  @exclusivity(unchecked) var longLists: [LongList] = []
  /// Views removed in an update that are visible until it ends.
  @exclusivity(unchecked) var departing: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit { content.container = nil }

  private func setUp() {
    content.container = self
    // The container sets the frames of its children itself.
    content.autoresizesSubviews = false
    addOwn { addSubview(content) }
  }

  // MARK: Subviews

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

  #if canImport(ObjectiveC)
    open override var delegate: (any UIScrollViewDelegate)? {
      get { snapping.relay.map { $0.delegate } ?? super.delegate }
      set {
        guard let relay = snapping.relay else { return super.delegate = newValue }
        relay.delegate = newValue
        // The framework may remember which messages a delegate answers.
        super.delegate = nil
        super.delegate = relay
      }
    }

    func relaySnaps() {
      let relay = SnapRelay(self, relaying: super.delegate)
      snapping.relay = relay
      super.delegate = relay
    }
  #endif

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    sections.goal = nil
    super.setContentOffset(contentOffset, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isResting { arrange() }
  }

  /// Pinned children stand below the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    viewportChanged()
    setNeedsArranging()
  }

  open override var bounds: CGRect {
    didSet { viewportChanged() }
  }

  open override var frame: CGRect {
    didSet { viewportChanged() }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { everyWidthChanged() }
  }

  func requireLength(_ length: CGFloat, _ call: @autoclosure () -> String) {
    ensure(length.isFinite && length >= 0, "\(type(of: self)).\(call()): set a number of points from 0 on")
  }
}
