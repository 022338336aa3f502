import Foundation
import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Two containers of lists and views hear the same fingers; above the screen of one of them rows, items and children come, go and change.
@MainActor @Suite(.serialized) struct ContainerListAnchorTests {
  private enum Motion: Int, CaseIterable {
    case rest, drag, deceleration, bounce, glide
  }

  /// SCROLLWORK_ANCHORS says how many changes; a failure prints the seed of its session, in which there are four.
  @Test func whatIsLookedAtStaysWhenListsChangeAbove() {
    let cases = ProcessInfo.processInfo.environment["SCROLLWORK_ANCHORS"].flatMap { UInt64($0) } ?? 240
    var compared = 0
    for seed in 0..<cases / 4 where !compare(seed, &compared) { return }
    // Now and then there is nothing above, or nothing with a name on the screen.
    #expect(compared * 10 > Int(cases) * 8)
  }

  private func compare(_ seed: UInt64, _ compared: inout Int) -> Bool {
    var random = SeededGenerator(seed: seed)
    let motion = Motion.allCases[Int(seed % 5)]
    let axis: NSLayoutConstraint.Axis = seed / 5 % 3 > 0 ? .vertical : .horizontal
    let isMirrored = seed / 15 % 2 == 1
    let (build, place) = (random.next(), random.between(0.35, 0.65))
    let direction: CGFloat = motion == .bounce || random.roll(0..<2) == 0 ? -1 : 1
    let sessions = (0..<2).map { _ in
      var same = SeededGenerator(seed: build)
      return NamedSession(axis, isMirrored: isMirrored, &same)
    }
    for session in sessions {
      session.offset = motion == .bounce ? session.end - 20 : (session.end * place).rounded()
      session.fixture.frame()
      begin(motion, session, direction)
    }
    let story = "seed \(seed), \(motion), \(axis == .vertical ? "down" : "across")\(isMirrored ? ", mirrored" : "")"
    var watched: Set<Int> = []
    for _ in 0..<4 {
      for _ in 0..<random.roll(0..<8) { for session in sessions { session.fixture.frame() } }
      guard follow(sessions[0], sessions[1], &random, &watched, story) else { return false }
      compared += watched.isEmpty ? 0 : 1
    }
    for session in sessions where motion == .drag { session.fixture.stage.touch(.ended, at: session.point(160)) }
    return true
  }

  private func begin(_ motion: Motion, _ session: NamedSession, _ direction: CGFloat) {
    switch motion {
    case .rest: break
    case .drag: session.drag(direction, lifts: false)
    case .deceleration, .bounce: session.drag(direction, lifts: true)
    case .glide:
      let target = session.offset - direction * 400
      session.container.setContentOffset(
        session.axis == .vertical ? CGPoint(x: 0, y: target) : CGPoint(x: target, y: 0), animated: true)
    }
  }

  /// After a change, what both show goes on side by side, to half a pixel.
  private func follow(
    _ plain: NamedSession, _ edited: NamedSession, _ random: inout SeededGenerator, _ watched: inout Set<Int>, _ story: String
  ) -> Bool {
    if plain.offset < 200 || edited.offset < 200 {
      watched = []
      return true
    }
    let (before, other) = (plain.seen(), edited.seen())
    // What has changed itself may have come into view; what was looked at until now is where it is in the other one.
    watched = Set(
      before.filter { name, place in
        place >= 0 && (watched.contains(name) || abs(place - (other[name] ?? .infinity)) < 0.25)
      }.keys)
    edited.edit(&random)
    for frame in 1...12 {
      for session in [plain, edited] { session.fixture.frame() }
      let (mine, theirs) = (plain.seen(), edited.seen())
      if plain.offset < 100 || edited.offset < 100 { return true }
      for name in watched {
        guard let here = mine[name], let there = theirs[name] else { continue }
        if abs(here - there) >= 0.25 {
          Issue.record("\(story), frame \(frame): \(name) at \(there), not \(here)")
          return false
        }
      }
      if plain.container.isDecelerating != edited.container.isDecelerating {
        Issue.record("\(story), frame \(frame): one of them has stopped")
        return false
      }
    }
    return true
  }

