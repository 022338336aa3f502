internal import CoreGraphics
internal import Foundation

extension CALayer {
  func displayNow() {
    WorkCounts.layersDisplayed += 1
    if let delegate = owner ?? extras?.delegate {
      flags.remove(.delegateDeclined)
      delegate.display(self)
      if !flags.contains(.delegateDeclined) { return }
      flags.remove(.delegateDeclined)
      delegate.layerWillDraw(self)
    }
    let bounds = geometry.bounds
    guard bounds.size.width > 0, bounds.size.height > 0 else { return dropDrawing() }
    let context = CGContext(size: bounds.size, scale: storedContentsScale)
    if bounds.origin != CGPoint(x: 0, y: 0) { context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y) }
    let prologue = context.list.commands.count
    draw(in: context)
    // Most layers record no drawing: they stay without contents, or keep the image set as contents.
    if context.list.commands.count == prologue { return dropDrawing() }
    setDrawing(CachedDrawing(list: context.list, size: bounds.size, scale: storedContentsScale, isOpaque: isOpaque))
  }

  private func dropDrawing() {
    if case .drawing = look.contents { contents = nil }
  }

  /// Called by the default implementation of the delegate's `display(_:)`; the layer then calls `draw(in:)`.
  package func declineDisplay() { flags.insert(.delegateDeclined) }
}
