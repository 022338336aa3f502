import Foundation
import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// What the person looks at stays, and what moves goes on moving as before, whatever happens above.
@MainActor @Suite struct ContainerAnchorTests {
  /// A container of plain views, lists and tables, and what is done to it.
  @MainActor private final class Session {
    let fixture = ContainerFixture()
    private(set) var views: [UIView] = []
    var container: ContainerScrollView { fixture.container }

    init(_ random: inout SeededGenerator) {
      for _ in 0..<36 { views.append(make(&random)) }
      fixture.frame()
    }

    private func make(_ random: inout SeededGenerator) -> UIView {
      let height = CGFloat(Int.random(in: 20...300, using: &random)) / 2
      if Bool.random(using: &random) { return fixture.addView(height: height) }
      return fixture.addScrollView(height: height * 3)
    }

    /// One that ends above the edge of the screen.
    private func victim(_ random: inout SeededGenerator) -> UIView? {
      views.filter { container.rect(of: $0).maxY < container.contentOffset.y || $0.isHidden && isAbove($0) }.randomElement(
        using: &random)
    }

    private func isAbove(_ view: UIView) -> Bool { container.rect(of: view).minY < container.contentOffset.y - 1 }

    func change(_ random: inout SeededGenerator) {
      guard let view = victim(&random) else { return }
      let height = CGFloat(Int.random(in: 0...266, using: &random)) / 2
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let added = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        let index = views.firstIndex(of: view)!
        views.insert(added, at: index)
        container.insertArrangedSubview(added, at: index)
      case 1 where views.count > 24:
        views.removeAll { $0 === view }
        container.removeArrangedSubview(view)
      case 2: view.isHidden.toggle()
      default:
        if let list = view as? UIScrollView { list.contentSize.height = height * 2 } else { view.frame.size.height = height }
      }
    }

    /// The first child that begins on the screen.
    func lookedAt() -> UIView? { views.first { !$0.isHidden && container.rect(of: $0).minY > container.contentOffset.y } }

    func place(_ view: UIView) -> CGFloat { container.rect(of: view).minY - container.contentOffset.y }
  }

  private enum Motion: Int, CaseIterable {
    case rest, drag, deceleration, bounce, glide
  }

  /// SCROLLWORK_ANCHORS says how many changes, in sessions of 200; a failure prints the seed of its session.
  private nonisolated static let sessions =
    (ProcessInfo.processInfo.environment["SCROLLWORK_ANCHORS"].flatMap { Int($0) } ?? 2_000) / 200

  /// The same motion twice, once undisturbed: what is looked at is at the same place on the screen in every frame.
  @Test(arguments: 0..<sessions + 1)
  func changesAboveMoveNothingOnTheScreen(seed: Int) {
    var cases = 0
    for motion in Motion.allCases {
      for round in 0..<2 {
        let number = UInt64(seed * 1_000 + motion.rawValue * 10 + round)
        var random = SeededGenerator(seed: number)
        var same = SeededGenerator(seed: number)
        let (session, twin) = (Session(&random), Session(&same))
        for session in [session, twin] { start(motion, session, number) }
        // How far changes have moved the offset.
        var shift: CGFloat = 0
        for _ in 0..<20 {
          for _ in 0..<Int.random(in: 0...5, using: &random) { for session in [session, twin] { session.fixture.frame() } }
          guard let view = session.lookedAt(), let index = session.views.firstIndex(of: view) else { continue }
          let (seen, offset) = (session.place(view), session.container.contentOffset.y)
          session.change(&random)
          session.container.layoutIfNeeded()
          cases += 1
          #expect(abs(session.place(view) - seen) < 0.25, "seed \(number), \(motion), child \(index)")
          // What was scrolled by, and nothing else, differs.
          shift += session.container.contentOffset.y - offset
          for _ in 0..<2 {
            for session in [session, twin] { session.fixture.frame() }
            let moved = session.container.contentOffset.y - shift - twin.container.contentOffset.y
            #expect(abs(moved) < 0.5, "seed \(number), \(motion): off by \(moved)")
          }
          #expect(session.container.isDragging == twin.container.isDragging, "seed \(number), \(motion)")
          #expect(session.container.isDecelerating == twin.container.isDecelerating, "seed \(number), \(motion)")
        }
        for session in [session, twin] where motion == .drag { session.fixture.stage.touch(.ended, at: CGPoint(x: 100, y: 200)) }
      }
    }
    // Now and then nothing stands above.
    #expect(cases > 185, "seed \(seed)")
  }

  private func start(_ motion: Motion, _ session: Session, _ number: UInt64) {
    let (container, stage) = (session.container, session.fixture.stage)
    let end = container.contentSize.height - 480
    let middle = (end / 2).rounded()
    session.fixture.scroll(to: motion == .bounce ? end - 60 : middle)
    switch motion {
    case .rest: break
    case .drag:
      stage.touch(.began, at: CGPoint(x: 100, y: 300))
      for y in stride(from: 290, through: 200, by: -10) { stage.touch(.moved, at: CGPoint(x: 100, y: y)) }
    case .deceleration, .bounce:
      stage.flick(from: CGPoint(x: 100, y: 400), velocity: CGPoint(x: 0, y: -1_500 - CGFloat(number % 7) * 100), duration: 0.05)
    case .glide:
      container.setContentOffset(CGPoint(x: 0, y: middle + 700), animated: true)
    }
  }
}

