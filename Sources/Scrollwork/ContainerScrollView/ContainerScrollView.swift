import Diagnostics
import ListModel
import UIKit

/// One scroll view that stacks tables, collections, other scroll views and plain views, and scrolls them as one; cells are still reused.
///
/// Children are the subviews of `contentView`, stacked in their order. A scroll view takes up the space of its whole content and its
/// insets, but its frame is only the part of that space which shows, so a table has cells for no other rows. A plain view keeps its height,
/// one with constraints inside has the height that they give it at the container's width; a hidden child takes no space. A scroll view that
/// scrolls across the stack, or is told to with `setScrollsByItself(_:for:)`, counts as a plain view.
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
  open var axis = NSLayoutConstraint.Axis.vertical {
    didSet { if axis != oldValue { axisChanged() } }
  }

  /// Spacing between neighbours that are not hidden, in points.
  open var spacing: CGFloat = 0 {
    willSet { requireLength(newValue, "spacing = \(newValue)") }
    didSet { if spacing != oldValue { everySpaceChanged() } }
  }

  /// Alignment across the stack of children that have none of their own.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { everyWidthChanged() } }
  }

  /// Whether `layoutMargins` lie around the stack, less the part that `adjustedContentInset` keeps free already.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { everyWidthChanged() } }
  }

  /// Called after a layout, once for each child whose visible fraction has changed: 0 is nothing, 1 the whole child.
  ///
  /// A child that a jump of the offset passes over, visible neither before nor after it, is not reported.
  open var onVisibilityChange: ((_ child: UIView, _ fraction: CGFloat) -> Void)?

  /// Number of child frames that the container has set, by which tests measure the cost of a scroll step.
  public internal(set) var frameWrites = 0

  let content = ContainerContentView()

  // State used by the extensions beside this file.
  /// The space of each child, in order.
  var stack = Stack()
  var children = ChildTable()
  /// State machine of passes; decides when a pass runs.
  var session = StackSession()
  var pending = PendingChanges()
  /// The plan of the last placement; the next plan reuses its storage.
  var plan = StackPlan()
  var placed = PlacedChildren()
  var overscan = StackOverscan()
  /// Scroll anchor, set by the first change after a placement; nil at the top of the content.
  var anchor: StackAnchor?
  var visibility = VisibilityReports()
  /// Views removed in an update that are visible until it ends.
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
    // The container sets the frames of its children itself.
    content.autoresizesSubviews = false
    addSubview(content)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isResting { arrange() }
  }

  /// Pinned children stand below the insets.
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
