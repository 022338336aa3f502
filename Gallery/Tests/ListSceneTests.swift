import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The scenes of compositional layouts, outlines and illegal updates.
@MainActor @Suite struct ListSceneTests {
  private func player(_ scene: GalleryScene) -> ScenePlayer { ScenePlayer(scene, size: scene.size, scale: 1) }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts($0) }
  }

  // MARK: Compositional

  @Test func shelvesKeepTheirPlacesWhileThePageScrolls() throws {
    let player = player(.compositional)
    let controller = try #require(player.viewController as? CompositionalViewController)
    let layout = try #require(controller.shop.collectionViewLayout as? UICollectionViewCompositionalLayout)
    player.play(until: 2.7)
    let shelf = layout.orthogonalOffset(inSection: ShopSection.new.rawValue)
    #expect(shelf > 300)
    player.play(until: 6.8)
    #expect(controller.shop.contentOffset.y > 1_000)
    controller.shop.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    try player.stage.settle()
    #expect(layout.orthogonalOffset(inSection: ShopSection.new.rawValue) == shelf)
    #expect(controller.shop.visibleCells.count < 40)
  }

  @Test func headersStickAndBadgesStandAtCorners() throws {
    let player = player(.compositional)
    let controller = try #require(player.viewController as? CompositionalViewController)
    player.play(until: 6.8)
    let shop = controller.shop
    let headers = shop.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    let top = try #require(headers.min { $0.frame.minY < $1.frame.minY })
    #expect(abs(top.frame.minY - shop.contentOffset.y - shop.adjustedContentInset.top) < 0.5)
    #expect(top.frame.minX == 0 && top.frame.width == shop.bounds.width)
    shop.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    try player.stage.settle()
    let path = IndexPath(item: 1, section: ShopSection.updates.rawValue)
    let badge = try #require(shop.supplementaryView(forElementKind: BadgeView.kind, at: path))
    let card = try #require(shop.cellForItem(at: path))
    let place = badge.convert(CGPoint(x: 12, y: 12), to: card)
    #expect(abs(place.x - card.bounds.width) < 12 && abs(place.y) < 12)
  }

  // MARK: Outline

  @Test func foldersOpenAndCloseByTouch() throws {
    let player = player(.outline)
    let controller = try #require(player.viewController as? OutlineViewController)
    let count = controller.list.numberOfItems(inSection: 0)
    player.play(until: 1.3)
    #expect(controller.list.numberOfItems(inSection: 0) == count + 9)
    player.play(until: 2.4)
    #expect(controller.list.numberOfItems(inSection: 0) == count + 9 + 5)
    #expect(texts(controller.list).contains("Older"))
    // Folders that are closed again keep what was open inside.
    let cell = try #require(controller.list.cellForItem(at: IndexPath(item: 1, section: 0)))
    for total in [count, count + 14] {
      player.stage.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
      try player.stage.settle()
      #expect(controller.list.numberOfItems(inSection: 0) == total)
    }
  }

  // MARK: Illegal updates

  @Test func everyButtonIsReportedAndTheListGoesOn() throws {
    let player = player(.invalid)
    let controller = try #require(player.viewController as? InvalidViewController)
    for (index, time) in [2.1, 3.7, 5.3, 6.9].enumerated() {
      player.play(until: time)
      #expect(controller.reports.count == index + 1)
      let report = try #require(controller.reports.last)
      #expect(report.dataSource == "InvalidViewController" && texts(controller.view).contains(report.description))
      #expect(controller.table.numberOfRows(inSection: 0) == controller.rows.count)
      let shown = controller.table.visibleCells.compactMap(\.textLabel?.text)
      #expect(shown == Array(controller.rows.prefix(shown.count)) && shown.count > 8)
    }
    player.play(until: 9)
    #expect(controller.table.contentOffset.y > 50)
  }
}
