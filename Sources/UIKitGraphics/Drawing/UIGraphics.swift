public import CoreGraphics
internal import Diagnostics

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
