import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
@testable import UIKitLists
@testable import UIKitTables

/// One title of an index: the magnifying glass.
private final class SearchIndex: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { [UITableView.indexSearch] }
}

@MainActor @Suite(.serialized) struct RowMetricsTests {
  private func subtitleCell(_ title: String?, _ detail: String?) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    cell.layoutIfNeeded()
    return cell
  }

  @Test func oneLineAloneStandsInTheMiddleAndTwoAreThreePointsApart() throws {
    let (title, detail) = (subtitleCell("Title", nil), subtitleCell(nil, "Detail"))
    #expect(try abs(#require(title.textLabel).frame.midY - 45) <= 0.5)
    #expect(try abs(#require(detail.detailTextLabel).frame.midY - 45) <= 0.5)
    let both = subtitleCell("Title", "Detail")
    let (first, second) = try (#require(both.textLabel).frame, #require(both.detailTextLabel).frame)
    #expect(second.minY - first.maxY == 3 && abs((first.minY + second.maxY) / 2 - 45) <= 0.5)
  }

  @Test func theMagnifyingGlassStandsInTheMiddleOfItsLine() throws {
    let fixture = TableFixture([])
    let source = SearchIndex()
    fixture.table.dataSource = source
    fixture.shown()
    let index = try #require(fixture.table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first)
    let context = CGContext(size: index.bounds.size, scale: 1)
    UIGraphicsPushContext(context)
    index.draw(index.bounds)
    UIGraphicsPopContext()
    let boxes = context.list.commands.compactMap { command -> CGRect? in
      if case .stroke(let path, _, _) = command { path.boundingBoxOfPath } else { nil }
    }
    #expect(boxes.count == 1)
    // Nine points, with the glass half a point inside.
    let middle = CGPoint(x: index.bounds.midX, y: index.bounds.midY)
    #expect(boxes.allSatisfy { abs($0.maxX - middle.x - 4.5) < 0.01 && abs($0.maxY - middle.y - 4.5) < 0.01 })
    #expect(boxes.allSatisfy { abs($0.minX - middle.x + 4) < 0.01 && abs($0.minY - middle.y + 4) < 0.01 })
  }
}
