import ListModel
import UIKit

/// A child of a container that is described: its place in the stack always, its view while it is near the viewport.
@MainActor class LazySection {
  private(set) weak var source: (any SectionSource)?
  /// Its place in the stack.
  let node: Stack.Child
  /// The child while the section has a view.
  var child: ContainerChild?
  /// The layout that the source names, or that the section had with its last view.
  var layout = ChildLayout()
  /// Whether the length in the stack is one that a view had.
  var isMeasured = false
  /// Number of the placement before which the section came.
  private(set) var birth = -1
  /// Whether the section is being removed, and not only its view.
  var isLeaving = false
  /// What is to be restored in the next view.
  var state: SectionState?

  init(_ source: any SectionSource, _ node: Stack.Child) { (self.source, self.node) = (source, node) }

  /// The section comes.
  ///
  /// - Parameters:
  ///   - layout: nil if the source names none.
  ///   - pass: number of the last placement.
  func begin(_ layout: ChildLayout?, pass: Int) {
    birth = pass
    if let layout { self.layout = layout }
  }

  /// What is to be restored in the view that the section has now; nil from then on.
  func consumeState() -> SectionState? {
    defer { state = nil }
    return state
  }

  /// Whether the section stays at an edge together with others, which it can do only with a view.
  var isPiled: Bool { layout.pinning.map { $0.behavior != .pushed } ?? false }
}

/// Describes sections and makes their views.
@MainActor protocol SectionSource: AnyObject {
  var retention: SectionRetention { get }
  /// Estimates all sections without a view again, along the new axis.
  func axisChanged()

  /// The section's name in messages.
  func name(of section: LazySection) -> String
  func makeView(of section: LazySection, in container: ContainerScrollView) -> UIView
  /// nil leaves the layout to `container[layoutOf: view]`.
  func layout(of section: LazySection) -> ChildLayout?
  /// Whether the view is to stay although the policy would let it go.
  func keeps(_ section: LazySection, _ view: UIView) -> Bool
  /// State of the view besides offsets and selections.
  func savedState(of section: LazySection, _ view: UIView) -> Any?
  func restore(_ state: Any, of section: LazySection, _ view: UIView)
  /// Called after the view has entered the container.
  func didEnter(_ section: LazySection, _ view: UIView)
  /// Called before the view leaves the container.
  func willLetGo(_ section: LazySection, _ view: UIView)
  /// Called after the view has left the container.
  func didLetGo(_ section: LazySection, _ view: UIView)
}

/// The sections of a container.
@MainActor struct SectionTable {
  /// Indexed by the stack's slots.
  private var bySlot: [LazySection?] = []
  private(set) var count = 0
  /// Sections with a view, in any order.
  private(set) var made: [LazySection] = []
  /// Sections that stay at an edge together with others.
  private(set) var piled: [LazySection] = []

  subscript(id: Stack.Child) -> LazySection? { id.slot < bySlot.count ? bySlot[id.slot] : nil }

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ section: LazySection) {
    while bySlot.count <= section.node.slot { bySlot.append(nil) }
    bySlot[section.node.slot] = section
    count += 1
    if section.isPiled { piled.append(section) }
  }

  mutating func remove(_ section: LazySection) {
    guard self[section.node] === section else { return }
    bySlot[section.node.slot] = nil
    count -= 1
    made.removeAll { $0 === section }
    if section.isPiled { piled.removeAll { $0 === section } }
  }

  mutating func setMade(_ section: LazySection, _ isMade: Bool) {
    if isMade { made.append(section) } else { made.removeAll { $0 === section } }
  }

  func forEachAbsent(_ body: (LazySection) -> Void) {
    for case let section? in bySlot where section.child == nil { body(section) }
  }
}
