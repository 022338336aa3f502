package import Foundation
@_spi(UIKitModules) package import UIKitCore

extension UIScrollView {
  /// The bounds, and the part of the content that comes into them when the container follows a batch: rows pushed beyond the end of a list
  /// that is cut to its content stay on the screen, and new ones come in there.
  package var boundsAfterBatch: CGRect { contentScroller == nil ? bounds : bounds.union(anchorBounds) }

  /// Moves the list inside its container as `moveInContainer(_:)` does, and once more if what the container has brought into view has other
  /// lengths than were estimated: without that the correction would come after the animation's block, at once.
  package func moveAndMeasureInContainer(_ changes: ScrollChanges) {
    moveInContainer(changes)
    guard contentScroller != nil, UIView.inheritedAnimationDuration > 0 else { return }
    let size = contentSize
    layoutIfNeeded()
    if contentSize != size { moveInContainer(.contentSize) }
  }
}
