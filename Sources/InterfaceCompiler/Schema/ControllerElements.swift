/// Elements that become view controllers.
enum ControllerElements {
  static let kinds: [String: ElementKind] = [
    "viewController": ElementKind(
      "UIKitCore.UIViewController", nil,
      [
        "title": .text, "view": .object, "navigationItem": .object, "tabBarItem": .object,
        "hidesBottomBarWhenPushed": .bool, "definesPresentationContext": .bool,
        "providesPresentationContextTransitionStyle": .ignored,
        "modalPresentationStyle": .choice(Choices.presentation), "modalTransitionStyle": .choice(Choices.transition),
        "modalInPresentation": .bool, "modalPresentationCapturesStatusBarAppearance": .bool,
        "automaticallyAdjustsScrollViewInsets": .bool, "extendedLayoutIncludesOpaqueBars": .bool,
        "edgesForExtendedLayout": .flags(Choices.edges), "extendedEdge": .flags(Choices.edges),
        "contentSizeForViewInPopover": .numbers(["width", "height"]), "preferredContentSize": .numbers(["width", "height"]),
        "editing": .bool, "storyboardIdentifier": .ignored, "restorationIdentifier": .ignored, "wantsFullScreenLayout": .ignored,
        "useStoryboardIdentifierAsRestorationIdentifier": .ignored, "freeformSize": .ignored,
        "autoresizesArchivedViewToFullSize": .ignored,
        "nibName": .string, "focusGroupIdentifier": .ignored, "interfaceStyle": .ignored,
      ]),
    "tableViewController": ElementKind(
      "UIKitControllers.UITableViewController", "viewController",
      ["clearsSelectionOnViewWillAppear": .bool, "refreshControl": .object]),
    "collectionViewController": ElementKind(
      "UIKitControllers.UICollectionViewController", "viewController",
      ["clearsSelectionOnViewWillAppear": .bool, "installsStandardGestureForInteractiveMovement": .bool]),
    "navigationController": ElementKind(
      "UIKitControllers.UINavigationController", "viewController",
      [
        "navigationBarHidden": .bool, "navigationBar": .object, "toolbar": .object, "toolbarHidden": .bool,
        "hidesBarsOnSwipe": .bool, "hidesBarsOnTap": .bool, "hidesBarsWhenVerticallyCompact": .bool,
        "hidesBarsWhenKeyboardAppears": .bool,
      ]),
    "tabBarController": ElementKind(
      "UIKitControllers.UITabBarController", "viewController", ["tabBar": .object, "mode": .ignored]),
    "splitViewController": ElementKind(
      "UIKitControllers.UISplitViewController", "viewController",
      [
        "style": .choice(Choices.splitStyle), "allowDoubleColumnStyle": .bool, "allowTripleColumnStyle": .bool,
        "useTripleColumnStyle": .bool, "behavior": .choice(Choices.splitBehavior),
        "displayMode": .choice(Choices.splitDisplayMode), "primaryEdge": .choice(Choices.primaryEdge),
        "primaryBackgroundStyle": .choice(Choices.splitBackground), "presentsWithGesture": .bool,
        "showsSecondaryOnlyButton": .bool, "minimumPrimaryColumnWidth": .number, "maximumPrimaryColumnWidth": .number,
        "preferredPrimaryColumnWidth": .number, "preferredPrimaryColumnWidthFraction": .number,
      ]),
    "pageViewController": ElementKind(
      "UIKitControllers.UIPageViewController", "viewController",
      [
        "transitionStyle": .choice(Choices.pageTransition), "navigationOrientation": .choice(Choices.axis),
        "spineLocation": .ignored,
        "pageSpacing": .number, "doubleSided": .ignored,
      ]),
  ]

  /// Controllers of iOS that this package does not have: a plain controller stands in their place.
  static let missing: Set<String> = ["glkViewController", "avPlayerViewController", "hostingController"]
}

/// All elements that become objects.
enum InterfaceElements {
  static let kinds: [String: ElementKind] = ViewElements.kinds.merging(OtherElements.kinds) { first, _ in first }
    .merging(ControllerElements.kinds) { first, _ in first }

  /// The rule of an attribute, or of a child with that key; nil if it is unknown.
  static func rule(_ name: String, of element: String) -> Rule? {
    var kind = kinds[element]
    while let current = kind {
      if let rule = current.rules[name] { return rule }
      kind = current.parent.flatMap { kinds[$0] }
    }
    return nil
  }

  /// Whether an element is a view, or another one that stands under `root`.
  static func isKind(_ element: String, of root: String) -> Bool {
    var name: String? = element
    while let current = name {
      if current == root { return true }
      name = kinds[current]?.parent
    }
    return false
  }

  /// Attributes of every element that say nothing when the app runs, or are read apart from the rules.
  static let structural: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "misplaced", "ambiguous",
    "verifyAmbiguity", "fixedFrame", "storyboardIdentifier", "reuseIdentifier", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "placeholder", "colorLabel", "explicitAnimationDuration", "propertyAccessControl", "type",
    "hasDetailTextLabel", "snapshotSize",
  ]
}
