import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The scenes of collections, plain views and controllers in one container.
@MainActor @Suite struct StackedSceneTests {
  private func player(_ scene: GalleryScene) -> ScenePlayer { ScenePlayer(scene, size: scene.size, scale: 1) }

  private func container(_ player: ScenePlayer) throws -> ContainerScrollView {
    try #require(player.viewController.scrollView as? ContainerScrollView)
  }

  private func collections(_ container: ContainerScrollView) -> [UICollectionView] {
    container.arrangedSubviews.compactMap { $0 as? UICollectionView }
  }

  @Test func threeCollectionsScrollAsOneAndTheShelfByItself() throws {
    let player = player(.collections)
    let container = try container(player)
    let parts = collections(container)
    player.play(until: 1.5)
    let (page, shelf) = (container.contentOffset.y, parts[1])
    #expect(page > 200 && shelf.contentOffset.x == 0)
    player.play(until: 3)
    #expect(container.contentOffset.y == page && shelf.contentOffset.x > 200)
    for time in stride(from: 3, through: 8, by: 0.1) {
      player.play(until: time)
      #expect(parts[0].visibleCells.count <= 15 && shelf.visibleCells.count <= 5 && parts[2].visibleCells.count <= 15)
    }
    #expect(parts[2].numberOfItems(inSection: 0) == 5_000)
  }

  @Test func photosThatComePushTheFooterDownFrameByFrame() throws {
    let player = player(.mixed)
    let container = try container(player)
    let controller = try #require(player.viewController as? MixedViewController)
    let (photos, footer) = (collections(container)[0], container.arrangedSubviews[2])
    func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }
    player.play(until: 3.4)
    let before = shown(footer).minY
    var tops: Set<CGFloat> = []
    for frame in 0..<40 {
      player.play(until: 3.4 + Double(frame) / 60)
      // In the end it is off the screen.
      if (before..<container.bounds.maxY).contains(shown(footer).minY) {
        #expect(abs(shown(photos).maxY - shown(footer).minY) < 1e-6, "frame \(frame)")
        tops.insert(shown(footer).minY)
      }
    }
    #expect(controller.shown == 52 && tops.count > 1)
    #expect(container.rect(of: footer).minY > before + 400)
  }

  @Test func photosBeyondTheScreenAreGoneWhenTheOthersHaveCome() throws {
    let player = player(.mixed)
    let photos = collections(try container(player))[0]
    player.play(until: 3.5)
    #expect(photos.visibleCells.count > 40)
    player.play(until: 4.4)
    #expect(photos.visibleCells.count <= 36)
    #expect(texts(player.viewController.view).contains("\(photos.visibleCells.count)"), "the bar counts them")
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts($0) }
  }

  @Test func photosThatComeFillTheirCellsFromTheBeginning() throws {
    let player = player(.mixed)
    let photos = collections(try container(player))[0]
    player.play(until: 3.4)
    let known = Set(photos.visibleCells)
    player.play(until: 3.5)
    let new = photos.visibleCells.filter { !known.contains($0) }
    #expect(new.count >= 4)
    for cell in new {
      let picture = try #require(cell.contentView.subviews.first?.layer)
      #expect((picture.presentation() ?? picture).frame.size == cell.bounds.size)
    }
  }

  @Test func everyDataSourceHasItsTableAndItsHeaderOnTop() throws {
    let player = player(.simple)
    let tables = try container(player).arrangedSubviews.compactMap { $0 as? UITableView }
    #expect(tables.map { $0.numberOfRows(inSection: 0) } == [8, 6, 3_000])
    for time in stride(from: 0, through: 6.5, by: 0.1) {
      player.play(until: time)
      #expect(tables.reduce(0) { $0 + $1.visibleCells.count } <= 17)
    }
  }

  @Test func daysStickToTheLeftAndADiaryScrollsByItself() throws {
    let player = player(.sideways)
    let journey = try container(player)
    let diary = try #require(journey.arrangedSubviews.first { $0 is UITableView } as? UITableView)
    player.play(until: 3.3)
    let place = journey.contentOffset.x
    #expect(place > 600 && journey.contentOffset.y == -journey.adjustedContentInset.top)
    #expect(journey.arrangedSubviews[0].frame.minX == place && journey.isPinned(journey.arrangedSubviews[0]))
    player.play(until: 4.7)
    #expect(journey.contentOffset.x == place && diary.contentOffset.y > 200)
    player.play(until: 6.5)
    #expect(journey.contentOffset.x > place + 300)
    #expect(collections(journey).allSatisfy { $0.visibleCells.count <= 12 })
  }

  // MARK: Home

  @Test func theUsualHomeLooksTheSameAndHasACellForEveryRow() throws {
    let players = [player(.home), player(.homestack)]
    let counts = players.map { XRayPicture(of: $0.viewController.scrollView).liveCount }
    #expect(counts[0] <= 6 && counts[1] == 2_003)
    for time in [0, 1.2, 2.5, 4.2, 5.5, 8] {
      let pictures = try players.map { player in
        player.play(until: time)
        // Without the titles and the readings.
        return try #require(player.stage.snapshot().cgImage?.cropping(to: CGRect(x: 0, y: 44, width: 393, height: 750))).pixels
      }
      #expect(pictures[0] == pictures[1], "at \(time) s")
      #expect(XRayPicture(of: players[0].viewController.scrollView).liveCount <= 14)
    }
  }
}
