import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct XRayTests {
  private func descendants(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants($0) } }

  private func texts(_ view: UIView) -> [String] { descendants(view).compactMap { ($0 as? UILabel)?.text } }

  /// Cells that are really there, in the coordinates of what scrolls.
  private func cells(in scrollView: UIScrollView) -> [CGRect] {
    descendants(scrollView).filter { ($0 is UITableViewCell || $0 is UICollectionViewCell) && !$0.isHidden }.map {
      scrollView.convert($0.bounds, from: $0)
    }
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1 && abs(a.minY - b.minY) < 1 && abs(a.width - b.width) < 1 && abs(a.height - b.height) < 1
  }

  @Test(arguments: [
    "containers", "naive", "reuse", "home", "homestack", "collections", "mixed", "simple", "sideways", "edit", "chat", "pins",
    "grid",
  ])
  func cellsAreDrawnWhereTheyAre(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let player = ScenePlayer(scene, size: scene.size, scale: 1)
    for time in [0, 1.45, 3.3, scene.script.duration] {
      player.play(until: time)
      let scrollView = player.viewController.scrollView
      let picture = XRayPicture(of: scrollView)
      let drawn = picture.children.flatMap(\.liveCells)
      let shown = cells(in: scrollView).filter { $0.intersects(scrollView.bounds) }
      #expect(!shown.isEmpty, "at \(time) s")
      for cell in shown { #expect(drawn.contains { isNear($0, cell) }, "\(cell) at \(time) s") }
    }
  }

  @Test(arguments: [("naive", "2000"), ("home", "3"), ("homestack", "2003")])
  func theFirstReadingCountsWhatShowsFirst(name: String, count: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let player = ScenePlayer(scene, size: scene.size, scale: 1)
    #expect(texts(player.viewController.view).contains(count))
  }

  /// Though nothing scrolls and the page stays as long as it was.
  @Test func theXRayFollowsListsThatChangePlaces() throws {
    let player = ScenePlayer(.edit, size: GalleryScene.edit.size, scale: 1, showsXRay: true)
    let panel = try #require(descendants(player.viewController.view).first { $0 is XRayPanel })
    let pictures = try [4.5, 5.5].map { time in
      player.play(until: time)
      return try #require(player.stage.snapshot().cgImage?.cropping(to: panel.frame)).pixels
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test func aSceneCanBeginWithTheXRay() {
    let player = ScenePlayer(.containers, size: GalleryScene.containers.size, scale: 1, showsXRay: true)
    #expect(player.viewController.isXRayShown)
    #expect(!ScenePlayer(.nested, size: GalleryScene.nested.size, scale: 1, showsXRay: true).viewController.isXRayShown)
  }

  @Test(arguments: ["containers", "sideways"]) func theXRayFollowsTheScroll(name: String) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let player = ScenePlayer(scene, size: scene.size, scale: 1, showsXRay: true)
    let panel = try #require(descendants(player.viewController.view).first { $0 is XRayPanel })
    #expect((panel.bounds.width > panel.bounds.height) == (name == "sideways"))
    let pictures = try [0, 1].map { time in
      player.play(until: time)
      return try #require(player.stage.snapshot().cgImage?.cropping(to: panel.frame)).pixels
    }
    #expect(pictures[0] != pictures[1])
  }
}
