import ListModel
import ScrollPhysics
import UIKit

/// The scroll view inside a grid in a container: it scrolls the axis across, which the container leaves to the grid.
@MainActor final class GridSideScroller: UIScrollView {
  weak var grid: GridScrollView?

  override func layoutSubviews() {
    super.layoutSubviews()
    if let grid, !grid.passes.isRunning { grid.arrange() }
  }
}

// A grid in a container. The container cuts the grid to its visible part and scrolls it along one axis.
extension GridScrollView {
  func stackingChanged() {
    let (x, y) = (viewport(.x).start, viewport(.y).start)
    if stackedAxis == nil {
      for pane in panes.sorted(by: { $0.depth < $1.depth }).reversed() { insertSubview(pane, at: 0) }
      selector.bringToFront()
      sideScroller?.removeFromSuperview()
      sideScroller = nil
      if placed != nil { move(to: CGPoint(x: x, y: y), CGSize(width: contentWidth, height: rows.total)) }
    } else {
      let scroller = sideScroller ?? GridSideScroller(frame: bounds)
      scroller.grid = self
      scroller.contentInsetAdjustmentBehavior = .never
      scroller.scrollsToTop = false
      scroller.isDirectionalLockEnabled = true
      sideScroller = scroller
      insertSubview(scroller, at: 0)
      for pane in panes.sorted(by: { $0.depth < $1.depth }).reversed() { scroller.insertSubview(pane, at: 0) }
      placeSideScroller()
      if placed != nil { move(to: CGPoint(x: x, y: y), CGSize(width: contentWidth, height: rows.total)) }
    }
    for pane in panes { pane.covered = nil }
    setNeedsLayout()
  }

  func placeSideScroller() {
    guard let sideScroller, sideScroller.frame != bounds else { return }
    sideScroller.frame = bounds
  }
}
