internal import Foundation
public import UIKitCore

extension UIViewController {
  /// The nearest split view controller around this one; nil if there is none. Cost: one step per ancestor.
  public var splitViewController: UISplitViewController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UISplitViewController ?? ($0 as? InspectorSheet)?.split }
      .first
  }

  /// Puts the secondary controller of a split view of two controllers, which collapses, onto this one.
  ///
  /// A navigation controller pushes it, or its screens if it is a navigation controller itself; a tab bar controller passes it to the screen
  /// that is selected. Others do nothing.
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    switch self {
    case let navigation as UINavigationController: splitViewController.join(secondaryViewController, navigation, animated: false)
    case let tabs as UITabBarController:
      tabs.selectedViewController?.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    default: break
    }
  }

  /// Takes the secondary controller of a split view of two controllers, which expands, off this one.
  ///
  /// - Returns: Of a navigation controller what a collapse has put onto it, with what was pushed since, else the controller on top if it is not
  ///   the root; of a tab bar controller that of the screen that is selected; nil of others.
  public func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    switch self {
    case let navigation as UINavigationController: splitViewController.separate(from: navigation)
    case let tabs as UITabBarController:
      tabs.selectedViewController?.separateSecondaryViewController(for: splitViewController)
    default: nil
    }
  }
}
