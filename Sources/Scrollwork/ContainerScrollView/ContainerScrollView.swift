import Diagnostics
import ListModel
import UIKit

/// One scroll view that stacks tables, collections, other scroll views and plain views, and scrolls them as one; cells are still reused.
///
/// Children are the subviews of `contentView`, in their order. A scroll view takes the space of its whole content and its insets, but its
/// frame covers only the visible part of that space, so that a table has cells for visible rows only. A plain view keeps its height; one
/// with constraints inside gets the height that they determine at the container's width. A hidden child takes no space. A scroll view that
/// scrolls across the stack, or is set to by `setScrollsByItself(_:for:)`, counts as a plain view.
///
/// A child whose size or content size changes makes the container lay out again, inside an animation as part of it. The visible content
/// stays in place when children above it change, come or go, also during a drag or a deceleration.
///
/// Only children on the screen have frames in place; `rect(of:)` returns the rectangle of any child. A scroll step touches no others, and a
/// change of one child costs O(log children). A managed child does not scroll by itself: `scrollToRow`, `scrollToItem`,
/// `scrollRectToVisible` and `setContentOffset(_:animated:)` of the child, and setting its offset, scroll the container, whose delegate
/// receives the messages. On Apple's platforms they have no effect on a managed child; use `scroll(to:rect:at:animated:)` there.
@MainActor open class ContainerScrollView: UIScrollView {
  /// The superview of the children, stacked in the order of its subviews; its bounds are those of the container.
  public var contentView: UIView { content }

  /// The direction of the stack, `.vertical` by default. A scroll view that scrolls in the other direction scrolls by itself.
  open var axis = NSLayoutConstraint.Axis.vertical {
    didSet { if axis != oldValue { axisChanged() } }
  }

  /// Points between neighbours that are not hidden; 0 by default. Stops the program if negative or not finite.
  open var spacing: CGFloat = 0 {
    willSet { requireLength(newValue, "spacing = \(newValue)") }
    didSet { if spacing != oldValue { everySpaceChanged() } }
  }

  /// The placement across the stack of children without their own alignment; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { everyWidthChanged() } }
  }

  /// Whether the stack is inset by `layoutMargins`; false by default. Safe areas that the content avoids already are not counted twice.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { everyWidthChanged() } }
  }

  /// Called after children have come, gone or moved on the screen, once for each whose visible fraction has changed: 0 is hidden, 1
  /// completely visible.
  ///
  /// A child that is invisible before and after a jump is not reported.
  open var onVisibilityChange: ((_ child: UIView, _ fraction: CGFloat) -> Void)?

  /// Number of times the container has set the frame of a child: the cost of scroll steps, for tests.
  public internal(set) var frameWrites = 0

  let content = ContainerContentView()

  // State of the extensions beside this file.
  /// The space of each child, in order.
  var stack = Stack()
  /// Indexed by the stack's slots.
  var childAt: [ContainerChild?] = []
  var known: [ObjectIdentifier: ContainerChild] = [:]
  /// Children with a place on screen, in order.
  var shown: [ContainerChild] = []
  /// Double buffer for `shown`; swapped each pass to avoid allocation.
  var formerlyShown: [ContainerChild] = []
  /// The stack's order may differ from the subviews' order.
  var isOrderStale = false
  /// New children, not measured yet.
  var waiting: [ContainerChild] = []
  /// Children whose space may have changed.
  var changedChildren: [ContainerChild] = []
  /// Children that the current pass shows for the first time, or again.
  var fresh: [ContainerChild] = []
  /// Incremented by every change of order or space. A pass that finds another number than at its start stops; the next one is due already.
  var revision = 0
  /// Revision that children on screen were placed with.
  var placedRevision = -1
  var pass = 0
  var isArranging = false
  /// Another pass is to follow the one under way.
  var isArrangingDue = false
  var isUpdating = false
  var arrangedAcross = Segment(start: 0, length: 0)
  /// Points beyond the screen in which children have places, while an animation moves them.
  var overscan = 0.0
  /// Points above the screen in which lists show rows meanwhile: only as far as children move up. A row that learns its height there would
  /// move the rows on screen.
  var reachBefore = 0.0
  /// From the start of the first child on screen to the end of the last one with its gap.
  var shownSpan = Segment(start: 0, length: 0)
  /// Set by the first change after a pass.
  var anchor: Anchor?
  /// Start of `screen` in the last pass.
  var screenStart = 0.0
  /// Child that enters at the upper edge in the current pass.
  var entering: ContainerChild?
  /// The pinned child that is at the edge now.
  weak var stuckView: UIView?
  /// Children that have left the screen since the last visibility report.
  var departed: [ContainerChild] = []
  /// Called when a child's visibility begins or ends.
  var onShow: ((_ child: UIView, _ isShown: Bool) -> Void)?
  /// Called at the end of every pass, after `onShow`.
  var onArranged: (() -> Void)?
  /// Views removed in an update, visible until it ends.
  var departing: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.container = self
    // The container alone decides on sizes.
    content.autoresizesSubviews = false
    addSubview(content)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  /// What sticks does so below the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsArranging()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { everyWidthChanged() }
  }

  func requireLength(_ length: CGFloat, _ call: @autoclosure () -> String) {
    ensure(length.isFinite && length >= 0, "\(type(of: self)).\(call()): set a number of points from 0 on")
  }
}
