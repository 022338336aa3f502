import ListModel
import UIKit

/// What a timeline does in each frame.
///
/// An object of its own, which the scroll view's list keeps too. Whatever is read in each frame is reached without weak references, which slow
/// down every retain of their objects, and as far as possible without retains.
@MainActor final class TimelineTrack {
  /// nil once the timeline has been released.
  @exclusivity(unchecked) nonisolated(unsafe) var timeline: Unmanaged<ScrollTimeline>?
  /// Valid while the layer has its view.
  private let target: Unmanaged<UIView>
  let axis: NSLayoutConstraint.Axis
  /// At the last update.
  @exclusivity(unchecked) private(set) var way = TimelineWay()
  @exclusivity(unchecked) private(set) var direction = ScrollTimeline.Direction.none
  private(set) var (lastTime, lastVelocity): (CFTimeInterval, CGFloat) = (0, 0)

  /// The view's: the place of the view is read here.
  private let layer: CALayer
  /// The place in the stack, and the superlayer and the state of the stack for which it holds. Stored apart, so that a frame copies no
  /// reference.
  @exclusivity(unchecked) private var seat: StackSeat?
  private var seatLayer: CALayer? { didSet { unretainedSeatLayer = seatLayer.map(Unmanaged.passUnretained) } }
  /// `seatLayer`, read without a retain.
  @exclusivity(unchecked) private var unretainedSeatLayer: Unmanaged<CALayer>?
  @exclusivity(unchecked) private var seatLayerID: ObjectIdentifier?
  @exclusivity(unchecked) private var seatState: StackState?
  @exclusivity(unchecked) private var lastOffset: CGFloat
  /// Only added to while closures run, so that it keeps the closure that runs.
  @exclusivity(unchecked) private var observers = ObservationList<TimelineClosure>()
  @exclusivity(unchecked) private var runs = 0
  /// Only added to.
  @exclusivity(unchecked) private var bindings: ContiguousArray<TimelineBinding> = []

  init(of view: UIView, _ axis: NSLayoutConstraint.Axis, from offset: CGFloat) {
    (target, self.axis, layer, lastOffset) = (Unmanaged.passUnretained(view), axis, view.layer, offset)
  }

  var view: UIView? { layer.hasView ? target.takeUnretainedValue() : nil }

  func observe(_ body: @escaping @MainActor (ScrollTimeline) -> Void) -> Observation {
    // Set as a whole: a property that is changed in place by other code is checked at each access.
    var changed = observers
    if runs == 0 { changed.removeEnded() }
    let observation = changed.add(TimelineClosure(call: body))
    observers = changed
    return observation
  }

  func bind(_ binding: TimelineBinding) { bindings = bindings + [binding] }

  func update(in viewport: TimelineViewport) {
    guard measure(in: viewport) else { return }
    noteMove(in: viewport)
    if observers.isEmpty { return applyBindings() }
    // Retained before other code runs, which may release it. The caller keeps the track.
    guard let timeline = timeline?.takeUnretainedValue() else { return }
    applyBindings()
    runs += 1
    for index in 0..<observers.count {
      observers.entry(at: index).borrow { if $0.isActive { $0.body.call(timeline) } }
    }
    runs -= 1
  }

  @inline(__always)
  private func noteMove(in viewport: TimelineViewport) {
    let offset = viewport.bounds.origin.along(axis)
    if offset == lastOffset { return }
    let time = viewport.time
    if time > lastTime { lastVelocity = lastTime > 0 ? (offset - lastOffset) / CGFloat(time - lastTime) : 0 }
    direction = offset > lastOffset ? .forward : .backward
    (lastOffset, lastTime) = (offset, time)
  }

  @inline(__always)
  private func applyBindings() {
    for index in 0..<bindings.count {
      Unmanaged.passUnretained(bindings[index]).borrow { $0.apply(way.progress(over: $0.range)) }
    }
  }

  /// - Returns: false if the view has been released.
  @discardableResult func measure(in viewport: TimelineViewport) -> Bool {
    guard layer.hasView else { return false }
    let port = viewport.port(axis)
    let length = layer.bounds.size.along(axis)
    var now = TimelineWay(
      start: layer.position.along(axis) - length * layer.anchorPoint.along(axis), length: length, portStart: port.start,
      portLength: port.length)
    let superlayer = layer.superlayerID
    if superlayer != viewport.layerID { moveToNaturalPlace(&now, below: superlayer, viewport) }
    way = now
    return true
  }

  /// Sets the start and the length for a view that is not a subview of the scroll view.
  private func moveToNaturalPlace(_ way: inout TimelineWay, below superlayer: ObjectIdentifier?, _ viewport: TimelineViewport) {
    if viewport.stackAxis == axis {
      if seatLayerID != superlayer || seatState != viewport.stackState { sit(in: viewport) }
      if let seat {
        way.start = seat.isChild ? seat.start : way.start + seat.start - seatOrigin
        if seat.isChild { way.length = seat.length }
        return
      }
      if let container = viewport.container, let place = view.flatMap(container.naturalPlace) {
        (way.start, way.length) = (CGFloat(place.start), CGFloat(place.length))
        return
      }
    }
    guard let place = view?.placeIgnoringTransform(axis, in: viewport.scrollView) else { return }
    (way.start, way.length) = (CGFloat(place.start), CGFloat(place.length))
  }

  /// Start of the bounds of the seat's layer.
  private var seatOrigin: CGFloat { unretainedSeatLayer?.borrow { $0.bounds.origin.along(axis) } ?? 0 }

  private func sit(in viewport: TimelineViewport) {
    guard let container = viewport.container else { return }
    seat = view.flatMap(container.seat)
    (seatLayer, seatState) = seat == nil ? (nil, nil) : (layer.superlayer, viewport.stackState)
    seatLayerID = seatLayer.map(ObjectIdentifier.init)
  }
}
