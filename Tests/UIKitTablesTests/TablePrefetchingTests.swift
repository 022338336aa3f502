import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Notes what is announced, called off and shown.
private final class PrefetchSource: NSObject, UITableViewDataSourcePrefetching, UITableViewDelegate {
  var announced: [IndexPath] = []
  var calledOff: [IndexPath] = []
  var shownUnannounced: [IndexPath] = []
  var waiting: Set<IndexPath> = []
  var twice: [IndexPath] = []
  var calls = 0

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls += 1
    announced += indexPaths
    for path in indexPaths where !waiting.insert(path).inserted { twice.append(path) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls += 1
    calledOff += indexPaths
    for path in indexPaths where waiting.remove(path) == nil { twice.append(path) }
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if waiting.remove(indexPath) == nil { shownUnannounced.append(indexPath) }
  }

  func forget() { (announced, calledOff, shownUnannounced, twice, calls) = ([], [], [], [], 0) }
}

/// Rows of 48 points on a screen of ten.
@MainActor @Suite(.serialized) struct TablePrefetchingTests {
  private let ahead = PrefetchSource()

  private func fixture(_ counts: [Int]) -> TableFixture {
    let fixture = TableFixture(counts, delegate: ahead)
    fixture.table.prefetchDataSource = ahead
    return fixture.shown()
  }

  @Test func oneScreenIsAnnouncedBeforeAnythingMoves() {
    _ = fixture([900])
    #expect(ahead.announced == (10..<20).map { path($0) } && ahead.shownUnannounced == (0..<10).map { path($0) })
  }

  @Test func aFlickShowsNoRowThatWasNotAnnouncedAndAnnouncesEachOnce() {
    let fixture = fixture([200, 0, 300, 400])
    ahead.forget()
    fixture.stage.flick(from: CGPoint(x: 160, y: 440), velocity: CGPoint(x: 0, y: -4_000))
    fixture.stage.settle()
    #expect(fixture.table.contentOffset.y > 2_000)
    #expect(ahead.shownUnannounced.isEmpty && ahead.twice.isEmpty && ahead.calledOff.isEmpty)
    #expect(ahead.announced == ahead.announced.sorted() && Set(ahead.announced).count == ahead.announced.count)
  }

  @Test func aTurnCallsOffWhatLiesAheadAndAnnouncesWhatLiesBehind() {
    let fixture = fixture([900])
    fixture.scroll(to: 4_800)
    ahead.forget()
    fixture.stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 160), duration: 0.3, holdBeforeLift: 0.3)
    #expect(fixture.table.contentOffset.y == 4_750)
    #expect(ahead.calledOff == (110..<120).map { path($0) })
    #expect(ahead.announced.prefix(3) == [path(98), path(97), path(96)], "the nearest first")
    #expect(ahead.announced.last == path(88) && ahead.twice.isEmpty)
  }

  @Test func aTremblingFingerTurnsNothing() {
    let fixture = fixture([900])
    fixture.scroll(to: 4_800)
    ahead.forget()
    for y in [4_796, 4_800, 4_793, 4_799, 4_792] { fixture.scroll(to: CGFloat(y)) }
    #expect(ahead.calls == 0)
  }

  @Test func aJumpCallsOffWhatItLeavesOut() {
    let fixture = fixture([900])
    ahead.forget()
    fixture.table.scrollToRow(at: path(500), at: .top, animated: false)
    fixture.stage.advance(by: 0)
    #expect(ahead.calledOff == (10..<20).map { path($0) })
    #expect(ahead.announced == (510..<520).map { path($0) })
    ahead.forget()
    fixture.table.scrollToRow(at: path(505), at: .top, animated: false)
    fixture.stage.advance(by: 0)
    #expect(ahead.calledOff.isEmpty && ahead.announced == (520..<525).map { path($0) } && ahead.shownUnannounced.isEmpty)
  }

  @Test func framesWithoutANewRowCallNobody() {
    let fixture = fixture([900])
    ahead.forget()
    for y in 1..<48 { fixture.scroll(to: CGFloat(y)) }
    #expect(ahead.announced == [path(20)] && ahead.calls == 1)
  }

  @Test func atTheEndNothingLiesAhead() {
    let fixture = fixture([15])
    #expect(ahead.announced == (10..<15).map { path($0) })
    fixture.scroll(to: 240)
    #expect(ahead.waiting.isEmpty && ahead.calledOff.isEmpty)
  }

  @Test func switchedOffItCallsOffAndStaysSilent() {
    let fixture = fixture([900])
    ahead.forget()
    fixture.table.isPrefetchingEnabled = false
    #expect(ahead.calledOff == (10..<20).map { path($0) })
    fixture.scroll(to: 300)
    #expect(ahead.announced.isEmpty)
    fixture.table.isPrefetchingEnabled = true
    fixture.scroll(to: 348)
    #expect(ahead.announced.first == path(18))
  }

  @Test func newDataCallOffAndAreAnnouncedAnew() {
    let fixture = fixture([900])
    ahead.forget()
    fixture.table.reloadData()
    fixture.stage.advance(by: 0)
    #expect(ahead.calledOff == ahead.announced && ahead.announced == (10..<20).map { path($0) })
  }

  @Test func rowsThatMoveInABatchStayAnnounced() {
    let fixture = fixture([900])
    ahead.forget()
    fixture.rows.counts = [903]
    fixture.table.insertRows(at: (0..<3).map { path($0) }, with: .none)
    fixture.stage.settle()
    #expect(ahead.announced.isEmpty, "rows 10 to 19 are 13 to 22 now: \(ahead.announced)")
    fixture.rows.counts = [904]
    fixture.table.insertRows(at: [path(15)], with: .none)
    fixture.stage.settle()
    #expect(ahead.announced.first == path(15), "what comes between is new")
  }

  @Test func aTableWithoutADataSourceForItAnnouncesNothing() {
    let fixture = TableFixture([900]).shown()
    fixture.scroll(to: 500)
    #expect(fixture.table.prefetchDataSource == nil && fixture.table.isPrefetchingEnabled)
  }

  /// Whatever offsets follow each other: no row is announced or cancelled twice, and what waits is what lies ahead.
  @Test(arguments: 1...10 as ClosedRange<UInt64>) func announcingAddsUp(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fixture = fixture([7, 0, 93, 120, 1, 50])
    let rows = [7, 0, 93, 120, 1, 50].enumerated().flatMap { section, count in (0..<count).map { path($0, section) } }
    for step in 0..<100 {
      let former = fixture.table.contentOffset.y
      let offset = random.roll(0..<3) == 0 ? CGFloat(random.roll(0..<261) * 48) : former + CGFloat(random.roll(-600..<600))
      fixture.scroll(to: min(max(0, offset), 261 * 48))
      let shown = fixture.table.indexPathsForVisibleRows ?? []
      #expect(ahead.twice.isEmpty && ahead.waiting.isDisjoint(with: shown), "seed \(seed), step \(step)")
      guard let first = shown.first.flatMap(rows.firstIndex), let last = shown.last.flatMap(rows.firstIndex) else { continue }
      let near = Set(rows[max(0, first - 22)..<min(rows.count, last + 23)])
      #expect(ahead.waiting.isSubset(of: near), "seed \(seed), step \(step): \(ahead.waiting.subtracting(near).sorted())")
    }
    #expect(ahead.announced.count > 200)
  }
}
