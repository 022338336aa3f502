import ListModel
import UIKit

// Places at which drags come to rest.
extension ContainerScrollView {
  func installSnapping() {
    if snapping.isInstalled { return }
    snapping.isInstalled = true
    #if canImport(ObjectiveC)
      relaySnaps()
    #else
      adjustDragTargets { [weak self] target in
        guard let self else { return target }
        return CGPoint(axis, along: snapped(target.along(axis)), across: target.along(axis.other))
      }
    #endif
  }

  /// Whether the present offset is one at which the child snaps.
  public func isSnapped(_ child: UIView) -> Bool {
    guard let child = self.child(child) else { return false }
    arrangeIfDue()
    return snapOffsets(of: child).contains { abs($0 - screen.start) < 0.5 }
  }

  /// The offset nearest to `target` at which a child snaps; `target` itself without such a child.
  func snapped(_ target: CGFloat) -> CGFloat {
    arrangeIfDue()
    if snapping.count == 0 || stack.count == 0 { return target }
    let middle = Double(target) + screen.length / 2 - stackStart
    let first = stack.firstChild(endingAfter: middle) ?? stack.child(at: stack.count - 1)
    var nearest: Double?
    func look(from child: Stack.Child?, _ next: (Stack.Child) -> Stack.Child?) {
      var (place, found) = (child, 0)
      while let id = place, found < 3 {
        place = next(id)
        guard let child = children[id], child.settings.layout.snap != nil, !child.view.isHidden else { continue }
        found += 1
        for offset in snapOffsets(of: child) where abs(offset - Double(target)) < abs((nearest ?? .infinity) - Double(target)) {
          nearest = offset
        }
      }
    }
    look(from: first) { self.stack.previous(before: $0) }
    look(from: stack.next(after: first)) { self.stack.next(after: $0) }
    return nearest.map { CGFloat($0) } ?? target
  }

  /// Offsets at which the child is in one of its snap positions, limited to the edges.
  private func snapOffsets(of child: ContainerChild) -> [Double] {
    guard let snap = child.settings.layout.snap else { return [] }
    let insets = adjustedContentInset
    let part = segment(of: child).inset(before: child.edges.before(axis), after: child.edges.after(axis))
    let room = pileRoom(for: child.id)
    let before = Double(insets.before(axis) + room.start)
    let length = screen.length - before - Double(insets.after(axis) + room.end)
    let offsets: [Double]
    switch snap {
    case .start: offsets = [part.start]
    case .center: offsets = [(part.start + part.end - length) / 2]
    case .end: offsets = [part.end - length]
    case .nearest: offsets = [part.start, part.end - length]
    }
    let first = -Double(insets.before(axis))
    let last = max(first, Double(contentSize.along(axis) + insets.after(axis)) - screen.length)
    return offsets.map { min(max(first, $0 - before), last) }
  }
}

/// The children with a snap position.
@MainActor struct Snapping {
  /// Whether targets of drags are moved to snap positions.
  var isInstalled = false
  #if canImport(ObjectiveC)
    var relay: SnapRelay?
  #endif
  private(set) var count = 0
  private var members: Set<ObjectIdentifier> = []

  mutating func changed(_ child: ContainerChild, _ snap: ContainerScrollView.ScrollPosition?) {
    if snap != nil { members.insert(ObjectIdentifier(child)) } else { members.remove(ObjectIdentifier(child)) }
    count = members.count
  }
}
