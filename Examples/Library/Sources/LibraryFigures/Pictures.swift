import BookStore
import Foundation
import LibraryScreens
import UIKit
import UIKitTesting

/// Draws the screen at three widths, light and dark: the list, a search, and a file that was removed.
@MainActor struct Pictures {
  let folder: URL

  func draw() async throws {
    for (width, height) in [(320, 568), (393, 852), (1_024, 768)] {
      for style in [UIUserInterfaceStyle.light, .dark] {
        try await draw(CGSize(width: width, height: height), style)
      }
    }
  }

  private func draw(_ size: CGSize, _ style: UIUserInterfaceStyle) async throws {
    let file = BookFile(folder: folder.appendingPathComponent("library"))
    try await Task.detached { try FirstWrite(file, count: 20_000).run() }.value
    defer { try? FileManager.default.removeItem(at: file.folder) }
    let stage = Stage(size: size, scale: 2)
    stage.userInterfaceStyle = style
    let model = LibraryModel(file, count: 20_000, interval: nil)
    stage.rootViewController = UINavigationController(rootViewController: LibraryViewController(model))
    let name = "\(Int(size.width))-\(style == .dark ? "dark" : "light")"
    model.start()
    try await keep("list-\(name)", stage, model)
    model.search("Qu")
    try await keep("search-\(name)", stage, model)
    try FileManager.default.removeItem(at: file.database)
    await model.look()
    try await keep("removed-\(name)", stage, model)
  }

  private func keep(_ name: String, _ stage: Stage, _ model: LibraryModel) async throws {
    for _ in 0..<2 {
      await model.settle()
      stage.advance(by: 1.0 / 60)
    }
    try stage.snapshot().pngData()?.write(to: folder.appendingPathComponent("\(name).png"))
  }
}
