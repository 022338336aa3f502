internal import Foundation
internal import ListModel
internal import UIKitCore
package import UIKitLists

extension UITableView: ControlledList {
  package static var wording: ListWording {
    ListWording(
      className: "UITableView", countQuestion: "tableView(_:numberOfRowsInSection:",
      pathRemedy: "a row; use IndexPath(row:section:)")
  }

  package var reportTitle: String { "invalid batch of updates for the data of \(dataSourceName): " }

  package var mayTile: Bool { true }

  package var knownCounts: [Int] { (0..<extents.layout.sectionCount).map { extents.layout.rowCount(in: $0) } }

  package func updateForBatch() { controller.loadIfNeeded() }

  package func batchBegan() {
    multipleSelection.rowsWillChange()
    if controller.isIdle { putCarriedRowBack() }
  }

  package var askedSectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  package func askedCount(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

  package var dataSourceName: String { owner(dataSource) }

  package var isAsking: Bool { false }

  package func refusal(of call: String) -> String {
    """
    UITableView.\(call) inside an answer of \(owner(dataSource)) or \(owner(tableDelegate)): answer with the data as they are, \
    and change rows outside of it
    """
  }

  /// Reports what a snapshot of this table's data source contradicts; the snapshot has left it out.
  package func reportSnapshot(_ mistakes: [String]) { controller.reportSnapshot(mistakes) }
}
