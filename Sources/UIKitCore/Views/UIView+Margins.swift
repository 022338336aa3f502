internal import Diagnostics
package import Foundation
internal import QuartzCore
package import UIKitGraphics

struct ViewMargins: Equatable {
  /// The app's margins, or the default of the view's kind: 8 on each side.
  var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Whether the app has set `own`.
  var isOwnSet = false
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

  /// UIKit's side margin for the width of a list or of a controller's view (docs/measurements.md, Tables).
  package static func sideMargin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  var effectiveMargins: UIEdgeInsets {
    var margins = ownMargins
    if storedMargins.insetsFromSafeArea { margins = margins + storedMargins.safeArea }
    guard storedMargins.preservesSuperview, let parent = storedSuperview else { return margins }
    let (outer, bounds, frame) = (parent.layoutMargins, parent.bounds, frame)
    return UIEdgeInsets(
      top: max(margins.top, outer.top - (frame.minY - bounds.minY)),
      left: max(margins.left, outer.left - (frame.minX - bounds.minX)),
      bottom: max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(margins.right, outer.right - (bounds.maxX - frame.maxX)))
  }

  /// The margins without those of the surroundings. A controller's view has at least the system's at its sides, and by default none above
  /// and below.
  private var ownMargins: UIEdgeInsets {
    var margins = storedMargins.own
    guard let viewController else { return margins }
    if !storedMargins.isOwnSet { (margins.top, margins.bottom) = (0, 0) }
    guard viewController.viewRespectsSystemMinimumLayoutMargins else { return margins }
    let least = UIEdgeInsets(viewController.systemMinimumLayoutMargins, isMirrored: isReadFromTheRight)
    return UIEdgeInsets(
      top: max(margins.top, least.top), left: max(margins.left, least.left), bottom: max(margins.bottom, least.bottom),
      right: max(margins.right, least.right))
  }

  func setMargins(_ margins: UIEdgeInsets) {
    ensure(margins.isFinite, "\(type(of: self)).layoutMargins = \(margins): set finite numbers of points")
    changeMargins {
      $0.own = margins
      $0.isOwnSet = true
    }
  }

  /// Sets the margins that a list gives to its parts, unless the app has set others.
  package func setDefaultMargins(_ margins: NSDirectionalEdgeInsets, isMirrored: Bool) {
    if !storedMargins.isOwnSet { changeMargins { $0.own = UIEdgeInsets(margins, isMirrored: isMirrored) } }
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    let old = storedMargins
    change(&storedMargins)
    if storedMargins != old { marginsChanged() }
  }

  func marginsChanged() {
    layer.setNeedsLayout()
    layoutInputsChanged()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
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
