import ListModel
import UIKit

/// One concern of a container, with private state. The arranger calls it at fixed points of changes and passes; whatever a feature does not
/// override does nothing.
///
/// A new feature is a subclass in a file of its own, a property of `ContainerFeatures`, which retains it, and its line in `init` there. It
/// reads the arranger, and changes the stack through the arranger's methods only. What it holds for single children stands in a
/// `ChildStates` of its own, and is dropped in `willLeave(_:)`: another child may get the same identity.
@MainActor class ContainerFeature {
  /// The owner, which outlives its features.
  unowned(unsafe) final let arranger: Arranger

  init(_ arranger: Arranger) { self.arranger = arranger }

  // MARK: Changes

  /// The order or a space is about to change, for the first time since size and offset of the content belonged to them.
  func willChange() {}

  /// A child has other settings, or is new and has any.
  func settingsChanged(of child: ContainerChild, from old: ChildSettings) {}

  /// Whether the child may be the one that keeps its place while others change.
  func allowsHolding(_ child: ContainerChild) -> Bool { true }

  /// Whether content that comes in at the start moves nothing that shows, also while the container is scrolled to the start.
  var keepsStart: Bool { false }

  /// Children have been added, moved or removed.
  func orderChanged() {}

  /// The gap after every child may have changed.
  func gapsChanged() {}

  /// The container scrolls in the other direction.
  func axisChanged() {}

  /// The size or `isHidden` of a child may have changed.
  func spaceMayHaveChanged(of child: ContainerChild) {}

  /// A child leaves the container. No message is sent meanwhile.
  func willLeave(_ child: ContainerChild) {}

  /// A child has left the container.
  func didLeave(_ child: ContainerChild) {}

  // MARK: Passes

  /// All spaces are known: the content gets its size, and its offset changes so that what shows stays in place. Children may be added.
  func willFit() {}

  /// Whether children must be added before a placement.
  var needsRound: Bool { false }

  /// The offset and the frames of all children on screen have been moved by the same distance.
  func contentMoved(by shift: Double) {}

  /// A placement begins.
  func willPlace() {}

  /// The plan of a placement is about to be made.
  func willPlan() {}

  /// A placement has set the frame of a child. Not called in a step: a feature that follows every frame returns false from `allowsStep`.
  func showed(_ child: ContainerChild, in space: Segment) {}

  /// All children of the plan but those at the edges have their frames.
  func didCarryOut(_ plan: StackPlan) {}

  /// A child is taken off the screen.
  func willPark(_ child: ContainerChild) {}

  /// A placement is complete.
  ///
  /// - Parameter appeared: children that take up space for the first time, or again.
  func placed(_ appeared: [ContainerChild], isAnimated: Bool) {}

  /// Whether a placement does nothing for the feature as long as the same children show. Asked after each whole pass; what the answer depends
  /// on changes in passes only, or together with a change of the stack or a request for a layout.
  var allowsStep: Bool { true }

  /// A pass has ended, or a step. Messages may be sent.
  func passEnded() {}

  // MARK: Updates

  /// The block of an update is about to run, inside its animation.
  func updateBegan() {}

  /// The changes of an update have been arranged, inside its animation.
  func updateArranged() {}
}

/// The features of a container, in the order in which they are called.
@MainActor final class ContainerFeatures {
  /// Kept by the properties below.
  private let all: ContiguousArray<Unmanaged<ContainerFeature>>
  let foreignLists: ForeignLists
  let motion: ChildMotion
  let endAnchor: EndAnchor
  let sections: SectionViews
  let pinned: PinnedChildren
  let snapping: Snapping
  let decorations: Decorations
  let hiding: HiddenChildren
  let visibility: Visibility
  let timelines: Timelines
  let edgeLoadings: ContainerEdgeLoadings

  init(of arranger: Arranger) {
    var all: ContiguousArray<Unmanaged<ContainerFeature>> = []
    func add<Feature: ContainerFeature>(_ feature: Feature) -> Feature {
      all.append(Unmanaged.passUnretained(feature))
      return feature
    }
    foreignLists = add(ForeignLists(arranger))
    motion = add(ChildMotion(arranger))
    endAnchor = add(EndAnchor(arranger))
    sections = add(SectionViews(arranger))
    pinned = add(PinnedChildren(arranger))
    snapping = add(Snapping(arranger))
    decorations = add(Decorations(arranger))
    hiding = add(HiddenChildren(arranger))
    visibility = add(Visibility(arranger))
    timelines = add(Timelines(arranger))
    edgeLoadings = add(ContainerEdgeLoadings(arranger))
    self.all = all
  }

  /// Calls each feature, without a retain.
  @inline(__always)
  func forEach(_ body: (ContainerFeature) -> Void) {
    for index in 0..<all.count { all[index].borrow(body) }
  }

  @inline(__always)
  func allSatisfy(_ condition: (ContainerFeature) -> Bool) -> Bool {
    for index in 0..<all.count where !all[index].borrow(condition) { return false }
    return true
  }
}

/// What features read of a container.
extension ContainerFeature {
  final var container: ContainerScrollView { arranger.container }
  final var placement: Placement { arranger.placement }
  final var axis: NSLayoutConstraint.Axis { arranger.axis }
  final var stack: Stack { arranger.stack }
  final var screen: Segment { arranger.screen }
}
