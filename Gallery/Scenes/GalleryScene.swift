internal import Foundation
internal import UIKit

/// A scene: its name, its texts, its view controller and its script, which plays the scene without a person.
@MainActor struct GalleryScene {
  /// The scene's name on the command line.
  let name: String
  let title: String
  let summary: String
  /// One line below the title in the home list.
  let caption: String
  /// One sentence that says what to watch in the scene.
  let watch: String
  let colors: [UIColor]
  /// The default screen size, in points.
  var size = CGSize(width: 393, height: 852)
  /// False for a scene without lists, which has no cells for an X-ray to show, and for a scene that shows its own X-ray.
  var hasXRaySwitch = true
  let script: SceneScript
  /// The script's time in seconds for a still image.
  let bestMoment: TimeInterval
  /// Replaced in tests to make a scene with fewer rows.
  var makeViewController: @MainActor () -> SceneViewController

  static let all = [
    containers, naive, nested, reuse, home, homestack, collections, mixed, simple, sideways, edit, chat, pins, xray, grid,
    refresh,
    pages, streets, photo, top, tray, messages, constraints, stack, profile, timeline, spreadsheet, lazySections, feed,
    drawer, compositional, outline, sizes, invalid, search, controls, dates, writing, desk, observed,
    edges, mail, materials, files, kiosk,
  ]
}
