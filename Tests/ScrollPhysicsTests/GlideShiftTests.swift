import Testing

@testable import ScrollPhysics

@Suite struct GlideShiftTests {
  /// The glide would end beyond the edge and ends at it, from where the content is.
  @Test(arguments: [50.0, 300, 600]) func contentThatCodeMovesDuringAGlideGoesOnFromThere(shift: Double) {
    var bench = MachineBench(geometry: MachineBench.geometry(y: AxisGeometry(minimum: 0, maximum: 1_000, length: 852)))
    bench.send(.animate(to: Vector(x: 0, y: 900), purpose: .scroll))
    bench.run(frames: 6)
    let place = bench.machine.offset.y + shift
    #expect(place < 1_000)
    bench.send(.jump(to: Vector(x: 0, y: place)))
    bench.send(.frame)
    #expect(abs(bench.machine.offset.y - place) < 0.34)
    bench.run(frames: 1)
    #expect(bench.machine.offset.y > place && bench.machine.offset.y < place + 200)
    bench.settle()
    #expect(bench.machine.offset.y == min(900 + shift, 1_000))
  }
}
