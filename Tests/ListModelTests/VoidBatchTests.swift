import ListModel
import Testing

@Suite struct VoidBatchTests {
  /// The load has read the data with the changes of the batch: carried out besides, they would be made twice.
  @Test(arguments: 1...4) func aBatchDuringWhichTheListWasLoadedIsNoUpdateHoweverDeep(depth: Int) {
    var session = ListSession()
    #expect(session.openBatch() == true)
    #expect(session.reload() == .layOutLater)
    #expect(session.beginLoading() == true)
    _ = session.finish()
    for _ in 1..<depth { #expect(session.openBatch() == true) }
    for _ in 1..<depth { #expect(session.closeBatch() == .inner) }
    #expect(session.closeBatch() == .layOutLater)
    #expect(session.beginLoading() == true)
    _ = session.finish()
    #expect(session.openBatch() == true)
    #expect(session.closeBatch() == .update, "the next batch is one again")
  }

  @Test func aBatchWithAnyUpdateIsNotEmpty() {
    #expect(ListUpdates(rowName: "row").isEmpty)
    let place = RowPosition(section: 0, row: 0)
    let updates: [(inout ListUpdates) -> Void] = [
      { $0.deletedSections = [0] }, { $0.insertedSections = [0] }, { $0.reloadedSections = [0] },
      { $0.movedSections = [Move(from: 0, to: 1)] }, { $0.deletedRows = [place] }, { $0.insertedRows = [place] },
      { $0.reloadedRows = [place] }, { $0.movedRows = [Move(from: place, to: place)] },
    ]
    for (index, update) in updates.enumerated() {
      var batch = ListUpdates(rowName: "row")
      update(&batch)
      #expect(!batch.isEmpty, "update \(index)")
    }
  }
}
