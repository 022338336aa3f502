import Foundation
import Testing

@testable import SDLHost

@Suite struct FramePacerTests {
  private let period = 1.0 / 60

  @Test func firstFrameIsDueAtOnce() {
    #expect(FramePacer(refreshRate: 60, displayBlocks: false).due == 0)
  }

  @Test func refreshRateThatTheDisplayDoesNotKnowIs60() {
    #expect(FramePacer(refreshRate: 0, displayBlocks: false).period == 1.0 / 60)
  }

  @Test func framesAreDueOnePeriodApart() {
    var pacer = FramePacer(refreshRate: 60, displayBlocks: false)
    _ = pacer.begin(at: 100, notBefore: 0)
    #expect(abs(pacer.due - (100 + period)) < 1e-9)
  }

  @Test func jitterOfTheSchedulerDoesNotShowInTheStamps() {
    var pacer = FramePacer(refreshRate: 60, displayBlocks: false)
    var last = pacer.begin(at: 100, notBefore: 0)
    for frame in 1...600 {
      let late = Double((frame * 7919) % 13) / 13 * 0.0009
      let stamp = pacer.begin(at: 100 + Double(frame) * period + late, notBefore: 0)
      #expect(abs(stamp - last - period) < 0.0001)
      last = stamp
    }
  }

  @Test func framesThatStartLateDoNotSlowThePace() {
    var pacer = FramePacer(refreshRate: 60, displayBlocks: false)
    var now = 100.0
    _ = pacer.begin(at: now, notBefore: 0)
    for _ in 1...600 {
      // Each wakes up 0.2 ms after it is due.
      now = pacer.due + 0.0002
      _ = pacer.begin(at: now, notBefore: 0)
    }
    #expect(abs((now - 100) / 600 - period) < 0.00025)
  }

  @Test func frameAfterARestIsStampedWithItsOwnTime() {
    var pacer = FramePacer(refreshRate: 60, displayBlocks: false)
    _ = pacer.begin(at: 100, notBefore: 0)
    #expect(pacer.begin(at: 107.003, notBefore: 0) == 107.003)
  }

  @Test func noFramePrecedesInputOrAnotherFrame() {
    var pacer = FramePacer(refreshRate: 60, displayBlocks: true)
    _ = pacer.begin(at: 100, notBefore: 0)
    #expect(pacer.begin(at: 100.0167, notBefore: 100.0169) == 100.0169)
    #expect(pacer.begin(at: 100.001, notBefore: 0) == 100.0169)
  }

  @Test func displayThatStopsBlockingDoesNotSpin() {
    var pacer = FramePacer(refreshRate: 60, displayBlocks: true)
    _ = pacer.begin(at: 100, notBefore: 0)
    #expect(pacer.due > 100 + period / 3)
  }
}
