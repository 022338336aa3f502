import UIKit

@MainActor let controlMistakes = [
  Mistake("slider-value", "UISlider.setValue(nan", "from minimumValue to maximumValue") { UISlider().value = .nan },
  Mistake("slider-minimum", "UISlider.minimumValue = -inf", "finite") { UISlider().minimumValue = -.infinity },
  Mistake("slider-maximum", "UISlider.maximumValue = nan", "finite") { UISlider().maximumValue = .nan },
  Mistake("tab-bar-spacing", "UITabBar.itemSpacing = -1.0", "finite number from 0 up") {
    UITabBar().itemSpacing = -1
  },
  Mistake("index-title", "UILocalizedIndexedCollation.section(forSectionIndexTitle: 99)", "titles") {
    _ = UILocalizedIndexedCollation.current().section(forSectionIndexTitle: 99)
  },
  Mistake("index-name", "UILocalizedIndexedCollation.section(for:collationStringSelector:)", "has no method nothing", "selector")
  {
    _ = UILocalizedIndexedCollation.current().section(for: NSObject(), collationStringSelector: Selector("nothing"))
  },
  Mistake("picker-component", "UIPickerView.selectedRow(inComponent:)", "there is no component 2", "has 0") {
    _ = UIPickerView().selectedRow(inComponent: 2)
  },
  Mistake("picker-date", "UIDatePicker.setDate(_:animated:)", "not finite") {
    UIDatePicker().date = Date(timeIntervalSinceReferenceDate: .nan)
  },
  Mistake("picker-duration", "UIDatePicker.countDownDuration = nan", "set a number of seconds") {
    UIDatePicker().countDownDuration = .nan
  },
  Mistake("stepper-value", "UIStepper.value = nan", "from minimumValue to maximumValue") { UIStepper().value = .nan },
  Mistake("stepper-minimum", "UIStepper.minimumValue = 100.0", "less than maximumValue, 100.0", "set that one first") {
    UIStepper().minimumValue = 100
  },
  Mistake("stepper-maximum", "UIStepper.maximumValue = -1.0", "greater than minimumValue, 0.0", "set that one first") {
    UIStepper().maximumValue = -1
  },
  Mistake("stepper-step", "UIStepper.stepValue = 0.0", "greater than 0") { UIStepper().stepValue = 0 },
  Mistake("progress-value", "UIProgressView.progress = nan", "from 0 to 1") { UIProgressView().progress = .nan },
  Mistake("segments-item", "UISegmentedControl(items:)", "Int", "a String, a UIImage or a UIAction") {
    _ = UISegmentedControl(items: ["One", 2])
  },
  Mistake("segments-selection", "selectedSegmentIndex = 2", "there are 2 segments", "noSegment") {
    UISegmentedControl(items: ["One", "Two"]).selectedSegmentIndex = 2
  },
  Mistake("segments-index", "UISegmentedControl.titleForSegment(at:)", "segment -1", "from 0 on") {
    _ = UISegmentedControl(items: ["One"]).titleForSegment(at: -1)
  },
  Mistake("segments-insertion", "insertSegment(at: -3)", "from 0 on") {
    UISegmentedControl().insertSegment(withTitle: "One", at: -3, animated: false)
  },
  Mistake("tokens-insertion", "UISearchTextField.insertToken(_:at: 1)", "there are 0 tokens") {
    UISearchTextField().insertToken(UISearchToken(icon: nil, text: "One"), at: 1)
  },
  Mistake("tokens-removal", "UISearchTextField.removeToken(at: 0)", "there are 0 tokens") {
    UISearchTextField().removeToken(at: 0)
  },
  Mistake("search-scope", "UISearchBar.selectedScopeButtonIndex = -1", "scopeButtonTitles") {
    UISearchBar().selectedScopeButtonIndex = -1
  },
  Mistake("segments-width", "setWidth(-5.0, forSegmentAt: 0)", "0 or more points") {
    UISegmentedControl(items: ["One"]).setWidth(-5, forSegmentAt: 0)
  },
  Mistake("segments-action", "setAction(_:forSegmentAt: 1)", "segment 0", "identifier same", "give another identifier") {
    let action = UIAction(title: "One", identifier: UIAction.Identifier("same")) { _ in }
    UISegmentedControl(items: [action, "Two"]).setAction(action, forSegmentAt: 1)
  },
]
