package import CoreGraphics
internal import Diagnostics
package import Foundation
internal import UIKitGraphics

extension UIView {
  /// Stops the program with a message if a number is infinite or NaN.
  @discardableResult package func requireFinite(_ rect: CGRect, _ call: String) -> CGRect {
    let sum = rect.origin.x + rect.origin.y + rect.size.width + rect.size.height
    // A sum of finite numbers may overflow, so the single numbers are checked only if the sum is not finite.
    if !sum.isFinite { Self.require(rect.isFinite, self, call, rect) }
    return rect
  }

  /// A frame with finite numbers; `.zero` for `.null`, which iOS accepts.
  func requireFrame(_ frame: CGRect, _ call: String) -> CGRect { frame.isNull ? .zero : requireFinite(frame, call) }

  @discardableResult package func requireFinite(_ point: CGPoint, _ call: String) -> CGPoint {
    Self.require(point.x.isFinite && point.y.isFinite, self, call, point)
    return point
  }

  @discardableResult package func requireFinite(_ t: CGAffineTransform, _ call: String) -> CGAffineTransform {
    let isFinite = t.a.isFinite && t.b.isFinite && t.c.isFinite && t.d.isFinite && t.tx.isFinite && t.ty.isFinite
    Self.require(isFinite, self, call, t)
    return t
  }

  private static func require(_ isFinite: Bool, _ view: UIView, _ call: String, _ value: Any) {
    ensure(
      isFinite, "\(type(of: view)).\(call): \(value) is not finite; check the arithmetic (a division by zero?) that made it")
  }
}
