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

/// As tall as it is told to be.
private final class Stretching: UITableViewCell {
  var wanted: CGFloat = 60

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted) }
}

/// Rows that change their height while they show.
@MainActor @Suite(.serialized) struct TableResizingTests {
  private func fixture(_ count: Int = 30) -> TableFixture {
    let fixture = TableFixture([count])
    fixture.table.register(Stretching.self, forCellReuseIdentifier: "cell")
    fixture.table.rowHeight = UITableView.automaticDimension
    fixture.table.estimatedRowHeight = 60
    return fixture.shown()
  }

  private func cell(_ fixture: TableFixture, _ row: Int) throws -> Stretching {
    try #require(fixture.table.cellForRow(at: path(row)) as? Stretching)
  }

  /// Where the row is drawn at the moment.
  private func top(_ fixture: TableFixture, _ row: Int) throws -> CGFloat {
    let layer = try cell(fixture, row).layer
    return (layer.presentation() ?? layer).frame.minY
  }

  @Test func aRowGrowsAnimatedAndTheOthersFollowFrameByFrame() throws {
    let fixture = fixture()
    let growing = try cell(fixture, 1)
    growing.wanted = 100
    growing.invalidateIntrinsicContentSize()
    fixture.stage.advance(by: 1.0 / 60)
    #expect(fixture.table.rectForRow(at: path(1)).height == 100 && fixture.table.contentSize.height == 1_840)
    var tops: [CGFloat] = []
    for _ in 0..<6 {
      fixture.stage.advance(by: 1.0 / 60)
      tops.append(try top(fixture, 2))
    }
    #expect(tops == tops.sorted() && tops[0] > 120 && tops[0] < 160 && tops[5] < 160)
    fixture.stage.settle()
    #expect(try top(fixture, 2) == 160)
    #expect(try cell(fixture, 1) === growing && fixture.rows.asked.count == 8, "no cell is asked for anew")
  }

  @Test func aCellThatChangesWhileItIsAnnouncedIsMeasuredAgain() throws {
    final class Growing: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard indexPath.row == 2, let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? Stretching else {
          return
        }
        cell.wanted = 100
        cell.invalidateIntrinsicContentSize()
        // A layout inside of the pass takes the request for the next one.
        tableView.layoutIfNeeded()
      }
    }
    let (fixture, growing) = (TableFixture([30]), Growing())
    fixture.table.register(Stretching.self, forCellReuseIdentifier: "cell")
    (fixture.table.rowHeight, fixture.table.estimatedRowHeight) = (UITableView.automaticDimension, 60)
    fixture.table.delegate = growing
    fixture.shown().stage.settle()
    #expect(fixture.table.rectForRow(at: path(1)).height == 100)
  }

  @Test func rowsInsertedUnderABarMoveNothingWhenTheyAreMeasured() throws {
    final class Wrong: NSObject, UITableViewDelegate {
      var heights: [CGFloat] = [90, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40]
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights[indexPath.row] }
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
    }
    let (fixture, wrong) = (TableFixture([13]), Wrong())
    fixture.table.contentInset.top = 30
    fixture.table.delegate = wrong
    fixture.shown()
    fixture.table.contentOffset.y = -28
    fixture.stage.settle()
    let cell = try #require(fixture.table.cellForRow(at: path(0)))
    let place = cell.frame.maxY - fixture.table.contentOffset.y
    wrong.heights.insert(contentsOf: [64, 31], at: 0)
    fixture.rows.counts[0] += 2
    UIView.performWithoutAnimation { fixture.table.insertRows(at: [path(0), path(1)], with: .none) }
    #expect(cell.frame.maxY - fixture.table.contentOffset.y == place)
    #expect(fixture.table.rectForRow(at: path(1)).height == 31, "measured, since a part of it lies within the bounds")
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    let fixture = fixture()
    let growing = try cell(fixture, 1)
    growing.wanted = 100
    UIView.performWithoutAnimation { growing.invalidateIntrinsicContentSize() }
    fixture.stage.advance(by: 1.0 / 60)
    #expect(try top(fixture, 2) == 160)
    #expect(growing.frame.height == 100)
  }

  @Test func theContentViewMayAskToo() throws {
    let fixture = fixture()
    try cell(fixture, 0).wanted = 20
    try cell(fixture, 0).contentView.invalidateIntrinsicContentSize()
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: path(1)).minY == 20)
    #expect(fixture.cells.count == 9, "the others make room for one more")
  }

  @Test func aContentConfigurationMayAsk() throws {
    final class Words: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      }
    }
    let words = Words()
    let fixture = fixture()
    fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    fixture.table.dataSource = words
    fixture.shown()
    let cell = try #require(fixture.table.cellForRow(at: path(0)))
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "Word ", count: 80)
    cell.contentConfiguration = content
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: path(0)).height > 100 && cell.frame == fixture.table.rectForRow(at: path(0)))
  }

  @Test func switchedOffItChangesNothing() throws {
    let fixture = fixture()
    fixture.table.selfSizingInvalidation = .disabled
    try cell(fixture, 1).wanted = 100
    try cell(fixture, 1).invalidateIntrinsicContentSize()
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: path(1)).height == 60)
  }

  @Test func constraintsAskOnlyWhereTheTableSaysSo() throws {
    for invalidation in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
      let fixture = TableFixture([10])
      fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      fixture.table.rowHeight = UITableView.automaticDimension
      fixture.table.selfSizingInvalidation = invalidation
      var heights: [NSLayoutConstraint] = []
      fixture.rows.onCell = { table, _ in }
      fixture.shown()
      let cell = try #require(fixture.table.cellForRow(at: path(0)))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      heights = [box.heightAnchor.constraint(equalToConstant: 70)]
      NSLayoutConstraint.activate(
        heights + [
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
      cell.invalidateIntrinsicContentSize()
      fixture.stage.settle()
      #expect(fixture.table.rectForRow(at: path(0)).height == 70)
      heights[0].constant = 90
      fixture.stage.settle()
      #expect(fixture.table.rectForRow(at: path(0)).height == (invalidation == .enabled ? 70 : 90))
    }
  }

  @Test func whatIsLookedAtStaysWhenTheRowAtTheTopGrows() throws {
    let fixture = fixture()
    fixture.scroll(to: 630)
    let growing = try cell(fixture, 10)
    let before = fixture.table.rectForRow(at: path(13)).minY - fixture.table.contentOffset.y
    growing.wanted = 100
    growing.invalidateIntrinsicContentSize()
    fixture.stage.settle()
    #expect(fixture.table.rectForRow(at: path(13)).minY - fixture.table.contentOffset.y == before)
  }

  @Test func aCellThatAsksForTheHeightItHasMovesNothing() throws {
    let fixture = fixture()
    try cell(fixture, 1).invalidateIntrinsicContentSize()
    fixture.stage.advance(by: 1.0 / 60)
    #expect(!fixture.stage.isBusy)
  }
}
