internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, flags.blockingAnimations == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      let inside = view.layer.placeOfTouches.map { point.applying($0.inverted()) } ?? view.convertFromParent(point)
      if let found = view.hitTest(inside, with: event) { return found }
    }
    return self
  }
}
