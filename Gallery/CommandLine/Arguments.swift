internal import ArgumentParser
internal import Foundation
internal import UIKit

/// `393x852`, in points.
struct SizeArgument: ExpressibleByArgument {
  var size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    self.init(CGFloat(width), CGFloat(height))
  }

  var defaultValueDescription: String { "\(Int(size.width))x\(Int(size.height))" }
}

/// The screen's size, pixels per point, appearance and X-ray; nil leaves a value to the scene or the window system.
struct ScreenOptions: ParsableArguments {
  // `.unconditional` parses a negative number as a value, which `validate` reports, instead of as an option.
  @Option(
    parsing: .unconditional, help: "The screen in points, as WIDTHxHEIGHT, each from 100 to 4096. (default: what suits the scene)"
  )
  var size: SizeArgument?

  @Option(
    parsing: .unconditional, help: "Pixels a point, from 0.5 to 4. (default: 2 for pictures, the display's own for a window)")
  var scale: Double?

  @Flag(help: "In the dark appearance.")
  var dark = false

  @Flag(help: "With the X-ray over the scene: which cells exist. Scenes without lists have none.")
  var xray = false

  var style: UIUserInterfaceStyle { dark ? .dark : .unspecified }

  func validate() throws {
    if let size = size?.size, !(100...4096).contains(size.width) || !(100...4096).contains(size.height) {
      throw ValidationError("--size \(Int(size.width))x\(Int(size.height)): each side has to be from 100 to 4096 points")
    }
    if let scale, !(0.5...4).contains(scale) { throw ValidationError("--scale \(scale): has to be from 0.5 to 4") }
  }

  /// Throws a usage error if the X-ray is asked for but `scene` has none.
  @MainActor func checkXRay(of scene: GalleryScene) throws {
    guard xray, !scene.hasXRaySwitch else { return }
    let others = GalleryScene.all.filter(\.hasXRaySwitch).map(\.name).joined(separator: ", ")
    throw ValidationError("--xray: the scene \"\(scene.name)\" has no X-ray to switch on. Scenes that have: \(others)")
  }

  /// A player that runs the scene without a window.
  @MainActor func player(_ scene: GalleryScene, script: SceneScript? = nil, showsFingers: Bool = false) -> ScenePlayer {
    ScenePlayer(
      scene, script: script, size: size?.size ?? scene.size, scale: scale ?? 2, style: style, showsXRay: xray,
      showsFingers: showsFingers, drawsEveryFrame: true, settings: Self.settings)
  }

  /// Settings from the environment; read once, so that an invalid value is reported once.
  @MainActor private static let settings: LaunchSettings = {
    let settings = LaunchSettings(arguments: [])
    settings.complain()
    return settings
  }()
}

/// The name of an existing scene.
struct SceneArgument: ExpressibleByArgument {
  var name: String

  init?(argument: String) { name = argument }

  /// The names for shell completion.
  static var defaultCompletionKind: CompletionKind { .list(MainActor.assumeIsolated { GalleryScene.all.map(\.name) }) }

  @MainActor func scene() throws -> GalleryScene {
    if let scene = GalleryScene.all.first(where: { $0.name == name }) { return scene }
    let names = GalleryScene.all.map(\.name)
    throw ValidationError(
      "There is no scene \"\(name)\".\(Spelling.suggestion(for: name, among: names)) The scenes: \(names.joined(separator: ", "))"
    )
  }
}
