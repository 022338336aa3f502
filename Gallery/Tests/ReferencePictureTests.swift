import CoreGraphics
import Foundation
import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Every scene as it was when somebody last looked at it: its first frame and three instants of its script, side by side, light and dark, at
/// three sizes and with large text. Letters are boxes, so that installed fonts do not count.
///
/// A change that is meant is recorded with `SNAPSHOT_TESTING_RECORD=all`, and the pictures are looked at before they are committed.
@MainActor @Suite struct ReferencePictureTests {
  enum Screen: String, CaseIterable, Sendable {
    case phone = "393x852"
    case small = "320x568"
    case wide = "1024x768"
    case largeText = "large-text"

    var size: CGSize {
      switch self {
      case .phone, .largeText: CGSize(width: 393, height: 852)
      case .small: CGSize(width: 320, height: 568)
      case .wide: CGSize(width: 1024, height: 768)
      }
    }

    /// Text of the largest size but two that a person can choose.
    var settings: LaunchSettings {
      LaunchSettings(
        arguments: self == .largeText ? ["-UIPreferredContentSizeCategoryName", "AX3"] : [],
        environment: [:])
    }
  }

  /// Pixels per point: half of a point is seen in lines and edges, and all pictures together take a few megabytes.
  private static let scale: CGFloat = 0.5

  @Test(arguments: SceneTests.names, Screen.allCases) func looksAsItDid(name: String, screen: Screen) throws {
    let scene = try #require(GalleryScene.all.first { $0.name == name })
    let player = ScenePlayer(
      scene.short, size: screen.size, scale: Self.scale, usesFixedFont: true, settings: screen.settings)
    var (light, dark): ([CGImage], [CGImage]) = ([], [])
    for part in [0, 0.4, 0.7, 1] {
      player.play(until: scene.bestMoment * part)
      light.append(try picture(of: player, .light))
      dark.append(try picture(of: player, .dark))
      player.stage.window.overrideUserInterfaceStyle = .unspecified
    }
    for (style, pictures) in [("light", light), ("dark", dark)] where style == "light" || screen != .largeText {
      assertSnapshot(
        of: UIImage(cgImage: Self.sideBySide(pictures)), as: .image(perceptualPrecision: 0.98),
        named: "\(name)-\(screen.rawValue)-\(style)", testName: "scene")
    }
  }

  private func picture(of player: ScenePlayer, _ style: UIUserInterfaceStyle) throws -> CGImage {
    player.stage.window.overrideUserInterfaceStyle = style
    return try #require(player.stage.snapshot().cgImage)
  }

  private static func sideBySide(_ pictures: [CGImage]) -> CGImage {
    var pixels: [UInt32] = []
    for y in 0..<pictures[0].height {
      for picture in pictures { pixels += picture.pixels[y * picture.width..<(y + 1) * picture.width] }
    }
    return CGImage(width: pictures.map(\.width).reduce(0, +), height: pictures[0].height, pixels: pixels)
  }
}
