@_spi(UIKitModules) internal import UIKitCore

extension UIScrollView {
  /// Moves the list inside its container as `moveInContainer(_:)` does, and once more if what the container has brought into view has other
  /// lengths than were estimated: without that the correction would come after the animation's block, at once.
  func moveAndMeasureInContainer(_ changes: ScrollChanges) {
    moveInContainer(changes)
    guard contentScroller != nil, UIView.inheritedAnimationDuration > 0 else { return }
    let size = contentSize
    layoutIfNeeded()
    if contentSize != size { moveInContainer(.contentSize) }
  }
}