@MainActor @Suite struct ContainerAnchorRuleTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  @Test func whatMovesUpFromBelowLeavesTheOffsetBeforeTheEnd() {
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    fixture.frame()
    fixture.scroll(to: 1_520)
    container.moveArrangedSubview(views[9], to: 0)
    fixture.frame()
    #expect(container.contentOffset.y == 1_520)
    views[0].frame.size.height = 100
    container.moveArrangedSubview(views[8], to: 0)
    fixture.frame()
    #expect(container.contentOffset.y == 1_420)
  }

  @Test func aPinnedChildThatCoversTheScreenKeepsItsPlaceInTheContent() {
    let first = fixture.addView(height: 300)
    let pinned = fixture.addView(height: 600)
    fixture.addView(height: 2_000)
    container.pin(pinned)
    fixture.scroll(to: 300)
    first.isHidden = true
    fixture.frame()
    #expect(container.contentOffset.y == 0 && pinned.frame.minY == 0)
  }

  @Test func aChildWithoutALengthNoLongerSticksWhenItIsHidden() {
    let pinned = fixture.addView(height: 50)
    let empty = fixture.addView(height: 0)
    fixture.addView(height: 2_000)
    container.pin(pinned)
    container.pin(empty)
    fixture.scroll(to: 700)
    #expect(pinned.frame.minY < 700)
    empty.isHidden = true
    fixture.frame()
    #expect(pinned.frame.minY == 700)
  }

  @Test func atTheTopWhatComesPushesTheRestDown() {
    let first = fixture.addView(height: 200)
    fixture.addView(height: 2_000)
    fixture.frame()
    container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 80)), at: 0)
    fixture.frame()
    #expect(container.contentOffset.y == 0 && first.frame.minY == 80)
  }

  @Test func aChildThatTheEdgeRunsThroughGrowsDownward() {
    let first = fixture.addView(height: 200)
    let next = fixture.addView(height: 2_000)
    fixture.scroll(to: 150)
    first.frame.size.height = 260
    fixture.frame()
    #expect(container.contentOffset.y == 150 && next.frame.minY == 260)
  }

  @Test func whereTheChildAtTheEdgeIsRemovedOrHiddenTheNextOneBegins() {
    fixture.addView(height: 500)
    let atEdge = fixture.addView(height: 200)
    let next = fixture.addView(height: 300)
    let last = fixture.addView(height: 2_000)
    fixture.scroll(to: 550)
    atEdge.isHidden = true
    fixture.frame()
    #expect(container.contentOffset.y == 500 && next.frame.minY == 500)
    fixture.scroll(to: 600)
    next.removeFromSuperview()
    fixture.frame()
    #expect(container.contentOffset.y == 500 && last.frame.minY == 500)
  }

  @Test func aContainerInAContainerKeepsWhatIsAtItsEdge() {
    let inner = ContainerScrollView()
    let parts = (0..<10).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 300)) }
    for part in parts { inner.contentView.addSubview(part) }
    fixture.addView(height: 100)
    container.contentView.addSubview(inner)
    fixture.addView(height: 2_000)
    fixture.frame()
    fixture.scroll(to: 1_450)
    fixture.frame()
    let seen = parts[5].convert(CGPoint.zero, to: fixture.stage.window).y
    parts[1].frame.size.height = 420
    fixture.frame()
    fixture.frame()
    #expect(container.contentOffset.y == 1_570)
    #expect(parts[5].convert(CGPoint.zero, to: fixture.stage.window).y == seen)
    inner.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50)), at: 0)
    fixture.frame()
    fixture.frame()
    #expect(container.contentOffset.y == 1_620)
    #expect(parts[5].convert(CGPoint.zero, to: fixture.stage.window).y == seen)
  }

  @Test func anOffsetThatIsSetToTheTopAfterAChangeStaysThere() {
    for _ in 0..<20 { fixture.addView(height: 100) }
    fixture.scroll(to: 700)
    container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50)), at: 0)
    container.contentOffset.y = 0
    fixture.frame()
    #expect(container.contentOffset.y == 0)
  }
}
