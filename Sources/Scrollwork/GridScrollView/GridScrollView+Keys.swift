import ListModel
import UIKit

// Keys that move the selection. Key commands, since presses do not repeat.
extension GridScrollView {
  /// Inputs and modifiers; a held key repeats them.
  static let selectionCommands: [UIKeyCommand] = {
    let arrows = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
    ]
    let others = [
      UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
    ]
    let flags: [UIKeyModifierFlags] = [[], .shift, .command, [.shift, .command]]
    return (arrows + others).flatMap { input in flags.map { .selection(input, $0) } }
  }()

  /// A movement of the selection's end.
  private struct Step {
    /// Tracks, positive down and toward the trailing edge; `whole` for as many as there are.
    var rows = 0
    var columns = 0

    static let whole = Int.max / 4
  }

  /// Moves or, with shift, extends the selection. With command an arrow goes to the end of its row or column, Home and End to the first and
  /// the last cell.
  func move(by command: UIKeyCommand) {
    guard allowsSelection, let selection, let input = command.input, let step = step(input, command.modifierFlags) else { return }
    let isExtending = command.modifierFlags.contains(.shift)
    let from = isExtending ? selection.focus : selection.anchor
    let target = Position(
      row: moved(from.row, step.rows, from, \.row, first: headerRows, count: rows.count),
      column: moved(from.column, step.columns, from, \.column, first: headerColumns, count: columns.count))
    var next = isExtending ? selection : GridSelection(anchor: target, focus: target)
    next.focus = target
    guard select(next), let now = self.selection else { return }
    // Where the selection is after the delegate's message.
    scrollToCell(at: isExtending ? now.focus : now.anchor, position: .nearest, animated: false)
  }

  private func step(_ input: String, _ flags: UIKeyModifierFlags) -> Step? {
    let far = flags.contains(.command)
    let forward = isMirrored ? -1 : 1
    let single = far ? Step.whole : 1
    switch input {
    case UIKeyCommand.inputUpArrow: return Step(rows: -single)
    case UIKeyCommand.inputDownArrow: return Step(rows: single)
    case UIKeyCommand.inputLeftArrow: return Step(columns: -single * forward)
    case UIKeyCommand.inputRightArrow: return Step(columns: single * forward)
    case UIKeyCommand.inputPageUp: return Step(rows: -page)
    case UIKeyCommand.inputPageDown: return Step(rows: page)
    case UIKeyCommand.inputHome: return Step(rows: far ? -Step.whole : 0, columns: -Step.whole)
    case UIKeyCommand.inputEnd: return Step(rows: far ? Step.whole : 0, columns: Step.whole)
    default: return nil
    }
  }

  /// The rows of a page: as many as show, less one.
  private var page: Int { max(1, rowBands.middle.tracks.count - 2) }

  /// The track after a step, which leaves the merged area that it begins in and skips hidden tracks.
  private func moved(
    _ track: Int, _ step: Int, _ position: Position, _ side: KeyPath<Position, Int>, first: Int, count: Int
  ) -> Int {
    if step == 0 || count == 0 { return track }
    let area = merged.area(at: position)
    let isRow = side == \Position.row
    let tracks = area.map { isRow ? $0.rows : $0.columns } ?? track..<track + 1
    let start = step > 0 ? tracks.upperBound - 1 : tracks.lowerBound
    let limit = min(first, track)
    let target = min(max(start + step, limit), count - 1)
    let axis = isRow ? rows : columns
    // Where only hidden tracks follow, the last one before them.
    let shown = [step > 0, step < 0].lazy.compactMap { axis.nearestShown(target, forward: $0) }
    return shown.first { $0 >= limit && (step > 0 ? $0 > start : $0 < start) } ?? track
  }
}

extension GridAxis {
  /// The track itself if it has a length, else the next one in the direction that has; nil if there is none. O(log runs) for each run of
  /// hidden tracks.
  func nearestShown(_ track: Int, forward: Bool) -> Int? {
    var current = track
    while current >= 0 && current < count {
      let run = lengths.run(at: current)
      if run.extent > 0 { return current }
      if forward {
        current = run.end
      } else {
        let start = lengths.start(of: current)
        guard start > 0, let last = lengths.item(at: start.nextDown) else { return nil }
        current = last
      }
    }
    return nil
  }
}
