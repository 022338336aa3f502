package import CoreGraphics
package import Foundation
internal import QuartzCore

extension UIView {
  func changeFrame(_ frame: CGRect) {
    flags.isChangingFrame = true
    layer.frame = frame
    flags.isChangingFrame = false
    if storedCorners != nil { updateCorners() }
    storedObservations?.geometryChanged(self)
    layoutInputsChanged()
    updateSafeArea()
  }

  func boundsChanged() {
    let (old, new) = (arrangedSize, layer.bounds.size)
    if old != new {
      arrangedSize = new
      if flags.autoresizesSubviews { autoresizeSubviews(from: old, to: new) }
      if flags.contentMode == .redraw { layer.setNeedsDisplay() }
    }
    layer.setNeedsLayout()
    placeChanged()
  }

  func placeChanged() {
    if flags.isChangingFrame { return }
    if storedCorners != nil { updateCorners() }
    storedObservations?.geometryChanged(self)
    layoutInputsChanged()
    updateSafeArea()
  }

  func adoptFittingSize() {
    var bounds = bounds
    let size = sizeThatFits(bounds.size)
    if size == bounds.size { return }
    guard transform.isIdentity else {
      bounds.size = size
      self.bounds = bounds
      return
    }
    frame.size = size
  }

  // MARK: Converting

  func transform(from view: UIView?) -> CGAffineTransform {
    (view ?? storedWindow ?? root).transform(to: self, "convert(_:from:)")
  }

  func transform(to view: UIView?, _ call: String) -> CGAffineTransform {
    let target = view ?? storedWindow ?? root
    var result = CGAffineTransform.identity
    var current = self
    while current !== target {
      guard let parent = current.storedSuperview else {
        // Up to this view's root, across the space that both roots stand in, and down from the other root.
        let across = current.transformToParent.concatenating(target.root.transformToParent.inverted())
        return result.concatenating(across).concatenating(target.transformToRoot.inverted())
      }
      result = result.concatenating(current.transformToParent)
      current = parent
    }
    return result
  }

  private var root: UIView {
    var view = self
    while let parent = view.storedSuperview { view = parent }
    return view
  }

  private var rootToScreen: CGAffineTransform { self is UIWindow ? transformToParent : .identity }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var current = self
    while let parent = current.storedSuperview {
      result = result.concatenating(current.transformToParent)
      current = parent
    }
    return result
  }

  /// The transform from the view's coordinates to its superview's; a window's superview is the screen.
  var transformToParent: CGAffineTransform {
    let (bounds, anchor, position) = (layer.bounds, layer.anchorPoint, layer.position)
    let pinned = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -pinned.x, y: -pinned.y)
      .concatenating(layer.affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The transform to coordinates of the screen, or without a window of the topmost superview.
  package var transformToScreen: CGAffineTransform { transformToRoot.concatenating(root.rootToScreen) }

  package func convertToParent(_ point: CGPoint) -> CGPoint { point.applying(transformToParent) }

  package func convertFromParent(_ point: CGPoint) -> CGPoint { point.applying(transformToParent.inverted()) }
}
