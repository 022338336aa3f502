import Testing

@testable import ScrollPhysics

/// Moving the destination of an animation that code has begun.
@Suite struct RedirectTests {
  private func machine() -> ScrollMachine {
    let axis = AxisGeometry(minimum: 0, maximum: 10_000, length: 400, isDraggable: true)
    return ScrollMachine(offset: .zero, geometry: ScrollGeometry(axes: PerAxis(x: axis, y: axis), scale: 2))
  }

  @Test func theAnimationArrivesAtItsNewDestinationInTheSameTimeAndWithoutAJump() {
    var machine = machine()
    machine.handle(.animate(to: Vector(x: 0, y: 1_000), purpose: .scroll), at: 0) { _, _ in }
    machine.handle(.frame, at: 0.1) { _, _ in }
    let (before, transitions) = (machine.offset, machine.transitions)
    machine.redirect(to: Vector(x: 0, y: 3_000))
    #expect(machine.offset == before && machine.transitions == transitions)
    machine.handle(.frame, at: 0.1 + 1e-6) { _, _ in }
    #expect((machine.offset.y - before.y).magnitude < 1)
    machine.handle(.frame, at: 0.3) { _, _ in }
    #expect(machine.offset == Vector(x: 0, y: 3_000) && !machine.isAnimating)
  }

  @Test func aMachineAtRestHasNoDestination() {
    var machine = machine()
    let before = machine
    machine.redirect(to: Vector(x: 0, y: 50))
    #expect(machine == before)
  }
}
