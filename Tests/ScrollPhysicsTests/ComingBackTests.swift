import ScrollPhysics
import Testing

/// Content on its way back from beyond an edge, however near to the edge it is.
@Suite struct ComingBackTests {
  private static let edges = AxisGeometry(minimum: 0, maximum: 1_000, length: 400)

  /// A machine whose content is `distance` points beyond an edge of an axis.
  private func bench(_ axis: Axis, beyond edge: Double, by distance: Double) -> MachineBench {
    let beyond = edge == Self.edges.minimum ? edge - distance : edge + distance
    return MachineBench(
      offset: Vector { $0 == axis ? beyond : 300 }, geometry: MachineBench.geometry(x: Self.edges, y: Self.edges))
  }

  private static let distances = [0.25, 0.9, 1, 40]

  @Test(arguments: [Axis.x, .y], distances) func aTouchDoesNotStopAnAnimationThatBringsContentBack(
    axis: Axis, distance: Double
  ) {
    for (edge, goal) in [(0.0, 0.0), (0, 500), (0, 1_000), (1_000, 1_000), (1_000, 500), (1_000, 0)] {
      var bench = bench(axis, beyond: edge, by: distance)
      let destination = Vector { $0 == axis ? goal : 300 }
      bench.send(.animate(to: destination, purpose: .scroll))
      bench.send(.touchDown)
      #expect(bench.machine.isAnimating && bench.machine.isTracking, "from \(edge) to \(goal)")
      bench.send(.touchUp)
      bench.settle()
      #expect(bench.machine.offset == destination && bench.messages == ["didEndScrollingAnimation"])
    }
  }

  @Test(arguments: [Axis.x, .y], distances) func aTouchStopsAnAnimationThatEndsBeyondTheSameEdge(axis: Axis, distance: Double) {
    for (edge, goal) in [(0.0, -60.0), (1_000, 1_060)] {
      var bench = bench(axis, beyond: edge, by: distance)
      bench.send(.animate(to: Vector { $0 == axis ? goal : 300 }, purpose: .scroll))
      bench.send(.touchDown)
      #expect(!bench.machine.isAnimating && bench.machine.isTracking, "from \(edge) to \(goal)")
    }
  }

  /// The scroll view is taken off the window by the receiver of the message that the drag ends the animation with.
  @Test(arguments: [Axis.x, .y], distances) func aDragThatEndsBeforeItBeginsLeavesNothingBeyondAnEdge(
    axis: Axis, distance: Double
  ) {
    for (edge, goal) in [(0.0, 500.0), (1_000, 500)] {
      var bench = bench(axis, beyond: edge, by: distance)
      bench.send(.animate(to: Vector { $0 == axis ? goal : 300 }, purpose: .scroll))
      bench.onEffect = { machine, effect in
        if case .didEndScrollingAnimation = effect { machine.handle(.interrupt, at: 0) { _, _ in } }
      }
      bench.send(.touchDown)
      bench.send(.panBegan(translation: .zero))
      bench.settle()
      #expect(bench.messages == ["didEndScrollingAnimation T"])
      #expect(bench.machine.activity == .idle && bench.machine.offset[axis] == edge, "from \(edge) to \(goal)")
    }
  }

  @Test(arguments: [Axis.x, .y]) func aWheelAcrossABounceCompletesTheBounce(axis: Axis) {
    for (edge, translation) in [(0.0, 200.0), (1_000, -200)] {
      var bench = bench(axis, beyond: edge, by: 0)
      bench.fling(by: Vector { $0 == axis ? translation : 0 }, velocity: .zero)
      bench.run(frames: 3)
      #expect((bench.machine.offset[axis] - edge).magnitude > 1, "it is still beyond the edge")
      bench.send(.wheelScroll(by: Vector { $0 == axis ? 0 : 50 }))
      let target = Vector { $0 == axis ? edge : 350 }
      #expect(bench.machine.wheelTarget == target)
      bench.settle()
      #expect(bench.machine.offset == target && bench.machine.activity == .idle)
    }
  }
}
