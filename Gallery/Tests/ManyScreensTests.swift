import CoreGraphics
import Foundation
import SnapshotTesting
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

  /// - Parameter scale: Pixels per point.
  @MainActor func picture(scale: CGFloat) throws -> UIImage {
    let scene = try #require(GalleryScene.all.first { $0.name == self.scene })
    let settings = LaunchSettings(
      arguments: [], environment: ["UIPreferredContentSizeCategoryName": category.shortName])
    let player = ScenePlayer(scene.short, size: size, scale: scale, style: style, settings: settings)
    // Until the first flick has moved the content: the whole script would take most of the time.
    player.play(until: isAtBest ? min(scene.bestMoment, 1) : 0)
    return player.stage.snapshot()
  }
}

/// Takes snapshots as a test does, and compares them with the references of a folder.
///
/// `scripts/measure/check-snapshots` runs it for 500 screens and a hundred times; a few screens twice without. `SCREENS` and `REPETITIONS` are the
/// numbers, `SCALE` the pixels per point (1), `SEED` begins the orders, and `SNAPSHOTS` is a folder that keeps the references for other
/// processes.
@Suite struct ManyScreensTests {
  private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  private let screens = Array(Screen.all.shuffledBy(1).prefix(Self.setting("SCREENS") ?? 6))
  private let scale = CGFloat(Self.setting("SCALE") ?? 1)

  /// Repetitions run side by side, each in an order of its own, and every picture is the same to the byte.
  @Test(.timeLimit(.minutes(60))) func screensAreTheSameInEveryOrder() async throws {
    let kept = ProcessInfo.processInfo.environment["SNAPSHOTS"]
    let folder = kept ?? FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)").path
    defer { if kept == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let seed = Self.setting("SEED") ?? 0
    let repetitions = Self.setting("REPETITIONS") ?? 2
    if !FileManager.default.fileExists(atPath: folder) {
      let recorded = try await differences(from: folder, order: seed, record: .missing)
      #expect(recorded.count { $0.contains("recorded one") } == screens.count)
    }
    let differing = try await withThrowingTaskGroup(of: [String].self) { group in
      for order in 1...max(1, repetitions) {
        group.addTask { try await differences(from: folder, order: seed + order, record: .never) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(differing == [])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let pictures = Set(files.map { FileManager.default.contents(atPath: folder + "/" + $0) })
    #expect(files.count == screens.count && pictures.count > screens.count * 3 / 4)
    print("\(screens.count) screens, \(repetitions) repetitions from order \(seed + 1), \(differing.count) differ")
  }

  /// The texts of the failures.
  private func differences(
    from folder: String, order: Int, record: SnapshotTestingConfiguration.Record
  ) async throws -> [String] {
    var failures: [String] = []
    for index in screens.indices.map({ $0 }).shuffledBy(order) {
      failures += try await failure(of: screens[index], named: "\(index)", in: folder, record).map { [$0] } ?? []
      // Another repetition takes its turn.
      await Task.yield()
    }
    return failures
  }

  @MainActor private func failure(
    of screen: Screen, named name: String, in folder: String, _ record: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    verifySnapshot(of: try screen.picture(scale: scale), as: .image, named: name, record: record, snapshotDirectory: folder)
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
