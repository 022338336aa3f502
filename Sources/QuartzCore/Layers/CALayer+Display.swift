internal import CoreGraphics
internal import Foundation

extension CALayer {
  func displayNow() {
    if let delegate = owner ?? extras?.delegate {
      flags.remove(.delegateDeclined)
      delegate.display(self)
      if !flags.contains(.delegateDeclined) { return }
      flags.remove(.delegateDeclined)
      delegate.layerWillDraw(self)
    }
    let bounds = geometry.bounds
    guard bounds.size.width > 0, bounds.size.height > 0 else { return contents = nil }
    let context = CGContext(size: bounds.size, scale: storedContentsScale)
    if bounds.origin != CGPoint(x: 0, y: 0) { context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y) }
    let prologue = context.list.commands.count
    draw(in: context)
    if context.list.commands.count == prologue {
      // Most layers that are asked to draw do not: they stay without contents.
      if case .none = look.contents { return }
      return contents = nil
    }
    contents = CachedDrawing(list: context.list, size: bounds.size, scale: storedContentsScale, isOpaque: isOpaque)
  }
}
