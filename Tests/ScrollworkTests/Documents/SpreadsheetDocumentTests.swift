import Foundation
import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

// The example of Spreadsheets.md, word for word.
final class SumsController: UIViewController, GridScrollViewDataSource {
  let grid = GridScrollView()

  override func loadView() {
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
    grid.columnSizing = .uniform(90)
    grid.frozen = GridScrollView.Frozen(top: 2, leading: 1)
    grid.mergedAreas = [GridScrollView.Area(rows: 0..<1, columns: 1..<4)]
    grid.dataSource = self
    view = grid
  }

  func numberOfRows(in gridView: GridScrollView) -> Int { 1_000_000 }

  func numberOfColumns(in gridView: GridScrollView) -> Int { 1_000_000 }

  func gridView(_ gridView: GridScrollView, cellForItemAt position: GridScrollView.Position) -> UICollectionViewCell {
    let cell = gridView.dequeueReusableCell(withReuseIdentifier: "number", for: position)
    var content = UIListContentConfiguration.cell()
    content.text = "\(position.row + position.column)"
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor @Suite struct SpreadsheetDocumentTests {
  @Test func theGridShowsSumsBelowAFrozenHeader() throws {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2)
    let sums = SumsController()
    stage.rootViewController = sums
    try stage.settle()
    let title = try #require(sums.grid.cell(at: GridScrollView.Position(row: 0, column: 2)))
    #expect(title.bounds.width == 270)
    stage.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: -2_000, y: -4_000))
    try stage.settle()
    let corner = try #require(sums.grid.cell(at: GridScrollView.Position(row: 0, column: 0)))
    #expect(sums.grid.contentOffset.y > 1_000 && corner.convert(CGPoint.zero, to: nil) == .zero)
    let row = sums.grid.visiblePositions.first { $0.row > 20 }?.row ?? 0
    let label = try #require(stage.view(showing: "\(row)") as? UILabel)
    #expect(label.convert(CGPoint.zero, to: nil).x < 90)
    sums.grid.scrollToCell(at: GridScrollView.Position(row: 999_999, column: 999_999), animated: false)
    try stage.settle()
    #expect(stage.view(showing: "1999998") != nil && sums.grid.visibleCells.count < 200)
  }

  @Test func theExampleOfTheArticleIsThatOfThisFile() throws {
    let article = try Document("Sources/Scrollwork/Scrollwork.docc/Spreadsheets.md")
    #expect(article.examples.count == 1)
    #expect(try article.examples(missingIn: #filePath) == [])
  }
}
