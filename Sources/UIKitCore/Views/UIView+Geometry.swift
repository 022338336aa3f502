internal import CoreGraphics
public import Foundation
internal import QuartzCore

extension UIView {
  func changeFrame(_ frame: CGRect) {
    flags.isChangingFrame = true
    layer.frame = frame
    flags.isChangingFrame = false
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
    storedObservations?.geometryChanged(self)
    layoutInputsChanged()
    updateSafeArea()
  }

  func takeFittingSize() {
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

  /// nil means the window, or the root of the tree for a view that is in none.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === storedSuperview, view != nil { return convertToParent(point) }
    return point.applying(transform(to: view, "convert(_:to:)"))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === storedSuperview { return convertFromParent(point) }
    return point.applying(transform(from: view))
  }

  /// The box around the four corners where a transform turns the rectangle.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view, "convert(_:to:)")) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(from: view)) }

  private func transform(from view: UIView?) -> CGAffineTransform {
    (view ?? storedWindow ?? root).transform(to: self, "convert(_:from:)")
  }

  private func transform(to view: UIView?, _ call: String) -> CGAffineTransform {
    let target = view ?? storedWindow ?? root
    var result = CGAffineTransform.identity
    var current = self
    while current !== target {
      guard let parent = current.storedSuperview else {
        // Up from here to the root, down from the other's root; two windows share the screen.
        let across = current.rootToScreen.concatenating(target.root.rootToScreen.inverted())
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

  /// From the view's own coordinates to its superview's; a window's parent is the screen.
  var transformToParent: CGAffineTransform {
    let (bounds, anchor, position) = (layer.bounds, layer.anchorPoint, layer.position)
    let pinned = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -pinned.x, y: -pinned.y)
      .concatenating(layer.affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  package func convertToParent(_ point: CGPoint) -> CGPoint { point.applying(transformToParent) }

  package func convertFromParent(_ point: CGPoint) -> CGPoint { point.applying(transformToParent.inverted()) }
}
