import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore

/// Tests run side by side: while one waits, another makes screens and drives them.
@MainActor @Suite struct CurrentScreenTests {
  private let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 1)

  @Test func theScreenOfTheTestIsMainAlthoughTheSuiteWasMadeBeforeOthers() {
    #expect(UIScreen.main === stage.screen)
  }

  @Test func aScreenOfAnotherTaskDoesNotBecomeMainHere() async {
    stage.advance(by: 1)
    let other = await Task { @MainActor in
      let other = ManualStage(size: CGSize(width: 100, height: 100), scale: 3)
      other.advance(by: 2)
      #expect(UIScreen.main === other.screen && CACurrentMediaTime() == 2)
      return other
    }.value
    #expect(UIScreen.main === stage.screen && UIScreen.main !== other.screen)
    #expect(CACurrentMediaTime() == 1)
    #expect(UIView().layer.contentsScale == 1 && UIWindow().screen === stage.screen)
  }

  @Test func aDisplayLinkTakesItsFramesFromTheTasksOwnScreen() async {
    let other = await Task { @MainActor in ManualStage() }.value
    var frames = 0
    let link = CADisplayLink { _ in frames += 1 }
    link.add(to: .main, forMode: .common)
    other.advance(by: 0.5)
    #expect(frames == 0)
    other.screen.makeCurrent()
    stage.advance(by: 0.5)
    #expect(frames == 30)
    link.invalidate()
  }

  @Test func ofTheTasksOwnScreensTheLastOneDrivenIsMain() {
    let second = ManualStage()
    #expect(UIScreen.main === second.screen)
    stage.advance(by: 0)
    #expect(UIScreen.main === stage.screen)
  }

  /// Each case has a stage of its own and waits while the others drive theirs.
  @Test(arguments: 0..<50) func childTasksHaveTheScreenOfTheirTest(number: Int) async {
    let own = stage.screen
    @Sendable func read() async -> Bool {
      for _ in 0..<3 { await Task.yield() }
      return await MainActor.run { UIScreen.main === own }
    }
    stage.advance(by: 0.1)
    await Task.yield()
    #expect(await Task { await read() }.value, "Task")
    async let bound = read()
    #expect(await bound, "async let")
    let ofGroup = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<2 { group.addTask { await read() } }
      var all = true
      for await isOwn in group { all = all && isOwn }
      return all
    }
    #expect(ofGroup, "task group")
    let nested = await Task { await Task { await read() }.value }.value
    #expect(nested, "a child task of a child task")
  }
}
