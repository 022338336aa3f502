/// Elements that are neither views nor controllers: items of bars, recognizers, layouts and values.
enum OtherElements {
  static let kinds: [String: ElementKind] = [
    "barItem": ElementKind(
      "UIKitCore.UIBarItem", nil,
      ["title": .text, "enabled": .bool, "tag": .integer, "image": .image, "landscapeImage": .image, "catalog": .ignored]),
    "barButtonItem": ElementKind(
      "UIKitCore.UIBarButtonItem", "barItem",
      [
        "style": .choice(Choices.barItemStyle), "systemItem": .choice(Choices.barItem), "width": .number, "tintColor": .color,
        "customView": .object, "springLoaded": .ignored, "catalog": .ignored, "selected": .bool, "hidden": .bool,
        "changesSelectionAsPrimaryAction": .bool,
      ]),
    "tabBarItem": ElementKind(
      "UIKitCore.UITabBarItem", "barItem",
      [
        "selectedImage": .image, "systemItem": .choice(Choices.tabItem), "badgeValue": .text, "badgeColor": .color,
        "titlePositionAdjustment": .ignored, "springLoaded": .ignored,
      ]),
    "navigationItem": ElementKind(
      "UIKitCore.UINavigationItem", nil,
      [
        "title": .text, "prompt": .text, "hidesBackButton": .bool, "leftItemsSupplementBackButton": .bool,
        "leftBarButtonItem": .object, "rightBarButtonItem": .object, "backBarButtonItem": .object, "titleView": .object,
        "largeTitleDisplayMode": .choice(Choices.titleDisplay), "backButtonTitle": .text, "style": .ignored,
        "backButtonDisplayMode": .choice(Choices.backButtonDisplay), "hidesSearchBarWhenScrolling": .bool,
        "preferredSearchBarPlacement": .choice(["automatic": 0, "inline": 1, "stacked": 2, "integrated": 3]),
        "subtitle": .ignored,
      ]),
    "gestureRecognizer": ElementKind(
      "UIKitCore.UIGestureRecognizer", nil,
      [
        "enabled": .bool, "cancelsTouchesInView": .bool, "delaysTouchesBegan": .bool, "delaysTouchesEnded": .bool,
        "requiresExclusiveTouchType": .bool,
      ]),
    "tapGestureRecognizer": ElementKind(
      "UIKitCore.UITapGestureRecognizer", "gestureRecognizer",
      ["numberOfTapsRequired": .integer, "numberOfTouchesRequired": .integer]),
    "pinchGestureRecognizer": ElementKind("UIKitCore.UIPinchGestureRecognizer", "gestureRecognizer", ["scale": .ignored]),
    "rotationGestureRecognizer": ElementKind("UIKitCore.UIRotationGestureRecognizer", "gestureRecognizer"),
    "panGestureRecognizer": ElementKind(
      "UIKitCore.UIPanGestureRecognizer", "gestureRecognizer",
      ["minimumNumberOfTouches": .integer, "maximumNumberOfTouches": .integer, "allowedScrollTypesMask": .ignored]),
    "screenEdgePanGestureRecognizer": ElementKind(
      "UIKitCore.UIScreenEdgePanGestureRecognizer", "panGestureRecognizer", ["edges": .flags(Choices.edges)]),
    "swipeGestureRecognizer": ElementKind(
      "UIKitCore.UISwipeGestureRecognizer", "gestureRecognizer",
      ["direction": .choice(Choices.swipeDirection), "numberOfTouchesRequired": .integer]),
    // Xcode writes the first of these names.
    "pongPressGestureRecognizer": longPress, "longPressGestureRecognizer": longPress,
    "hoverGestureRecognizer": ElementKind("UIKitCore.UIHoverGestureRecognizer", "gestureRecognizer"),
    "collectionViewLayout": ElementKind("UIKitCollections.UICollectionViewFlowLayout", nil),
    "collectionViewFlowLayout": ElementKind(
      "UIKitCollections.UICollectionViewFlowLayout", nil,
      [
        "minimumLineSpacing": .number, "minimumInteritemSpacing": .number, "scrollDirection": .choice(Choices.scrollDirection),
        "itemSize": .numbers(["width", "height"]), "estimatedItemSize": .numbers(["width", "height"]),
        "headerReferenceSize": .numbers(["width", "height"]), "footerReferenceSize": .numbers(["width", "height"]),
        "sectionInset": .numbers(["minY", "minX", "maxY", "maxX"]), "sectionHeadersPinToVisibleBounds": .bool,
        "sectionFootersPinToVisibleBounds": .bool, "automaticEstimatedItemSize": .bool,
        "sectionInsetReference": .choice(["contentInset": 0, "safeArea": 1, "layoutMargins": 2]),
      ]),
    "customObject": ElementKind("Foundation.NSObject", nil),
    "accessibilityConfiguration": ElementKind(
      "accessibility", nil,
      ["label": .text, "hint": .text, "identifier": .string, "value": .text, "isElement": .bool, "traits": .flags(traits)]),
    "textInputTraits": ElementKind(
      "traits", nil,
      [
        "keyboardType": .choice(Choices.keyboard), "returnKeyType": .choice(Choices.returnKey), "secureTextEntry": .bool,
        "enablesReturnKeyAutomatically": .bool, "autocapitalizationType": .choice(Choices.capitalization),
        "autocorrectionType": .choice(Choices.yesNo), "spellCheckingType": .choice(Choices.yesNo),
        "keyboardAppearance": .choice(["default": 0, "alert": 1, "dark": 1, "light": 2]), "textContentType": .string,
        "smartDashesType": .choice(Choices.yesNo), "smartQuotesType": .choice(Choices.yesNo),
        "smartInsertDeleteType": .choice(Choices.yesNo), "passwordRules": .ignored,
      ]),
    "date": ElementKind("date", nil, ["timeIntervalSinceReferenceDate": .number]),
    "locale": ElementKind("locale", nil, ["localeIdentifier": .string]),
    "timeZone": ElementKind("timeZone", nil, ["name": .string, "data": .ignored]),
    "segment": ElementKind(
      "segment", nil,
      ["title": .text, "image": .image, "enabled": .bool, "width": .number, "contentOffset": .ignored, "catalog": .ignored]),
    "state": ElementKind(
      "state", nil,
      [
        "title": .text, "image": .image, "backgroundImage": .image, "titleColor": .color, "titleShadowColor": .color,
        "attributedTitle": .object, "catalog": .ignored, "symbolConfiguration": .object, "preferredSymbolConfiguration": .object,
      ]),
    "buttonConfiguration": ElementKind(
      "configuration", nil,
      [
        "style": .choice(Choices.configuration), "title": .text, "subtitle": .text, "image": .image,
        "imagePlacement": .choice(Choices.imagePlacement),
        "imagePadding": .number, "titlePadding": .number, "titleAlignment": .choice(Choices.titleAlignment),
        "cornerStyle": .choice(Choices.cornerStyle), "buttonSize": .choice(Choices.buttonSize), "showsActivityIndicator": .bool,
        "titleLineBreakMode": .choice(Choices.lineBreak), "subtitleLineBreakMode": .choice(Choices.lineBreak),
        "baseForegroundColor": .color, "baseBackgroundColor": .color, "titleFontDescription": .font, "fontDescription": .font,
        "attributedTitle": .object, "attributedSubtitle": .object, "background": .object, "backgroundConfiguration": .object,
        "contentInsets": .numbers(["top", "leading", "bottom", "trailing"]),
        "directionalContentInsets": .numbers(["top", "leading", "bottom", "trailing"]), "catalog": .ignored,
        "preferredSymbolConfiguration": .object, "preferredSymbolConfigurationForImage": .object,
        "indicator": .ignored, "macIdiomStyle": .ignored,
      ]),
    "backgroundConfiguration": ElementKind(
      "background", nil,
      [
        "cornerRadius": .number, "backgroundColor": .color, "strokeColor": .color, "strokeWidth": .number,
        "strokeOutset": .number,
        "image": .image, "imageContentMode": .choice(Choices.contentMode), "visualEffect": .ignored,
      ]),
    "tableViewSection": ElementKind("section", nil, ["headerTitle": .text, "footerTitle": .text, "colorLabel": .ignored]),
  ]

  private static let longPress = ElementKind(
    "UIKitCore.UILongPressGestureRecognizer", "gestureRecognizer",
    [
      "minimumPressDuration": .number, "allowableMovement": .number, "numberOfTapsRequired": .integer,
      "numberOfTouchesRequired": .integer,
    ])

  static let traits = [
    "button": 1, "link": 2, "image": 4, "selected": 8, "playsSound": 16, "keyboardKey": 32, "staticText": 64,
    "summaryElement": 128,
    "notEnabled": 256, "updatesFrequently": 512, "searchField": 1024, "startsMediaSession": 2048, "adjustable": 4096,
    "allowsDirectInteraction": 8192, "causesPageTurn": 16384, "header": 65536,
  ]
}
