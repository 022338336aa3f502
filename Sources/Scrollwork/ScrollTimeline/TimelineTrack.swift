import ListModel
import UIKit

/// What a timeline does in each frame.
///
/// An object of its own, which nobody references weakly: each retain of an object that has weak references costs more than all readings.
/// The scroll view's list keeps the track too; where only the list is left, the timeline has been released.
@MainActor final class TimelineTrack {
  /// Set right after the timeline is made; valid as long as the timeline keeps the track.
  unowned(safe) var timeline: ScrollTimeline!
  private(set) weak var view: UIView?
  let axis: NSLayoutConstraint.Axis
  /// At the last update.
  private(set) var way = TimelineWay()
  private(set) var direction = ScrollTimeline.Direction.none
  private(set) var (lastTime, lastVelocity): (CFTimeInterval, CGFloat) = (0, 0)

  /// The view's: the place of the view is read here. The layer's superlayer is nil when the view has been released.
  private let layer: CALayer
  /// The place in the stack, and the superlayer and the state of the stack for which it holds. Stored apart, so that a frame copies no
  /// reference.
  private var seat: StackSeat?
  private var seatLayer: CALayer?
  private var seatState: StackState?
  private var lastOffset: CGFloat
  private var observers = ObservationList<TimelineClosure>()
  private var bindings: [TimelineBinding] = []

  init(of view: UIView, _ axis: NSLayoutConstraint.Axis, from offset: CGFloat) {
    (self.view, self.axis, layer, lastOffset) = (view, axis, view.layer, offset)
  }

  func observe(_ body: @escaping @MainActor (ScrollTimeline) -> Void) -> Observation {
    // Set as a whole: a property that is changed in place by other code is checked at each access.
    var changed = observers
    changed.removeEnded()
    let observation = changed.add(TimelineClosure(call: body))
    observers = changed
    return observation
  }

  func bind(_ binding: TimelineBinding) { bindings = bindings + [binding] }

  func update(in viewport: TimelineViewport) {
    guard measure(in: viewport) else { return }
    // Retained before other code runs, which may release it.
    let timeline: ScrollTimeline? = observers.isEmpty ? nil : timeline
    let offset = viewport.bounds.origin.along(axis)
    if offset != lastOffset {
      let time = viewport.time
      if time > lastTime { lastVelocity = lastTime > 0 ? (offset - lastOffset) / CGFloat(time - lastTime) : 0 }
      direction = offset > lastOffset ? .forward : .backward
      (lastOffset, lastTime) = (offset, time)
    }
    for binding in bindings { binding.apply(way.progress(over: binding.range)) }
    if let timeline { observers.forEach { $0.call(timeline) } }
  }

  /// - Returns: false if the view has been released.
  @discardableResult func measure(in viewport: TimelineViewport) -> Bool {
    let superlayer = layer.superlayer
    if superlayer == nil && view == nil { return false }
    let length = layer.bounds.size.along(axis)
    var now = TimelineWay(
      start: layer.position.along(axis) - length / 2, length: length,
      portStart: viewport.bounds.origin.along(axis) + viewport.insets.before(axis),
      portLength: max(0, viewport.bounds.size.along(axis) - viewport.insets.sum(axis)))
    if superlayer !== viewport.layer { moveToNaturalPlace(&now, below: superlayer, viewport) }
    way = now
    return true
  }

  /// Sets the start, and for a child of a container the length, for a view that is not a subview of the scroll view.
  private func moveToNaturalPlace(_ way: inout TimelineWay, below superlayer: CALayer?, _ viewport: TimelineViewport) {
    if viewport.stackAxis == axis {
      if seatLayer !== superlayer || seatState != viewport.stackState { sit(in: viewport, below: superlayer) }
      if let seat {
        way.start = seat.isChild ? seat.start : way.start + seat.start - (superlayer?.bounds.origin.along(axis) ?? 0)
        if seat.isChild { way.length = seat.length }
        return
      }
      if let container = viewport.container, let place = view.flatMap(container.naturalPlace) {
        (way.start, way.length) = (CGFloat(place.start), CGFloat(place.length))
        return
      }
    }
    way.start = view?.startIgnoringTransform(axis, in: viewport.scrollView) ?? 0
  }

  private func sit(in viewport: TimelineViewport, below superlayer: CALayer?) {
    guard let container = viewport.container else { return }
    seat = view.flatMap(container.seat)
    (seatLayer, seatState) = seat == nil ? (nil, nil) : (superlayer, viewport.stackState)
  }
}
