import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct DriverTests {
  final class Client: FrameClient {
    var times: [TimeInterval] = []
    var onFrame: (Client) -> Void = { _ in }
    func frame(at time: TimeInterval) {
      times.append(time)
      onFrame(self)
    }
  }

  let stage = ManualStage()

  @Test func framesFallOnMultiplesWithoutDrift() {
    let client = Client()
    stage.driver.add(client)
    for _ in 0..<1000 { stage.advance(by: 1.0 / 60) }
    stage.driver.remove(client)
    let expected = (1...1000).map { Double($0) / 60 }
    #expect(client.times == expected)
  }

  @Test func anAdvanceEndsWithAFrameOfItsOwn() {
    let client = Client()
    stage.driver.add(client)
    stage.advance(by: 0.04)
    let expected: [TimeInterval] = [1.0 / 60, 2.0 / 60, 0.04]
    #expect(client.times == expected)
    stage.advance(by: 0.01)
    #expect(client.times.last == 0.05)
    #expect(client.times.count == 4)
  }

  @Test func clientsOfAClosedScreenKnowWhoGivesTheirFrames() {
    final class Mover: FrameClient {
      weak var driver: FrameDriver?
      func frame(at time: TimeInterval) {}
      func moved(to driver: FrameDriver) { self.driver = driver }
    }
    let surface = stage.openSurface(graphics: BlankGraphics())
    let client = Mover()
    surface.screen.driver.add(client)
    surface.screen.close()
    stage.close(surface.screen)
    #expect(client.driver === stage.driver && stage.isBusy)
    client.driver?.remove(client)
    stage.advance(by: 0)
    #expect(!stage.isBusy)
  }

  @Test func otherRatesToo() {
    let stage = ManualStage(framesPerSecond: 120)
    let client = Client()
    stage.driver.add(client)
    stage.advance(by: 1)
    let expected = (1...120).map { Double($0) / 120 }
    #expect(client.times == expected)
  }

  @Test func aClientThatLeavesGetsNoMoreFrames() {
    let (a, b) = (Client(), Client())
    a.onFrame = { [driver = stage.driver] in driver.remove($0) }
    stage.driver.add(a)
    stage.driver.add(b)
    stage.driver.add(b)
    stage.advance(by: 0.1)
    #expect(a.times.count == 1 && b.times.count == 6)
    stage.driver.remove(b)
    stage.advance(by: 0.1)
    #expect(b.times.count == 6 && !stage.isBusy)
  }

  @Test func timersFireInOrderAtTheirTimes() {
    var fired: [String] = []
    let driver = stage.driver
    func add(_ name: String, _ delay: TimeInterval) { driver.schedule(after: delay) { fired.append("\(name) \(driver.now)") } }
    add("b", 0.02)
    add("a", 0.01)
    add("c", 0.02)
    add("late", 0.3)
    stage.advance(by: 0.02)
    #expect(fired == ["a 0.01", "b 0.02", "c 0.02"])
    stage.settle()
    #expect(fired.last == "late 0.3" && stage.host.wakeTime == nil)
  }

  @Test func aTimerMayAskForAnotherAndBeCancelled() {
    var count = 0
    let driver = stage.driver
    func again() {
      count += 1
      if count < 5 { driver.schedule(after: 0, again) }
    }
    driver.schedule(after: 0.1, again)
    let token = driver.schedule(after: 0.1) { count = 100 }
    #expect(stage.host.wakeTime == 0.1)
    token.cancel()
    stage.advance(by: 0.2)
    #expect(count == 5 && !token.isPending)
  }

  @Test func anIdleScreenAsksForNothing() {
    stage.settle()
    let (requests, frames) = (stage.host.requestCount, stage.driver.frameCount)
    stage.advance(by: 10)
    #expect(stage.host.requestCount == requests && stage.driver.frameCount == frames)
  }

  @Test func manyChangesAskForOneFrame() {
    stage.settle()
    let requests = stage.host.requestCount
    for i in 1...100 { stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: i, height: i))) }
    #expect(stage.host.requestCount == requests + 1)
    stage.advance(by: 0.1)
    #expect(stage.driver.frameCount == 2)
  }

  @Test func settlingGivesUpAtItsLimit() {
    let client = Client()
    stage.driver.add(client)
    #expect(!stage.settle(limit: 1))
    #expect(near(stage.time, 1, within: 1.0 / 60))
    stage.driver.remove(client)
    #expect(stage.settle())
  }

  @Test func stagesDoNotDisturbEachOther() {
    let other = ManualStage(size: CGSize(width: 100, height: 100), scale: 1)
    let (a, b) = (Client(), Client())
    stage.driver.add(a)
    other.driver.add(b)
    stage.advance(by: 0.1)
    #expect(UIScreen.main === stage.screen && b.times.isEmpty && other.time == 0)
    other.advance(by: 0.05)
    #expect(UIScreen.main === other.screen && a.times.count == 6 && b.times.count == 3)
    #expect(UIApplication.shared.windows == [other.window])
  }

  @Test func aStageThatIsGoneLeavesNothing() {
    weak var screen: UIScreen?
    weak var window: UIWindow?
    weak var view: UIView?
    do {
      let stage = ManualStage()
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(child)
      stage.tap(at: CGPoint(x: 1, y: 1))
      stage.settle()
      (screen, window, view) = (stage.screen, stage.window, child)
    }
    #expect(screen == nil && window == nil && view == nil)
  }
}
