import Foundation
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct DescriptionTests {
  private final class NoteCell: UICollectionViewListCell {}

  @Test func aSubclassOfAListCellNamesIt() {
    #expect(NoteCell(frame: .zero).description.contains("baseClass = UICollectionViewListCell"))
    #expect(!UICollectionViewListCell(frame: .zero).description.contains("baseClass"))
  }
}
