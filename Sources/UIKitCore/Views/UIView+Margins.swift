internal import Diagnostics
internal import Foundation
internal import QuartzCore
package import UIKitGraphics

struct ViewMargins: Equatable {
  /// UIKit's default: 8 on each side.
  var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var insetsFromSafeArea = true
  var preservesSuperview = false
  /// The safe area that was last reported by `safeAreaInsetsDidChange`.
  var safeArea = UIEdgeInsets.zero
}

extension UIView {
  // MARK: Safe area

  /// The view's safe area: updated when the frame, the window or an ancestor's safe area changes; zero outside of windows.
  var currentSafeArea: UIEdgeInsets { storedMargins.safeArea }

  /// Recomputes the safe area of the view and, if it changed, of its subviews. Without a safe area around the view this costs comparisons.
  ///
  /// A change of the superview's bounds does not call it: cells whose margins grow under a bar would change their height there, and lists
  /// would move their content. A container calls it for the lists that it scrolls.
  package func updateSafeArea() {
    guard mayHaveSafeArea || storedMargins.safeArea != .zero else { return }
    let area = computedSafeArea
    if area == storedMargins.safeArea { return }
    storedMargins.safeArea = area
    layoutInputsChanged()
    if storedMargins.insetsFromSafeArea { marginsChanged() }
    safeAreaInsetsDidChange()
    mayHaveChanged(.safeAreaInsets)
    viewController?.viewSafeAreaInsetsDidChange()
    for view in storedSubviews { view.updateSafeArea() }
  }

  /// Whether the superview or a controller may give the view a safe area; to a window the screen does.
  private var mayHaveSafeArea: Bool {
    guard let storedSuperview else { return true }
    return viewController != nil || storedSuperview.safeAreaInsets != .zero
  }

  private var computedSafeArea: UIEdgeInsets {
    let additional = viewController?.safeAreaAddition ?? .zero
    guard storedWindow != nil else { return .zero }
    guard let parent = storedSuperview else {
      return ((self as? UIWindow)?.deviceSafeArea ?? .zero) + additional
    }
    let (area, outer, frame) = (parent.safeAreaInsets, parent.bounds, frame)
    func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(0, inset - distance), inset) }
    return additional
      + UIEdgeInsets(
        top: rest(area.top, frame.minY - outer.minY), left: rest(area.left, frame.minX - outer.minX),
        bottom: rest(area.bottom, outer.maxY - frame.maxY), right: rest(area.right, outer.maxX - frame.maxX))
  }

  // MARK: Layout margins

  var effectiveMargins: UIEdgeInsets {
    var margins = storedMargins.own
    if storedMargins.insetsFromSafeArea { margins = margins + storedMargins.safeArea }
    guard storedMargins.preservesSuperview, let parent = storedSuperview else { return margins }
    let (outer, bounds, frame) = (parent.layoutMargins, parent.bounds, frame)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - bounds.minY)),
      left: max(margins.left, outer.left - (frame.minX - bounds.minX)),
      bottom: max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (bounds.maxX - frame.maxX)))
  }

  func setMargins(_ margins: UIEdgeInsets) {
    ensure(margins.isFinite, "\(type(of: self)).layoutMargins = \(margins): set finite numbers of points")
    changeMargins { $0.own = margins }
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    let old = storedMargins
    change(&storedMargins)
    if storedMargins != old { marginsChanged() }
  }

  private func marginsChanged() {
    layer.setNeedsLayout()
    layoutInputsChanged()
    layoutMarginsDidChange()
    for view in storedSubviews where view.storedMargins.preservesSuperview { view.marginsChanged() }
  }
}

extension UIView {
  package var isReadFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: UIEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension UIEdgeInsets {
  package init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
