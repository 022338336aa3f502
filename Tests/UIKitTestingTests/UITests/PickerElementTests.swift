import Foundation
import Testing
import UIKit
import UIKitTesting

/// Pickers as UI tests find and turn them.
@MainActor @Suite struct PickerElementTests {
  private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { chosen.append(row) }
  }

  @Test func wheelsTurnToAValue() {
    let (stage, numbers, picker) = (Stage(), Numbers(), UIPickerView())
    (picker.dataSource, picker.delegate) = (numbers, numbers)
    picker.frame.origin = CGPoint(x: 30, y: 100)
    stage.window.addSubview(picker)
    stage.advance(by: 0)
    let app = XCUIApplication(stage)
    #expect(app.pickers.count == 1 && app.pickerWheels.count == 2)
    app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "7")
    #expect(picker.selectedRow(inComponent: 1) == 7 && app.pickerWheels.element(boundBy: 1).value as? String == "7")
    app.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "2")
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "900")
    #expect(picker.selectedRow(inComponent: 0) == 900 && picker.selectedRow(inComponent: 1) == 2)
    #expect(numbers.chosen.last == 900)
  }

  @Test func aDatePickerIsFoundWithItsWheels() {
    let stage = Stage()
    stage.date = Date(timeIntervalSince1970: 1_795_000_000)
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .wheels)
    (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC"))
    picker.frame = CGRect(x: 30, y: 100, width: 320, height: 216)
    stage.window.addSubview(picker)
    stage.advance(by: 0)
    let app = XCUIApplication(stage)
    #expect(app.datePickers.count == 1 && app.datePickers.firstMatch.pickerWheels.count == 3)
    app.datePickers.firstMatch.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "June")
    #expect(Calendar(identifier: .gregorian).component(.month, from: picker.date) == 6)
    #expect(stage.date == Date(timeIntervalSince1970: 1_795_000_000) + stage.time)
  }
}
