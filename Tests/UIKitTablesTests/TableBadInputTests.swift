import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Each of these stops the program; the messages name the call and the value.
@MainActor @Suite(.serialized) struct TableBadInputTests {
  private func expectMessage(_ result: ExitTest.Result?, _ part: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(part), "\(output.suffix(600))")
  }

  @Test func anUnregisteredIdentifier() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UITableView().dequeueReusableCell(withIdentifier: "ghost", for: IndexPath(row: 0, section: 0))
    }
    expectMessage(result, "withIdentifier: \"ghost\"")
  }

  @Test func aNegativeCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      TableFixture([-3]).shown()
    }
    expectMessage(result, "tableView(_:numberOfRowsInSection: 0) of Rows returned -3")
  }

  @Test func aCellInUse() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Same: NSObject, UITableViewDataSource {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
      }
      let fixture = TableFixture([])
      let same = Same()
      fixture.table.dataSource = same
      fixture.shown()
    }
    expectMessage(result, "returned the cell that row [0, 0] of the same table is showing")
  }

  @Test func aHeightThatIsNoNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Heights: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          indexPath.row == 2 ? .nan : 44
        }
      }
      let heights = Heights()
      TableFixture([5], delegate: heights).shown()
    }
    expectMessage(result, "tableView(_:heightForRowAt: [0, 2]) of Heights returned nan")
  }

  @Test func aNegativeRowHeight() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UITableView().rowHeight = -20
    }
    expectMessage(result, "UITableView.rowHeight = -20.0")
  }

  @Test func aRowThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      TableFixture([5]).shown().table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
    }
    expectMessage(result, "scrollToRow(at: [0, 5], ...): section 0 has 5 rows")
  }

  @Test func aClassThatIsNoCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UITableView().register(UIView.self, forCellReuseIdentifier: "view")
    }
    expectMessage(result, "UIView is no subclass of UITableViewCell")
  }

  @Test func countsThatDisagreeAfterABatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = TableFixture([3, 5]).shown()
      fixture.rows.counts = [3, 7]
      fixture.table.insertRows(at: [path(0, 1)], with: .fade)
    }
    expectMessage(
      result, "invalid batch of updates for the data of Rows: section 1 had 5 rows before the batch and has 7 after it")
  }

  @Test func aBatchInsideAnAnswer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      final class Busy: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          tableView.deleteRows(at: [path(0)], with: .fade)
          return 1
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      let fixture = TableFixture([])
      let busy = Busy()
      fixture.table.dataSource = busy
      fixture.shown()
    }
    expectMessage(result, "UITableView.deleteRows(at:with:) inside an answer of Busy")
  }

  @Test func anEndWithoutABeginning() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UITableView().endUpdates()
    }
    expectMessage(result, "UITableView.endUpdates() without beginUpdates()")
  }

  @Test func moreRowsThanATableTakes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      TableFixture([.max], delegate: Messages()).shown()
    }
    expectMessage(result, "tableView(_:numberOfRowsInSection: 0) of Rows returned 9223372036854775807: return 0 to 10000000000")
  }

  @Test func aHeightThatNoScreenCanShow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UITableView().rowHeight = 1e300
    }
    expectMessage(result, "UITableView.rowHeight = 1e+300: set 0 to 1000000000.0 points")
  }

  @Test func rowsThatAreTooLongTogether() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = TableFixture([10_000_000_000])
      fixture.table.rowHeight = 2_000
      fixture.shown()
    }
    expectMessage(result, "the rows of Rows are 20000000000000.0 points high together")
  }
}
