import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tasks that sleep on a stage's time.
@MainActor @Suite struct StageClockTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  /// What an app has: it searches when nothing was typed for 0.3 s, and polls.
  @MainActor private final class Search<C: Clock> where C.Duration == Duration {
    private let clock: C
    private var task: Task<Void, Never>?
    private(set) var searches: [String] = []

    init(clock: C) { self.clock = clock }

    func type(_ text: String) {
      task?.cancel()
      task = Task {
        try? await clock.sleep(for: .seconds(0.3))
        if !Task.isCancelled { searches.append(text) }
      }
    }
  }

  @Test func aDebouncedSearchIsDriven() async {
    let search = Search(clock: stage.clock)
    search.type("sc")
    await stage.clock.advance(by: .seconds(0.2))
    search.type("scroll")
    await stage.clock.advance(by: .seconds(0.299))
    #expect(search.searches.isEmpty)
    await stage.clock.advance(by: .seconds(0.001))
    #expect(search.searches == ["scroll"] && stage.clock.sleeperCount == 0)
    #expect(stage.clock.now == StageClock.Instant(offset: .milliseconds(500)) && abs(stage.time - 0.5) < 1e-9)
  }

  @Test func sleepersWakeInOrderAtTheirInstants() async {
    let clock = stage.clock
    var woken: [String] = []
    for (name, delay) in [("c", 3.0), ("a", 1), ("b", 2)] {
      Task {
        try? await clock.sleep(for: .seconds(delay))
        woken.append("\(name) at \(clock.now.offset)")
        // From inside: the next sleep begins at this one's end, however far the test advances.
        try? await clock.sleep(for: .seconds(10))
        woken.append("\(name) again at \(clock.now.offset)")
      }
      await Task.yield()
    }
    await clock.advance(by: .seconds(11.5))
    #expect(
      woken == [
        "a at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds", "a again at 11.0 seconds",
      ])
    #expect(clock.sleeperCount == 2)
  }

  @Test func framesComeWhileTasksSleep() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let clock = stage.clock
    var alphas: [Float] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    Task {
      for _ in 0..<4 {
        try? await clock.sleep(for: .milliseconds(250))
        alphas.append(view.layer.presentation()?.opacity ?? -1)
      }
    }
    await clock.advance(by: .seconds(2))
    #expect(alphas.count == 4)
    #expect(zip(alphas, [0.75, 0.5, 0.25, 0]).allSatisfy { abs($0 - $1) < 0.03 }, "\(alphas)")
  }

  @Test func cancelledTasksDoNotSleepOn() async {
    let clock = stage.clock
    let task = Task { try await clock.sleep(for: .seconds(60)) }
    await clock.advance()
    #expect(clock.sleeperCount == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0 && stage.time == 0)
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(60))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func aSleepIntoThePastEndsAtOnce() async throws {
    let clock = stage.clock
    stage.advance(by: 5)
    try await clock.sleep(until: StageClock.Instant(offset: .seconds(5)))
    try await clock.sleep(until: StageClock.Instant(offset: .seconds(-1)))
    #expect(stage.time == 5)
  }

  @Test func partsOfANanosecondEnd() async throws {
    let clock = stage.clock
    let task = Task { try await clock.sleep(for: .seconds(1) / 3) }
    await clock.advance(by: .seconds(1) / 3 + .nanoseconds(1))
    try await task.value
    #expect(clock.sleeperCount == 0 && clock.now.offset < .milliseconds(334))
  }

  @Test func settlingWaitsForSleepers() async throws {
    let clock = stage.clock
    var isDone = false
    Task {
      for _ in 0..<3 { try await clock.sleep(for: .seconds(2)) }
      isDone = true
    }
    try await clock.run()
    #expect(isDone && abs(stage.time - 6) < 0.02)
    let endless = Task { while true { try await clock.sleep(for: .seconds(1)) } }
    let error = await #expect(throws: NotSettled.self) { try await clock.run(limit: 3) }
    #expect(error?.description.contains("1 task sleeps") == true)
    endless.cancel()
    await #expect(throws: CancellationError.self) { try await endless.value }
  }

  @Test func aStageThatIsGoneEndsTheSleeps() async {
    var stage: Stage? = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let clock = stage!.clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance()
    stage = nil
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
  }
}
