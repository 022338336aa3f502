import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// A layout that makes its attributes once and changes them in place, as libraries do.
@MainActor @Suite struct KeptAttributesTests {
  private final class Marked: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var mark = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && (object as? Marked)?.mark == mark }
  }

  private final class Keeping: UICollectionViewLayout {
    var makesNew = false
    var kept = Marked(forCellWith: IndexPath(item: 0, section: 0))
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    var place = CGRect(x: 0, y: 0, width: 50, height: 50)
    nonisolated(unsafe) var mark = 0

    override func prepare() {
      if makesNew { kept = Marked(forCellWith: IndexPath(item: 0, section: 0)) }
      (kept.frame, kept.mark) = (place, mark)
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [kept, line] }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { kept }
  }

  private final class Cell: UICollectionViewCell {
    var marks: [Int] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      marks.append((layoutAttributes as? Marked)?.mark ?? -1)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = ManualStage(size: CGSize(width: 300, height: 300), scale: 1)
  private let layout = Keeping()
  private let source = Source()

  private func show(lineWidth: CGFloat = 10) -> UICollectionView {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    layout.line.frame = CGRect(x: 0, y: 100, width: lineWidth, height: 2)
    layout.line.alpha = 1
    let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    stage.window.addSubview(collection)
    stage.advance(by: 0.1)
    return collection
  }

  @Test func attributesChangedInPlaceAreApplied() throws {
    let collection = show()
    let cell = try #require(collection.visibleCells.first as? Cell)
    #expect(cell.frame.minX == 0 && cell.marks == [0])
    (layout.place.origin.x, layout.mark) = (100, 7)
    layout.invalidateLayout()
    stage.advance(by: 0.1)
    #expect(cell.frame.minX == 100 && cell.marks == [0, 7])
    layout.mark = 8
    layout.invalidateLayout()
    stage.advance(by: 0.1)
    #expect(cell.marks == [0, 7, 8])
    // Nothing has changed: nothing is applied.
    layout.invalidateLayout()
    stage.advance(by: 0.1)
    #expect(cell.marks == [0, 7, 8])
  }

  @Test(arguments: [false, true]) func attributesChangedInPlaceMoveInAnimatedUpdates(makesNew: Bool) throws {
    layout.makesNew = makesNew
    let collection = show()
    let cell = try #require(collection.visibleCells.first as? Cell)
    layout.place.origin.x = 200
    collection.performBatchUpdates { layout.invalidateLayout() }
    stage.advance(by: 0.1)
    let shown = cell.layer.presentation()?.frame.minX ?? 0
    #expect(cell.frame.minX == 200 && shown > 0 && shown < 200)
  }

  @Test func aNegativeWidthOfADecorationStopsNothing() {
    let collection = show(lineWidth: -8)
    #expect(collection.visibleCells.count == 1)
  }
}
