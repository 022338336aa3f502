import ListModel
import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// What shows moves as far as animations take it in one frame, and no farther.
extension ContainerWorld {
  func forgetMotion() { drawn = [:] }

  /// To be called at rest: the places from which the next changes lead.
  func notePlaces() { drawn = things() }

  /// To be called after each frame.
  ///
  /// An animation takes what it moves at most a third of its way in one frame; of ways that have come up in the last 40 frames all are
  /// counted. What changes without an animation is not looked at.
  ///
  /// - Parameter scrolled: How far the content was to go by itself.
  func jump(hasChanged: Bool, scrolled: Double) -> String? {
    let (before, now) = (drawn, things())
    let isOpen = hasChanged || hasAnswered || stage.time < jumped + 0.5
    // Of what changes at once the presentation hears in the next frame.
    let settlesAtOnce = operations != seenOperations || hadChanged
    let wasGliding = glides
    hadChanged = operations != seenOperations && !glides || hasChanged
    seenOperations = operations
    (drawn, glides) = (now, false)
    // Windows first, since a row that comes is moved by what has moved its list.
    for (name, thing) in now.sorted(by: { $0.value.isWindow && !$1.value.isWindow }) {
      guard let old = before[name] else {
        let outer = name.row < 0 ? [] : drawn[Name(child: name.child)]?.way ?? []
        drawn[name]?.way = [abs(thing.place - thing.end)] + outer
        continue
      }
      // Content that ends nearer takes the offset along: its own places stay, and it moves on the screen.
      let onScreen = abs(thing.endOnScreen - old.endOnScreen) - scrolled
      // Of two changes, one of them at once, only what is left of the way tells the other.
      let left = settlesAtOnce ? abs(thing.place - thing.end) : 0
      let way = (old.way + [max(abs(thing.end - old.end), onScreen, left)]).suffix(40)
      drawn[name]?.way = Array(way)
      if isOpen || settlesAtOnce && !wasGliding || thing.isWindow { continue }
      // What sticks moves in the content as that is scrolled; what keeps its place on the screen, as the content moves.
      let move = min(abs(thing.onScreen - old.onScreen), abs(thing.place - old.place))
      let total = way.reduce(0, +)
      guard move > 2 + scrolled + 0.35 * total, shows(old) && shows(thing) else { continue }
      return """
        \(name.row < 0 ? "" : "row \(name.row) of ")\(name.child) jumps by \(move) on a way of \(total), \
        from \(old.onScreen) to \(thing.onScreen)\(wasGliding ? ", at once" : "")
        """
    }
    return nil
  }

  /// Counts the ways of one change; to be called after each, since several of them may come between two frames and lead to and fro.
  func countWays() {
    for (name, thing) in things() {
      guard let old = drawn[name] else { continue }
      let way = max(abs(thing.end - old.end), abs(thing.endOnScreen - old.endOnScreen))
      if way == 0 { continue }
      drawn[name]?.way.append(way)
      drawn[name]?.end = thing.end
      drawn[name]?.endOnScreen = thing.endOnScreen
    }
  }

  private func shows(_ thing: Drawn) -> Bool {
    thing.length > 0 && thing.onScreen + thing.length > 0 && thing.onScreen < Double(size.along(axis))
  }

  private func things() -> [Name: Drawn] {
    var things: [Name: Drawn] = [:]
    let shown = container.layer.presentation() ?? container.layer
    // What sticks moves with the edge as well as with the content.
    for child in model.children where !child.view.isHidden && !(child.isPinned && isScrolling) {
      // Hidden and shown at once, it comes in from elsewhere.
      if child.turns.count(where: { $0 > stage.time - 0.5 }) > 1 { continue }
      let layer = child.view.layer
      let presented = layer.presentation() ?? layer
      let end = child.view.frame.along(axis)
      if end.end < -10_000 { continue }
      let isWindow = child.list != nil && model.isManaged(child)
      if !model.isManaged(child) && (end.length == 0 || presented.frame.along(axis).length == 0) { continue }
      var thing = Drawn(
        place: presented.frame.along(axis).start, onScreen: 0, length: presented.frame.along(axis).length, end: end.start)
      if model.isManaged(child) {
        thing.place -= presented.bounds.along(axis).start
        thing.end -= child.view.bounds.along(axis).start
      }
      thing.onScreen = thing.place - shown.bounds.along(axis).start
      thing.endOnScreen = thing.end - screen.start
      thing.isWindow = isWindow
      things[Name(child: child.name)] = thing
      if !isWindow { continue }
      for cell in cells(of: child) {
        let move = (cell.layer.presentation() ?? cell.layer).frame.along(axis).start
        things[Name(child: child.name, row: cell.tag)] = Drawn(
          place: thing.place + move, onScreen: thing.onScreen + move, length: Double(cell.bounds.size.along(axis)),
          end: thing.end + cell.frame.along(axis).start, endOnScreen: thing.endOnScreen + cell.frame.along(axis).start)
      }
    }
    return things
  }

  func cells(of child: ContainerModel.Child) -> [UIView] {
    (child.view as? UITableView)?.visibleCells ?? (child.view as? UICollectionView)?.visibleCells ?? []
  }
}
