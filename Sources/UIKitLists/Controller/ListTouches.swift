internal import Foundation
package import ListModel
package import UIKitCore

/// The touch that highlights a row or an item.
package struct ListTouch {
  package let touch: UITouch
  package let position: RowPosition
}

/// The touch on a list's cells. Touches not handled by a view inside a cell reach the list through the responder chain.
@MainActor final class ListTouches {
  @exclusivity(unchecked) private var held: ListTouch?

  /// Forgets the touch, whose cell stays highlighted.
  func forget() { held = nil }

  func forget(at position: RowPosition) {
    if held?.position == position { held = nil }
  }

  /// Gives the touch the new place of its row.
  ///
  /// - Returns: the former place, if the row has none any more.
  func move(_ place: (RowPosition) -> RowPosition?) -> RowPosition? {
    guard let touch = held else { return nil }
    held = place(touch.position).map { ListTouch(touch: touch.touch, position: $0) }
    return held == nil ? touch.position : nil
  }

  func begin(_ touches: Set<UITouch>, _ controller: ListController<some ControlledList>) -> Bool {
    let list = controller.list
    guard held == nil, let touch = touches.first, let position = list.touchedPosition(touch) else { return false }
    let generation = controller.generation
    guard list.shouldHighlight(IndexPath(position)) else { return false }
    held = ListTouch(touch: touch, position: position)
    // The delegate may have changed the list in `shouldHighlight`.
    guard controller.generation == generation, list.highlight(position, true) else {
      held = nil
      return true
    }
    list.didHighlight(IndexPath(position), true)
    return true
  }

  /// Ends the highlight when the touch leaves the cell.
  func move(_ touches: Set<UITouch>, _ list: some ControlledList) -> Bool {
    guard let held, touches.contains(held.touch) else { return false }
    if !list.isInside(held) { release(list) }
    return true
  }

  func end(_ touches: Set<UITouch>, _ controller: ListController<some ControlledList>) -> Bool {
    guard let held, touches.contains(held.touch) else { return false }
    let (list, generation) = (controller.list, controller.generation)
    release(list)
    if controller.generation == generation { list.tap(held.position) }
    return true
  }

  func cancel(_ touches: Set<UITouch>, _ list: some ControlledList) -> Bool {
    guard let held, touches.contains(held.touch) else { return false }
    release(list)
    return true
  }

  private func release(_ list: some ControlledList) {
    guard let position = held?.position else { return }
    held = nil
    _ = list.highlight(position, false)
    list.didHighlight(IndexPath(position), false)
  }
}

// Each of the first four methods returns whether the list handles the touch.
extension ListController {
  package func beginTouch(_ touches: Set<UITouch>) -> Bool { self.touches.begin(touches, self) }

  package func moveTouch(_ touches: Set<UITouch>) -> Bool { self.touches.move(touches, list) }

  package func endTouch(_ touches: Set<UITouch>) -> Bool { self.touches.end(touches, self) }

  package func cancelTouch(_ touches: Set<UITouch>) -> Bool { self.touches.cancel(touches, list) }

  /// The row has lost its cell: a touch on it highlights nothing any more.
  package func forgetTouch(at position: RowPosition) { touches.forget(at: position) }

  /// Gives the touched row its new place.
  ///
  /// - Returns: the former place of a row that has none any more.
  @discardableResult package func moveTouch(_ place: (RowPosition) -> RowPosition?) -> RowPosition? { touches.move(place) }
}
