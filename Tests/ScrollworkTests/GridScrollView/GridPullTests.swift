import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Content that a finger pulls beyond an edge, and frozen rows and columns.
@MainActor @Suite struct GridPullTests {
  /// Pulls from the corner where the content begins, or where it ends, and looks at every frame until the bounce is over.
  private func pull(_ fixture: GridFixture, by way: CGPoint, _ look: () -> Void) throws {
    let start = CGPoint(x: 160, y: 240)
    fixture.stage.touch(.began, at: start)
    for step in 1...8 {
      fixture.stage.touch(.moved, at: CGPoint(x: start.x + way.x * CGFloat(step) / 8, y: start.y + way.y * CGFloat(step) / 8))
      fixture.frame()
      look()
    }
    fixture.stage.touch(.ended, at: CGPoint(x: start.x + way.x, y: start.y + way.y))
    for _ in 0..<120 {
      fixture.frame()
      look()
    }
  }

  @Test(arguments: [false, true], [false, true]) func frozenTracksStayAtTheirEdges(isMirrored: Bool, isAtEnd: Bool) throws {
    let fixture = GridFixture(frozen: .init(top: 1, leading: 1, bottom: 1, trailing: 1))
    let view = fixture.view
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.frame()
    if isAtEnd { view.scrollToCell(at: Position(row: 98, column: 98), animated: false) }
    fixture.frame()
    let rest = fixture.shown
    let side: CGFloat = isAtEnd == isMirrored ? 1 : -1
    var (farthest, gap) = (CGPoint.zero, true)
    try pull(fixture, by: CGPoint(x: side * 140, y: isAtEnd ? -140 : 140)) {
      let shown = fixture.shown
      for corner in [(0, 0), (0, 99), (99, 0), (99, 99)] {
        let position = Position(row: corner.0, column: corner.1)
        #expect(shown[position] == rest[position], "\(position)")
      }
      let first = isAtEnd ? Position(row: 98, column: 98) : Position(row: 1, column: 1)
      guard let cell = shown[first], let before = rest[first] else { return }
      let way = CGPoint(x: abs(cell.minX - before.minX), y: abs(cell.minY - before.minY))
      farthest = CGPoint(x: max(farthest.x, way.x), y: max(farthest.y, way.y))
      // Between the frozen tracks and the others there is nothing to touch.
      if way.x > 10, way.y > 10 {
        let spot = CGPoint(
          x: side > 0 ? cell.minX - 5 : cell.maxX + 5, y: isAtEnd ? cell.maxY + 5 : cell.minY - 5)
        gap = gap && view.position(at: view.convert(spot, from: nil)) == nil
        let header = CGPoint(x: cell.midX, y: 20)
        #expect(view.position(at: view.convert(header, from: nil))?.row == 0)
      }
    }
    #expect(farthest.x > 40 && farthest.y > 40 && gap)
    #expect(fixture.shown == rest)
  }

  @Test func contentThatFitsMovesWithItsFrozenRows() throws {
    let fixture = GridFixture(4, 3, frozen: .init(top: 1, bottom: 1))
    fixture.view.alwaysBounceVertical = true
    fixture.frame()
    let rest = fixture.shown
    try pull(fixture, by: CGPoint(x: 0, y: 140)) {
      let offset = fixture.view.contentOffset.y
      for (position, frame) in fixture.shown { #expect(abs(frame.minY - (rest[position]?.minY ?? 0) + offset) < 0.01) }
    }
  }

  /// A refresh control is above the first row: frozen rows make room for it.
  @Test func frozenRowsFollowAPullThatRefreshes() throws {
    let fixture = GridFixture(frozen: .init(top: 1))
    fixture.view.refreshControl = UIRefreshControl()
    fixture.frame()
    try pull(fixture, by: CGPoint(x: 0, y: 100)) {
      let top = max(0, -fixture.view.contentOffset.y)
      #expect(abs((fixture.shown[Position(row: 0, column: 0)]?.minY ?? -1) - top) < 0.51)
    }
  }

  /// The container moves the grid as a whole; columns stay at their edges.
  @Test func aContainerThatIsPulledMovesFrozenRows() throws {
    let fixture = GridFixture(frozen: .init(top: 1, leading: 1))
    let container = ContainerScrollView(frame: CGRect(origin: .zero, size: GridFixture.size))
    fixture.stage.window.addSubview(container)
    container.addArrangedSubview(fixture.view)
    fixture.frame()
    try pull(fixture, by: CGPoint(x: 0, y: 140)) {
      #expect(abs((fixture.shown[Position(row: 0, column: 0)]?.minY ?? -1) + container.contentOffset.y) < 0.01)
    }
    var farthest: CGFloat = 0
    try pull(fixture, by: CGPoint(x: 140, y: 0)) {
      #expect(fixture.shown[Position(row: 1, column: 0)]?.minX == 0)
      farthest = max(farthest, (fixture.shown[Position(row: 1, column: 1)]?.minX ?? 0) - 80)
    }
    #expect(farthest > 40)
  }
}
