import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

// How a data source takes it that a row was carried elsewhere.
extension RowCarryingTests {
  @Test(arguments: [false, true]) func aSnapshotThatIsAppliedMovesTheRowItself(animated: Bool) {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      var animates = false

      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      {
        var snapshot = snapshot()
        guard let moved = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath) else {
          return
        }
        snapshot.moveItem(moved, afterItem: other)
        apply(snapshot, animatingDifferences: animates)
      }
    }
    let fixture = EditableTable(count: 0)
    fixture.table.delegate = nil
    let source = Source(tableView: fixture.table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = name
      return cell
    }
    source.animates = animated
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d", "e"])
    source.apply(snapshot, animatingDifferences: false)
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    take(fixture, 1, to: 150)
    letGo(fixture, at: 150)
    #expect(source.snapshot().itemIdentifiers == ["a", "c", "d", "b", "e"] && fixture.names == source.snapshot().itemIdentifiers)
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
  }

  @Test func whoReloadsInsteadIsWellToo() {
    final class Reloading: NSObject, UITableViewDataSource {
      var names = ["a", "b", "c", "d"]

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        tableView.reloadData()
      }
    }
    let fixture = EditableTable(count: 0)
    let reloading = Reloading()
    fixture.table.delegate = nil
    fixture.table.dataSource = reloading
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    take(fixture, 0, to: 100)
    letGo(fixture, at: 100)
    #expect(reloading.names == ["b", "c", "a", "d"] && fixture.names == reloading.names)
    #expect(fixture.table.visibleCells.allSatisfy { $0.layer.zPosition == 0 && $0.layer.shadowOpacity == 0 })
  }

  @Test func withoutAMethodThatTakesItTheRowGoesBack() {
    final class Silent: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.showsReorderControl = true
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let fixture = EditableTable(count: 4)
    let silent = Silent()
    fixture.table.delegate = nil
    fixture.table.dataSource = silent
    fixture.table.setEditing(true, animated: false)
    fixture.stage.settle()
    take(fixture, 0, to: 100)
    #expect(fixture.names == ["1", "2", "0", "3"])
    letGo(fixture, at: 100)
    #expect(fixture.names == ["0", "1", "2", "3"])
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
  }
}
