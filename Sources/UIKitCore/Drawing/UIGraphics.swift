public import CoreGraphics
internal import Diagnostics
public import Foundation

/// The context that `draw(_:)`, `set()`, `fill()` and the like use on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ThreadDrawing.current.contexts.last }

/// Makes `context` the current one of this thread, until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ThreadDrawing.current.contexts.append(context) }

/// Makes the former context the current one; a call without a matching push is a programming error.
public func UIGraphicsPopContext() {
  guard ThreadDrawing.current.contexts.popLast() != nil else {
    programmingError("UIGraphicsPopContext() without a UIGraphicsPushContext(_:) before it on this thread")
  }
}

/// Fills `rect` with the current fill colour; does nothing without a context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame one point wide just inside `rect`, in the current fill colour; does nothing without a context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let box = rect.standardized
  let (width, height) = (min(1, box.width), min(1, box.height))
  context.fill([
    CGRect(x: box.minX, y: box.minY, width: box.width, height: height),
    CGRect(x: box.minX, y: box.maxY - height, width: box.width, height: height),
    CGRect(x: box.minX, y: box.minY + height, width: width, height: max(0, box.height - 2 * height)),
    CGRect(x: box.maxX - width, y: box.minY + height, width: width, height: max(0, box.height - 2 * height)),
  ])
}

/// Limits further drawing to `rect`, until the context's state is restored.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
