import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import UIKitListTestSupport
import UIKitGraphics
import UIKitLists

/// A configuration whose view notes the sizes that it is asked to fit.
private struct NotedContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { NotedView(self) }
  func updated(for state: any UIConfigurationState) -> NotedContent { self }
}

private final class NotedView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  var asked: [CGFloat] = []

  init(_ configuration: NotedContent) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { preconditionFailure("no archive") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    asked.append(size.width)
    return CGSize(width: size.width, height: 30)
  }
}

/// Tables that are narrower than their margins, down to no width at all.
@MainActor @Suite(.serialized) struct NarrowTableTests {
  @Test(arguments: [UITableView.Style.plain, .insetGrouped], [0, 1, 20, 31, 32, 33, 40] as [CGFloat])
  func rowsAreAsWideAsTheTableLeavesThem(style: UITableView.Style, width: CGFloat) {
    let fixture = TableFixture([3], style: style)
    fixture.table.frame.size.width = width
    fixture.shown()
    for cell in fixture.cells {
      #expect(cell.frame.width == max(0, width - (style == .insetGrouped ? 32 : 0)))
      #expect(cell.contentView.frame.width == cell.frame.width)
    }
    #expect(fixture.table.rectForRow(at: path(1)).height == 48)
  }

  @Test(arguments: [0, 10, 20, 21, 100] as [CGFloat]) func contentIsMeasuredInTheRoomBesideAnAccessory(room: CGFloat) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = NotedContent()
    let view = try #require(cell.contentView.subviews.first as? NotedView)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    // The accessory is as far from the content as the margin of 16 points.
    let height = cell.sizeThatFits(CGSize(width: room + 56, height: .greatestFiniteMagnitude)).height
    #expect(height == 30 && view.asked.last == max(0, room - 10))
    cell.accessoryView = nil
    _ = cell.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    #expect(view.asked.last == room)
  }
}
