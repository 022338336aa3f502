import Foundation
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

@MainActor @Suite(.serialized) struct WorkCountTests {
  @Test func everyReusableViewCountsAsOneThatWasMade() {
    let kinds: [(String, () -> UIView)] = [
      ("item", { UICollectionViewCell(frame: .zero) }), ("view", { UICollectionReusableView(frame: .zero) }),
      ("row", { UITableViewCell(style: .default, reuseIdentifier: nil) }),
      ("header", { UITableViewHeaderFooterView(reuseIdentifier: nil) }),
    ]
    for (name, make) in kinds {
      let before = WorkCounts.cellsMade
      _ = make()
      #expect(WorkCounts.cellsMade == before + 1, "\(name)")
    }
  }
}
