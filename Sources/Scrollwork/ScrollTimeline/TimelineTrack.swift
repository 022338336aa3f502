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

  /// The view's: the place of the view is read here.
  private let layer: CALayer
  /// The place in the stack, and the version of the stack and the superlayer for which it holds. Stored apart, so that a frame copies no
  /// reference.
  @exclusivity(unchecked) private var seat = StackSeat(start: 0, length: 0, isChild: false)
  /// -1 without a seat.
  @exclusivity(unchecked) private var seatVersion = -1
  private var seatLayer: CALayer? { didSet { unretainedSeatLayer = seatLayer.map(Unmanaged.passUnretained) } }
  /// `seatLayer`, read without a retain.
  @exclusivity(unchecked) private var unretainedSeatLayer: Unmanaged<CALayer>?
  @exclusivity(unchecked) private var seatLayerID: ObjectIdentifier?
  /// Only added to while closures run, so that it keeps the closure that runs.
  @exclusivity(unchecked) private var observers = ObservationList<TimelineClosure>()
  @exclusivity(unchecked) private var runs = 0
  /// Only added to.
  @exclusivity(unchecked) private var bindings: ContiguousArray<TimelineBinding> = []

  init(of view: UIView, _ axis: NSLayoutConstraint.Axis) {
    (target, self.axis, layer) = (Unmanaged.passUnretained(view), axis, view.layer)
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
  private func applyBindings() {
    for index in 0..<bindings.count {
      Unmanaged.passUnretained(bindings[index]).borrow { $0.apply(way.progress(over: $0.range)) }
    }
  }

  /// - Returns: false if the view has been released.
  @discardableResult func measure(in viewport: TimelineViewport) -> Bool {
    guard layer.hasView else { return false }
    let port = viewport.port(axis)
    // A child that leaves the container changes the stack.
    if seatVersion == viewport.stackVersion, seat.isChild {
      way = TimelineWay(start: seat.start, length: seat.length, portStart: port.start, portLength: port.length)
      return true
    }
    let place = layer.place(axis)
    var now = TimelineWay(start: place.start, length: place.length, portStart: port.start, portLength: port.length)
    if place.superlayer != viewport.layerID { moveToNaturalPlace(&now, below: place.superlayer, viewport) }
    way = now
    return true
  }

  /// Sets the start and the length for a view that is not a subview of the scroll view.
  @inline(__always)
  private func moveToNaturalPlace(_ way: inout TimelineWay, below superlayer: ObjectIdentifier?, _ viewport: TimelineViewport) {
    if seatVersion != viewport.stackVersion || seatLayerID != superlayer {
      if !sit(in: viewport) { return moveToPlace(&way, viewport) }
    }
    if seat.isChild { way.length = seat.length }
    way.start = seat.isChild ? seat.start : way.start + seat.start - seatOrigin
  }

  /// For a view without a seat.
  private func moveToPlace(_ way: inout TimelineWay, _ viewport: TimelineViewport) {
    guard let view else { return }
    let natural = viewport.container.flatMap { $0.axis == axis ? $0.arranger.naturalPlace(of: view) : nil }
    let place = natural ?? view.placeIgnoringTransform(axis, in: viewport.scrollView)
    (way.start, way.length) = (CGFloat(place.start), CGFloat(place.length))
  }

  /// Start of the bounds of the seat's layer.
  private var seatOrigin: CGFloat { unretainedSeatLayer?.borrow { $0.bounds.origin.along(axis) } ?? 0 }

  /// - Returns: whether the view has a seat now.
  private func sit(in viewport: TimelineViewport) -> Bool {
    var found: StackSeat?
    if let container = viewport.container, container.axis == axis { found = view.flatMap(container.arranger.seat) }
    seatLayer = found == nil ? nil : layer.superlayer
    seatLayerID = seatLayer.map(ObjectIdentifier.init)
    guard let found else {
      seatVersion = -1
      return false
    }
    (seat, seatVersion) = (found, viewport.stackVersion)
    return true
  }
}
