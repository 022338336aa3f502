public import Foundation
package import ListModel
package import UIKitCore

/// One of the items that were dropped on a list; conforms to the protocols of tables and of collection views.
@MainActor package final class ListDropItem: NSObject {
  package let dragItem: UIDragItem
  private let drags: ListDragAndDrop

  fileprivate init(_ item: UIDragItem, _ drags: ListDragAndDrop) { (dragItem, self.drags) = (item, drags) }

  package var sourceIndexPath: IndexPath? { drags.source(of: dragItem).map { IndexPath($0) } }
  package var previewSize: CGSize { drags.previewSize(of: dragItem) }
}

/// What the coordinators of tables and collection views share.
@_spi(Lists) @preconcurrency @MainActor open class ListDrop: NSObject {
  package let session: any UIDropSession
  package let destinationIndexPath: IndexPath?
  package let dropped: [ListDropItem]
  private let drags: ListDragAndDrop

  package init(_ session: any UIDropSession, at position: RowPosition?, _ drags: ListDragAndDrop) {
    (self.session, destinationIndexPath, self.drags) = (session, position.map { IndexPath($0) }, drags)
    dropped = session.items.map { ListDropItem($0, drags) }
  }

  package func drop(_ dragItem: UIDragItem, toRow path: IndexPath) -> any UIDragAnimating {
    drags.setGoal(of: dragItem, .row(RowPosition(section: path.section, row: path[1])))
  }

  package func drop(_ dragItem: UIDragItem, intoRow path: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drags.setGoal(of: dragItem, .into(RowPosition(section: path.section, row: path[1]), rect))
  }

  package func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drags.setGoal(of: dragItem, .target(target))
  }
}
