internal import CoreGraphics
public import Foundation

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
