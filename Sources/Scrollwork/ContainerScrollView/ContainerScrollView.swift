import ListModel
import UIKit

/// One scroll view that stacks tables, other scroll views and plain views, and scrolls them as one; their cells are still reused.
///
/// Add children to `contentView`. A scroll view takes up the space of its whole content and its insets, but its frame is only the part of that
/// space which shows, so a table has cells for no other rows. A plain view keeps its height, one with constraints
/// inside has the height that they give it at the container's width; a hidden child takes no space.
/// A child whose size or content size changes makes the container lay out again. A scroll step touches only the children on screen.
///
/// A managed child does not scroll by itself: an offset that code gives it is taken back. To show a row of a table, reveal it in the container:
/// `container.scrollRectToVisible(container.convert(table.rectForRow(at: path), from: table), animated: true)`.
@MainActor open class ContainerScrollView: UIScrollView {
  /// Holds the children, stacked in the order of its subviews; it fills the bounds and shares their origin.
  public var contentView: UIView { content }

  let content = ContainerContentView()

  // What the extension beside this file works on.
  var children: [ContainerChild] = []
  /// The space of each child, in the same order.
  var stack = Stack()
  var shown: [ContainerChild] = []
  /// Takes turns with `shown`, so that a step allocates nothing.
  var formerlyShown: [ContainerChild] = []
  /// The subviews are no longer those of `children`, or in another order.
  var isOrderStale = false
  /// Children whose space may have changed.
  var changedChildren: [ContainerChild] = []
  /// Children off screen are no longer where they belong.
  var isPlaceStale = false
  /// Grows with every change of order or space: a pass that finds another number than it began with stops, the next one is due already.
  var revision = 0
  var pass = 0
  var isArranging = false
  /// Another pass is to follow the one under way.
  var isArrangingDue = false
  var arrangedWidth: CGFloat = 0

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
    addSubview(content)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}