  /// Rows tell their heights only as they come in from above: what shows already moves with the finger or the motion, and nothing else.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func rowsThatAreMeasuredAsTheyComeInMoveNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = NamedSession(.vertical, isMirrored: false, guesses: true, &random)
    session.offset = session.end
    session.fixture.frame()
    var (frames, entered) = (0, 0)
    while frames < 2_400, session.offset > 600 {
      if !session.container.isDecelerating { session.drag(1, lifts: true) }
      let (before, first) = (session.seen(), session.container.visibleArrangedSubviews.first)
      let path = try #require(session.container.predictedMotion?.contentOffset(after: 1.0 / 120)).y - session.offset
      session.fixture.stage.advance(by: 1.0 / 120)
      frames += 1
      if first !== session.container.visibleArrangedSubviews.first { entered += 1 }
      for (name, place) in session.seen() {
        guard let former = before[name], former >= 0 else { continue }
        if abs(place - former + path) >= 0.51 {
          Issue.record("seed \(seed), frame \(frames): \(name) went \(place - former), not \(-path)")
          return
        }
      }
    }
    #expect(frames > 100 && entered > 2, "seed \(seed)")
  }

  @Test func aFlickKeepsItsSpeedAndItsRestWhenRowsComeAbove() {
    let fixture = ContainerFixture()
    let rows = Rows(1_000)
    fixture.addView(height: 300)
    let table = fixture.addTable(rows)
    fixture.scroll(to: 10_000)
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -3_000))
    fixture.stage.advance(by: 0.1)
    let (offset, rest) = (fixture.container.contentOffset.y, fixture.container.predictedMotion?.restingOffset.y ?? 0)
    rows.count += 10
    table.insertRows(at: (0..<10).map { IndexPath(row: $0, section: 0) }, with: .fade)
    fixture.container.layoutIfNeeded()
    #expect(fixture.container.isDecelerating && fixture.container.contentOffset.y == offset + 440)
    #expect(abs((fixture.container.predictedMotion?.restingOffset.y ?? 0) - rest - 440) < 1e-6)
  }

  @Test func aTableInAContainerInAContainerKeepsWhatIsLookedAt() {
    let fixture = ContainerFixture()
    let (inner, rows) = (ContainerScrollView(), Rows(200))
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.dataSource) = (44, rows)
    fixture.addView(height: 300)
    fixture.container.addArrangedSubview(inner)
    fixture.addView(height: 900)
    inner.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 250)))
    inner.addArrangedSubview(table)
    fixture.frame()
    fixture.scroll(to: 4_017)
    let cell = table.visibleCells[3]
    let place = cell.convert(CGPoint.zero, to: fixture.stage.window).y
    for isAnimated in [true, false] {
      for count in [5, -3] {
        rows.count += count
        let paths = (0..<abs(count)).map { IndexPath(row: $0 + 4, section: 0) }
        let change: @MainActor () -> Void = {
          count > 0 ? table.insertRows(at: paths, with: .fade) : table.deleteRows(at: paths, with: .fade)
        }
        isAnimated ? change() : UIView.performWithoutAnimation(change)
        for _ in 0..<40 {
          fixture.frame()
          #expect(cell.convert(CGPoint.zero, to: fixture.stage.window).y == place)
        }
      }
    }
    #expect(fixture.container.contentOffset.y == 4_193)
  }

  /// A glide that ends at the end goes on with its velocity when rows come in above, also in a container in the container: the content has
  /// its new length before the destination moves.
  @Test(arguments: [700, 2_000], [false, true])
  func rowsThatComeInAboveMoveTheDestinationOfAGlideAsFar(start: CGFloat, isNested: Bool) throws {
    let (fixture, rows) = (ContainerFixture(), Rows(40))
    let container = fixture.container
    container.growthAnchor = .end
    fixture.addView(height: 1_000)
    let table = fixture.addTable(rows)
    if isNested {
      container.removeArrangedSubview(table)
      container.addArrangedSubview(ContainerScrollView(arrangedSubviews: [table]))
    }
    fixture.addView(height: 3_000)
    fixture.frame()
    fixture.scroll(to: start)
    let rest = container.contentSize.height - 480 - 20
    container.setContentOffset(CGPoint(x: 0, y: rest), animated: true)
    fixture.frame()
    #expect(container.predictedMotion?.restingOffset.y == rest)
    let offset = container.contentOffset.y
    rows.count += 3
    UIView.performWithoutAnimation { table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none) }
    container.layoutIfNeeded()
    #expect(container.contentOffset.y == offset + 132 && container.predictedMotion?.restingOffset.y == rest + 132)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == rest + 132)
  }

  /// Rows come in above while the content ends nearer: what shows keeps its place at first, and glides as far as it is cut off.
  @Test func contentThatIsCutOffInAnUpdateGlidesFromWhereItWas() throws {
    let (fixture, rows) = (ContainerFixture(), Rows(40))
    let (container, table, last) = (fixture.container, fixture.addTable(rows), fixture.addView(height: 300))
    table.rowHeight = 50
    fixture.frame()
    fixture.scroll(to: 1_820)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 38, section: 0)))
    func place() -> CGFloat {
      func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
      return shown(cell).frame.minY - shown(table).bounds.minY + shown(table).frame.minY - shown(container).bounds.minY
    }
    #expect(place() == 80)
    rows.count += 1
    container.performUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      container.removeArrangedSubview(last)
    }
    var (former, frames) = (place(), 0)
    #expect(abs(former - 80) < 1)
    while container.contentOffset.y != 1_570 || place() < 380, frames < 120 {
      fixture.frame()
      #expect(place() >= former - 0.01 && place() - former < 45, "300 points in a spring of 0.44 s")
      (former, frames) = (place(), frames + 1)
    }
    #expect(container.contentOffset.y == 1_570 && place() == 380)
  }
}
