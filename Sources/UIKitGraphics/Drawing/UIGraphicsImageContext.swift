internal import CoreGraphics
internal import Diagnostics
public import Foundation

/// Begins an image of `size` points at one pixel per point, not opaque; its context is the current one of this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image; its context is the current one of this thread until `UIGraphicsEndImageContext()`. `UIGraphicsImageRenderer` does the same
/// and cannot be left open.
///
/// - Parameters:
///   - size: In points. As on iOS 17, a side that is not positive is a programming error.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: Pixels per point; 0 for the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let factor = scale == 0 ? CurrentGraphics.scale : scale
  ensure(
    size.width > 0 && size.height > 0 && factor > 0 && max(size.width, size.height) * factor <= CGFloat(CGImage.maximumSide),
    """
    UIGraphicsBeginImageContextWithOptions(\(size), \(opaque), \(scale)): each side must be from 1 to \(CGImage.maximumSide) pixels; lay \
    the view out first, or do not draw an empty one
    """)
  let context = CGContext(size: size, scale: factor)
  context.isOpaqueImage = opaque
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}

/// An image of what has been drawn since the image was begun; nil if the current context was not made by `UIGraphicsBeginImageContext`.
/// Rasterizes it at every call.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let isOpaque = context.isOpaqueImage else { return nil }
  let image = CurrentGraphics.rasterize(context.list, size: context.size, scale: context.scale, isOpaque: isOpaque)
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Ends the image that was begun last; does nothing if the current context was not made by `UIGraphicsBeginImageContext`.
public func UIGraphicsEndImageContext() {
  if UIGraphicsGetCurrentContext()?.isOpaqueImage != nil { UIGraphicsPopContext() }
}
