import CoreGraphics
import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Scenes on screens that are narrower, lower or wider than a telephone.
@MainActor @Suite struct WidthTests {
  private func controller(_ scene: GalleryScene, _ width: CGFloat, _ height: CGFloat) -> (ScenePlayer, SceneViewController) {
    let player = ScenePlayer(scene, size: CGSize(width: width, height: height), scale: 1)
    player.stage.advance(by: 0.1)
    return (player, player.viewController)
  }

  private func descendants(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants($0) } }

  @Test(arguments: ["grid", "collections", "mixed"]) func columnsFollowTheWidth(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    for (width, height) in [(320.0, 568.0), (393, 852), (852, 393), (1024, 1366), (3000, 1200)] {
      let (player, controller) = controller(scene, width, height)
      let lists = controller.view.cellLists.compactMap { $0 as? UICollectionView }
      if lists.allSatisfy(\.visibleCells.isEmpty) {
        // On a low screen what stands over the list fills the screen.
        controller.scrollView.contentOffset.y += 300
        player.stage.advance(by: 0.1)
      }
      let items = try #require(lists.first { $0.bounds.width > width / 2 && !$0.visibleCells.isEmpty }).visibleCells
      #expect(items.allSatisfy { $0.bounds.width < 240 }, "\(width) x \(height)")
      #expect(Set(items.map(\.frame.minX)).count >= Int(width / 240), "\(width) x \(height)")
    }
  }

  @Test(arguments: ["containers", "simple", "edit", "pins", "refresh", "reuse", "tray", "stack"])
  func listsKeepToAReadableColumn(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let (_, wide) = controller(scene, 1024, 768)
    #expect(wide.scrollView.frame.width == 720 && wide.scrollView.frame.midX == 512)
    let (_, narrow) = controller(scene, 393, 852)
    #expect(narrow.scrollView.frame.width == 393)
  }

  @Test func aLowScreenShowsMoreThanAThumbnailOfThePhoto() {
    let (_, controller) = controller(.photo, 852, 393)
    #expect(controller.scrollView.zoomScale * 640 > 250)
    #expect(!descendants(controller.view).contains { ($0 as? UILabel)?.text == "Harbour at Dusk" })
  }

  @Test func thePlayerInTheTrayIsWholeOnALowScreen() throws {
    let (player, controller) = controller(.tray, 852, 393)
    let tray = try #require((controller as? TrayViewController)?.tray)
    tray.setShown(true, animated: false)
    player.stage.advance(by: 0.1)
    let time = try #require(descendants(controller.view).first { ($0 as? UILabel)?.text == "1:42" })
    let box = try #require(time.superview)
    #expect(box.subviews.allSatisfy { box.bounds.insetBy(dx: -0.5, dy: -0.5).contains($0.frame) })
  }

  @Test func housesOfALowStreetAreDrawnWhole() throws {
    let (player, _) = controller(.streets, 852, 393)
    let tile = try #require(descendants(player.stage.window).first { $0 is HouseTile })
    #expect(tile.bounds.width < 80 && tile.bounds.height < 180)
    // Walls begin where the roofs end: on a street that is drawn smaller they take up most of the height.
    #expect(abs(tile.bounds.width / tile.bounds.height - 116 / 250) < 0.02)
  }

  @Test(arguments: [100, 200, 260, 320]) func whatTheBottomBarShowsDoesNotOverlap(width: CGFloat) throws {
    let (_, controller) = controller(.containers, width, 200)
    let bar = try #require(descendants(controller.view).first { $0 is SceneBar })
    let shown = bar.subviews.filter { !$0.isHidden && $0.bounds.height > 2 }
    for (index, view) in shown.enumerated() {
      #expect(shown.dropFirst(index + 1).allSatisfy { !$0.frame.insetBy(dx: 1, dy: 0).intersects(view.frame) })
      #expect(view.frame.maxX <= width)
    }
  }
}
