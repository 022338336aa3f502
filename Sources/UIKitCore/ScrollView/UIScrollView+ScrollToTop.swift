internal import CoreGraphics
package import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

extension UIScrollView {
  /// Starts the animated scroll to the top, if the delegate allows it.
  ///
  /// - Returns: whether the scroll starts; false at the top.
  @discardableResult func scrollToTop() -> Bool {
    let top = CGPoint(
      x: CGPoint(machine.geometry.clamped(Vector(contentOffset))).x, y: -adjustedContentInset.top - insets.barRoom.hidden)
    guard contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    animate(to: top, for: .scrollToTop)
    return true
  }
}

extension UIScreen {
  /// Minimum shorter side of a tablet's screen, in points: 744, the smallest iPad's.
  private static let tabletSide: CGFloat = 744

  /// Handles a tap on the status bar at `x` (nil for its middle). On a phone, the only scroll view with `scrollsToTop` scrolls, none if
  /// there are several; on a tablet, the one under the tap that is nearest to the status bar.
  package func tapStatusBar(x: CGFloat?) {
    if windows.contains(where: { $0.isKeyWindow && $0.rootViewController?.hidesStatusBar ?? false }) { return }
    let candidates = windows.flatMap { Self.visible(in: $0, clippedTo: bounds) { $0.scrollsToTop } }
    if min(bounds.width, bounds.height) < Self.tabletSide {
      if candidates.count == 1 { candidates[0].view.scrollToTop() }
    } else {
      let x = x ?? bounds.midX
      let under = candidates.filter { $0.frame.minX <= x && x < $0.frame.maxX }
      under.min { $0.frame.minY < $1.frame.minY }?.view.scrollToTop()
    }
  }

  /// The visible scroll views and their visible frames on the screen; outer ones first.
  static func visible(in view: UIView, clippedTo area: CGRect, where matches: (UIScrollView) -> Bool)
    -> [(view: UIScrollView, frame: CGRect)]
  {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let whole = (view.window ?? view).convertToParent(rect: view.convert(view.bounds, to: nil))
    let frame = whole.intersection(area)
    let own = (view as? UIScrollView).flatMap { !frame.isEmpty && matches($0) ? ($0, frame) : nil }
    let clip = view.clipsToBounds ? frame : area
    if clip.isEmpty { return [] }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap { visible(in: $0, clippedTo: clip, where: matches) }
  }
}

extension UIView {
  fileprivate func convertToParent(rect: CGRect) -> CGRect { rect.applying(transformToParent) }
}
