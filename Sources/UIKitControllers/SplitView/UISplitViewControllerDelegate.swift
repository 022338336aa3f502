public import Foundation
public import UIKitCore

/// Hears how a split view controller changes, and decides how it collapses and expands. Every method is optional.
///
/// Messages of a change come in this order: the display mode, the columns that will hide and show, then, after the animation, those that
/// have. A collapse asks for the column on top first and reports itself last; so does an expansion with the display mode.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  // MARK: Display mode

  /// Called before the display mode changes, by whatever means.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The display mode that the toggle button leads to; `.automatic`, the default, for the usual one.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  // MARK: Columns

  /// Called before a column appears; while collapsed, before its first screen comes onto the stack.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column disappears.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called after a column has appeared.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// Called after a column has disappeared.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  /// Called when a swipe begins to show or hide a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when the finger of that swipe has lifted.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  // MARK: Collapse of columns

  /// The column that is on top after the collapse; `proposedTopColumn`, the default, is the compact column if there is one, else the last
  /// one with a controller.
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The display mode after the expansion; `proposedDisplayMode` by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after a collapse.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after an expansion.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  // MARK: Collapse of two controllers

  /// The controller that is shown after a collapse; nil, the default, for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary controller after an expansion; nil, the default, for the one that is shown.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Whether the delegate itself has done with the secondary controller what is to be done; false, the default, has the primary controller
  /// do it: a navigation controller pushes it.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary controller after an expansion; nil, the default, for what the primary controller separates from itself, else the one
  /// before the collapse.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Showing

  /// Whether the delegate itself shows the controller of `show(_:sender:)`; false by default.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
  /// Whether the delegate itself shows the controller of `showDetailViewController(_:sender:)`; false by default.
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

  // MARK: Orientation

  /// The orientations that the controller allows; by default those of every controller.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation to which a simulated device turns if it must; the present one by default.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  /// Returns `.automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Returns nil.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
  /// Returns nil.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// False.
  public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    false
  }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Those of every controller.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.usualOrientations }
  /// The present one.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { splitViewController.presentOrientation }
}
