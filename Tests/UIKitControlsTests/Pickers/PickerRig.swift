import CoreGraphics
import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics

@testable import UIKitControls

/// A picker of numbers in a window, 320 x 216 at (40, 100), and what its delegate was told.
@MainActor final class PickerRig: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 2)
  let picker = UIPickerView(frame: CGRect(x: 40, y: 100, width: 320, height: 216))
  var counts: [Int]
  var chosen: [[Int]] = []
  var asked = Set<Int>()
  var onSelect: (Int, Int) -> Void = { _, _ in }

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
    picker.dataSource = self
    picker.delegate = self
    stage.window.addSubview(picker)
    stage.settle()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    asked.insert(row)
    return "\(component)-\(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append([component, row])
    onSelect(row, component)
  }

  func wheel(_ component: Int = 0) -> PickerWheel { picker.wheels[component] }

  /// The rows in front, from the top.
  func shown(_ component: Int = 0) -> [PickerRow] {
    wheel(component).subviews.compactMap { $0 as? PickerRow }.sorted { $0.center.y < $1.center.y }
  }

  func middle(of component: Int = 0) -> CGPoint {
    let frame = wheel(component).frame
    return CGPoint(x: 40 + frame.midX, y: 100 + frame.midY)
  }

  func take() -> [[Int]] {
    defer { chosen = [] }
    return chosen
  }
}
