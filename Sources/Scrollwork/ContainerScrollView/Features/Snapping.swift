import ListModel
import UIKit

/// Places at which drags come to rest.
@MainActor final class Snapping: ContainerFeature {
  /// Whether targets of drags are moved to snap positions.
  private var isInstalled = false
  /// The children with a snap position.
  @exclusivity(unchecked) private var members: Set<ObjectIdentifier> = []

  override func settingsChanged(of child: ContainerChild, from old: ChildSettings) {
    guard child.settings.layout.snap != nil else { return willLeave(child) }
    members.insert(ObjectIdentifier(child))
    install()
  }

  override func willLeave(_ child: ContainerChild) {
    if !members.isEmpty { members.remove(ObjectIdentifier(child)) }
  }

  private func install() {
    if isInstalled { return }
    isInstalled = true
    #if canImport(ObjectiveC)
      container.relaySnaps()
    #else
      container.adjustDragTargets { [weak container] target in
        guard let container else { return target }
        let (axis, snapping) = (container.axis, container.arranger.features.snapping)
        return CGPoint(axis, along: snapping.snapped(target.along(axis)), across: target.along(axis.other))
      }
    #endif
  }

  /// Whether the present offset is one at which the child snaps.
  func isSnapped(_ child: ContainerChild) -> Bool {
    arranger.arrangeIfDue()
    return offsets(of: child).contains { abs($0 - screen.start) < 0.5 }
  }

  /// The offset nearest to `target` at which a child snaps; `target` itself without such a child. O(children between the target and it).
  func snapped(_ target: CGFloat) -> CGFloat {
    arranger.arrangeIfDue()
    let stack = stack
    if members.isEmpty || stack.count == 0 { return target }
    let goal = Double(target)
    let middle = goal + screen.length / 2 - arranger.stackStart
    let first = stack.firstChild(endingAfter: middle) ?? stack.child(at: stack.count - 1)
    var (nearest, distance) = (goal, Double.infinity)
    /// Looks at children one after the other, until the next ones snap farther away than what is found.
    ///
    /// - Parameter reach: the least distance of all children beyond a segment.
    func look(from child: Stack.Child?, _ next: (Stack.Child) -> Stack.Child?, reach: (Segment) -> Double) {
      var place = child
      while let id = place {
        place = next(id)
        guard let child = arranger.children[id] else { continue }
        if child.settings.layout.snap != nil, !child.view.isHidden {
          for offset in offsets(of: child) where abs(offset - goal) < distance {
            (nearest, distance) = (offset, abs(offset - goal))
          }
        }
        if reach(arranger.segment(of: child)) >= distance { return }
      }
    }
    // Children before the segment snap with their starts at the latest, those behind it with their ends at the earliest.
    let insets = container.adjustedContentInset
    let (before, after) = (min(0, Double(insets.before(axis))), min(0, Double(insets.after(axis))))
    look(from: first, { stack.previous(before: $0) }, reach: { goal - $0.start + before })
    look(from: stack.next(after: first), { stack.next(after: $0) }, reach: { $0.end - screen.length + after - goal })
    return CGFloat(nearest)
  }

  /// Offsets at which the child is in one of its snap positions, limited to the edges.
  private func offsets(of child: ContainerChild) -> [Double] {
    guard let snap = child.settings.layout.snap else { return [] }
    let insets = container.adjustedContentInset
    let part = arranger.segment(of: child).inset(before: child.edges.before(axis), after: child.edges.after(axis))
    let room = arranger.features.pinned.pileRoom(for: child.id)
    let before = Double(insets.before(axis) + room.start)
    let length = screen.length - before - Double(insets.after(axis) + room.end)
    let offsets: [Double]
    switch snap {
    case .start: offsets = [part.start]
    case .center: offsets = [(part.start + part.end - length) / 2]
    case .end: offsets = [part.end - length]
    case .nearest: offsets = [part.start, part.end - length]
    }
    return offsets.map { arranger.limited($0 - before) }
  }
}
