internal import Foundation
internal import ListModel
internal import UIKitCore

extension UICollectionView: ListEngine {
  static var className: String { "UICollectionView" }

  var knownCounts: [Int] { data.counts }

  var reportTitle: String { "" }

  var mayTile: Bool { !layoutState.isPreparing }

  var askedSectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func askedCount(inSection section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }

  static var countQuestion: String { "collectionView(_:numberOfItemsInSection:" }

  var dataSourceName: String { dataSource.map { "\(type(of: $0))" } ?? "nobody" }

  var isAsking: Bool { tiling.showing != nil }

  func refusal(of call: String) -> String {
    """
    UICollectionView.\(call) was called from inside a question to \(dataSource.map { "\(type(of: $0))" } ?? "the data source"): \
    only answer there, and change items later
    """
  }

  static func message(_ completion: @escaping @MainActor (Bool) -> Void, isFinished: Bool) -> CollectionMessage {
    .completion(completion, isFinished: isFinished)
  }
}
