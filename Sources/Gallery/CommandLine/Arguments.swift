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

/// How large a screen is, how bright, and what lies over it; nil is left to the scene and to the window system.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The screen in points, as WIDTHxHEIGHT. (default: what suits the scene)")
  var size: SizeArgument?

  @Option(help: "Pixels a point, from 0.5 to 4. (default: 2 for pictures, the display's own for a window)")
  var scale: Double?

  @Flag(help: "In the dark appearance.")
  var dark = false

  @Flag(help: "With the X-ray over the scene.")
  var xray = false

  var style: UIUserInterfaceStyle { dark ? .dark : .unspecified }

  func validate() throws {
    if let size = size?.size, !(100...4096).contains(size.width) || !(100...4096).contains(size.height) {
      throw ValidationError("--size \(Int(size.width))x\(Int(size.height)): each side has to be from 100 to 4096 points")
    }
    if let scale, !(0.5...4).contains(scale) { throw ValidationError("--scale \(scale): has to be from 0.5 to 4") }
  }

  /// For a scene without a window.
  @MainActor func player(_ scene: GalleryScene) -> ScenePlayer {
    ScenePlayer(scene, size: size?.size ?? scene.size, scale: scale ?? 2, style: style, showsXRay: xray)
  }
}

/// The name of a scene, spelled right.
struct SceneArgument: ExpressibleByArgument {
  var name: String

  init?(argument: String) { name = argument }

  @MainActor func scene() throws -> GalleryScene {
    if let scene = GalleryScene.all.first(where: { $0.name == name }) { return scene }
    let names = GalleryScene.all.map(\.name)
    let nearest = names.min { distance(name, $0) < distance(name, $1) }!
    let suggestion = distance(name, nearest) <= max(2, nearest.count / 2) ? " Did you mean \"\(nearest)\"?" : ""
    throw ValidationError("There is no scene \"\(name)\".\(suggestion) The scenes: \(names.joined(separator: ", "))")
  }
}

/// How many letters have to be put in, taken out or changed to make `a` of `b` (Levenshtein).
private func distance(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
  var row = Array(0...b.count)
  for i in a.indices {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      (diagonal, row[j + 1]) = (row[j + 1], min(row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1)))
    }
  }
  return row[b.count]
}
