import Foundation
import ManualHost
import Testing
import UIKitLists

@testable import UIKitCore

/// Texts of cells follow the text size that the person has chosen.
@MainActor @Suite struct CellTextSizeTests {
  let stage = ManualStage()

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func textsOfStandardCellsFollowTheSetting(style: UITableViewCell.CellStyle) throws {
    stage.screen.makeCurrent()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let labels = [cell.textLabel, cell.detailTextLabel].compactMap(\.self)
    let sizes = labels.map(\.font.pointSize)
    stage.window.addSubview(cell)
    stage.screen.contentSizeCategory = .accessibilityExtraLarge
    #expect(zip(labels, sizes).allSatisfy { $0.font.pointSize > $1 + 8 })
    stage.screen.contentSizeCategory = .large
    #expect(labels.map(\.font.pointSize) == sizes)
    cell.textLabel?.font = .systemFont(ofSize: 11)
    stage.screen.contentSizeCategory = .accessibilityExtraLarge
    #expect(cell.textLabel?.font.pointSize == 11)
  }

  @Test func contentConfigurationsOfCellsFollowTheSetting() throws {
    stage.screen.makeCurrent()
    for content in [UIListContentConfiguration.cell(), .subtitleCell(), .valueCell()] {
      var content = content
      (content.text, content.secondaryText) = ("Title", "Text")
      let view = content.makeContentView()
      stage.window.addSubview(view)
      let labels = view.subviews.compactMap { $0 as? UILabel }
      let sizes = labels.map(\.font.pointSize)
      stage.screen.contentSizeCategory = .accessibilityExtraLarge
      #expect(labels.count == 2 && zip(labels, sizes).allSatisfy { $0.font.pointSize > $1 + 8 })
      stage.screen.contentSizeCategory = .large
    }
  }
}
