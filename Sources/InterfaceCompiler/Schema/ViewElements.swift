/// Elements that become views.
enum ViewElements {
  static let kinds: [String: ElementKind] = [
    "view": ElementKind(
      "UIKitCore.UIView", nil,
      [
        "frame": .numbers(["x", "y", "width", "height"]), "bounds": .numbers(["x", "y", "width", "height"]),
        "contentMode": .choice(Choices.contentMode), "alpha": .number, "hidden": .bool, "tag": .integer,
        "clipsSubviews": .bool, "userInteractionEnabled": .bool, "multipleTouchEnabled": .bool,
        "autoresizesSubviews": .bool, "autoresizingMask": .flags(Choices.autoresizing),
        "translatesAutoresizingMaskIntoConstraints": .bool, "backgroundColor": .color, "tintColor": .color,
        "tintAdjustmentMode": .choice(Choices.tintAdjustment),
        "semanticContentAttribute": .choice(Choices.semantics), "horizontalHuggingPriority": .number,
        "verticalHuggingPriority": .number, "horizontalCompressionResistancePriority": .number,
        "verticalCompressionResistancePriority": .number, "layoutMargins": .numbers(["top", "left", "bottom", "right"]),
        "directionalLayoutMargins": .numbers(["top", "leading", "bottom", "trailing"]),
        "preservesSuperviewLayoutMargins": .bool, "insetsLayoutMarginsFromSafeArea": .bool,
        "restorationIdentifier": .ignored, "opaque": .ignored, "clearsContextBeforeDrawing": .ignored,
        "viewLayoutGuide": .ignored, "interfaceStyle": .choice(["unspecified": 0, "light": 1, "dark": 2]),
        "appearanceType": .ignored, "largeContentTitle": .ignored, "showsLargeContentViewer": .ignored,
        "focusGroupIdentifier": .ignored, "simulatedUserInterfaceStyle": .ignored, "viewControllerLayoutGuide": .ignored,
        "frameInset": .ignored, "canvasLocation": .ignored, "layoutMarginsFollowReadableWidth": .missing,
      ]),
    "label": ElementKind(
      "UIKitCore.UILabel", "view",
      [
        "text": .text, "textAlignment": .choice(Choices.textAlignment), "lineBreakMode": .choice(Choices.lineBreak),
        "numberOfLines": .integer, "baselineAdjustment": .choice(Choices.baselineAdjustment), "adjustsFontSizeToFit": .bool,
        "minimumFontSize": .number, "minimumScaleFactor": .number, "adjustsLetterSpacingToFitWidth": .ignored,
        "allowsDefaultTighteningForTruncation": .ignored, "preferredMaxLayoutWidth": .number,
        "adjustsFontForContentSizeCategory": .bool, "enabled": .bool, "highlighted": .bool, "fontDescription": .font,
        "textColor": .color, "highlightedColor": .color, "shadowColor": .color, "shadowOffset": .numbers(["width", "height"]),
        "attributedText": .object, "showsExpansionTextWhenTruncated": .ignored, "lineBreakStrategy": .ignored,
      ]),
    "imageView": ElementKind(
      "UIKitCore.UIImageView", "view",
      [
        "image": .image, "highlightedImage": .image, "highlighted": .bool, "animating": .ignored,
        "adjustsImageSizeForAccessibilityContentSizeCategory": .ignored, "preferredSymbolConfiguration": .object,
        "imageReference": .image, "catalog": .ignored, "symbolScale": .choice(Choices.symbolScale), "renderingMode": .ignored,
      ]),
    "scrollView": ElementKind(
      "UIKitCore.UIScrollView", "view",
      [
        "pagingEnabled": .bool, "bounces": .bool, "alwaysBounceVertical": .bool, "alwaysBounceHorizontal": .bool,
        "bouncesZoom": .bool, "scrollEnabled": .bool, "directionalLockEnabled": .bool, "showsHorizontalScrollIndicator": .bool,
        "showsVerticalScrollIndicator": .bool, "indicatorStyle": .choice(Choices.indicatorStyle), "delaysContentTouches": .bool,
        "canCancelContentTouches": .bool, "minimumZoomScale": .number, "maximumZoomScale": .number,
        "keyboardDismissMode": .choice(Choices.keyboardDismiss),
        "contentInsetAdjustmentBehavior": .choice(Choices.insetAdjustment),
        "contentInset": .numbers(["minY", "minX", "maxY", "maxX"]),
        "scrollIndicatorInsets": .numbers(["minY", "minX", "maxY", "maxX"]), "contentSize": .numbers(["width", "height"]),
        "contentOffset": .numbers(["x", "y"]), "automaticallyAdjustsScrollIndicatorInsets": .bool, "scrollsToTop": .bool,
        "contentViewInsetsToSafeArea": .ignored, "viewForZooming": .ignored, "refreshControl": .object,
      ]),
    "stackView": ElementKind(
      "UIKitCore.UIStackView", "view",
      [
        "axis": .choice(Choices.axis), "distribution": .choice(Choices.distribution),
        "alignment": .choice(Choices.stackAlignment), "spacing": .number, "baselineRelativeArrangement": .bool,
        "layoutMarginsRelativeArrangement": .bool, "spacingType": .choice(["standard": 1]),
      ]),
    "visualEffectView": ElementKind(
      "UIKitCore.UIVisualEffectView", "view", ["contentView": .object, "blurEffect": .object, "vibrancyEffect": .object]),
    "containerView": ElementKind("UIKitCore.UIView", "view"),
    "window": ElementKind("UIKitCore.UIWindow", "view", ["visibleAtLaunch": .ignored, "resizesToFullScreen": .ignored]),
    "tableView": ElementKind(
      "UIKitTables.UITableView", "scrollView",
      [
        "style": .choice(Choices.tableStyle), "separatorStyle": .choice(Choices.separatorStyle), "separatorColor": .color,
        "rowHeight": .number, "estimatedRowHeight": .number, "sectionHeaderHeight": .number, "sectionFooterHeight": .number,
        "estimatedSectionHeaderHeight": .number, "estimatedSectionFooterHeight": .number, "allowsSelection": .bool,
        "allowsMultipleSelection": .bool, "allowsSelectionDuringEditing": .bool, "allowsMultipleSelectionDuringEditing": .bool,
        "separatorInset": .numbers(["minY", "minX", "maxY", "maxX"]),
        "separatorInsetReference": .choice(["fromCellEdges": 0, "fromAutomaticInsets": 1]),
        "tableHeaderView": .object, "tableFooterView": .object, "dataMode": .ignored,
        "sectionIndexMinimumDisplayRowCount": .integer,
        "sectionIndexColor": .color, "sectionIndexBackgroundColor": .color, "sectionIndexTrackingBackgroundColor": .color,
        "springLoaded": .ignored, "backgroundView": .object, "prefetchingEnabled": .bool, "editing": .bool,
        "sectionHeaderTopPadding": .number, "contentViewInsetsToSafeArea": .bool,
        "cellLayoutMarginsFollowReadableWidth": .bool, "selfSizingInvalidation": .ignored, "fillerRowHeight": .number,
      ]),
    "tableViewCell": ElementKind(
      "UIKitTables.UITableViewCell", "view",
      [
        "style": .choice(Choices.cellStyle), "reuseIdentifier": .string, "accessoryType": .choice(Choices.accessory),
        "editingAccessoryType": .choice(Choices.accessory), "selectionStyle": .choice(Choices.selectionStyle),
        "rowHeight": .number, "indentationLevel": .integer, "indentationWidth": .number, "shouldIndentWhileEditing": .bool,
        "showsReorderControl": .bool, "textLabel": .reference, "detailTextLabel": .reference, "imageView": .reference,
        "contentView": .object, "backgroundView": .object, "selectedBackgroundView": .object, "accessoryView": .object,
        "separatorInset": .numbers(["minY", "minX", "maxY", "maxX"]), "hidesAccessoryWhenEditing": .ignored,
        "focusStyle": .ignored, "inset": .ignored, "editingStyle": .ignored,
      ]),
    "tableViewCellContentView": ElementKind("UIKitCore.UIView", "view", ["tableViewCell": .ignored]),
    "collectionView": ElementKind(
      "UIKitCollections.UICollectionView", "scrollView",
      [
        "collectionViewLayout": .object, "dataMode": .ignored, "allowsMultipleSelection": .bool, "allowsSelection": .bool,
        "prefetchingEnabled": .bool, "sectionHeaderView": .object, "sectionFooterView": .object, "backgroundView": .object,
        "springLoaded": .ignored, "selfSizingInvalidation": .ignored,
      ]),
    "collectionViewCell": ElementKind(
      "UIKitCollections.UICollectionViewCell", "view",
      [
        "reuseIdentifier": .string, "contentView": .object, "backgroundView": .object, "selectedBackgroundView": .object,
        "customSize": .ignored, "sizeToFit": .ignored,
      ]),
    "collectionViewCellContentView": ElementKind("UIKitCore.UIView", "view"),
    "collectionReusableView": ElementKind("UIKitCollections.UICollectionReusableView", "view", ["reuseIdentifier": .string]),
    "navigationBar": ElementKind(
      "UIKitControllers.UINavigationBar", "view",
      [
        "barTintColor": .color, "translucent": .bool, "barStyle": .choice(["default": 0, "black": 1, "blackTranslucent": 1]),
        "largeTitles": .bool, "backIndicatorImage": .missing, "backIndicatorTransitionMaskImage": .missing,
        "textAttributes": .object, "titleTextAttributes": .object, "largeTitleTextAttributes": .object,
        "standardAppearance": .missing, "scrollEdgeAppearance": .missing, "compactAppearance": .missing,
        "backgroundImage": .image, "shadowImage": .image,
      ]),
    "toolbar": ElementKind(
      "UIKitControllers.UIToolbar", "view",
      [
        "barTintColor": .color, "translucent": .bool, "barStyle": .choice(["default": 0, "black": 1, "blackTranslucent": 1]),
        "standardAppearance": .missing, "scrollEdgeAppearance": .missing, "compactAppearance": .missing,
        "backgroundImage": .missing, "shadowImage": .missing,
      ]),
    "searchBar": ElementKind(
      "UIKitControllers.UISearchBar", "view",
      [
        "text": .text, "prompt": .text, "placeholder": .text,
        "barStyle": .choice(["default": 0, "black": 1, "blackTranslucent": 1]),
        "searchBarStyle": .choice(["default": 0, "prominent": 1, "minimal": 2]), "translucent": .bool, "barTintColor": .color,
        "showsBookmarkButton": .bool, "showsCancelButton": .bool, "showsScopeBar": .bool, "showsSearchResultsButton": .bool,
        "searchResultsButtonSelected": .bool, "backgroundImage": .image, "scopeBarBackgroundImage": .image,
        "scopeButtonTitles": .object, "textInputTraits": .object, "fieldBackgroundPositionAdjustment": .ignored,
        "textPositionAdjustment": .ignored,
      ]),
    "tabBar": ElementKind(
      "UIKitControllers.UITabBar", "view",
      [
        "barTintColor": .color, "translucent": .bool, "unselectedItemTintColor": .color, "selectedImageTintColor": .color,
        "barStyle": .choice(["default": 0, "black": 1, "blackTranslucent": 1]), "backgroundImage": .image, "shadowImage": .image,
        "itemPositioning": .ignored,
        "selectionIndicatorImage": .missing, "standardAppearance": .missing, "scrollEdgeAppearance": .missing,
      ]),
  ].merging(ControlElements.kinds) { first, _ in first }

  /// Views of iOS that this package does not have: a plain view stands in their place.
  static let missing: Set<String> = [
    "mapView", "mkMapView", "webView", "wkWebView", "glkView", "mtkView",
    "arscnView",
    "skView", "arskView", "sceneKitView", "scnView", "spriteKitView", "adBannerView", "colorWell", "calendarView",
  ]
}
