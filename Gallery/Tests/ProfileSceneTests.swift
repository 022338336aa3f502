import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The scenes of pages under a header and of timelines.
@MainActor @Suite struct ProfileSceneTests {
  private func player(_ scene: GalleryScene) -> ScenePlayer { ScenePlayer(scene, size: scene.size, scale: 1) }

  @Test func theHeaderCollapsesAndTheListGoesOnWithoutAStop() throws {
    let player = player(.profile)
    let pages = try #require(player.viewController.scrollView as? PagedScrollView)
    let header = try #require(pages.headerView)
    let full = header.frame.height
    var last = pages.contentOffset.y
    for frame in 24..<190 {
      player.play(until: Double(frame) / 60)
      #expect(pages.contentOffset.y >= last - 0.5, "frame \(frame)")
      last = pages.contentOffset.y
    }
    #expect(full > 200 && abs(header.frame.height - 56) < 1)
    #expect(pages.contentOffset(ofPage: 0) > 400)
    let table = try #require(pages.viewForPage(at: 0) as? UITableView)
    #expect(table.visibleCells.count <= 17)
  }

  @Test func eachListKeepsItsOffsetWhenTheFingerGoesSideways() throws {
    let player = player(.profile)
    let pages = try #require(player.viewController.scrollView as? PagedScrollView)
    player.play(until: 4.95)
    let first = pages.contentOffset(ofPage: 0)
    player.play(until: 6.1)
    #expect(pages.currentPage == 1 && pages.contentOffset(ofPage: 1) == 0)
    #expect(pages.contentOffset(ofPage: 0) == first)
  }

  @Test func picturesDriftAndTextsFadeInWithTheScroll() throws {
    let player = player(.timeline)
    let container = try #require(player.viewController.scrollView as? ContainerScrollView)
    let cards = container.arrangedSubviews.compactMap { $0 as? ChapterCard }
    let moved = cards[0].picture.transform.ty
    #expect(cards[7].text.alpha == 0 && cards[0].text.alpha == 1)
    player.play(until: 1.6)
    #expect(cards[0].picture.transform.ty > moved + 5)
    let bar = try #require(container.arrangedSubviews[0] as? ReadingBar)
    #expect(bar.part > 0.05 && container.isStuck(bar))
    player.play(until: 5.5)
    #expect(cards[5].text.alpha == 1 && bar.part > 0.4)
  }
}
