import ScrollPhysics
import Testing

@Suite struct GeometryChangeTests {
  private func edges(_ minimum: Double, _ maximum: Double) -> ScrollGeometry {
    MachineBench.geometry(y: AxisGeometry(minimum: minimum, maximum: maximum, length: 852))
  }

  @Test func contentThatShrinksBelowTheOffsetTakesItAlong() {
    var bench = MachineBench(offset: Vector(x: 0, y: 900), geometry: edges(0, 1000))
    bench.send(.geometryChanged(edges(0, 400)))
    #expect(bench.machine.offset.y == 400)
    #expect(bench.effects == [.scroll(to: Vector(x: 0, y: 400))])
    bench.forget()
    bench.send(.geometryChanged(edges(0, 5000)))
    #expect(bench.effects.isEmpty)
  }

  @Test func contentAtTheTopStaysThereWhenTheTopMoves() {
    var bench = MachineBench(geometry: edges(0, 1000))
    bench.send(.geometryChanged(edges(-12, 1000)))
    #expect(bench.machine.offset.y == -12)
    bench.send(.geometryChanged(edges(-4, 1000)))
    #expect(bench.machine.offset.y == -4)
    bench.send(.jump(to: Vector(x: 0, y: 300)))
    bench.send(.geometryChanged(edges(-90, 1000)))
    #expect(bench.machine.offset.y == 300)
  }

  @Test func whatCodePutBeyondAnEdgeStays() {
    var bench = MachineBench(offset: Vector(x: 0, y: -60), geometry: edges(0, 1000))
    bench.send(.geometryChanged(edges(0, 1200)))
    #expect(bench.machine.offset.y == -60)
  }

  @Test func aCoastWhoseEndIsTakenAwayBouncesAtTheNewOne() {
    var bench = MachineBench(offset: Vector(x: 0, y: 100), geometry: edges(0, 5000))
    bench.fling(by: .zero, velocity: Vector(x: 0, y: -2000))
    bench.run(frames: 10)
    let before = bench.machine.offset.y
    bench.send(.geometryChanged(edges(0, before + 50)))
    #expect(bench.machine.offset.y == before)
    bench.settle()
    #expect(bench.machine.offset.y == before + 50)
    #expect(bench.messages.filter { $0.hasPrefix("didEndDecelerating") }.count == 1)
  }

  @Test func contentUnderTheFingerStaysWhenTheEdgeMoves() {
    var bench = MachineBench(geometry: edges(0, 1000))
    bench.send(.touchDown)
    bench.send(.panBegan(translation: .zero))
    bench.send(.panMoved(translation: Vector(x: 0, y: 200)))
    let shown = bench.machine.offset.y
    bench.send(.geometryChanged(edges(-60, 1000)))
    #expect(abs(bench.machine.offset.y - shown) < 1e-9)
    bench.send(.panMoved(translation: Vector(x: 0, y: 201)))
    #expect(abs(bench.machine.offset.y - shown) < 1)
  }

  @Test(arguments: [false, true]) func contentPulledByMoreThanHalfTheScreenStaysWhenTheOtherEdgeMoves(isAtEnd: Bool) {
    var bench = MachineBench(offset: Vector(x: 0, y: isAtEnd ? 1000 : 0), geometry: edges(0, 1000))
    bench.send(.touchDown)
    bench.send(.panBegan(translation: .zero))
    bench.send(.panMoved(translation: Vector(x: 0, y: isAtEnd ? -2000 : 2000)))
    let shown = bench.machine.offset.y
    #expect(abs(isAtEnd ? shown - 1000 : shown) > 426)
    bench.send(.geometryChanged(isAtEnd ? edges(-300, 1000) : edges(0, 700)))
    #expect(abs(bench.machine.offset.y - shown) < 0.5)
  }

