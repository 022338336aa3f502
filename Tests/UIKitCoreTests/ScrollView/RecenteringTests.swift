import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// The ways to make a plain scroll view endless that Apple's talks show: content of a few screens, and back to its middle in time.
@MainActor @Suite struct RecenteringTests {
  enum Technique: CaseIterable { case layoutSubviews, didScroll }

  /// How far from the point of recentring it starts, so that every part of the script is interrupted once.
  nonisolated static let leads: [CGFloat] = [1, 100, 330, 700, 1000]

  @Test(arguments: Way.allCases, Technique.allCases)
  func theTimelineIsThatOfAPlainScrollViewWithEnoughContent(way: Way, technique: Technique) {
    var interrupted: Set<String> = []
    for lead in Self.leads {
      let plain = ScrollRig(content: CGSize(width: 60_000, height: 60_000))
      plain.scroll.contentOffset = CGPoint(x: 30_000, y: 30_000)
      let expected = Script(plain, way).run { plain.scroll.contentOffset }

      let street = Street(technique)
      let rig = ScrollRig(street, content: CGSize(width: 5001, height: 5000))
      if technique == .didScroll { rig.recorder.onMessage = { name, _ in if name == "didScroll" { street.recenter() } } }
      street.contentOffset = street.middle + way.offset(1250 - lead)
      street.forget()
      let shown = Script(rig, way).run { street.contentOffset - street.moved }

      #expect(shown.count == expected.count && street.recenterings > 3)
      let parting = zip(shown, expected).first { shown, expected in
        let difference = shown.traveled - expected.traveled
        return max(abs(difference.x), abs(difference.y)) > 1e-6
      }
      #expect(parting == nil, "lead \(lead)")
      #expect(rig.recorder.messages == plain.recorder.messages)
      interrupted.formUnion(street.phases)
    }
    #expect(interrupted == ["dragging", "decelerating", "animating"])
  }

  /// A finger that rests while the content is recentred again and again under it.
  @Test(arguments: Way.allCases) func theGripHoldsThroughManyRecenterings(way: Way) {
    let street = Street(.layoutSubviews)
    let rig = ScrollRig(street, content: CGSize(width: 5001, height: 5000))
    street.contentOffset = street.middle
    street.forget()
    rig.touch(.began, ScrollRig.middle)
    for step in 1...400 {
      rig.touch(.moved, ScrollRig.middle + way.finger(10 + CGFloat(step) * 50), at: rig.time + 0.004)
      rig.run(frames: 1)
      #expect(abs(way.along(street.contentOffset - street.moved - street.middle) - CGFloat(step) * 50) < 1e-6)
    }
    #expect(street.recenterings == 15)
  }
}

/// Drags, flicks, catches and animations in a row, with the offset after every event.
@MainActor private final class Script {
  struct Sample: CustomStringConvertible {
    var traveled: CGPoint
    var time: TimeInterval

    var description: String { "\(traveled) at \(time)" }
  }

  private let rig: ScrollRig
  private let way: Way
  private var samples: [Sample] = []
  private var note: () -> Void = {}

  init(_ rig: ScrollRig, _ way: Way) { (self.rig, self.way) = (rig, way) }

  func run(_ offset: @escaping () -> CGPoint) -> [Sample] {
    let start = offset()
    note = { [unowned self] in samples.append(Sample(traveled: offset() - start, time: rig.time)) }
    defer { note = {} }
    drag(15, 40)  // a long drag
    lift(after: 30, 600)
    drag(24, 14)  // a flick
    lift(after: 0, 336)
    frames(200)
    animate(by: 2000)
    frames(25)
    drag(24, 14)  // a flick that is caught and dragged on
    lift(after: 0, 336)
    frames(20)
    drag(12, 10)
    lift(after: 0, 120)
    frames(10)  // an animation that takes a deceleration over
    animate(by: 900)
    frames(30)
    #expect(flags(rig.scroll) == "")
    return samples
  }

  private func animate(by distance: CGFloat) {
    rig.scroll.setContentOffset(rig.scroll.contentOffset + way.offset(distance), animated: true)
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      rig.run(frames: 1)
      note()
    }
  }

  private func drag(_ step: CGFloat, _ count: Int) {
    rig.touch(.began, ScrollRig.middle)
    for index in 1...count {
      rig.touch(.moved, ScrollRig.middle + way.finger(step * CGFloat(index)), at: rig.time + 0.008)
      note()
      if index % 2 == 0 { frames(1) }
    }
  }

  private func lift(after rest: Int, _ travel: CGFloat) {
    frames(rest)
    rig.touch(.ended, ScrollRig.middle + way.finger(travel))
    note()
  }
}

private final class Street: UIScrollView {
  private let technique: RecenteringTests.Technique
  private(set) var moved = CGPoint.zero
  private(set) var recenterings = 0
  /// What it was doing when it was recentred.
  private(set) var phases: Set<String> = []

  init(_ technique: RecenteringTests.Technique) {
    self.technique = technique
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var middle: CGPoint {
    CGPoint(x: (contentSize.width - bounds.width) / 2, y: (contentSize.height - bounds.height) / 2)
  }

  func forget() { (moved, recenterings, phases) = (.zero, 0, []) }

  override func layoutSubviews() {
    super.layoutSubviews()
    if technique == .layoutSubviews { recenter() }
  }

  /// The talk's: farther than a quarter of the content from its middle, back it goes.
  func recenter() {
    let offset = contentOffset
    let distance = offset - middle
    guard abs(distance.x) > contentSize.width / 4 || abs(distance.y) > contentSize.height / 4 else { return }
    recenterings += 1
    phases.insert(isDragging ? "dragging" : isDecelerating ? "decelerating" : "animating")
    // Whole points, so that a pixel stays one.
    let target = CGPoint(x: offset.x - distance.x.rounded(), y: offset.y - distance.y.rounded())
    moved = moved + (target - offset)
    contentOffset = target
  }
}
