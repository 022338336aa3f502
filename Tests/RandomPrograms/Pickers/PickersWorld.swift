import Foundation
import ManualHost
import TestSupport
import UIKit

/// A picker of rows above a date picker, which a person turns, opens and closes while code reloads, limits, resizes and removes them; calls come
/// from inside their messages too.
@MainActor final class PickersWorld: NSObject, RandomProgram {
  let stage = ManualStage(size: CGSize(width: 360, height: 700), scale: 2)
  let picker = UIPickerView()
  let dates = UIDatePicker()
  var random: SeededGenerator
  var counts: [Int]
  /// The row of each wheel that was told or set last.
  var known: [Int]
  var told: Date
  private(set) var operations = 0
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  private var log: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    counts = (0..<random.roll(1..<4)).map { _ in 1 }
    known = counts.map { _ in 0 }
    told = dates.date
    super.init()
    counts = counts.map { _ in [0, 1, 5, 40, 1_000_000][random.roll(0..<5)] }
    known = counts.map { $0 == 0 ? -1 : 0 }
    picker.dataSource = self
    picker.delegate = self
    picker.frame = CGRect(x: 20, y: 20, width: 320, height: 216)
    var calendar = Calendar(identifier: [.gregorian, .hebrew, .japanese, .islamicCivil, .buddhist][random.roll(0..<5)])
    calendar.timeZone = TimeZone(identifier: ["UTC", "Europe/Berlin", "Australia/Lord_Howe"][random.roll(0..<3)]) ?? .gmt
    dates.calendar = calendar
    dates.locale = Locale(identifier: ["en_US", "de_DE", "ar_EG", "ja_JP"][random.roll(0..<4)])
    dates.datePickerMode = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth][random.roll(0..<5)]
    dates.preferredDatePickerStyle = [.wheels, .compact, .inline][random.roll(0..<3)]
    dates.addAction(UIAction { [weak self] _ in self?.dateChanged() }, for: .valueChanged)
    stage.window.addSubview(picker)
    stage.window.addSubview(dates)
    placeDates()
    told = dates.date
    stage.settle()
  }

  func placeDates() { dates.frame = CGRect(origin: CGPoint(x: 20, y: 260), size: dates.intrinsicContentSize) }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  private func dateChanged() {
    note("told of \(dates.date)")
    batches += 1
    if dates.datePickerMode != .countDownTimer, dates.date == told { log.append("the same date was told twice") }
    told = dates.date
    if random.roll(0..<6) == 0 {
      answered.insert("valueChanged")
      changeDates()
    }
  }

  func run() -> String? {
    for _ in 0..<15 {
      for _ in 0..<4 { step() }
      if !stage.settle(limit: 30) { return report("it does not come to rest") }
      if let wrong = broken() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(14)).joined(separator: "\n  ") }

  // MARK: Steps

  private func step() {
    switch random.roll(0..<16) {
    case 0...3: turn(in: picker)
    case 4...7: turn(in: dates)
    case 8: press()
    case 9: changeRows()
    case 10: select()
    case 11, 12: changeDates()
    case 13: changeSurroundings()
    case 14: tap(CGPoint(x: CGFloat(random.roll(0..<360)), y: CGFloat(random.roll(0..<700))))
    default:
      note("wait")
      stage.advance(by: Double(random.roll(1..<30)) / 60)
    }
  }

  private func tap(_ place: CGPoint) {
    note("tap at \(place)")
    stage.tap(at: place)
  }

  private func turn(in view: UIView) {
    guard view.window != nil else { return }
    let area = view.convert(view.bounds, to: stage.window).intersection(stage.window.bounds)
    if area.isNull { return }
    let start = CGPoint(
      x: area.minX + CGFloat(random.roll(0..<max(1, Int(area.width)))),
      y: area.minY + CGFloat(random.roll(0..<max(1, Int(area.height)))))
    let way = CGFloat(random.roll(0..<400) - 200)
    switch random.roll(0..<5) {
    case 0:
      note("flick at \(start) by \(way * 15)")
      stage.flick(from: start, velocity: CGPoint(x: 0, y: way * 15))
    case 1:
      note("drag at \(start) by \(way)")
      stage.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + way), duration: 0.1, holdBeforeLift: Double(random.roll(0..<2)) / 10)
    case 2:
      note("swipe at \(start) by \(way)")
      stage.drag(from: start, to: CGPoint(x: start.x + way, y: start.y), duration: 0.1)
    case 3:
      note("wheel at \(start) by \(way)")
      stage.scrollWheel(by: CGPoint(x: 0, y: way), at: start, precise: random.roll(0..<2) == 0)
    default: tap(start)
    }
  }

  private func press() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
      .keyboardPageUp, .keyboardPageDown, .keyboardReturnOrEnter, .keyboardEscape,
    ]
    let key = keys[random.roll(0..<keys.count)]
    note("key \(key)")
    stage.key(key)
  }

  func changeRows() {
    let component = random.roll(0..<counts.count)
    note("reload of \(component)")
    counts[component] = [0, 1, 3, 40, 1_000_000][random.roll(0..<5)]
    let count = counts[component]
    known[component] = count == 0 ? -1 : min(max(0, known[component]), count - 1)
    if random.roll(0..<2) == 0 { picker.reloadComponent(component) } else { picker.reloadAllComponents() }
    known = (0..<counts.count).map { picker.selectedRow(inComponent: $0) }
  }

  func select() {
    let component = random.roll(0..<counts.count)
    guard counts[component] > 0 else { return }
    let row = random.roll(0..<counts[component])
    note("select \(row) of \(component)")
    picker.selectRow(row, inComponent: component, animated: random.roll(0..<2) == 0)
    known[component] = row
  }

  private func changeDates() {
    let day = Double(random.roll(0..<4000) - 2000) * 86_400 / 7
    let date = Date(timeIntervalSince1970: 1_168_335_660 + day)
    note("change of the dates")
    switch random.roll(0..<7) {
    case 0: dates.minimumDate = random.roll(0..<3) == 0 ? nil : date
    case 1: dates.maximumDate = random.roll(0..<3) == 0 ? nil : date
    case 2: dates.minuteInterval = [1, 5, 10, 30][random.roll(0..<4)]
    case 3: dates.preferredDatePickerStyle = [.wheels, .compact, .inline][random.roll(0..<3)]
    case 4: dates.datePickerMode = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth][random.roll(0..<5)]
    case 5: dates.isEnabled = random.roll(0..<4) > 0
    default: dates.setDate(date, animated: random.roll(0..<2) == 0)
    }
    placeDates()
    told = dates.date
  }

  private func changeSurroundings() {
    note("change of the surroundings")
    switch random.roll(0..<5) {
    case 0:
      let view = random.roll(0..<2) == 0 ? picker : dates
      if view.superview == nil { stage.window.addSubview(view) } else { view.removeFromSuperview() }
    case 1:
      stage.window.traitOverrides.preferredContentSizeCategory =
        [.large, .accessibilityExtraLarge, .extraSmall][random.roll(0..<3)]
      placeDates()
    case 2: stage.window.semanticContentAttribute = random.roll(0..<2) == 0 ? .forceRightToLeft : .forceLeftToRight
    case 3: picker.frame.size.height = [162, 180, 216][random.roll(0..<3)]
    default: picker.semanticContentAttribute = random.roll(0..<2) == 0 ? .forceRightToLeft : .unspecified
    }
  }

  // MARK: Laws

  private func broken() -> String? {
    for component in counts.indices {
      let row = picker.selectedRow(inComponent: component)
      if row != known[component] { return "wheel \(component) is at \(row), and \(known[component]) was told" }
      if counts[component] > 0, !(0..<counts[component]).contains(row) { return "there is no row \(row) in wheel \(component)" }
    }
    return brokenWheels() ?? brokenDates()
  }

  /// Wheels at rest show the chosen row in the middle, and no more rows than fit.
  private func brokenWheels() -> String? {
    guard picker.window != nil else { return nil }
    for case let wheel as UIScrollView in picker.subviews {
      if wheel.isDragging || wheel.isDecelerating || wheel.isScrollAnimating { return "a wheel moves" }
      if wheel.subviews.count > 40 { return "a wheel has \(wheel.subviews.count) rows" }
      guard let height = (0..<counts.count).map({ picker.rowSize(forComponent: $0).height }).first, wheel.contentSize.height > 0
      else { continue }
      let row = (wheel.contentOffset.y + wheel.contentInset.top) / height
      if abs(row - row.rounded()) > 0.02 { return "a wheel rests at row \(row)" }
    }
    return nil
  }

  private func brokenDates() -> String? {
    if dates.datePickerMode == .countDownTimer {
      let duration = Int(dates.countDownDuration)
      return duration % (60 * dates.minuteInterval) == 0 && duration < 86_400 ? nil : "a duration of \(duration)"
    }
    if dates.date != told { return "the date is \(dates.date), and \(told) was told" }
    // Without a limit the wheel of years goes beyond `distantFuture`.
    let (low, high) = (dates.minimumDate ?? dates.date, dates.maximumDate ?? dates.date)
    let isOrdered = dates.minimumDate.flatMap { low in dates.maximumDate.map { low <= $0 } } ?? true
    if isOrdered, dates.date < low || dates.date > high { return "\(dates.date) is not in \(low)...\(high)" }
    return nil
  }
}

extension PickersWorld: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row) of \(component)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    note("told of row \(row) of \(component)")
    batches += 1
    known[component] = row
    guard random.roll(0..<4) == 0 else { return }
    answered.insert("didSelectRow")
    if random.roll(0..<2) == 0 { changeRows() } else { select() }
  }
}
