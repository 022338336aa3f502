import UIKit

/// The scroll timelines of views in the container.
@MainActor final class Timelines: ContainerFeature {
  let list = TimelineList()

  /// Updates the timelines when the lists on the screen have placed their cells: the views of some timelines may be in cells.
  override func passEnded() {
    if list.isEmpty { return }
    for child in placement.shown { child.scrollView?.layoutIfNeeded() }
    list.update(in: container)
  }
}
