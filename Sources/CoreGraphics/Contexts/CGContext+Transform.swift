internal import Diagnostics
public import Foundation

extension CGContext {
  /// From user space to a bitmap whose y grows upward, as on Apple's platforms: it begins as (scale, 0, 0, -scale, 0, height).
  public var ctm: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale))
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func concatenate(_ transform: CGAffineTransform) {
    ensure(transform.isFinite, "CGContext.concatenate(\(transform)): every number must be finite")
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGAffineTransform {
  package var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}
