import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct DirectionalLockTests {
  private func rig(locks: Bool = true) -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 5000, height: 5000))
    rig.scroll.contentOffset = CGPoint(x: 2000, y: 2000)
    rig.scroll.isDirectionalLockEnabled = locks
    return rig
  }

  private func across(_ way: Way, _ distance: CGFloat) -> CGPoint {
    way.isVertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  @Test(arguments: Way.allCases) func aDragThatBeginsAlongAnAxisStaysOnItUntilItEnds(way: Way) {
    let rig = rig()
    let start = rig.scroll.contentOffset
    var point = rig.move(from: ScrollRig.middle, by: way.finger(8) + across(way, 2), count: 5)
    for _ in 0..<10 {
      point = point + across(way, 12)
      rig.touch(.moved, point, at: rig.time + 0.008)
    }
    let moved = rig.scroll.contentOffset - start
    #expect(moved == way.offset(way.along(moved)) && way.along(moved) > 25)
    rig.touch(.ended, point, at: rig.time + 0.008)
    #expect(rig.recorder.velocity == way.offset(way.along(rig.recorder.velocity)))
    rig.settle()
    #expect(rig.scroll.contentOffset - start == way.offset(way.along(rig.scroll.contentOffset - start)))
    rig.flick(from: ScrollRig.middle, by: across(way, -12), count: 8)
    let after = rig.scroll.contentOffset - start
    #expect(abs(way.isVertical ? after.x : after.y) > 50, "the next drag decides anew")
  }

  @Test(arguments: Way.allCases) func aDragThatBeginsDiagonallyIsNotLockedAtAll(way: Way) {
    let rig = rig()
    let start = rig.scroll.contentOffset
    var point = rig.move(from: ScrollRig.middle, by: way.finger(8) + across(way, 5), count: 5)
    for _ in 0..<10 {
      point = point + way.finger(10)
      rig.touch(.moved, point, at: rig.time + 0.008)
    }
    let held = rig.scroll.contentOffset - start
    point = point + across(way, -30)
    rig.touch(.moved, point, at: rig.time + 0.008)
    let moved = rig.scroll.contentOffset - start - held
    #expect(abs(way.isVertical ? moved.x : moved.y) == 30)
  }

  @Test func withoutTheLockBothAxesFollow() {
    let rig = rig(locks: false)
    _ = rig.move(from: ScrollRig.middle, by: CGPoint(x: -1, y: -10), count: 10)
    #expect(rig.scroll.contentOffset.x > 2005 && rig.scroll.contentOffset.y > 2050)
  }

  @Test(arguments: Way.allCases) func aCaughtMotionIsLockedOnceTheFingerShowsItsWay(way: Way) {
    let rig = rig()
    rig.flick(from: ScrollRig.middle, by: way.finger(16), count: 8)
    rig.run(frames: 5)
    rig.touch(.began, ScrollRig.middle, at: rig.time + 0.003)
    let caught = rig.scroll.contentOffset
    let slip = across(way, 1)
    rig.touch(.moved, ScrollRig.middle + slip, at: rig.time + 0.008)
    rig.touch(.moved, ScrollRig.middle + slip + way.finger(30), at: rig.time + 0.008)
    rig.touch(.moved, ScrollRig.middle + across(way, 60) + way.finger(30), at: rig.time + 0.008)
    let moved = rig.scroll.contentOffset - caught
    #expect(abs(way.along(moved) - 30) < 1e-9 && abs(way.isVertical ? moved.x : moved.y) <= 1 + 1e-9)
  }

  @Test func switchingItOffInADragChangesTheNextOne() {
    let rig = rig()
    let point = rig.move(from: ScrollRig.middle, by: CGPoint(x: 0, y: -10), count: 5)
    rig.scroll.isDirectionalLockEnabled = false
    rig.touch(.moved, point + CGPoint(x: 50, y: 0), at: rig.time + 0.008)
    #expect(rig.scroll.contentOffset.x == 2000)
  }
}
