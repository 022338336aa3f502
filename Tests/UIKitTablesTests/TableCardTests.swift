import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

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

  // MARK: Where texts and separators begin

  private nonisolated static let widths: [(width: CGFloat, margin: CGFloat)] = [
    (320, 16), (375, 16), (389, 16), (390, 20), (393, 20), (430, 20),
  ]

  /// A table with a classic row and one with a content configuration, and headers of both kinds.
  private func textFixture(_ width: CGFloat, _ style: UITableView.Style, isMirrored: Bool, image: UIImage?) -> TableFixture {
    let fixture = TableFixture([3, 3], style: style)
    fixture.table.frame.size.width = width
    fixture.table.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    fixture.table.separatorColor = .red
    fixture.rows.titles = ["Header", nil]
    fixture.shown()
    for (row, cell) in fixture.table.visibleCells.enumerated() {
      if row % 2 == 0 {
        cell.textLabel?.text = "Classic"
        cell.imageView?.image = image
      } else {
        var content = cell.defaultContentConfiguration()
        (content.text, content.image) = ("Configured", image)
        cell.contentConfiguration = content
      }
      cell.setNeedsLayout()
    }
    return fixture.shown()
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { $0.isHidden ? [] : [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  /// The distance from the table's leading edge to where a view begins.
  private func start(_ view: UIView, in table: UITableView) -> CGFloat {
    let frame = view.convert(view.bounds, to: table)
    return table.semanticContentAttribute == .forceRightToLeft ? table.bounds.width - frame.maxX : frame.minX
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [false, true])
  func separatorsBeginWhereTheTextDoes(style: UITableView.Style, isMirrored: Bool) throws {
    for width in Self.widths.map(\.width) {
      for side in [0, 24] as [CGFloat] {
        let image = side == 0 ? nil : UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
        let fixture = textFixture(width, style, isMirrored: isMirrored, image: image)
        for cell in fixture.table.visibleCells {
          let text = try #require(labels(in: cell).first)
          guard let line = cell.subviews.first(where: { $0.backgroundColor == .red && !$0.isHidden }) else { continue }
          #expect(start(line, in: fixture.table) == start(text, in: fixture.table), "\(width), \(text.text ?? "")")
        }
      }
    }
  }

  /// The margin inside of a card is that of the table's width, like the margin around it.
  @Test(arguments: widths, [false, true])
  func textInACardBeginsTwoMarginsFromTheEdge(_ width: (width: CGFloat, margin: CGFloat), isMirrored: Bool) throws {
    let fixture = textFixture(width.width, .insetGrouped, isMirrored: isMirrored, image: nil)
    let classic = try #require(fixture.table.cellForRow(at: path(0)))
    let header = try #require(fixture.table.headerView(forSection: 0))
    #expect(start(try #require(labels(in: classic).first), in: fixture.table) == 2 * width.margin)
    #expect(start(try #require(labels(in: header).first), in: fixture.table) == 2 * width.margin)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Header"
    header.contentConfiguration = content
    fixture.shown()
    // The margin of a content configuration is 20 by itself.
    #expect(start(try #require(labels(in: header).first), in: fixture.table) == width.margin + 20)
    fixture.table.frame.size.width = 500
    fixture.shown()
    #expect(start(try #require(labels(in: classic).first), in: fixture.table) == 40)
  }

  @Test func aHeaderShowsItsLabelsOrItsConfiguration() throws {
    let fixture = textFixture(320, .insetGrouped, isMirrored: false, image: nil)
    let header = try #require(fixture.table.headerView(forSection: 0))
    header.detailTextLabel?.text = "Detail"
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Configured"
    header.contentConfiguration = content
    header.textLabel?.text = "Title"
    header.detailTextLabel?.text = "Second"
    fixture.shown()
    #expect(labels(in: header).map(\.text) == ["CONFIGURED"])
    header.contentConfiguration = nil
    fixture.shown()
    #expect(labels(in: header).map(\.text) == ["Title", "Second"])
  }

  @Test(arguments: widths) func accessoriesEndOneMarginInsideOfTheCard(_ width: (width: CGFloat, margin: CGFloat)) throws {
    let fixture = textFixture(width.width, .insetGrouped, isMirrored: false, image: nil)
    let cell = try #require(fixture.table.cellForRow(at: path(0)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.accessoryView = view
    fixture.shown()
    #expect(view.frame.maxX == cell.bounds.width - width.margin)
  }
}
