internal import Foundation
internal import UIKitAccessibility
internal import UIKitControls
internal import UIKitCore

extension XCUIElement {
  /// Turns a wheel of a picker to the row with that title, which is looked for from the chosen row on.
  ///
  /// A finger drags the wheel while the row is near; to a row that is further away an assistive technology turns it.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let (call, place) = ("adjust(toPickerWheelValue:)", TestPlace(fileID, filePath, line, column))
    guard let first = node(call, place) else { return }
    guard let wheel = first.object as? PickerWheel else {
      return place.fail("\(words).\(call): \(type(of: first.object)) is not a wheel of a picker\n\n\(stage.report)")
    }
    if !stage.isHittable(first) { stage.scrollIntoView(first) }
    guard let node = node(call, place) else { return }
    guard wheel.isUserInteractionEnabled, stage.isHittable(node) else {
      return place.fail("\(words).\(call): the wheel is disabled, off the screen or covered\n\n\(stage.report)")
    }
    guard let row = wheel.row(titled: pickerWheelValue) else {
      return place.fail("\(words).\(call): the wheel has no row \"\(pickerWheelValue)\"\n\n\(stage.report)")
    }
    turn(wheel, to: row)
    stage.isAtRest(within: 4)
  }

  private func turn(_ wheel: PickerWheel, to row: Int) {
    let way = CGFloat(row - wheel.selection) * wheel.rowHeight
    guard abs(way) <= wheel.bounds.height * 4 else { return wheel.choose(row) }
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: stage.window)
    var left = way
    while abs(left) > 1 {
      // A finger stays on the wheel.
      let step = min(max(left, -wheel.bounds.height / 3), wheel.bounds.height / 3)
      let rows = (step / wheel.rowHeight).rounded(.towardZero)
      let drag = rows == 0 ? left : rows * wheel.rowHeight
      stage.drag(
        from: CGPoint(x: middle.x, y: middle.y + drag / 2), to: CGPoint(x: middle.x, y: middle.y - drag / 2), duration: 0.2,
        holdBeforeLift: 0.1)
      stage.isAtRest(within: 2)
      left -= drag
    }
    if wheel.selection != row { wheel.choose(row) }
  }
}
