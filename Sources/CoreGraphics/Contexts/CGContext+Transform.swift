internal import Diagnostics
public import Foundation

extension CGContext {
  /// From user space to a bitmap with y upward, as on Apple's platforms: initially (scale, 0, 0, -scale, 0, height in pixels).
  public var ctm: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale))
  }

  /// The same as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies `transform` to everything drawn from now on, before the present transform; stops the program unless every number is finite.
  public func concatenate(_ transform: CGAffineTransform) {
    ensure(transform.isFinite, "CGContext.concatenate(\(transform)): every number must be finite")
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Moves the origin of user space, in points.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Scales user space; a factor of 0 makes the conversions from device space meaningless.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates user space by `angle` radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// From user space (points) to device pixels with y upward.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// From device pixels with y upward to user space (points).
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// From user space (points) to device pixels, without the translation: the height changes its sign where y is upward.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// From device pixels to user space (points), without the translation.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The box around the converted corners.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The box around the converted corners.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
  package var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}
