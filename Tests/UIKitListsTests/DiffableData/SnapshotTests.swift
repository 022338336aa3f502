import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Shows a snapshot in a table that stops the program at the mistakes of the snapshot.
@MainActor private func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) {
  let table = UITableView()
  table.updatePolicy = .strict
  UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }.apply(snapshot)
}

@MainActor @Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func itemsGoBehindTheOthersOfTheirSectionOrOfTheLast() {
    let snapshot = snapshot()
    #expect(snapshot.sectionIdentifiers == ["A", "B"] && snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems == 5)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 2, 3] && snapshot.numberOfItems(inSection: "B") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B" && snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("B") == 1 && snapshot.indexOfSection("C") == nil)
  }

  @Test func itemsAreInsertedMovedAndDeletedBesideOthers() {
    var snapshot = snapshot()
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(12, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [12, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "B")
    snapshot.deleteItems([10, 4, 99])
    #expect(snapshot.itemIdentifiers == [12, 11, 2, 3, 1, 5])
  }

  @Test func whatIsPutInOnceMoreGoesToItsNewPlace() {
    var snapshot = snapshot()
    snapshot.appendItems([2, 6], toSection: "B")
    snapshot.insertItems([5], beforeItem: 1)
    #expect(snapshot.itemIdentifiers == [5, 1, 3, 4, 2, 6] && snapshot.numberOfItems == 6)
  }

  @Test func sectionsTakeTheirItemsAlong() {
    var snapshot = snapshot()
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.insertSections(["D"], afterSection: "A")
    #expect(snapshot.sectionIdentifiers == ["C", "A", "D", "B"])
    snapshot.moveSection("A", afterSection: "B")
    snapshot.moveSection("D", beforeSection: "C")
    #expect(snapshot.sectionIdentifiers == ["D", "C", "B", "A"] && snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    #expect(snapshot.indexOfSection("A") == 3)
    snapshot.deleteSections(["B"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3] && snapshot.sectionIdentifier(containingItem: 4) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func whatIsToBeReloadedStandsOnceAndGoesWithItsItem() {
    var snapshot = snapshot()
    snapshot.reloadItems([2, 1])
    snapshot.reloadItems([2, 4])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["B"])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [2, 4] && snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
  }

  @Test func itIsAValue() {
    let first = snapshot()
    var second = first
    second.deleteItems([1])
    #expect(first.numberOfItems == 5 && second.numberOfItems == 4)
  }

  private func expectMessage(_ result: ExitTest.Result?, _ part: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(part), "\(output.suffix(600))")
  }

  @Test func itemsWithoutASection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([1])
        apply(snapshot)
      }
    }
    expectMessage(result, "appendItems(_:toSection:): there is no section yet")
  }

  @Test func itemsThatAreEqual() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 1])
        apply(snapshot)
      }
    }
    expectMessage(result, "appendItems(_:toSection:): some of the identifiers are equal")
  }

  @Test func anItemThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.reloadItems([7])
        apply(snapshot)
      }
    }
    expectMessage(result, "reloadItems(_:): there is no item 7")
  }

  @Test func aSectionTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendSections(["A"])
        apply(snapshot)
      }
    }
    expectMessage(result, "appendSections(_:): [\"A\"]: a section can be in a snapshot once")
  }
}
