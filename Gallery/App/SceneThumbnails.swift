internal import UIKit

/// Thumbnails of scenes for the home list, rendered from the scenes when the list first shows them.
@MainActor final class SceneThumbnails {
  static let size = CGSize(width: 48, height: 64)
  private var pictures: [String: UIImage] = [:]
  private var waiting: [(scene: GalleryScene, traits: UITraitCollection, done: @MainActor (UIImage) -> Void)] = []
  private var link: CADisplayLink?

  /// Calls `done` at once if the thumbnail is cached, else some frames later: one thumbnail is rendered per frame.
  func picture(of scene: GalleryScene, in traits: UITraitCollection, _ done: @escaping @MainActor (UIImage) -> Void) {
    if let picture = pictures[key(scene, traits)] { return done(picture) }
    waiting.append((scene, traits, done))
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      drawNext()
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Drops all requests whose thumbnail is not rendered yet.
  func cancel() {
    waiting = []
    link?.invalidate()
    link = nil
  }

  private func key(_ scene: GalleryScene, _ traits: UITraitCollection) -> String {
    "\(scene.name) \(traits.userInterfaceStyle.rawValue)"
  }

  private func drawNext() {
    guard !waiting.isEmpty else { return cancel() }
    let (scene, traits, done) = waiting.removeFirst()
    let picture = pictures[key(scene, traits)] ?? draw(scene, traits.userInterfaceStyle)
    pictures[key(scene, traits)] = picture
    done(picture)
  }

  private func draw(_ scene: GalleryScene, _ style: UIUserInterfaceStyle) -> UIImage {
    let controller = scene.makeViewController()
    controller.overrideUserInterfaceStyle = style
    controller.isThumbnail = true
    // The width of a phone, and the height that gives the thumbnail's aspect ratio.
    let screen = CGSize(width: 393, height: 393 * Self.size.height / Self.size.width)
    controller.view.frame = CGRect(origin: .zero, size: screen)
    controller.view.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: Self.size).image { context in
      context.cgContext.scaleBy(x: Self.size.width / screen.width, y: Self.size.height / screen.height)
      controller.view.layer.render(in: context.cgContext)
    }
  }
}
