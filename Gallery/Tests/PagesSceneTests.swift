import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct PagesSceneTests {
  @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 820, height: 640), CGSize(width: 320, height: 480)])
  func everyPullTurnsAtMostOnePageAndTheDotsFollow(_ size: CGSize) throws {
    let player = ScenePlayer(.pages, size: size, scale: 1)
    let controller = try #require(player.viewController as? PagesViewController)
    var pages: [CGFloat] = []
    for time in [0.2, 1.4, 3.0, 4.2, 5.5] {
      player.play(until: time)
      let page = controller.scrollView.contentOffset.x / controller.scrollView.bounds.width
      pages.append(page)
      #expect(page == CGFloat(controller.page))
    }
    #expect(pages == [0, 1, 2, 3, 3], "the last drag was too short")
  }

  @Test func aTapBesideTheDotsTurnsThePageBack() throws {
    let player = ScenePlayer(.pages, size: GalleryScene.pages.size, scale: 1)
    let controller = try #require(player.viewController as? PagesViewController)
    player.play(until: 5.7)
    #expect(controller.page == 2, "the dots are ahead of the pages")
    player.play(until: 6.5)
    #expect(controller.scrollView.contentOffset.x == 2 * controller.scrollView.bounds.width && controller.page == 2)
  }

  @Test func theDotsFollowKeysAndTheWheel() throws {
    let player = ScenePlayer(.pages, size: GalleryScene.pages.size, scale: 1)
    let controller = try #require(player.viewController as? PagesViewController)
    player.stage.key(.keyboardEnd)
    try player.stage.settle()
    #expect(controller.page == 4)
    player.stage.scrollWheel(by: CGPoint(x: -400, y: 0), at: CGPoint(x: 196, y: 400))
    try player.stage.settle()
    #expect(controller.page < 4 && controller.scrollView.contentOffset.x == CGFloat(controller.page) * 393)
  }

  @Test func theDotsFollowTheTrackpadAndCode() throws {
    let player = ScenePlayer(.pages, size: GalleryScene.pages.size, scale: 1)
    let controller = try #require(player.viewController as? PagesViewController)
    player.stage.scrollWheel(by: CGPoint(x: 393, y: 0), at: CGPoint(x: 196, y: 400), precise: true)
    try player.stage.settle()
    #expect(controller.scrollView.contentOffset.x == 393 && controller.page == 1)
    controller.scrollView.setContentOffset(CGPoint(x: 786, y: 0), animated: true)
    try player.stage.settle()
    #expect(controller.page == 2)
  }

  @Test func theMomentToShowHasTwoPagesInSight() throws {
    let player = ScenePlayer(.pages, size: GalleryScene.pages.size, scale: 1)
    player.play(until: GalleryScene.pages.bestMoment)
    let offset = player.viewController.scrollView.contentOffset.x
    #expect(player.viewController.scrollView.isTracking && offset.truncatingRemainder(dividingBy: 393) > 20)
    #expect(Set(try #require(player.stage.snapshot().cgImage).pixels).count > 20)
  }
}
