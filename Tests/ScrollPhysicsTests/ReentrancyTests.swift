import ScrollPhysics
import Testing

/// The receiver of a message calls back: begins that are stale by then are dropped, ends never.
@Suite struct ReentrancyTests {
  /// Sends `event` from inside the first message of that name, through a machine that has nothing recorded yet.
  private func flick(_ event: ScrollMachine.Event, inside name: String) -> MachineBench {
    var bench = MachineBench(offset: Vector(x: 0, y: 5000))
    var nested: [String] = []
    bench.onEffect = { machine, effect in
      guard MachineBench.name(of: effect) == name else { return }
      machine.handle(event, at: 0) { _, effect in
        if let name = MachineBench.name(of: effect) { nested.append("- \(name)") }
      }
    }
    bench.fling(by: .zero, velocity: Vector(x: 0, y: -2000))
    bench.onEffect = nil
    bench.settle()
    bench.nested = nested
    return bench
  }

  @Test func stoppingInDidEndDraggingDropsTheBeginAndSendsTheEnd() {
    let bench = flick(.stop(), inside: "didEndDragging(true)")
    #expect(bench.nested == ["- didEndDecelerating"])
    #expect(
      bench.messages.map { $0.split(separator: " ")[0] } == ["willBeginDragging", "willEndDragging", "didEndDragging(true)"])
    #expect(bench.machine.offset.y == 5000)
  }

  @Test func stoppingInWillEndDraggingEndsAtRest() {
    let bench = flick(.stop(), inside: "willEndDragging")
    #expect(bench.messages.last == "didEndDragging(false) T")
    #expect(bench.machine.activity == .idle)
  }

  @Test func stoppingInWillBeginDeceleratingEndsIt() {
    let bench = flick(.stop(), inside: "willBeginDecelerating")
    #expect(bench.nested == ["- didEndDecelerating"])
    #expect(bench.machine.offset.y == 5000)
  }

  @Test func animatingInWillEndDraggingStillEndsTheDrag() {
    let bench = flick(.animate(to: .zero, purpose: .scroll), inside: "willEndDragging")
    #expect(
      bench.messages == ["willBeginDragging TD", "willEndDragging TD", "didEndDragging(false)", "didEndScrollingAnimation"])
    #expect(bench.machine.offset == .zero)
  }

  @Test func animatingInDidEndDraggingEndsBothAtTheEnd() {
    let bench = flick(.animate(to: .zero, purpose: .scroll), inside: "didEndDragging(true)")
    #expect(bench.messages.suffix(2) == ["didEndDecelerating", "didEndScrollingAnimation"])
    #expect(!bench.messages.contains { $0.hasPrefix("willBeginDecelerating") })
  }

  @Test func leavingTheScreenInWillBeginDraggingEndsTheDrag() {
    let bench = flick(.interrupt, inside: "willBeginDragging")
    #expect(bench.nested == ["- didEndDragging(false)"])
    #expect(bench.messages == ["willBeginDragging TD"])
    #expect(bench.machine.activity == .idle)
  }

  @Test(arguments: [1.0, -1.0]) func recenteringInEveryScrollKeepsTheMotion(sign: Double) {
    var plain = MachineBench(offset: Vector(x: 0, y: 20000))
    plain.fling(by: Vector(x: 0, y: -sign * 300), velocity: Vector(x: 0, y: -sign * 3000))
    plain.settle()
    var recentred = MachineBench(offset: Vector(x: 0, y: 20000))
    var sum = 0.0
    recentred.onEffect = { machine, effect in
      guard case .scroll(let to) = effect, abs(to.y - 20000) > 400 else { return }
      let shift = 20000 - to.y
      sum += shift
      machine.handle(.jump(to: Vector(x: 0, y: to.y + shift)), at: 0) { _, _ in }
    }
    recentred.fling(by: Vector(x: 0, y: -sign * 300), velocity: Vector(x: 0, y: -sign * 3000))
    recentred.settle()
    #expect(abs(sum) > 400)
    #expect(abs(recentred.machine.offset.y - sum - plain.machine.offset.y) <= 1.0 / 3 + 1e-9)
  }
}
