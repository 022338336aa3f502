import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitLists

@MainActor @Suite(.serialized) struct TableCardTests {
  private static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  @Test(arguments: [(320, 16), (430, 20)]) func rowsAreSetInByTheSideMargin(width: CGFloat, margin: CGFloat) throws {
    let fixture = TableFixture([3, 1], style: .insetGrouped)
    fixture.table.frame.size.width = width
    fixture.shown()
    for row in 0..<3 {
      let rect = fixture.table.rectForRow(at: path(row))
      #expect(rect.minX == margin && rect.width == width - 2 * margin)
      #expect(try #require(fixture.table.cellForRow(at: path(row))).frame == rect)
    }
  }

  @Test func theEndsOfASectionAreRound() throws {
    let fixture = TableFixture([3, 1], style: .insetGrouped).shown()
    func corners(_ path: IndexPath) throws -> CACornerMask {
      try #require(fixture.table.cellForRow(at: path)).layer.maskedCorners
    }
    #expect(try corners(path(0)) == Self.top && corners(path(1)) == [] && corners(path(2)) == Self.bottom)
    #expect(try corners(path(0, 1)) == Self.top.union(Self.bottom))
    fixture.rows.counts = [2, 1]
    fixture.table.deleteRows(at: [path(2)], with: .fade)
    fixture.stage.settle()
    #expect(try corners(path(1)) == Self.bottom)
  }
}
