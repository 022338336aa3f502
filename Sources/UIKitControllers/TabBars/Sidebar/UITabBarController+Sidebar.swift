public import Foundation
public import UIKitCore
public import UIKitLists

extension UITabBarController {
  /// Whether a wide window shows tabs in a column.
  public enum Mode: Int, Sendable {
    /// `.tabSidebar` if one of the tabs is a group, else `.tabBar`.
    case automatic
    /// Always the bar.
    case tabBar
    /// A column where the width is regular, the bar where it is compact.
    case tabSidebar
  }

  /// The column of tabs beside the screen. It is there where the controller's mode is `.tabSidebar`, its `tabs` were set and its width is
  /// regular; where it is not, or is hidden, the bar shows the tabs.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    /// Where the screen is while the column shows.
    public enum Layout: Int, Sendable {
      /// As `.tile`.
      case automatic
      /// Below the column too, which belongs to its safe area.
      case overlap
      /// Beside the column.
      case tile
    }

    /// What the column scrolls to.
    public enum ScrollTarget {
      /// The header and the footer of the list, if they are set.
      case header, footer
      /// The row of a tab, if there is one.
      case tab(UITab)
    }

    /// What runs along with the column's way in or out; without an animation at once.
    @preconcurrency @MainActor public protocol Animating: NSObjectProtocol {
      /// Adds changes to the animation.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds what is called at the end of the animation.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Decides on the rows of the column and hears of them. Every method is optional.
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
      /// The column is about to show or to go because `isHidden` has changed.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
      /// The item of a row; by default the one that the column would show by itself.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      /// The state of a row has changed: change the item that is shown.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
      /// The row of a tab is about to show.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
      /// The row of a tab shows no longer.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
      /// The menu of a tab's row; nil, the default, for none.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
      /// The actions at the leading side of a tab's row; nil, the default, for none.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// The actions at the trailing side of a tab's row; nil, the default, for none.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// What a drag of a tab's row takes along; empty, the default, for no drag.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning session: any UIDragSession,
        tab: UITab
      ) -> [UIDragItem]
      /// What a tap on a tab's row adds to a drag; empty, the default, for nothing.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForAddingTo dragSession: any UIDragSession, tab: UITab
      ) -> [UIDragItem]
      /// What a drop on the row of an action would do; `.cancel`, the default, for nothing.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
        group: UITabGroup, operationForAcceptingItemsFrom dropSession: any UIDropSession
      ) -> UIDropOperation
      /// Something was dropped on the row of an action.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
        group: UITabGroup, acceptItemsFrom dropSession: any UIDropSession)
    }

    weak var owner: UITabBarController?
    /// What the app or a person has chosen, whether the column can show or not.
    var isOut = false

    /// Weak; nil by default.
    open weak var delegate: (any Delegate)?

    /// Whether the column does not show; where the width is compact it does not. Setting it decides for all widths; in an animation block the
    /// change is animated. False by default.
    open var isHidden: Bool {
      get { isOut || owner.map { $0.isViewLoaded && !$0.hasSidebar } ?? false }
      set { owner?.setSidebarHidden(newValue, animated: UIView.inheritedAnimationDuration > 0) }
    }

    /// `.automatic` by default.
    open var preferredLayout = Layout.automatic { didSet { owner?.sidebarLayoutChanged() } }

    /// Shown above the tabs, and scrolls with them; nil by default.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.sidebarView?.update(reconfigures: true) }
    }

    /// Shown below the tabs, and scrolls with them; nil by default.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner?.sidebarView?.update(reconfigures: true) }
    }

    /// Shown at the lower edge of the column, in the height of its `systemLayoutSizeFitting(_:)`; nil by default.
    open var bottomBarView: UIView? { didSet { owner?.sidebarView?.showBottomBar() } }

    /// Shown by a button in the column's bar, before the command that edits the tabs; nil, the default, for no such button.
    open var navigationOverflowItems: UIDeferredMenuElement? { didSet { owner?.sidebarView?.updateBar() } }

    init(_ owner: UITabBarController) {
      self.owner = owner
      super.init()
    }

    /// Scrolls as far as needed for the target to show.
    open func scroll(to target: ScrollTarget, animated: Bool) { owner?.sidebarView?.scroll(to: target, animated: animated) }

    /// Asks the delegate for the item of a tab's row again.
    open func reconfigureItem(for tab: UITab) { owner?.sidebarView?.reconfigure(tab) }
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) {}
  /// nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  /// nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Empty.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning session: any UIDragSession,
    tab: UITab
  ) -> [UIDragItem] { [] }
  /// Empty.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
  /// `.cancel`.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
    operationForAcceptingItemsFrom dropSession: any UIDropSession
  ) -> UIDropOperation { .cancel }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup,
    acceptItemsFrom dropSession: any UIDropSession
  ) {}
}
