internal import Foundation
internal import ListModel
internal import UIKitCore

/// The touch that highlights a row or an item.
struct ListTouch {
  let touch: UITouch
  let position: RowPosition
}

/// A list that selects cells by touch. Touches not handled by a view inside a cell reach the list through the responder chain.
@MainActor protocol TouchableList: ListEngine {
  var held: ListTouch? { get set }
  /// The position of the touched cell; nil if touches there are ignored at the moment.
  func touchedPosition(_ touch: UITouch) -> RowPosition?
  /// Whether the touch is still inside the cell.
  func isInside(_ touch: ListTouch) -> Bool
  /// - Returns: false if no cell shows the position.
  func highlight(_ position: RowPosition, _ isHighlighted: Bool) -> Bool
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath, _ isHighlighted: Bool)
  func tap(_ position: RowPosition)
}

// Each method returns whether the list handles the touch.
extension TouchableList {
  func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard held == nil, let touch = touches.first, let position = touchedPosition(touch) else { return false }
    let generation = session.generation
    guard shouldHighlight(IndexPath(position)) else { return false }
    held = ListTouch(touch: touch, position: position)
    // The delegate may have changed the list in `shouldHighlight`.
    guard session.generation == generation, highlight(position, true) else {
      held = nil
      return true
    }
    didHighlight(IndexPath(position), true)
    return true
  }

  /// Ends the highlight when the touch leaves the cell.
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
