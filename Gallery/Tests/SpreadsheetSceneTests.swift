import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct SpreadsheetSceneTests {
  private func opened(_ size: CGSize = CGSize(width: 393, height: 852)) throws -> (ScenePlayer, GridScrollView) {
    let player = ScenePlayer(.spreadsheet, size: size, scale: 1)
    player.play(until: 0.1)
    return (player, try #require(player.viewController.scrollView as? GridScrollView))
  }

  private func text(_ grid: GridScrollView, _ row: Int, _ column: Int) -> String? {
    grid.cell(at: GridScrollView.Position(row: row, column: column)).flatMap(label)?.text
  }

  private func label(_ view: UIView) -> UILabel? { view as? UILabel ?? view.subviews.lazy.compactMap { self.label($0) }.first }

  @Test func headersAndSumsStayWhileTheRestScrolls() throws {
    let (player, grid) = try opened()
    let places = [(0, 0), (grid.numberOfRows - 1, 0), (0, grid.numberOfColumns - 1)].map {
      GridScrollView.Position(row: $0, column: $1)
    }
    func rects() -> [CGRect] { places.compactMap { grid.cell(at: $0) }.map { $0.convert($0.bounds, to: nil) } }
    let before = rects()
    player.play(until: 5.5)
    #expect(grid.contentOffset.y > 300 && grid.contentOffset.x > 100 && before.count == 3 && rects() == before)
    player.play(until: 9)
    #expect(grid.selectedArea?.rows.count == 1)
  }

  @Test func theSumsAreThoseOfTheNumbers() throws {
    let ledger = Ledger(sailings: 250, months: 30)
    let months = (0..<30).map { month in (0..<250).reduce(0) { $0 + ledger.passengers($1, month) } }
    #expect((0..<30).map(ledger.sum(ofMonth:)) == months && ledger.total == months.reduce(0, +))
    #expect(ledger.sum(ofSailing: 7) == (0..<30).reduce(0) { $0 + ledger.passengers(7, $1) })
    let (_, grid) = try opened()
    #expect(text(grid, 2, 0) == "1" && text(grid, 0, 2) == "Winter 1926" && text(grid, 1, 2) == "Feb")
  }

  @Test(arguments: [320, 393, 1_024]) func theNumbersHaveRoomAtEveryWidth(width: CGFloat) throws {
    let (_, grid) = try opened(CGSize(width: width, height: 700))
    for column in [1, 2] { #expect(grid.cell(at: GridScrollView.Position(row: 5, column: column)) != nil) }
    #expect(grid.cell(at: GridScrollView.Position(row: 5, column: grid.numberOfColumns - 1)) != nil)
    for cell in grid.visibleCells {
      let text = try #require(label(cell))
      #expect(text.intrinsicContentSize.width <= text.bounds.width + 0.5, "\(text.text ?? "")")
    }
  }

  @Test func theXRayCountsTheCells() throws {
    let (player, grid) = try opened()
    player.viewController.isXRayShown = true
    player.play(until: 0.3)
    let picture = XRayPicture(of: grid)
    #expect(picture.liveCount == grid.visibleCells.count && picture.children.first?.emptyPlaces.isEmpty == false)
  }
}
