import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitTables

/// Content that is laid out along the margins of `contentView` begins where the text of the classic styles does.
@MainActor @Suite struct ContentMarginTests {
  private func cell(width: CGFloat, _ prepare: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    prepare(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test(arguments: [(320, 16), (389, 16), (390, 20), (1024, 20)]) func cellsHaveTheSideMarginOfTheirWidth(
    width: CGFloat, side: CGFloat
  ) {
    #expect(cell(width: width).contentView.layoutMargins == UIEdgeInsets(top: 15, left: side, bottom: 15, right: side))
  }

  @Test func theMarginBeforeAnAccessoryIsSmaller() {
    let marked = cell(width: 393) { $0.accessoryType = .checkmark }
    #expect(marked.contentView.layoutMargins == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 8))
    let mirrored = cell(width: 393) {
      $0.accessoryType = .disclosureIndicator
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(mirrored.contentView.layoutMargins == UIEdgeInsets(top: 15, left: 8, bottom: 15, right: 20))
    marked.accessoryType = .none
    marked.layoutIfNeeded()
    #expect(marked.contentView.layoutMargins.right == 20)
  }

  @Test func marginsThatTheAppHasSetStay() {
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let cell = cell(width: 393) { $0.contentView.layoutMargins = own }
    #expect(cell.contentView.layoutMargins == own)
    cell.frame.size.width = 320
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == own)
  }

  @Test func rowsAreMeasuredWithTheMarginsOfTheTablesWidth() throws {
    final class Bar: UITableViewCell {
      let bar = UIView()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          guide.trailingAnchor.constraint(equalTo: bar.trailingAnchor), guide.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
          // A tenth as high as wide: a wrong width would give another height.
          bar.heightAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.1),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = TableFixture([3])
    fixture.table.register(Bar.self, forCellReuseIdentifier: "cell")
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.shown()
    let row = try #require(fixture.table.cellForRow(at: path(1)) as? Bar)
    let width = fixture.table.bounds.width
    let side: CGFloat = width >= 390 ? 20 : 16
    #expect(row.bar.frame.minX == side && row.bar.frame.width == width - 2 * side && row.bar.frame.minY == 15)
    #expect(abs(row.frame.height - (30 + (width - 2 * side) / 10)) < 1)
  }

  @Test func headersHaveTheSideMarginOfTheirWidth() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    for (width, side) in [(320, 16), (393, 20)] as [(CGFloat, CGFloat)] {
      header.frame = CGRect(x: 0, y: 0, width: width, height: 40)
      header.layoutIfNeeded()
      #expect(header.contentView.layoutMargins == UIEdgeInsets(top: 8, left: side, bottom: 8, right: side))
    }
  }

  /// As a header from a nib is: its labels are beside `contentView`.
  @Test func aHeaderIsAsHighAsConstraintsBesideItsContentViewRequire() {
    final class Heads: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 12), box.heightAnchor.constraint(equalToConstant: 21),
          view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 12),
        ])
        return view
      }
    }
    let heads = Heads()
    let fixture = TableFixture([2, 2], delegate: heads).shown()
    #expect(fixture.table.headerView(forSection: 0)?.frame.height == 45)
  }
}
