import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct FeedSceneTests {
  /// Cards measure themselves: none may lie over another, also those that have not been on the screen yet.
  @Test(arguments: [CGSize(width: 320, height: 568), CGSize(width: 393, height: 852)])
  func noTwoCardsOverlap(size: CGSize) throws {
    let player = ScenePlayer(.feed, size: size, scale: 1)
    player.play(until: 1.2)
    let container = try #require(player.stage.first(ContainerScrollView.self))
    let shown = container.arrangedSubviews.filter { $0.frame.intersects(container.bounds) }
    #expect(shown.count > 3)
    for (upper, lower) in zip(shown, shown.dropFirst()) { #expect(upper.frame.maxY <= lower.frame.minY) }
  }

  /// The third request fails; the script's tap repeats it, wherever the button is.
  @Test(arguments: [CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 1_024, height: 1_366)])
  func theScriptTriesAgain(size: CGSize) throws {
    let player = ScenePlayer(.feed, size: size, scale: 1)
    player.play(until: 7.5)
    let feed = try #require(player.viewController as? FeedViewController)
    #expect(feed.requests == 3)
    #expect(try player.stage.find(label: "Try again").frame.minY > 0)
    player.play(until: 7.8)
    #expect(feed.requests == 4)
  }
}
