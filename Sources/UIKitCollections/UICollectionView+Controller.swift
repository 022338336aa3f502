internal import Foundation
internal import ListModel
internal import UIKitCore
package import UIKitLists

extension UICollectionView: ControlledList {
  package static var wording: ListWording {
    ListWording(
      className: "UICollectionView", countQuestion: "collectionView(_:numberOfItemsInSection:",
      pathRemedy: "an item; use IndexPath(item:section:)")
  }

  package var knownCounts: [Int] { data.counts }

  package var reportTitle: String { "" }

  package var mayTile: Bool { !layoutState.isPreparing }

  package var askedSectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  package func askedCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  package var dataSourceName: String { dataSource.map { "\(type(of: $0))" } ?? "nobody" }

  package var isAsking: Bool { tiling.showing != nil }

  package func refusal(of call: String) -> String {
    """
    UICollectionView.\(call) was called from inside a question to \(dataSource.map { "\(type(of: $0))" } ?? "the data source"): \
    only answer there, and change items later
    """
  }

  /// Reports what a snapshot of this collection's data source contradicts; the snapshot has left it out.
  package func reportSnapshot(_ mistakes: [String]) { controller.reportSnapshot(mistakes) }
}
