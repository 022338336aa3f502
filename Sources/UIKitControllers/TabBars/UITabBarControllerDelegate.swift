public import Foundation
public import UIKitCore

/// Decides and hears which screen of a tab bar controller a person selects. Changes by code send nothing. Every method is
/// optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select the controller; true by default. Asked of the selected one too.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after a tap on an item, also on the one that was selected before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a tap may select a tab; true by default. Of a group the child that is selected is asked for. For controllers with `tabs`, in
  /// place of `shouldSelect`.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after a tap on a tab, also on the one that was selected before. For controllers with `tabs`, in place of `didSelect`.
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// A person is about to edit the sidebar.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// A person has edited the sidebar.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// A person who edited the sidebar has hidden tabs, or shown them again. Sent at the end of the editing.
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// A person has changed the order of a group's tabs in the sidebar.
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// The stack of the navigation controller of a group; by default the proposed one: the screens of the group and of its selected child.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]

  /// A person is about to change which items are in the bar.
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// A person is about to end that. `viewControllers` are in their new order.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// A person has ended that. `viewControllers` are in their new order.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

  /// What shows the way from one screen to another; nil, the default, for none.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Drives the transition of an animator, such as a `UIPercentDrivenInteractiveTransition`; asked when the delegate has returned that. nil, the
  /// default, lets the animator run. Cancelled, the former screen is selected again.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations that the controller allows; by default those of every controller.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  /// The orientation to which a simulated device turns if it must; the present one by default.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// True.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// True.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    true
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
  public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}
  /// The proposed ones.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  /// nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Those of every controller.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.usualOrientations }
  /// The present one.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.presentOrientation }
}

extension UIViewController {
  /// The nearest tab bar controller around this one; nil if there is none. Cost: one step per ancestor.
  public var tabBarController: UITabBarController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UITabBarController }.first
  }
}