  /// The edges are those of a bar that has become lower while code scrolls to where the content cannot rest.
  @Test func anAnimationBeyondAnEdgeThatIsInterruptedLeavesNothingBeyondTheOther() {
    var bench = MachineBench(offset: Vector(x: 0, y: -140), geometry: edges(-140, -140))
    bench.send(.animate(to: Vector(x: 0, y: 500), purpose: .scroll))
    bench.run(frames: 2)
    bench.send(.geometryChanged(edges(-96, -96)))
    #expect(bench.machine.offset.y < -96)
    bench.send(.interrupt)
    #expect(bench.machine.offset.y == -96)
    bench.send(.animate(to: Vector(x: 0, y: 500), purpose: .scroll))
    bench.run(frames: 12)
    let here = bench.machine.offset.y
    #expect(here > -96)
    bench.send(.interrupt)
    #expect(bench.machine.offset.y == here)
  }

  @Test func aDragWhoseContentBecomesTooShortEndsWithinTheEdges() {
    var bench = MachineBench(offset: Vector(x: 0, y: 100), geometry: edges(0, 1000))
    bench.send(.touchDown)
    bench.send(.panBegan(translation: .zero))
    bench.send(.panMoved(translation: Vector(x: 0, y: -20)))
    let short = AxisGeometry(minimum: 0, maximum: 0, length: 852, isDraggable: false)
    bench.send(.geometryChanged(MachineBench.geometry(y: short)))
    // A list keeps what it shows in place while it measures.
    bench.send(.jump(to: Vector(x: 0, y: -51)))
    bench.send(.panEnded(velocity: .zero))
    bench.settle()
    #expect(bench.machine.offset.y == 0)
  }

  @Test func aGlideThatWouldEndOutsideEndsAtTheEdge() {
    var bench = MachineBench(geometry: edges(0, 1000))
    bench.send(.animate(to: Vector(x: 0, y: 900), purpose: .scroll))
    bench.run(frames: 6)
    let before = bench.machine.offset.y
    bench.send(.geometryChanged(edges(0, 500)))
    bench.send(.frame)
    #expect(abs(bench.machine.offset.y - before) < 0.34)
    bench.settle()
    #expect(bench.machine.offset.y == 500)
  }

  @Test func anAxisThatCannotBeDraggedKeepsItsOffset() {
    var bench = MachineBench(offset: Vector(x: -7, y: 100))
    bench.fling(by: Vector(x: 80, y: -40), velocity: Vector(x: 2000, y: 0))
    bench.settle()
    #expect(bench.machine.offset == Vector(x: -7, y: 140))
  }

  @Test func aGoalThatOneAxisAllowsStaysLegalOnItWhateverTheOther() {
    // The content is narrower than the view and rests at -15; the goal has 0 there.
    let x = AxisGeometry(minimum: -15, maximum: -15, length: 393, isDraggable: false)
    var bench = MachineBench(offset: Vector(x: -15, y: 500), geometry: MachineBench.geometry(x: x))
    bench.send(.animate(to: Vector(x: 0, y: 100), purpose: .scroll))
    bench.send(.jump(to: Vector(x: -15, y: 320)))
    bench.settle()
    #expect(bench.machine.offset.y == 0)
  }

  @Test func aDragThatStopsAGlideTakesContentBackFromAnEdgeThatTheGlideWasLeaving() {
    // The content fits along x, and has its place there; the goal of 0 lies beyond the other edge.
    func geometry(x place: Double) -> ScrollGeometry {
      MachineBench.geometry(x: AxisGeometry(minimum: place, maximum: place, length: 393, isDraggable: false))
    }
    var bench = MachineBench(offset: Vector(x: -49, y: 500), geometry: geometry(x: -49))
    bench.send(.animate(to: Vector(x: 0, y: 900), purpose: .scroll))
    bench.run(frames: 2)
    bench.send(.geometryChanged(geometry(x: -23)))
    bench.run(frames: 3)
    #expect(bench.machine.offset.x < -30)
    bench.fling(by: Vector(x: 0, y: -40), velocity: Vector(x: 0, y: -500))
    bench.settle()
    #expect(bench.machine.offset.x == -23)
  }
}
