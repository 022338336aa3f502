internal import Foundation
internal import UIKit

/// One thing to look at: how it is called, made, and played without a person.
@MainActor struct GalleryScene {
  /// For the command line.
  let name: String
  let title: String
  let summary: String
  let colors: [UIColor]
  /// The screen that suits it, in points.
  var size = CGSize(width: 393, height: 852)
  /// False for a scene without lists, whose cells an X-ray could show, and for one that shows an X-ray of its own.
  var hasXRaySwitch = true
  let script: SceneScript
  /// The second of the script that a still picture shows.
  let bestMoment: TimeInterval
  /// Tests put one with fewer rows in its place.
  var makeViewController: @MainActor () -> SceneViewController

  static let all = [
    containers, naive, nested, reuse, home, homestack, collections, mixed, simple, sideways, edit, chat, pins, xray, grid,
    refresh,
    pages, streets, photo, top, tray, messages, constraints, stack,
  ]
}
