import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import RandomPrograms

/// Rows and items that come in a container: what shows glides, and cells go when nothing moves any more.
@MainActor @Suite struct ContainerRowsInMotionTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  /// Where the view is drawn on the screen.
  private func top(_ view: UIView) -> CGFloat {
    var (place, layer) = (0 as CGFloat, view.layer)
    while layer !== container.layer, let parent = layer.superlayer {
      let (shown, around) = (layer.presentation() ?? layer, parent.presentation() ?? parent)
      place += shown.frame.minY - around.bounds.minY
      layer = parent
    }
    return place
  }

  /// A list of rows of 41 points, estimated at 60, below something else.
  private func makeList(_ count: Int) -> (UITableView, NamedList, GuessedHeights) {
    let list = NamedList(Array(1...count), [:], .vertical)
    for name in 1...200 { list.lengths[name] = 41 }
    let guesses = GuessedHeights(list)
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (list, guesses)
    fixture.addView(height: 44)
    container.addArrangedSubview(table)
    fixture.frame()
    return (table, list, guesses)
  }

  @Test func rowsThatShowGlideWhenOneComesBelowThem() throws {
    let (table, list, guesses) = makeList(60)
    for _ in 0..<3 {
      container.scroll(to: table, at: .end, animated: false)
      fixture.frame()
    }
    try withExtendedLifetime(guesses) {
      for _ in 0..<2 {
        list.names.append(list.names.count + 1)
        table.insertRows(at: [IndexPath(row: list.names.count - 1, section: 0)], with: .bottom)
        container.scroll(to: table, at: .end, animated: true)
        var last: [Int: CGFloat] = [:]
        for frame in 0..<60 {
          fixture.frame()
          let now = Dictionary(table.visibleCells.map { ($0.tag, top($0)) }, uniquingKeysWith: { first, _ in first })
          for (name, place) in last where place > 50 && place < 430 {
            let there = try #require(now[name], "frame \(frame): row \(name) is gone")
            #expect(there - place < 0.51 && there - place > -20, "frame \(frame): row \(name) from \(place) to \(there)")
          }
          last = now
        }
        #expect(table.visibleCells.count <= 13)
      }
    }
  }

  /// Nothing else of the container moves then, so no animation of its own ends.
  @Test func rowsBeyondTheScreenGoWhenAChildsOwnAnimationEnds() throws {
    let (table, _, guesses) = makeList(60)
    try withExtendedLifetime(guesses) {
      let first = container.arrangedSubviews[0]
      UIView.animate(withDuration: 0.2) { first.isHidden = true }
      fixture.frame()
      container.performUpdates { first.frame.size.height = 20 }
      #expect(table.frame.height > 480)
      try fixture.stage.settle()
      #expect(table.frame.height == 480 && table.visibleCells.count <= 13)
    }
  }

  @Test func rowsBeyondTheScreenGoThoughAChildPulsesForEver() {
    let (table, _, guesses) = makeList(60)
    let pulse = CABasicAnimation(keyPath: "opacity")
    (pulse.fromValue, pulse.toValue, pulse.duration, pulse.repeatCount) = (0.5 as CGFloat, 1 as CGFloat, 1, .infinity)
    container.arrangedSubviews[0].layer.add(pulse, forKey: "pulse")
    withExtendedLifetime(guesses) {
      UIView.animate(withDuration: 0.2) { container.arrangedSubviews[0].frame.size.height = 20 }
      fixture.stage.advance(by: 0.5)
      #expect(table.frame.height == 460 && table.visibleCells.count <= 13)
    }
  }

  @Test func cellsOfACollectionGoWhenItsBatchHasEnded() {
    let list = NamedList(Array(1...32), [:], .vertical)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 78, height: 78)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (2, 2)
    let items = SameSizes()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (list, items)
    fixture.addView(height: 344)
    container.addArrangedSubview(collection)
    fixture.addView(height: 100)
    fixture.frame()
    fixture.scroll(to: container.contentSize.height - 480)
    let before = collection.visibleCells.count
    list.names += 33...52
    withExtendedLifetime(items) {
      collection.performBatchUpdates { collection.insertItems(at: (32..<52).map { IndexPath(item: $0, section: 0) }) }
      fixture.stage.advance(by: 1.5)
    }
    #expect(collection.visibleCells.count <= before + 8)
    #expect(collection.frame.maxY <= container.bounds.maxY && collection.frame.minY >= container.bounds.minY)
  }
}

/// Leaves the sizes of items to the layout.
private final class SameSizes: NSObject, UICollectionViewDelegateFlowLayout {}
