internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Record a scene, while its script plays, as an animated WebP.")

  @Argument(help: "A scene of `gallery list`.")
  var scene: SceneArgument

  @Option(name: .shortAndLong, help: "The WebP file.")
  var output: String

  @Option(help: "How long. (default: as long as the script)")
  var seconds: Double?

  @Option(help: "Pictures a second.")
  var fps = 30

  @Option(help: "Of pictures with too many colours for a drawing, from 0 to 100.")
  var quality: Float = 82

  @Flag(help: "Keep every colour: for scenes with smooth shades, in which a drawing's few colours would show as bands.")
  var photograph = false

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    guard (1...120).contains(fps) else { throw ValidationError("--fps \(fps): has to be from 1 to 120") }
    guard (0...100).contains(quality) else { throw ValidationError("--quality \(quality): has to be from 0 to 100") }
    if let seconds, !(0.1...600).contains(seconds) {
      throw ValidationError("--seconds \(seconds): has to be from 0.1 to 600")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try scene.scene()
      let file = try OutputFile(output)
      do {
        let bytes = try record(scene)
        try file.write(bytes)
      } catch let failure as WebPAnimation.Failure {
        complain("cannot record \(scene.name): \(failure)")
        throw ExitCode(70)
      }
    }
  }

  @MainActor private func record(_ scene: GalleryScene) throws -> Data {
    let player = screen.player(scene)
    let count = max(1, Int(((seconds ?? scene.script.duration) * Double(fps)).rounded()))
    let first = player.stage.snapshot().cgImage!
    let animation = try WebPAnimation(width: first.width, height: first.height, quality: quality, isPhotograph: photograph)
    var progress = ProgressBar(scene.name, total: count)
    for frame in 0..<count {
      let time = Double(frame) / Double(fps)
      player.play(until: time)
      try animation.add(player.stage.snapshot().cgImage!, at: time)
      progress.show(frame + 1)
    }
    let bytes = try animation.finish(at: Double(count) / Double(fps))
    progress.finish("\(output): \(count) pictures, \(bytes.count / 1024) KB")
    return bytes
  }
}
