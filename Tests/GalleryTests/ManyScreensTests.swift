import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Many screens, each from the scenes at a size, in a style and with a text size, at a time of the script.
private struct Screen: Sendable, CustomTestStringConvertible {
  let scene: String
  let size: CGSize
  let style: UIUserInterfaceStyle
  let category: UIContentSizeCategory
  let isAtBest: Bool

  var testDescription: String { "\(scene) \(size) \(style) \(category.rawValue) \(isAtBest)" }

  /// 26 scenes in 20 variants.
  static let all: [Screen] = [
    "containers", "naive", "nested", "reuse", "home", "homestack", "collections", "mixed", "simple",
    "pins", "xray", "grid", "profile", "timeline", "sideways", "edit", "chat", "refresh", "pages", "streets", "photo", "top",
    "tray", "messages", "constraints", "stack",
  ].flatMap { scene in
    [
      CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
      CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768),
    ].flatMap { size in
      [(UIUserInterfaceStyle.light, UIContentSizeCategory.large), (.dark, .extraExtraLarge)].flatMap { style, category in
        [false, true].map { Screen(scene: scene, size: size, style: style, category: category, isAtBest: $0) }
      }
    }
  }

  /// A number of 64 bits from all pixels (FNV-1a over words).
  @MainActor func digest() throws -> UInt64 {
    let scene = try #require(GalleryScene.all.first { $0.name == self.scene })
    let settings = LaunchSettings(
      arguments: [], environment: ["UIPreferredContentSizeCategoryName": category.shortName])
    let player = ScenePlayer(scene.short, size: size, scale: 1, style: style, settings: settings)
    // Until the first flick has moved the content: the whole script would take most of the time.
    player.play(until: isAtBest ? min(scene.bestMoment, 1) : 0)
    let pixels = try #require(player.stage.snapshot().cgImage).pixels
    return pixels.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// `SCREENS=500 REPETITIONS=100` takes so many screens so often; a few screens twice without.
@Suite struct ManyScreensTests {
  private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// Repetitions run side by side, each in an order of its own, and every picture is the same to the byte.
  @Test(.timeLimit(.minutes(60))) func screensAreTheSameInEveryOrder() async throws {
    let screens = Array(Screen.all.shuffledBy(1).prefix(Self.setting("SCREENS") ?? 6))
    let repetitions = Self.setting("REPETITIONS") ?? 2
    let first = try await Self.digests(of: screens, order: 0)
    var differing = 0
    try await withThrowingTaskGroup(of: [UInt64].self) { group in
      for order in 1..<max(2, repetitions) { group.addTask { try await Self.digests(of: screens, order: order) } }
      for try await digests in group { differing += zip(digests, first).count { $0 != $1 } }
    }
    #expect(differing == 0 && Set(first).count > screens.count * 3 / 4)
    print("\(screens.count) screens, \(max(2, repetitions)) repetitions, \(differing) differ")
  }

  private static func digests(of screens: [Screen], order: Int) async throws -> [UInt64] {
    var digests = [UInt64](repeating: 0, count: screens.count)
    for index in screens.indices.map({ $0 }).shuffledBy(order) {
      digests[index] = try await screens[index].digest()
      // Another repetition takes its turn.
      await Task.yield()
    }
    return digests
  }
}

extension Array {
  /// The same order for the same seed.
  fileprivate func shuffledBy(_ seed: Int) -> [Element] {
    var dice = PlaceDice(seed, 99)
    var rest = self
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: dice.roll(rest.count))) }
    return result
  }
}
