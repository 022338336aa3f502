import Diagnostics
import ListModel
import UIKit

/// One scroll view that stacks tables, collections, other scroll views and plain views, and scrolls them as one; cells are still reused.
///
/// Children are the subviews of `contentView`, stacked in their order. A scroll view takes up the space of its whole content and its insets,
/// but its frame is only the part of that space which shows, so a table has cells for no other rows. A plain view keeps its height, one with
/// constraints inside has the height that they give it at the container's width; a hidden child takes no space. A scroll view that scrolls
/// across the stack, or is told to with `setScrollsByItself(_:for:)`, counts as a plain view.
///
/// A child whose size or content size changes makes the container lay out again, inside an animation as part of that. What the person looks at
/// stays where it is when children above it change, come or go, also in the middle of a drag or a deceleration.
///
/// Only children on screen have their place; `rect(of:)` tells that of any. A scroll step touches no others, and a change of one child costs
/// O(log children). A managed child does not scroll by itself: what `scrollToRow`, `scrollToItem`, `scrollRectToVisible` and
/// `setContentOffset(_:animated:)` ask of it the container does, whose delegate hears of it; so it does for an offset that is set. Apple's
/// scroll views cannot pass that on: there such an offset is taken back, and `scroll(to:rect:at:animated:)` is the way.
@MainActor open class ContainerScrollView: UIScrollView {
  /// Holds the children, stacked in the order of its subviews; it fills the bounds and shares their origin.
  public var contentView: UIView { content }

  /// The direction in which children follow one another. A scroll view that scrolls the other way scrolls by itself.
  open var axis = NSLayoutConstraint.Axis.vertical {
    didSet { if axis != oldValue { axisChanged() } }
  }

  /// Between neighbours that are not hidden, in points.
  open var spacing: CGFloat = 0 {
    willSet { requireLength(newValue, "spacing = \(newValue)") }
    didSet { if spacing != oldValue { everySpaceChanged() } }
  }

  /// Across the stack, for children that have no other.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { everyWidthChanged() } }
  }

  /// Whether `layoutMargins` lie around the stack; what bars cover is not counted again where the content avoids them already.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { everyWidthChanged() } }
  }

  /// Called after children have come, gone or moved on the screen, once for each of which another part shows: 0 is nothing, 1 all of it.
  ///
  /// Also when code jumps: then a child that shows neither before nor after is not mentioned.
  open var onVisibilityChange: ((_ child: UIView, _ fraction: CGFloat) -> Void)?

  /// How often the container has set the frame of a child; what a step costs, for tests.
  public internal(set) var frameWrites = 0

  let content = ContainerContentView()

  // What the extensions beside this file work on.
  /// The space of each child, in order.
  var stack = Stack()
  /// By the slots of the stack.
  var childAt: [ContainerChild?] = []
  var known: [ObjectIdentifier: ContainerChild] = [:]
  /// Those that have their place on the screen, in order.
  var shown: [ContainerChild] = []
  /// Takes turns with `shown`, so that a step allocates nothing.
  var formerlyShown: [ContainerChild] = []
  /// The subviews may no longer be in the order of the stack.
  var isOrderStale = false
  /// Children that have not been measured.
  var waiting: [ContainerChild] = []
  /// Children whose space may have changed.
  var changedChildren: [ContainerChild] = []
  /// Those that the pass under way shows for the first time, or again.
  var fresh: [ContainerChild] = []
  /// Grows with every change of order or space: a pass that finds another number than it began with stops, the next one is due already.
  var revision = 0
  /// The revision that children on screen are placed by.
  var placedRevision = -1
  var pass = 0
  var isArranging = false
  /// Another pass is to follow the one under way.
  var isArrangingDue = false
  var isUpdating = false
  var arrangedAcross = Segment(start: 0, length: 0)
  /// How far beyond the screen children have their places, while they move by themselves.
  var slack = 0.0
  /// How far before the screen lists show their rows meanwhile: as far as children move up, and no farther. A row that learns its
  /// height there would move the rows on the screen.
  var reachBefore = 0.0
  /// What children on screen cover, from the first one's start to where the next one after them would begin.
  var shownSpan = Segment(start: 0, length: 0)
  /// What the person looked at when the first change came.
  var anchor: Anchor?
  /// Where the screen was in the last pass.
  var screenStart = 0.0
  /// Comes in at the upper edge in the pass under way, while others below it show.
  var entering: ContainerChild?
  /// Sticks to the edge.
  weak var stuckView: UIView?
  /// Have left the screen since it was last told who shows.
  var departed: [ContainerChild] = []
  /// Tells a controller who shows.
  var onShow: ((_ child: UIView, _ isShown: Bool) -> Void)?
  /// Called at the end of every pass, after `onShow`.
  var onArranged: (() -> Void)?
  /// Removed in an update, and on their way out.
  var ghosts: [UIView] = []

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
