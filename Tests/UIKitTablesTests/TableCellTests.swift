import UIKitControls
import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

@MainActor @Suite struct TableCellTests {
  private func cell(_ style: UITableViewCell.CellStyle = .default, width: CGFloat = 393) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 52)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  @Test(arguments: [(393 as CGFloat, 20 as CGFloat), (389, 16)])
  func theSideMarginDependsOnTheWidth(width: CGFloat, margin: CGFloat) {
    let cell = cell(width: width)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == margin)
    #expect(cell.textLabel?.frame.maxX == width - margin)
  }

  @Test func theStylesHaveTheLabelsThatUIKitGivesThem() {
    #expect(cell().detailTextLabel == nil)
    #expect(cell(.value2).imageView == nil)
    let subtitle = cell(.subtitle)
    subtitle.layoutIfNeeded()
    #expect((subtitle.textLabel?.frame.maxY ?? 0) <= (subtitle.detailTextLabel?.frame.minY ?? 0))
    let value = cell(.value1)
    value.layoutIfNeeded()
    #expect(value.detailTextLabel?.frame.maxX == 373)
  }

  @Test func anAccessoryTakesItsRoomFromTheContent() {
    let cell = cell()
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 393 - 20 - 10.5)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 333, y: 16, width: 40, height: 20))
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 393)
  }

  /// The boxes of the marks that an accessory draws, in its coordinates.
  private func marks(_ type: UITableViewCell.AccessoryType, isMirrored: Bool) throws -> [CGRect] {
    let cell = cell()
    cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    cell.accessoryType = type
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first { $0 !== cell.contentView && $0.bounds.height == 22 })
    #expect(view.frame.minY == 15, "in the middle of 52 points")
    let context = CGContext(size: view.bounds.size, scale: 1)
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    return context.list.commands.compactMap { command in
      if case .stroke(let path, _, _) = command { path.boundingBoxOfPath } else { nil }
    }
  }

  @Test(arguments: [false, true]) func theMarksOfAnAccessoryStandBesideEachOtherInTheMiddle(isMirrored: Bool) throws {
    for type in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton] {
      let marks = try marks(type, isMirrored: isMirrored)
      let (hasDetail, hasChevron) = (type == .detailButton || type == .detailDisclosureButton, type != .detailButton)
      #expect(marks.count == (hasDetail ? 3 : 0) + (hasChevron ? 1 : 0))
      if let mark = marks.last, hasChevron {
        // The checkmark's arms are not of the same length.
        #expect(abs(mark.midY - 11) < (type == .checkmark ? 0.5 : 0.01), "\(type)")
      }
      guard type == .detailDisclosureButton, let ring = marks.first, let chevron = marks.last else { continue }
      #expect(ring.midY == 11 && (isMirrored ? ring.minX - chevron.maxX : chevron.minX - ring.maxX) > 10)
    }
  }

  @Test func selectionShowsItsBackgroundBehindTheContent() {
    let cell = cell()
    let selected = UIView()
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews.first === selected)
    #expect(selected.frame == cell.bounds)
    cell.isSelected = false
    #expect(selected.superview == nil)
    cell.selectionStyle = .none
    cell.isHighlighted = true
    #expect(selected.superview == nil)
  }

  @Test func aContentViewIsKeptForAConfigurationThatItSupports() {
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.last
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.last === view)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func theHandlerHearsOfTheState() {
    let cell = cell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test func indentationMovesTheContentIn() {
    let cell = cell()
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 20)
  }

  @Test func pathsOfRowsHaveTwoIndexes() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]))
    path.row = 5
    path.section = 2
    #expect(path == IndexPath(item: 5, section: 2))
    #expect((path.row, path.section, path.item) == (5, 2, 5))
  }

  @Test func separatorsLieAtTheBottomAndStartWhereTheTextDoes() {
    let fixture = TableFixture([5])
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    fixture.table.separatorColor = .red
    fixture.shown()
    let line = { fixture.table.visibleCells.first?.subviews.first { $0.backgroundColor == .red }?.frame }
    #expect(line() == CGRect(x: 16, y: 47, width: 304, height: 1))
    fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    fixture.stage.advance(by: 0)
    #expect(line() == CGRect(x: 40, y: 47, width: 270, height: 1))
    fixture.table.separatorStyle = .none
    #expect(line() == nil)
  }

  @Test func theDetailButtonTellsTheDelegate() {
    final class Details: NSObject, UITableViewDelegate {
      var tapped: [IndexPath] = []
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { tapped.append(indexPath) }
    }
    let details = Details()
    let fixture = TableFixture([5], delegate: details).shown()
    for cell in fixture.table.visibleCells { cell.accessoryType = .detailButton }
    fixture.stage.advance(by: 0)
    fixture.stage.tap(at: CGPoint(x: 320 - 16 - 11, y: 72))
    fixture.stage.settle()
    #expect(details.tapped == [path(1)])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }
}
