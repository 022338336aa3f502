internal import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

/// Owns the scroll machine of a view: passes events to it, hands out its effects, and receives frames while a motion is running.
@MainActor final class ScrollRunner: FrameClient {
  @exclusivity(unchecked) private(set) var machine = ScrollMachine(offset: .zero, geometry: .empty)
  /// The offset last sent to the delegate.
  @exclusivity(unchecked) private var reportedOffset = CGPoint.zero
  /// Cleared by the scroll view's deinit.
  nonisolated(unsafe) unowned(unsafe) var scrollView: UIScrollView?
  private weak var driver: FrameDriver?

  /// Passes an event to the machine, and each effect to `perform`.
  func send(_ event: ScrollMachine.Event, at time: TimeInterval, perform: (ScrollMachine.Effect) -> Void) {
    var machine = machine
    machine.handle(event, at: time) { machine, effect in
      // A handler may send the next event: store the state that belongs to the effect first.
      self.machine = machine
      perform(effect)
      machine = self.machine
    }
    self.machine = machine
  }

  /// Adopts an offset; one that the machine has not set is a jump.
  func adopt(_ offset: CGPoint) {
    if Vector(offset) != machine.offset { machine.handle(.jump(to: Vector(offset)), at: 0) { _, _ in } }
  }

  /// Adopts the place, size and scale of the zoomed view.
  func adopt(_ content: ZoomedContent) { machine.zoomed = content }

  /// Replaces the announced target of a drag that ends.
  func retarget(from announced: Vector, to target: Vector) { machine.retarget(from: announced, to: target) }

  /// Moves the destination of an animated scroll.
  func redirect(to offset: Vector) { machine.redirect(to: offset) }

  /// Records an offset as sent to the delegate; false if it was the last one sent.
  func recordReport(of offset: CGPoint) -> Bool {
    if offset == reportedOffset { return false }
    reportedOffset = offset
    return true
  }

  /// Receives frames from `driver`; none if `driver` is nil.
  func run(_ driver: FrameDriver?) {
    if driver === self.driver { return }
    self.driver?.remove(self)
    self.driver = driver
    driver?.add(self)
  }

  func moved(to driver: FrameDriver) { self.driver = driver }

  func frame(at time: TimeInterval) {
    guard let scrollView else { return run(nil) }
    scrollView.handle(.frame)
  }
}

extension ScrollGeometry {
  /// The geometry of a view without a size.
  fileprivate static var empty: ScrollGeometry {
    let axis = AxisGeometry(minimum: 0, maximum: 0, length: 0, isDraggable: false)
    return ScrollGeometry(axes: PerAxis(x: axis, y: axis), scale: 1)
  }
}
