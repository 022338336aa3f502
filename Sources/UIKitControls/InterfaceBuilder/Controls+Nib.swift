internal import Foundation
internal import NibFormat
internal import UIKitCore
internal import UIKitGraphics

extension UISwitch {
  func decodeSwitch(_ nib: NibCoder) {
    if let color = nib.color(.onTintColor) { onTintColor = color }
    if let color = nib.color(.thumbTintColor) { thumbTintColor = color }
    // A switch in Interface Builder is on unless the file says otherwise.
    if let value = nib.bool(.on) { isOn = value }
  }
}

extension UISlider {
  func decodeSlider(_ nib: NibCoder) {
    if let value = nib.number(.minValue) { minimumValue = Float(value) }
    if let value = nib.number(.maxValue) { maximumValue = Float(value) }
    if let value = nib.number(.value) { self.value = Float(value) }
    if let value = nib.bool(.continuous) { isContinuous = value }
    if let color = nib.color(.minimumTrackTintColor) { minimumTrackTintColor = color }
    if let color = nib.color(.maximumTrackTintColor) { maximumTrackTintColor = color }
    if let color = nib.color(.thumbTintColor) { thumbTintColor = color }
    if let image = nib.image(.minimumValueImage) { minimumValueImage = image }
    if let image = nib.image(.maximumValueImage) { maximumValueImage = image }
  }
}

extension UIStepper {
  func decodeStepper(_ nib: NibCoder) {
    let low = nib.number(.minimumValue).map(Double.init) ?? minimumValue
    let high = nib.number(.maximumValue).map(Double.init) ?? maximumValue
    // The lower limit stays below the upper one on the way from the stepper's own limits.
    if low < high {
      if low < maximumValue { (minimumValue, maximumValue) = (low, high) } else { (maximumValue, minimumValue) = (high, low) }
    }
    if let value = nib.number(.stepValue), value > 0 { stepValue = Double(value) }
    if let value = nib.number(.value) { self.value = Double(value) }
    if let value = nib.bool(.continuous) { isContinuous = value }
    if let value = nib.bool(.autorepeat) { autorepeat = value }
    if let value = nib.bool(.wraps) { wraps = value }
  }
}

extension UISegmentedControl {
  func decodeSegments(_ nib: NibCoder) {
    for (index, segment) in nib.coders(.segments).enumerated() {
      if let image = segment.image(.image) {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: segment.string(.title) ?? "", at: index, animated: false)
      }
      if let value = segment.number(.width), value >= 0 { setWidth(value, forSegmentAt: index) }
      if let value = segment.bool(.enabled) { setEnabled(value, forSegmentAt: index) }
    }
    if let value = nib.bool(.momentary) { isMomentary = value }
    if let value = nib.bool(.apportionsSegmentWidthsByContent) { apportionsSegmentWidthsByContent = value }
    if let color = nib.color(.selectedSegmentTintColor) { selectedSegmentTintColor = color }
    if let index = nib.integer(.selectedSegmentIndex), index < numberOfSegments {
      selectedSegmentIndex = max(UISegmentedControl.noSegment, index)
    }
  }
}

extension UIPageControl {
  func decodePages(_ nib: NibCoder) {
    if let count = nib.integer(.numberOfPages), count >= 0 { numberOfPages = min(count, 1000) }
    if let page = nib.integer(.currentPage) { currentPage = page }
    if let value = nib.bool(.hidesForSinglePage) { hidesForSinglePage = value }
    if let value = nib.bool(.allowsContinuousInteraction) { allowsContinuousInteraction = value }
    if let value = nib.choice(.backgroundStyle, BackgroundStyle.self) { backgroundStyle = value }
    if let color = nib.color(.pageIndicatorTintColor) { pageIndicatorTintColor = color }
    if let color = nib.color(.currentPageIndicatorTintColor) { currentPageIndicatorTintColor = color }
    if let image = nib.image(.preferredIndicatorImage) { preferredIndicatorImage = image }
  }
}

extension UIProgressView {
  func decodeProgress(_ nib: NibCoder) {
    if let value = nib.choice(.progressViewStyle, Style.self) { progressViewStyle = value }
    if let value = nib.number(.progress) { progress = Float(value) }
    if let color = nib.color(.progressTintColor) { progressTintColor = color }
    if let color = nib.color(.trackTintColor) { trackTintColor = color }
    if let image = nib.image(.progressImage) { progressImage = image }
    if let image = nib.image(.trackImage) { trackImage = image }
  }
}

extension UIActivityIndicatorView {
  func decodeActivity(_ nib: NibCoder) {
    if let value = nib.choice(.style, Style.self) { style = value }
    if let color = nib.color(.color) { self.color = color }
    hidesWhenStopped = nib.bool(.hidesWhenStopped) ?? false
    if nib.bool(.animating) == true { startAnimating() } else { isHidden = hidesWhenStopped || nib.bool(.hidden) == true }
  }
}

extension UIPickerView {
  func decodePicker(_ nib: NibCoder) {
    if let value = nib.bool(.showsSelectionIndicator) { showsSelectionIndicator = value }
  }
}

extension UIDatePicker {
  func decodeDatePicker(_ nib: NibCoder) {
    if let value = nib.choice(.datePickerMode, Mode.self) { datePickerMode = value }
    if let value = nib.choice(.style, UIDatePickerStyle.self) { preferredDatePickerStyle = value }
    if let value = nib.integer(.minuteInterval) { minuteInterval = value }
    if let value = nib.bool(.roundsToMinuteInterval) { roundsToMinuteInterval = value }
    if let locale = nib.coder(.locale)?.string(.localeIdentifier) { self.locale = Locale(identifier: locale) }
    if let zone = nib.coder(.timeZone)?.string(.name) { timeZone = TimeZone(identifier: zone) }
    minimumDate = date(nib, .minimumDate)
    maximumDate = date(nib, .maximumDate)
    if nib.bool(.useCurrentDate) != true, let date = date(nib, .date) { self.date = date }
    if let duration = nib.number(.countDownDuration) { countDownDuration = TimeInterval(duration) }
  }

  private func date(_ nib: NibCoder, _ key: NibKey) -> Date? {
    nib.coder(key)?.number(.timeIntervalSinceReferenceDate).map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
  }
}
