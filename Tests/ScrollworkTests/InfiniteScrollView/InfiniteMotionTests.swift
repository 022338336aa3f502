import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct InfiniteMotionTests {
  /// How far from its next recentring the view starts: each of these meets another part of the script.
  nonisolated static let leads: [CGFloat] = [150, 1700, 4000]
  nonisolated static let ways = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 0.5)].map { CGPoint(x: $0.0, y: $0.1) }

  @Test(arguments: ways) func theTimelineIsThatOfAPlainScrollViewWithEnoughContent(way: CGPoint) {
    var interrupted: Set<String> = []
    for lead in Self.leads {
      let expected = timeline(plain(), way) { $0.contentOffset }
      let fixture = InfiniteFixture()
      // The strip's middle follows when it is half of its reach away: tiles of 100 points, 328 of them to each side.
      let start = 65_600 / 2 - lead
      fixture.view.position = CGPoint(x: way.x * start, y: way.y * start)
      fixture.frame()
      let watcher = JumpWatcher(fixture.view)
      let shown = timeline(fixture, way) { ($0 as! InfiniteScrollView).position }
      #expect(shown.count == expected.count)
      let parting = zip(shown, expected).first { max(abs($0.x - $1.x), abs($0.y - $1.y)) > 1e-6 }
      #expect(parting == nil, "lead \(lead)")
      #expect(fixture.complaint == nil)
      interrupted.formUnion(watcher.phases)
    }
    #expect(interrupted == ["dragging", "decelerating", "animating"])
  }

  @Test func theDelegateHearsOfAFlickAsAlways() throws {
    let fixture = InfiniteFixture()
    let (recorder, plain) = (DelegateRecorder(), plain())
    let expected = DelegateRecorder()
    fixture.view.position = CGPoint(x: 0, y: 32_700)
    fixture.frame()
    fixture.view.delegate = recorder
    plain.view.delegate = expected
    for stage in [fixture.stage, plain.stage] {
      stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -2500))
      try stage.settle()
    }
    #expect(recorder.names == expected.names)
    let (shown, target) = (recorder.messages(.willEndDragging)[0], expected.messages(.willEndDragging)[0])
    let way = shown.targetContentOffset!.y - shown.contentOffset.y
    #expect(abs(way - (target.targetContentOffset!.y - target.contentOffset.y)) < 1e-6 && way > 1000)
    // One more message, for the jump back.
    #expect(recorder.messages(.didScroll).count == expected.messages(.didScroll).count + 1)
  }

  @Test func readersOfThePositionSeeNoJump() throws {
    let fixture = InfiniteFixture()
    let recorder = DelegateRecorder()
    var positions: [CGFloat] = []
    var largest: CGFloat = 0
    recorder.onMessage = { view, message in
      guard let view = view as? InfiniteScrollView, message.name == .didScroll else { return }
      positions.append(view.position.y)
      largest = max(largest, abs(view.contentOffset.y))
    }
    fixture.view.delegate = recorder
    for _ in 0..<60 {
      fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -3000))
      try fixture.stage.settle()
    }
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 60 })
    #expect(fixture.view.position.y > 90_000 && largest < 131_300)
  }

  @Test(arguments: [1.0, -1]) func aTargetThatTheDelegateWritesHoldsThroughARecentring(sign: CGFloat) throws {
    let fixture = InfiniteFixture()
    let recorder = DelegateRecorder()
    fixture.view.position = CGPoint(x: 0, y: sign * 32_500)
    fixture.frame()
    recorder.retarget = { target in
      let place = fixture.view.position(forContentOffset: target)
      let snapped = CGPoint(x: place.x, y: (place.y / 100).rounded() * 100)
      return fixture.view.contentOffset(forPosition: snapped)
    }
    fixture.view.delegate = recorder
    let watcher = JumpWatcher(fixture.view)
    fixture.stage.flick(from: CGPoint(x: 160, y: 240 + sign * 100), velocity: CGPoint(x: 0, y: -sign * 2000))
    try fixture.stage.settle()
    #expect(watcher.phases == ["decelerating"])
    let rest = fixture.view.position.y / 100
    #expect(rest == rest.rounded() && abs(rest) > 330)
  }

  @Test func pagesOfACarouselStayPagesThroughRecentrings() throws {
    let fixture = InfiniteFixture(.horizontal, tile: .zero)
    fixture.view.loops.columns = 6
    for turn in 1...130 {
      fixture.view.setPosition(CGPoint(x: CGFloat(turn) * 320, y: 0), animated: true)
      try fixture.stage.settle()
      #expect(fixture.onScreen == [Coordinate(x: turn % 6, y: 0)])
      #expect(fixture.view.contentOffset.x.truncatingRemainder(dividingBy: 320) == 0)
    }
  }

  // MARK: Code

  @Test func scrollingToATile() throws {
    let fixture = InfiniteFixture()
    for animated in [false, true] {
      for (x, y) in [(40, -7), (-123_456_789, 5), (90_000_000_000_000, -90_000_000_000_000)] {
        let target = Coordinate(x: x, y: y)
        let recorder = DelegateRecorder()
        fixture.view.delegate = recorder
        fixture.view.scrollToTile(at: target, animated: animated)
        try fixture.stage.settle()
        #expect(fixture.view.coordinate(at: fixture.view.bounds.origin) == target)
        #expect(fixture.view.tile(at: target)?.frame.origin == fixture.view.bounds.origin && fixture.complaint == nil)
        #expect(recorder.messages(.didEndScrollingAnimation).count == (animated ? 1 : 0))
      }
      fixture.view.scrollToTile(at: .zero, anchor: CGPoint(x: 0.5, y: 0.5), animated: animated)
      try fixture.stage.settle()
      #expect(fixture.view.tile(at: .zero)?.center == CGPoint(x: fixture.view.bounds.midX, y: fixture.view.bounds.midY))
    }
  }

  @Test func inALoopItGoesTheShorterWay() throws {
    let fixture = InfiniteFixture(.horizontal)
    fixture.view.loops.columns = 10
    fixture.view.position = CGPoint(x: 20_000, y: 0)
    fixture.view.scrollToTile(at: Coordinate(x: 9, y: 0), animated: true)
    try fixture.stage.settle()
    #expect(fixture.view.position.x == 19_900)
    fixture.view.scrollToTile(at: Coordinate(x: 2, y: 0), animated: true)
    try fixture.stage.settle()
    #expect(fixture.view.position.x == 20_200)
    fixture.view.scrollToTile(at: Coordinate(x: 2, y: 0), animated: true)
    #expect(fixture.view.position.x == 20_200)
  }

  @Test func settingThePositionShiftsAMotionAndSetPositionStopsIt() throws {
    let (fixture, other) = (InfiniteFixture(), InfiniteFixture())
    for fixture in [fixture, other] {
      fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -2500))
      fixture.stage.advance(by: 0.2)
    }
    fixture.view.position.y += 5_000_000
    #expect(fixture.view.isDecelerating)
    try fixture.stage.settle()
    try other.stage.settle()
    #expect(fixture.view.position.y == other.view.position.y + 5_000_000 && fixture.complaint == nil)
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -2500))
    fixture.view.setPosition(CGPoint(x: 3, y: 4), animated: false)
    #expect(!fixture.view.isDecelerating)
    try fixture.stage.settle()
    #expect(fixture.view.position == CGPoint(x: 3, y: 4))
  }

  // MARK: The end of the plane

  @Test func thePlaneEndsLikeAnyContentAtTwoToThe53() throws {
    let fixture = InfiniteFixture()
    let last = 90_071_992_547_409
    fixture.view.scrollToTile(at: Coordinate(x: last, y: -last), animated: false)
    fixture.frame()
    #expect(fixture.view.tile(at: Coordinate(x: last, y: -last)) != nil)
    fixture.stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGPoint(x: -2500, y: 2500))
    try fixture.stage.settle()
    #expect(fixture.view.coordinate(at: fixture.view.bounds.origin) == Coordinate(x: last, y: -last))
    fixture.stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGPoint(x: 2500, y: -2500))
    try fixture.stage.settle()
    #expect(fixture.view.coordinate(at: fixture.view.bounds.origin).x < last - 5)
  }

  // MARK: -

  private func plain() -> (stage: Stage, view: UIScrollView) {
    let stage = Stage(size: InfiniteFixture.size, scale: 2)
    let view = UIScrollView(frame: CGRect(origin: .zero, size: InfiniteFixture.size))
    view.contentSize = CGSize(width: 200_000, height: 200_000)
    view.contentOffset = CGPoint(x: 100_000, y: 100_000)
    view.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(view)
    stage.advance(by: 1.0 / 60)
    return (stage, view)
  }

  private func timeline(_ fixture: InfiniteFixture, _ way: CGPoint, _ offset: (UIScrollView) -> CGPoint) -> [CGPoint] {
    timeline((fixture.stage, fixture.view), way, offset)
  }

  /// How far it has come after each touch and each frame of a slow drag, a flick, a catch with another flick, and an animation.
  private func timeline(_ shown: (stage: Stage, view: UIScrollView), _ way: CGPoint, _ offset: (UIScrollView) -> CGPoint)
    -> [CGPoint]
  {
    let (stage, view) = shown
    let start = offset(view)
    var samples: [CGPoint] = []
    func note() { samples.append(CGPoint(x: offset(view).x - start.x, y: offset(view).y - start.y)) }
    func frames(_ count: Int) {
      for _ in 0..<count {
        stage.advance(by: 1.0 / 60)
        note()
      }
    }
    func drag(_ step: CGFloat, _ count: Int, rest: Int = 0) {
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: 160 - way.x * step * CGFloat(index), y: 240 - way.y * step * CGFloat(index))
      }
      stage.touch(.began, at: point(0))
      for index in 1...count {
        stage.advance(by: 0.008)
        stage.touch(.moved, at: point(index))
        note()
      }
      frames(rest)
      stage.touch(.ended, at: point(count))
      note()
    }
    drag(10, 50, rest: 20)
    drag(20, 12)
    frames(60)
    drag(20, 12)
    frames(220)
    view.setContentOffset(
      CGPoint(x: view.contentOffset.x + way.x * 1500, y: view.contentOffset.y + way.y * 1500), animated: true)
    frames(25)
    return samples
  }
}

/// Notes what a view is doing whenever its offset jumps back.
@MainActor private final class JumpWatcher {
  private(set) var phases: Set<String> = []
  private var last: CGPoint
  private var observation: NSKeyValueObservation?

  init(_ view: UIScrollView) {
    last = view.contentOffset
    observation = view.observe(\.contentOffset) { [weak self] view, _ in self?.note(view) }
  }

  private func note(_ view: UIScrollView) {
    let here = view.contentOffset
    if abs(here.x - last.x) > 20_000 || abs(here.y - last.y) > 20_000 {
      phases.insert(view.isTracking ? "dragging" : view.isDecelerating ? "decelerating" : "animating")
    }
    last = here
  }
}
