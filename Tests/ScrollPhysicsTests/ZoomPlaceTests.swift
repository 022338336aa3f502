import Testing

@testable import ScrollPhysics

@Suite struct ZoomPlaceTests {
  private func bench() -> MachineBench {
    var geometry = MachineBench.geometry()
    geometry.zoom = ZoomLimits(minimum: 1, maximum: 2)
    var bench = MachineBench(offset: Vector(x: 0, y: 5_000), geometry: geometry)
    bench.machine.zoomed.size = Vector(x: 393, y: 40_000)
    return bench
  }

  @Test(arguments: [5_100.0, 4_000, 90_000]) func aZoomToThePresentScaleGoesToItsPlaceAlone(place: Double) {
    var bench = bench()
    bench.send(.zoom(ScrollMachine.ZoomGoal(scale: 1, point: Vector(x: 0, y: place), place: .zero), .atOnce))
    let target = Vector(x: 0, y: min(place, 39_148))
    #expect(bench.machine.offset == target && bench.effects == [.scroll(to: target)])
    bench.send(.zoom(ScrollMachine.ZoomGoal(scale: 1, point: Vector(x: 0, y: place), place: .zero), .atOnce))
    #expect(bench.effects.count == 1, "it is there")
  }
}
