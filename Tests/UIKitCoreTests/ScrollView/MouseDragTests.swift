import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite struct MouseDragTests {
  private func drag(_ rig: ScrollRig, _ type: UITouch.TouchType) {
    func send(_ phase: UITouch.Phase, _ y: CGFloat) {
      rig.screen.driver.touches(
        [RawTouch(id: 0, phase: phase, location: CGPoint(x: 200, y: y), type: type, buttons: .primary)], at: rig.time)
    }
    send(.began, 600)
    for step in 1...10 {
      rig.frame(at: rig.time + 0.008)
      send(.moved, 600 - CGFloat(step) * 10)
    }
    rig.run(frames: 20)
    send(.ended, 500)
    rig.settle()
  }

  @Test(arguments: [true, false]) func aMouseDragsOnlyWhereTheAppSaysSo(scrolls: Bool) {
    let rig = ScrollRig()
    rig.screen.application.scrollsByMouseDrag = scrolls
    drag(rig, .indirectPointer)
    #expect(rig.scroll.contentOffset.y == (scrolls ? 90 : 0))
    drag(rig, .direct)
    #expect(rig.scroll.contentOffset.y == (scrolls ? 180 : 90))
  }

  @Test func tapsAndOtherPansHearOfTheMouseAllTheSame() {
    let rig = ScrollRig()
    rig.screen.application.scrollsByMouseDrag = false
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    rig.scroll.addSubview(view)
    var pans = 0
    view.addGestureRecognizer(UIPanGestureRecognizer { _ in pans += 1 })
    drag(rig, .indirectPointer)
    #expect(pans > 5 && rig.recorder.messages.isEmpty)
  }
}
