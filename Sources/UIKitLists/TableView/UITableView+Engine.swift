internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitListGestures

extension UITableView: ListEngine {
  static var className: String { "UITableView" }

  var reportTitle: String { "invalid batch of updates for the data of \(dataSourceName): " }

  var mayTile: Bool { true }

  var knownCounts: [Int] { (0..<layout.sectionCount).map { layout.rowCount(in: $0) } }

  func updateForBatch() { loadIfNeeded() }

  func batchBegan() {
    multipleSelection.rowsWillChange()
    if session.activity == .idle { putCarriedRowBack() }
  }

  var askedSectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func askedCount(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

  static var countQuestion: String { "tableView(_:numberOfRowsInSection:" }

  var dataSourceName: String { owner(dataSource) }

  var isAsking: Bool { false }

  func refusal(of call: String) -> String {
    """
    UITableView.\(call) inside an answer of \(owner(dataSource)) or \(owner(tableDelegate)): answer with the data as they are, \
    and change rows outside of it
    """
  }

  static func message(_ completion: @escaping @MainActor (Bool) -> Void, isFinished: Bool) -> TableMessage {
    .completion(completion, isFinished: isFinished)
  }
}
