#if UIKitSource
/// Written by `uikit-source tables Sources`; the tests compare it with UIKit's sources.
let uiKitProtocolTable = """
  CAAnimationDelegate: NSObjectProtocol
    ? func animationDidStart(_ anim: CAAnimation)
    ? func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  CALayerDelegate: NSObjectProtocol
    ? func display(_ layer: CALayer)
    ? func draw(_ layer: CALayer, in context: CGContext)
    ? func layerWillDraw(_ layer: CALayer)
    ? func layoutSublayers(of layer: CALayer)
    ? func action(for layer: CALayer, forKey key: String) -> (any CAAction)?
  UIAccessibilityContainerDataTable: NSObjectProtocol
    ! func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    ! func accessibilityRowCount() -> Int
    ! func accessibilityColumnCount() -> Int
    ? func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    ? func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
  UIScrollViewAccessibilityDelegate: UIScrollViewDelegate
    ? func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    ? func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
  UIApplicationDelegate: NSObjectProtocol
    ? var window: UIWindow? { get set }
    ? func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    ? func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    ? func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    ? func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    ? func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    ? func applicationDidBecomeActive(_ application: UIApplication)
    ? func applicationWillResignActive(_ application: UIApplication)
    ? func applicationDidEnterBackground(_ application: UIApplication)
    ? func applicationWillEnterForeground(_ application: UIApplication)
    ? func applicationWillTerminate(_ application: UIApplication)
    ? func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    ? func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    ? func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    ? func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    ? func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
    ? func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    ? func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    ? func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    ? func applicationSignificantTimeChange(_ application: UIApplication)
    ? func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    ? func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    ? func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    ! init()
  UISceneDelegate: NSObjectProtocol
    ? func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    ? func sceneDidDisconnect(_ scene: UIScene)
    ? func sceneDidBecomeActive(_ scene: UIScene)
    ? func sceneWillResignActive(_ scene: UIScene)
    ? func sceneWillEnterForeground(_ scene: UIScene)
    ? func sceneDidEnterBackground(_ scene: UIScene)
    ? func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    ? func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    ? func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    ? func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    ? func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    ? func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    ? func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    ! init()
  UIWindowSceneDelegate: UISceneDelegate
    ? var window: UIWindow? { get set }
    ? func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    ? func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
  UICollectionViewDragDelegate: NSObjectProtocol
    ! func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    ? func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    ? func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    ? func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    ? func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  UICollectionViewDropDelegate: NSObjectProtocol
    ! func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    ? func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    ? func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    ? func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    ? func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    ? func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
  UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
    ? func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    ? func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    ? func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    ? func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    ? func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    ? func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
  UICollectionViewDataSource: NSObjectProtocol
    ! func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    ! func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    ? func numberOfSections(in collectionView: UICollectionView) -> Int
    ? func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    ? func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    ? func indexTitles(for collectionView: UICollectionView) -> [String]?
    ? func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
  UICollectionViewDataSourcePrefetching: NSObjectProtocol
    ! func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    ? func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  UICollectionViewDelegate: UIScrollViewDelegate
    ? func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    ? func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    ? func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    ? func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    ? func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    ? func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    ? func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    ? func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    ? func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    ? func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    ? func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    ? func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    ? func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    ? func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    ? func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    ? func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    ? func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    ? func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  UINavigationBarDelegate: UIBarPositioningDelegate
    ? func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    ? func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    ? func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    ? func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  UINavigationControllerDelegate: NSObjectProtocol
    ? func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    ? func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    ? func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    ? func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ? func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    ? func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
  UIPageViewControllerDataSource: NSObjectProtocol
    ! func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    ! func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    ? func presentationCount(for pageViewController: UIPageViewController) -> Int
    ? func presentationIndex(for pageViewController: UIPageViewController) -> Int
  UIPageViewControllerDelegate: NSObjectProtocol
    ? func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    ? func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    ? func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    ? func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation
  UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
    ? func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    ? func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
  UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
    ? func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  UISearchBarDelegate: UIBarPositioningDelegate
    ? func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    ? func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    ? func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    ? func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    ? func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    ? func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    ? func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    ? func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    ? func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    ? func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    ? func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  UISearchControllerDelegate: NSObjectProtocol
    ? func willPresentSearchController(_ searchController: UISearchController)
    ? func didPresentSearchController(_ searchController: UISearchController)
    ? func willDismissSearchController(_ searchController: UISearchController)
    ? func didDismissSearchController(_ searchController: UISearchController)
    ? func presentSearchController(_ searchController: UISearchController)
    ? func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    ? func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
  UISearchResultsUpdating: NSObjectProtocol
    ! func updateSearchResults(for searchController: UISearchController)
    ? func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
  UISplitViewControllerDelegate: NSObjectProtocol
    ? func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    ? func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    ? func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    ? func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    ? func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    ? func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    ? func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    ? func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    ? func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
    ? func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
    ? func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    ? func splitViewControllerDidExpand(_ svc: UISplitViewController)
    ? func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    ? func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    ? func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
    ? func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?
    ? func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    ? func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    ? func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    ? func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController) -> UIInterfaceOrientation
  UITabBarController.Sidebar.Delegate: NSObjectProtocol
    ? func tabBarController(_ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any UITabBarController.Sidebar.Animating)
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request) -> UITabSidebarItem
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab) -> UIContextMenuConfiguration?
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab) -> UISwipeActionsConfiguration?
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab) -> UISwipeActionsConfiguration?
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForBeginning session: any UIDragSession, tab: UITab) -> [UIDragItem]
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemsForAddingTo dragSession: any UIDragSession, tab: UITab) -> [UIDragItem]
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup, operationForAcceptingItemsFrom dropSession: any UIDropSession) -> UIDropOperation
    ? func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom dropSession: any UIDropSession)
  UITabBarDelegate: NSObjectProtocol
    ? func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    ? func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    ? func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    ? func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    ? func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
  UITabBarControllerDelegate: NSObjectProtocol
    ? func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    ? func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    ? func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    ? func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    ? func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    ? func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    ? func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    ? func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    ? func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController]
    ? func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    ? func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    ? func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    ? func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    ? func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ? func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    ? func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
  UIBarPositioningDelegate: NSObjectProtocol
    ? func position(for bar: any UIBarPositioning) -> UIBarPosition
  UIPickerViewDelegate: NSObjectProtocol
    ? func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    ? func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    ? func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    ? func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    ? func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    ? func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  UIPickerViewAccessibilityDelegate: UIPickerViewDelegate
    ? func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    ? func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    ? func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    ? func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    ? func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
    ? func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
  UIViewImplicitlyAnimating: UIViewAnimating
    ? func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    ? func addAnimations(_ animation: @escaping () -> Void)
    ? func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    ? func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  UIContentView: AnyObject
    ! var configuration: any UIContentConfiguration { get set }
    ? func supports(_ configuration: any UIContentConfiguration) -> Bool
  UIDragInteractionDelegate: NSObjectProtocol
    ! func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    ? func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
    ? func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    ? func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    ? func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
    ? func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    ? func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool
    ? func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    ? func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    ? func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    ? func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    ? func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
    ? func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)?
    ? func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
    ? func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    ? func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  UIDragDropSession: NSObjectProtocol
    ! var items: [UIDragItem] { get }
    ! var allowsMoveOperation: Bool { get }
    ! var isRestrictedToDraggingApplication: Bool { get }
    ! func location(in view: UIView) -> CGPoint
    ! func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    ? func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  UIDropSession: UIDragDropSession
    ! var localDragSession: (any UIDragSession)? { get }
    ! var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    ! var progress: Progress { get }
    ? func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
  UIDropInteractionDelegate: NSObjectProtocol
    ? func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    ? func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    ? func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    ? func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    ? func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    ? func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    ? func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    ? func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    ? func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
  UISpringLoadedInteractionBehavior: NSObjectProtocol
    ! func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    ? func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
  UIFocusEnvironment: NSObjectProtocol
    ! var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    ! var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    ! var focusItemContainer: (any UIFocusItemContainer)? { get }
    ? var focusGroupIdentifier: String? { get }
    ! func setNeedsFocusUpdate()
    ! func updateFocusIfNeeded()
    ! func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    ! func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    ? func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
  UIFocusItem: UIFocusEnvironment
    ! var canBecomeFocused: Bool { get }
    ! var isFocused: Bool { get }
    ! var frame: CGRect { get }
    ? var focusEffect: UIFocusEffect? { get }
    ? var focusGroupPriority: UIFocusGroupPriority { get }
    ? var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    ? var isTransparentFocusItem: Bool { get }
  UIGestureRecognizerDelegate: NSObjectProtocol
    ? func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    ? func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    ? func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    ? func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    ? func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    ? func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    ? func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
  UIContextMenuInteractionDelegate: NSObjectProtocol
    ! func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    ? func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
    ? func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) -> UITargetedPreview?
    ? func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    ? func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    ? func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    ? func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    ? func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  UIEditMenuInteractionDelegate: NSObjectProtocol
    ? func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
    ? func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    ? func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    ? func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
  UIToolTipInteractionDelegate: NSObjectProtocol
    ? func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
  UIPointerInteractionDelegate: AnyObject
    ? func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    ? func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    ? func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    ? func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  UIAdaptivePresentationControllerDelegate: NSObjectProtocol
    ? func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    ? func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    ? func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    ? func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
    ? func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    ? func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    ? func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    ? func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    ? func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  UIViewControllerAnimatedTransitioning: NSObjectProtocol
    ! func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    ! func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    ? func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
    ? func animationEnded(_ transitionCompleted: Bool)
  UIViewControllerInteractiveTransitioning: NSObjectProtocol
    ! func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    ? var completionSpeed: CGFloat { get }
    ? var completionCurve: UIView.AnimationCurve { get }
    ? var wantsInteractiveStart: Bool { get }
  UIViewControllerTransitioningDelegate: NSObjectProtocol
    ? func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    ? func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    ? func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ? func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ? func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
  ContentScroller: AnyObject
    ! func viewport(of scrollView: UIScrollView) -> ScrollViewport
    ! func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool)
    ? var scrolledView: UIScrollView? { get }
    ? func visibleBounds(of scrollView: UIScrollView) -> CGRect
    ! func contentMoves(in scrollView: UIScrollView)
    ! func keepsBeginning(of scrollView: UIScrollView) -> Bool
  UIScrollViewDelegate: NSObjectProtocol
    ? func scrollViewDidScroll(_ scrollView: UIScrollView)
    ? func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    ? func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    ? func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    ? func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    ? func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    ? func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    ? func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    ? func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    ? func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    ? func viewForZooming(in scrollView: UIScrollView) -> UIView?
    ? func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    ? func scrollViewDidZoom(_ scrollView: UIScrollView)
    ? func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  UIResponderStandardEditActions: NSObjectProtocol
    ? func cut(_ sender: Any?)
    ? func copy(_ sender: Any?)
    ? func paste(_ sender: Any?)
    ? func delete(_ sender: Any?)
    ? func select(_ sender: Any?)
    ? func selectAll(_ sender: Any?)
    ? func find(_ sender: Any?)
    ? func findAndReplace(_ sender: Any?)
    ? func findNext(_ sender: Any?)
    ? func findPrevious(_ sender: Any?)
    ? func useSelectionForFind(_ sender: Any?)
    ? func pasteAndMatchStyle(_ sender: Any?)
    ? func pasteAndGo(_ sender: Any?)
    ? func pasteAndSearch(_ sender: Any?)
    ? func duplicate(_ sender: Any?)
    ? func move(_ sender: Any?)
    ? func rename(_ sender: Any?)
    ? func export(_ sender: Any?)
    ? func printContent(_ sender: Any?)
    ? func toggleBoldface(_ sender: Any?)
    ? func toggleItalics(_ sender: Any?)
    ? func toggleUnderline(_ sender: Any?)
    ? func increaseSize(_ sender: Any?)
    ? func decreaseSize(_ sender: Any?)
    ? func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    ? func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    ? func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  UITextInputTraits: NSObjectProtocol
    ? var autocapitalizationType: UITextAutocapitalizationType { get set }
    ? var autocorrectionType: UITextAutocorrectionType { get set }
    ? var spellCheckingType: UITextSpellCheckingType { get set }
    ? var smartQuotesType: UITextSmartQuotesType { get set }
    ? var smartDashesType: UITextSmartDashesType { get set }
    ? var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    ? var keyboardType: UIKeyboardType { get set }
    ? var keyboardAppearance: UIKeyboardAppearance { get set }
    ? var returnKeyType: UIReturnKeyType { get set }
    ? var enablesReturnKeyAutomatically: Bool { get set }
    ? var isSecureTextEntry: Bool { get set }
    ? var textContentType: UITextContentType! { get set }
  UINavigationItemRenameDelegate: NSObjectProtocol
    ! func navigationItem(_ argument0: UINavigationItem, didEndRenamingWith title: String)
    ? func navigationItemShouldBeginRenaming(_ argument0: UINavigationItem) -> Bool
    ? func navigationItem(_ argument0: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
    ? func navigationItem(_ argument0: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
  UIActivityItemSource: NSObjectProtocol
    ! func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    ! func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    ? func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?) -> String
    ? func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?) -> String
    ? func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize) -> UIImage?
  UIActivityItemsConfigurationReading: NSObjectProtocol
    ! var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    ? func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    ? func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    ? func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    ? func activityItemsConfigurationPreviewForItem(at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize) -> NSItemProvider?
    ? var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
  UIDocumentPickerDelegate: NSObjectProtocol
    ? func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    ? func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    ? func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  UIDocumentInteractionControllerDelegate: NSObjectProtocol
    ? func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    ? func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    ? func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    ? func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    ? func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    ? func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
  UIImagePickerControllerDelegate: NSObjectProtocol
    ? func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    ? func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  NSLayoutManagerDelegate: NSObjectProtocol
    ? func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    ? func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    ? func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat?
    ? func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat?
  NSTextStorageDelegate: NSObjectProtocol
    ? func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    ? func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
  ListItemIdentifying: AnyObject
    ! func itemIdentifier(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable?
    ! func indexPath(forItemIdentifier identifier: AnyHashable, in list: UIScrollView) -> IndexPath?
    ? var keepsVisibleItemsOnReload: Bool { get }
  UITableViewDragDelegate: NSObjectProtocol
    ! func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    ? func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    ? func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    ? func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    ? func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    ? func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    ? func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  UITableViewDropDelegate: NSObjectProtocol
    ! func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    ? func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    ? func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    ? func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    ? func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    ? func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    ? func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
  UITableViewDataSource: NSObjectProtocol
    ! func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    ! func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    ? func numberOfSections(in tableView: UITableView) -> Int
    ? func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    ? func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    ? func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    ? func sectionIndexTitles(for tableView: UITableView) -> [String]?
    ? func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  UITableViewDataSourcePrefetching: NSObjectProtocol
    ! func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    ? func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
  UITableViewDelegate: UIScrollViewDelegate
    ? func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    ? func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    ? func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    ? func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    ? func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    ? func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    ? func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    ? func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    ? func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    ? func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    ? func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    ? func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    ? func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    ? func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    ? func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    ? func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    ? func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    ? func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
    ? func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    ? func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    ? func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    ? func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    ? func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    ? func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    ? func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    ? func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    ? func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    ? func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    ? func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    ? func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    ? func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    ? func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    ? func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    ? func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    ? func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    ? func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
  UITextDragDelegate: NSObjectProtocol
    ? func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest) -> [UIDragItem]
    ? func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
    ? func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    ? func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    ? func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
  UITextDropDelegate: NSObjectProtocol
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest) -> UITextDropEditability
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    ? func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
  UITextFieldDelegate: NSObjectProtocol
    ? func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    ? func textFieldDidBeginEditing(_ textField: UITextField)
    ? func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    ? func textFieldDidEndEditing(_ textField: UITextField)
    ? func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    ? func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    ? func textFieldDidChangeSelection(_ textField: UITextField)
    ? func textFieldShouldClear(_ textField: UITextField) -> Bool
    ? func textFieldShouldReturn(_ textField: UITextField) -> Bool
    ? func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    ? func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    ? func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  UIFindInteractionDelegate: NSObjectProtocol
    ! func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    ? func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    ? func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
  UITextSearching: NSObjectProtocol
    ! var selectedTextRange: UITextRange? { get set }
    ? var supportsTextReplacement: Bool { get }
    ? var selectedTextSearchDocument: DocumentIdentifier? { get }
    ! func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    ! func performTextSearch(queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator<DocumentIdentifier>)
    ! func decorate(foundTextRange range: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
    ! func clearAllDecoratedFoundText()
    ? func willHighlight(foundTextRange range: UITextRange, document: DocumentIdentifier?)
    ? func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
    ? func shouldReplace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool
    ? func replace(foundTextRange range: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    ? func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
    ? func compare(document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  UITextInput: UIKeyInput
    ! func text(in range: UITextRange) -> String?
    ! func replace(_ range: UITextRange, withText text: String)
    ! var selectedTextRange: UITextRange? { get set }
    ! var markedTextRange: UITextRange? { get }
    ! var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    ! func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    ! func unmarkText()
    ! var beginningOfDocument: UITextPosition { get }
    ! var endOfDocument: UITextPosition { get }
    ! func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    ! func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    ! func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    ! func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    ! func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    ! var inputDelegate: (any UITextInputDelegate)? { get set }
    ! var tokenizer: any UITextInputTokenizer { get }
    ! func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    ! func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    ! func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    ! func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    ! func firstRect(for range: UITextRange) -> CGRect
    ! func caretRect(for position: UITextPosition) -> CGRect
    ! func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    ! func closestPosition(to point: CGPoint) -> UITextPosition?
    ! func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    ! func characterRange(at point: CGPoint) -> UITextRange?
    ? func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    ? func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    ? func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    ? func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    ? var textInputView: UIView { get }
    ? var selectionAffinity: UITextStorageDirection { get set }
    ? func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    ? func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    ? func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    ? func remove(_ textPlaceholder: UITextPlaceholder)
    ? func beginFloatingCursor(at point: CGPoint)
    ? func updateFloatingCursor(at point: CGPoint)
    ? func endFloatingCursor()
    ? func caretTransform(for position: UITextPosition) -> CGAffineTransform
    ? func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    ? func dictationRecordingDidEnd()
    ? func dictationRecognitionFailed()
    ? var insertDictationResultPlaceholder: Any { get }
    ? func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
    ? func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
    ? func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    ? func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating)
    ? func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating)
  UISearchSuggestion: NSObjectProtocol
    ! var localizedSuggestion: String? { get }
    ? var localizedAttributedSuggestion: NSAttributedString? { get }
    ? var localizedDescription: String? { get }
    ? var iconImage: UIImage? { get }
    ! var representedObject: Any? { get set }
  UISearchTextFieldDelegate: UITextFieldDelegate
    ? func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
    ? func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
  UITextViewDelegate: UIScrollViewDelegate
    ? func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    ? func textViewDidBeginEditing(_ textView: UITextView)
    ? func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    ? func textViewDidEndEditing(_ textView: UITextView)
    ? func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    ? func textViewDidChange(_ textView: UITextView)
    ? func textViewDidChangeSelection(_ textView: UITextView)
    ? func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    ? func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    ? func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
    ? func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    ? func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    ? func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    ? func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    ? func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  """
#endif
