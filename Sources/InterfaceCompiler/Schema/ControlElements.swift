/// Elements that become controls, or views of text.
enum ControlElements {
  static let kinds: [String: ElementKind] = [
    "control": ElementKind(
      "UIKitCore.UIControl", "view",
      [
        "enabled": .bool, "selected": .bool, "highlighted": .bool,
        "contentHorizontalAlignment": .choice(Choices.horizontalAlignment),
        "contentVerticalAlignment": .choice(Choices.verticalAlignment), "showsMenuAsPrimaryAction": .bool,
        "toolTip": .ignored, "symbolAnimationEnabled": .ignored,
      ]),
    "button": ElementKind(
      "UIKitControls.UIButton", "control",
      [
        "buttonType": .choice(Choices.buttonType), "fontDescription": .font, "lineBreakMode": .choice(Choices.lineBreak),
        "reversesTitleShadowWhenHighlighted": .ignored, "showsTouchWhenHighlighted": .missing,
        "adjustsImageWhenHighlighted": .ignored, "adjustsImageWhenDisabled": .ignored, "springLoaded": .ignored,
        "contentEdgeInsets": .numbers(["minY", "minX", "maxY", "maxX"]),
        "titleEdgeInsets": .numbers(["minY", "minX", "maxY", "maxX"]),
        "imageEdgeInsets": .numbers(["minY", "minX", "maxY", "maxX"]), "titleShadowOffset": .ignored,
        "configuration": .object, "role": .choice(["normal": 0, "primary": 1, "cancel": 2, "destructive": 3]),
        "changesSelectionAsPrimaryAction": .bool, "pointerInteraction": .ignored, "behavioralStyle": .ignored,
        "textAlignment": .ignored, "textLabel": .ignored, "hasAttributedTitle": .ignored,
        "translatesAutoresizingMaskIntoConstraints": .bool,
      ]),
    "switch": ElementKind(
      "UIKitControls.UISwitch", "control",
      ["on": .bool, "onTintColor": .color, "thumbTintColor": .color, "title": .ignored, "preferredStyle": .ignored]),
    "slider": ElementKind(
      "UIKitControls.UISlider", "control",
      [
        "value": .number, "minValue": .number, "maxValue": .number, "continuous": .bool, "minimumTrackTintColor": .color,
        "maximumTrackTintColor": .color, "thumbTintColor": .color, "minimumValueImage": .image, "maximumValueImage": .image,
      ]),
    "stepper": ElementKind(
      "UIKitControls.UIStepper", "control",
      [
        "value": .number, "minimumValue": .number, "maximumValue": .number, "stepValue": .number, "continuous": .bool,
        "autorepeat": .bool, "wraps": .bool,
      ]),
    "pickerView": ElementKind("UIKitControls.UIPickerView", "view", ["showsSelectionIndicator": .bool]),
    "datePicker": ElementKind(
      "UIKitControls.UIDatePicker", "control",
      [
        "datePickerMode": .choice(Choices.datePickerMode), "style": .choice(Choices.datePickerStyle), "minuteInterval": .integer,
        "roundsToMinuteInterval": .bool, "useCurrentDate": .bool, "countDownDuration": .number, "date": .object,
        "minimumDate": .object, "maximumDate": .object, "locale": .object, "timeZone": .object,
      ]),
    "segmentedControl": ElementKind(
      "UIKitControls.UISegmentedControl", "control",
      [
        "selectedSegmentIndex": .integer, "momentary": .bool, "apportionsSegmentWidthsByContent": .bool,
        "selectedSegmentTintColor": .color, "segmentControlStyle": .ignored, "springLoaded": .ignored,
      ]),
    "pageControl": ElementKind(
      "UIKitControls.UIPageControl", "control",
      [
        "numberOfPages": .integer, "currentPage": .integer, "hidesForSinglePage": .bool, "pageIndicatorTintColor": .color,
        "currentPageIndicatorTintColor": .color, "defersCurrentPageDisplay": .ignored,
        "backgroundStyle": .choice(["automatic": 0, "prominent": 1, "minimal": 2]), "allowsContinuousInteraction": .bool,
        "preferredIndicatorImage": .image,
      ]),
    "progressView": ElementKind(
      "UIKitControls.UIProgressView", "view",
      [
        "progress": .number, "progressViewStyle": .choice(Choices.progressStyle), "progressTintColor": .color,
        "trackTintColor": .color, "progressImage": .image, "trackImage": .image,
      ]),
    "activityIndicatorView": ElementKind(
      "UIKitControls.UIActivityIndicatorView", "view",
      ["style": .choice(Choices.activityStyle), "animating": .bool, "hidesWhenStopped": .bool, "color": .color]),
    "refreshControl": ElementKind("UIKitCore.UIRefreshControl", "control", ["attributedTitle": .object]),
    "textField": ElementKind(
      "UIKitText.UITextField", "control",
      [
        "text": .text, "placeholder": .text, "textAlignment": .choice(Choices.textAlignment), "textColor": .color,
        "fontDescription": .font, "borderStyle": .choice(Choices.borderStyle), "clearButtonMode": .choice(Choices.viewMode),
        "clearsOnBeginEditing": .bool, "adjustsFontSizeToFit": .bool, "minimumFontSize": .number,
        "adjustsFontForContentSizeCategory": .bool, "background": .image, "disabledBackground": .image,
        "textInputTraits": .object, "attributedText": .object, "attributedPlaceholder": .object, "pasteConfiguration": .ignored,
      ]),
    "textView": ElementKind(
      "UIKitText.UITextView", "scrollView",
      [
        "text": .text, "textAlignment": .choice(Choices.textAlignment), "textColor": .color, "fontDescription": .font,
        "editable": .bool, "selectable": .bool, "adjustsFontForContentSizeCategory": .bool, "textInputTraits": .object,
        "attributedText": .object, "dataDetectorType": .flags(Choices.dataDetectors), "findInteractionEnabled": .bool,
      ]),
  ]
}
