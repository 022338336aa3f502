import Foundation
import Testing
import UIKitLists

@Suite struct IndexPathTests {
  @Test func referencesHaveSectionsRowsAndItems() {
    let path = NSIndexPath(row: 4, section: 2)
    #expect(path.section == 2 && path.row == 4 && path.item == 4)
    #expect(IndexPath(indexes: [path.index(atPosition: 0), path.index(atPosition: 1)]) == IndexPath(item: 4, section: 2))
    #expect(NSIndexPath(item: 4, section: 2).isEqual(path))
  }
}
