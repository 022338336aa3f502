internal import Foundation
internal import ListModel
internal import UIKitCore

/// The finger that holds a row or an item down.
struct ListTouch {
  let touch: UITouch
  let position: RowPosition
}

/// A list whose cells are chosen by touches. Touches that no view inside a cell has kept come up the responder chain to the list.
@MainActor protocol TouchableList: ListEngine {
  var held: ListTouch? { get set }
  /// The cell that a touch came down in, if the list may be touched there now.
  func touchedPosition(_ touch: UITouch) -> RowPosition?
  /// Whether the finger is still inside the cell.
  func isInside(_ touch: ListTouch) -> Bool
  /// - Returns: false if no cell shows the position.
  func highlight(_ position: RowPosition, _ isHighlighted: Bool) -> Bool
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool)
  func tap(_ position: RowPosition)
}

// Each answer: whether the list uses the touch.
extension TouchableList {
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard held == nil, let touch = touches.first, let position = touchedPosition(touch) else { return false }
    let generation = session.generation
    guard shouldHighlight(IndexPath(position)) else { return false }
    held = ListTouch(touch: touch, position: position)
    // The delegate may have changed the list.
    guard session.generation == generation, highlight(position, true) else {
      held = nil
      return true
    }
    didHighlight(IndexPath(position), true)
    return true
  }

  /// A finger that leaves the cell releases it.
  func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let held, touches.contains(held.touch) else { return false }
    if !isInside(held) { releaseTouch() }
    return true
  }

  func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let held, touches.contains(held.touch) else { return false }
    let generation = session.generation
    releaseTouch()
    if session.generation == generation { tap(held.position) }
    return true
  }

  func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard let held, touches.contains(held.touch) else { return false }
    releaseTouch()
    return true
  }

  private func releaseTouch() {
    guard let position = held?.position else { return }
    held = nil
    _ = highlight(position, false)
    didHighlight(IndexPath(position), false)
  }
}
