@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// How many frames a step sets: of those that show and of those that leave, whatever the number of children.
@MainActor @Suite struct ContainerFrameWriteTests {
  /// What the steps of one motion have done.
  private struct Log {
    var steps = 0
    /// The most that a step has written beyond the number of children that show after it.
    var beyond = Int.min
    /// The most frames in a jump beyond one for each child that shows before it or after it.
    var beyondJump = Int.min
  }

  private func stack(_ count: Int, plain: Bool, _ axis: NSLayoutConstraint.Axis) -> ContainerFixture {
    let fixture = ContainerFixture()
    fixture.container.axis = axis
    for index in 0..<count {
      let size = CGSize(width: axis == .vertical ? 320 : 200, height: axis == .vertical ? 200 : 480)
      let view = plain || index % 3 == 2 ? UIView() : UIScrollView()
      view.frame.size = size
      (view as? UIScrollView)?.contentSize = size
      fixture.container.addArrangedSubview(view)
    }
    fixture.frame()
    return fixture
  }

  /// A motion, step by step.
  private func watch(_ fixture: ContainerFixture, _ log: inout Log, _ motion: () -> Void) throws {
    fixture.container.forgetSteps()
    motion()
    try fixture.stage.settle()
    for step in fixture.container.steps {
      log.steps += 1
      log.beyond = max(log.beyond, step.writes - step.visible)
    }
  }

  private func point(_ axis: NSLayoutConstraint.Axis, _ along: CGFloat) -> CGPoint {
    axis == .vertical ? CGPoint(x: 150, y: along) : CGPoint(x: along, y: 150)
  }

  private func flick(_ fixture: ContainerFixture, _ axis: NSLayoutConstraint.Axis, _ speed: CGFloat, _ log: inout Log) throws {
    let velocity = axis == .vertical ? CGPoint(x: 0, y: speed) : CGPoint(x: speed, y: 0)
    try watch(fixture, &log) {
      fixture.stage.flick(from: point(axis, speed < 0 ? 300 : 20), velocity: velocity, duration: 0.03)
    }
  }

  private func drag(_ fixture: ContainerFixture, _ axis: NSLayoutConstraint.Axis, forward: Bool, _ log: inout Log) throws {
    try watch(fixture, &log) {
      fixture.stage.drag(from: point(axis, 160), to: point(axis, forward ? 10 : 310), duration: 0.5)
    }
  }

  private func jump(_ fixture: ContainerFixture, _ axis: NSLayoutConstraint.Axis, _ along: CGFloat, _ log: inout Log) {
    let container = fixture.container
    let (writes, before) = (container.frameWrites, container.visibleArrangedSubviews)
    container.contentOffset = axis == .vertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
    fixture.frame()
    let after = container.visibleArrangedSubviews
    let all = Set(before.map(ObjectIdentifier.init) + after.map(ObjectIdentifier.init))
    log.beyondJump = max(log.beyondJump, container.frameWrites - writes - all.count)
  }

  @Test(arguments: [10, 1_000, 100_000])
  func aStepWritesNoMoreFramesThanShowAndTwo(count: Int) throws {
    for (axis, plain) in [(NSLayoutConstraint.Axis.vertical, false), (.vertical, true), (.horizontal, false)] {
      if count == 100_000 && (plain || axis == .horizontal) { continue }
      let fixture = stack(count, plain: plain, axis)
      let last = axis == .vertical ? CGFloat(count) * 200 - 480 : CGFloat(count) * 200 - 320
      var log = Log()
      for place in [0.5, 0.93] {
        jump(fixture, axis, (last * place).rounded(), &log)
        for forward in [true, false] {
          try flick(fixture, axis, forward ? -2_000 : 2_000, &log)
          try flick(fixture, axis, forward ? -9_000 : 9_000, &log)
          try drag(fixture, axis, forward: forward, &log)
        }
        jump(fixture, axis, 0, &log)
        jump(fixture, axis, last, &log)
      }
      #expect(log.steps > 200 && log.beyond <= 2, "\(count) children: \(log)")
      // Each once: those that leave, those that come, and those that stay.
      #expect(log.beyondJump <= 0, "\(count) children: \(log)")
    }
  }
}
