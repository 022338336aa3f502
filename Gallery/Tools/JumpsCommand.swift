internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

/// The command run by `scripts/measure/check-jumps`.
struct JumpsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jumps",
    abstract: "Play scenes at 60 frames a second and print the frames in which content jumps, pops in or pops out.")

  @Argument(help: "Scenes of `gallery list`. (default: all)")
  var scenes: [SceneArgument] = []

  @Flag(help: "Print every view that jumps, not only the one that jumps farthest.")
  var all = false

  @OptionGroup var screen: ScreenOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let scenes = try self.scenes.isEmpty ? GalleryScene.all : self.scenes.map { try $0.scene() }
      var count = 0
      for scene in scenes { count += play(scene) }
      if count > 0 { throw ExitCode(1) }
    }
  }

  /// - Returns: the number of printed frames.
  @MainActor private func play(_ scene: GalleryScene) -> Int {
    let player = screen.player(scene)
    var finder = JumpFinder()
    for frame in 0...Int(scene.script.duration * Double(SceneScript.framesPerSecond)) {
      player.play(until: Double(frame) / Double(SceneScript.framesPerSecond))
      finder.add(Sightings(in: player.stage.window))
    }
    let frames = Dictionary(grouping: finder.jumps, by: \.frame).sorted { $0.key < $1.key }
    for (frame, jumps) in frames {
      let sorted = jumps.sorted { $0.distance > $1.distance }
      for jump in all ? sorted : [sorted[0]] { print(line(scene, frame, jump, of: jumps.count)) }
    }
    return frames.count
  }

  @MainActor private func line(_ scene: GalleryScene, _ frame: Int, _ jump: JumpFinder.Jump, of count: Int) -> String {
    let time = String(format: "%.3f", Double(frame) / Double(SceneScript.framesPerSecond))
    let distance = jump.kind == .moves ? String(format: " %.1f pt", jump.distance) : ""
    let place = "(\(Int(jump.rect.minX)), \(Int(jump.rect.minY)), \(Int(jump.rect.width)) x \(Int(jump.rect.height)))"
    return "\(scene.name) \(time): \(jump.name) \(place) \(jump.kind.rawValue)\(distance); \(count) in this frame"
  }
}
