import ScrollPhysics
import Testing

/// Fingers and code that take over while the scale animates.
@Suite struct ZoomTakeoverTests {
  private func bench() -> MachineBench {
    let axis = AxisGeometry(minimum: 0, maximum: 4_600, length: 400)
    var geometry = MachineBench.geometry(x: axis, y: axis)
    geometry.zoom = ZoomLimits(minimum: 1, maximum: 4)
    var bench = MachineBench(offset: Vector(x: 500, y: 1_000), geometry: geometry)
    bench.machine.zoomed.size = Vector(x: 5_000, y: 5_000)
    bench.machine.zoomed.origin = Vector(x: 30, y: 70)
    return bench
  }

  private func goal(_ scale: Double, _ point: Vector) -> ScrollMachine.ZoomGoal {
    ScrollMachine.ZoomGoal(scale: scale, point: point, place: Vector(x: 20, y: 10))
  }

  @Test(arguments: [0, 1, 5, 9]) func anOffsetThatCodeAnimatesToDuringAZoomIsWhereTheZoomEnds(frames: Int) {
    var bench = bench()
    bench.send(.zoom(goal(2, Vector(x: 600, y: 1_100)), .animated))
    bench.run(frames: frames)
    let destination = Vector(x: 2_000, y: 3_000)
    bench.send(.animate(to: destination, purpose: .scroll))
    let (before, scale) = (bench.machine.offset, bench.machine.zoomed.scale)
    bench.send(.frame, at: bench.time + 1e-6)
    #expect((bench.machine.offset - before).length < 1 && (bench.machine.zoomed.scale - scale).magnitude < 1e-3, "it jumped")
    bench.settle()
    #expect(bench.machine.offset == destination && bench.machine.zoomed.scale == 2)
    #expect(bench.time < ZoomMotion.duration + 2 * MachineBench.frameTime)
    #expect(bench.messages.filter { $0.hasPrefix("didEnd") } == ["didEndZooming", "didEndScrollingAnimation"])
  }

  @Test func limitsThatMoveDuringAZoomMoveItsEndWithoutAJump() {
    var bench = bench()
    bench.send(.zoom(goal(4, Vector(x: 600, y: 1_100)), .animated))
    bench.run(frames: 6)
    let scale = bench.machine.zoomed.scale
    var geometry = bench.machine.geometry
    geometry.zoom = ZoomLimits(minimum: 1, maximum: 3)
    bench.send(.geometryChanged(geometry))
    bench.send(.frame, at: bench.time + 1e-6)
    #expect((bench.machine.zoomed.scale - scale).magnitude < 1e-3, "it jumped")
    bench.settle()
    #expect(bench.machine.zoomed.scale == 3 && bench.machine.activity == .idle)
  }

  @Test func aFingerMayDragContentWhoseScaleHasArrived() {
    var bench = bench()
    bench.send(.zoom(goal(1, Vector(x: 600, y: 3_000)), .animated))
    bench.run(frames: 5)
    bench.send(.touchDown)
    bench.send(.panBegan(translation: .zero))
    #expect(bench.machine.isDragging && !bench.machine.isZoomUnderWay)
    #expect(bench.messages == ["willBeginZooming A", "didEndZooming T", "willBeginDragging TD"])
    let before = bench.machine.offset
    bench.send(.panMoved(translation: Vector(x: 30, y: -60)))
    #expect((bench.machine.offset - before - Vector(x: -30, y: 60)).length < 1e-9)
  }

  @Test func aZoomByCodeUnderAFingerLeavesTheFingerDown() {
    var bench = bench()
    bench.send(.touchDown)
    bench.send(.panBegan(translation: .zero))
    bench.send(.panMoved(translation: Vector(x: 0, y: -50)))
    bench.send(.zoom(goal(2, Vector(x: 600, y: 1_100)), .animated))
    #expect(bench.machine.isTracking && bench.machine.isDragging && bench.machine.isZoomAnimating)
    bench.send(.panEnded(velocity: .zero))
    #expect(bench.machine.isTracking && !bench.machine.isDragging)
    bench.settle()
    #expect(bench.machine.isTracking && bench.machine.zoomed.scale == 2, "the finger has not left")
    bench.send(.touchUp)
    #expect(bench.machine.activity == .idle)
  }
}
