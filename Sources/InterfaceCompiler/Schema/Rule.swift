/// How an attribute of an element, or a child element with a key, becomes a value.
enum Rule: Sendable {
  case bool, integer, number, string
  /// A text that strings files may replace.
  case text
  /// One of several words; the number is the raw value of UIKit's enumeration.
  case choice([String: Int])
  /// A child element with numbers: a rectangle, size, point or insets.
  case numbers([String])
  /// A child element whose attributes are `YES` or `NO`; the numbers are the bits of an option set.
  case flags([String: Int])
  case color, font, image
  /// A child element that is an object of its own, such as a header view.
  case object
  /// The identifier of an object elsewhere in the scene.
  case reference
  /// Known, and without a meaning when the app runs.
  case ignored
  /// Known on iOS, not there in this package: a warning.
  case missing
}

/// What an element stands for.
struct ElementKind: Sendable {
  /// The class with its module, as `UIKitCore.UIView`.
  let type: String
  /// The element whose rules hold too; nil for a root.
  let parent: String?
  let rules: [String: Rule]

  init(_ type: String, _ parent: String?, _ rules: [String: Rule] = [:]) {
    (self.type, self.parent, self.rules) = (type, parent, rules)
  }

  /// The name of the class without its module.
  var className: String { String(type.split(separator: ".").last!) }
}

/// The words of enumerations, with the raw values that UIKit gives them.
enum Choices {
  static func inOrder(_ names: String, from first: Int = 0) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: names.split(separator: " ").enumerated().map { (String($1), first + $0) })
  }

  static let contentMode = inOrder(
    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight")
  static let semantics = inOrder("unspecified playback spatial forceLeftToRight forceRightToLeft")
  static let tintAdjustment = inOrder("automatic normal dimmed")
  static let textAlignment = inOrder("left center right justified natural")
  static let lineBreak = inOrder("wordWrap characterWrap clip headTruncation tailTruncation middleTruncation")
  static let baselineAdjustment = inOrder("alignBaselines alignCenters none")
  static let horizontalAlignment = inOrder("center left right fill leading trailing")
  static let verticalAlignment = inOrder("center top bottom fill")
  static let buttonType = [
    "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5, "close": 7,
  ]
  static let datePickerMode = inOrder("time date dateAndTime countDownTimer yearAndMonth")
  static let datePickerStyle = inOrder("automatic wheels compact inline")
  static let borderStyle = inOrder("none line bezel roundedRect")
  static let viewMode = inOrder("never whileEditing unlessEditing always")
  static let axis = inOrder("horizontal vertical")
  static let distribution = inOrder("fill fillEqually fillProportionally equalSpacing equalCentering")
  static let stackAlignment = [
    "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5,
  ]
  static let indicatorStyle = inOrder("default black white")
  static let keyboardDismiss = inOrder("none onDrag interactive")
  static let insetAdjustment = inOrder("automatic scrollableAxes never always")
  static let tableStyle = inOrder("plain grouped insetGrouped")
  static let separatorStyle = ["none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2]
  static let cellStyle = [
    "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
    "IBUITableViewCellStyleSubtitle": 3,
  ]
  static let accessory = inOrder("none disclosureIndicator detailDisclosureButton checkmark detailButton")
  static let selectionStyle = inOrder("none blue gray default")
  static let progressStyle = inOrder("default bar")
  static let activityStyle = ["whiteLarge": 101, "white": 100, "gray": 100, "medium": 100, "large": 101]
  static let barItemStyle = ["plain": 0, "bordered": 0, "done": 2]
  static let barItem = inOrder(
    "done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera trash "
      + "play pause rewind fastForward undo redo pageCurl close")
  static let tabItem = inOrder(
    "more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed")
  static let presentation = [
    "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4, "overFullScreen": 5,
    "overCurrentContext": 6,
    "popover": 7, "none": -1, "automatic": -2,
  ]
  static let transition = inOrder("coverVertical flipHorizontal crossDissolve partialCurl")
  static let keyboard = inOrder(
    "default alphabet numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch "
      + "ASCIICapableNumberPad")
  static let returnKey = inOrder("default go google join next route search send yahoo done emergencyCall continue")
  static let capitalization = inOrder("none words sentences allCharacters")
  static let yesNo = inOrder("default no yes")
  static let scrollDirection = inOrder("vertical horizontal")
  static let splitStyle = inOrder("unspecified doubleColumn tripleColumn")
  static let splitBehavior = inOrder("automatic tile overlay displace")
  static let splitBackground = inOrder("none sidebar")
  static let primaryEdge = inOrder("leading trailing")
  static let splitDisplayMode = [
    "automatic": 0, "secondaryOnly": 1, "primaryHidden": 1, "oneBesideSecondary": 2, "allVisible": 2, "oneOverSecondary": 3,
    "primaryOverlay": 3, "twoBesideSecondary": 4, "twoOverSecondary": 5, "twoDisplaceSecondary": 6,
  ]
  static let pageTransition = inOrder("pageCurl scroll")
  static let swipeDirection = ["right": 1, "left": 2, "up": 4, "down": 8]
  static let titleDisplay = inOrder("automatic always never")
  static let backButtonDisplay = inOrder("default generic minimal")
  static let symbolScale = ["default": -1, "unspecified": 0, "small": 1, "medium": 2, "large": 3]
  static let edges = ["top": 1, "left": 2, "bottom": 4, "right": 8]
  static let autoresizing = [
    "flexibleMinX": 1, "widthSizable": 2, "flexibleMaxX": 4, "flexibleMinY": 8, "heightSizable": 16, "flexibleMaxY": 32,
  ]
  static let dataDetectors = [
    "phoneNumber": 1, "link": 2, "address": 4, "calendarEvent": 8, "shipmentTrackingNumber": 16, "flightNumber": 32,
    "lookupSuggestion": 64,
  ]
  static let imagePlacement = ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]
  static let titleAlignment = inOrder("automatic leading center trailing")
  static let cornerStyle = ["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4]
  static let buttonSize = inOrder("medium small mini large")
  static let configuration = inOrder("plain gray tinted filled borderless bordered borderedTinted borderedProminent")
}
