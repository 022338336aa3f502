import UIKitControls
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// The colours of rows that nobody has coloured ("Colours" in docs/measurements.md).
@MainActor @Suite(.serialized) struct CellColorTests {
  private func fixture(_ style: UITableView.Style) -> TableFixture {
    let fixture = TableFixture([3], style: style)
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return fixture.shown()
  }

  private func color(of style: UITableView.Style) -> UIColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func rowsStandOutFromTheirTable(style: UITableView.Style) throws {
    let fixture = fixture(style)
    let cell = try #require(fixture.table.cellForRow(at: path(0)))
    cell.textLabel?.text = "Title"
    #expect(cell.backgroundColor == color(of: style))
    for interface in [UIUserInterfaceStyle.light, .dark] {
      for level in [UIUserInterfaceLevel.base, .elevated] {
        for contrast in [UIAccessibilityContrast.normal, .high] {
          fixture.table.traitOverrides.userInterfaceStyle = interface
          fixture.table.traitOverrides.userInterfaceLevel = level
          fixture.table.traitOverrides.accessibilityContrast = contrast
          fixture.shown()
          let traits = cell.traitCollection
          let (row, table) = (
            cell.backgroundColor?.resolvedColor(with: traits), fixture.table.backgroundColor?.resolvedColor(with: traits)
          )
          #expect((row == table) == (style == .plain), "\(traits)")
          #expect(row != cell.textLabel?.textColor.resolvedColor(with: traits))
        }
      }
    }
  }

  @Test func aColorThatWasSetStays() throws {
    for color in [UIColor.red, .systemBackground, nil] {
      let table = TableFixture([3], style: .grouped)
      table.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      var shown: UITableViewCell?
      table.rows.onCell = { _, _ in }
      table.shown()
      shown = table.table.cellForRow(at: path(1))
      let cell = try #require(shown)
      cell.backgroundColor = color
      table.table.frame.size.width = 430
      table.table.reloadData()
      table.shown()
      #expect(cell.backgroundColor == color)
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).backgroundColor == .systemBackground)
    }
  }

  @Test func aBackgroundConfigurationReplacesTheColor() throws {
    let fixture = fixture(.insetGrouped)
    let cell = try #require(fixture.table.cellForRow(at: path(0)))
    cell.backgroundConfiguration = .clear()
    fixture.table.frame.size.width = 430
    fixture.shown()
    #expect(cell.backgroundColor == nil)
  }

  /// The gap that a carried row leaves, and the line at its end, have the colours of the others.
  @Test func cellsMovedToAnotherTableFollowItsStyle() {
    final class One: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let (stage, one) = (ManualStage(size: CGSize(width: 320, height: 480), scale: 2), One())
    for style in [UITableView.Style.grouped, .plain, .insetGrouped] {
      let table = UITableView(frame: stage.window.bounds, style: style)
      table.dataSource = one
      stage.window.addSubview(table)
      stage.settle()
      #expect(one.cell.superview === table && one.cell.backgroundColor == color(of: style))
      table.removeFromSuperview()
      table.dataSource = nil
      table.reloadData()
      stage.settle()
      one.cell.removeFromSuperview()
    }
  }
}
