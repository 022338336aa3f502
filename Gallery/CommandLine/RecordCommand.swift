internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Record a scene, while its script plays, as an animated WebP.")

  @Argument(help: "A scene of `gallery list`.")
  var scene: SceneArgument

  @Option(
    name: .shortAndLong, help: "The file, a .webp; - is standard output.",
    completion: .file(extensions: PictureFormat.webP.extensions))
  var output: String

  @Option(parsing: .unconditional, help: "How long, from 0.1 to 600. (default: as long as the script)")
  var seconds: Double?

  @Option(parsing: .unconditional, help: "Pictures a second, from 1 to 120.")
  var fps = 30

  @Option(parsing: .unconditional, help: "Of pictures with too many colours for a drawing, from 0 to 100.")
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
    _ = try PictureFormat.named(by: OutputPath(output), of: [.webP], in: "record")
  }

  func run() throws {
    Interruption.handleSignals()
    try MainActor.assumeIsolated {
      let scene = try scene.scene()
      try screen.checkXRay(of: scene)
      let file = try OutputFile(output)
      let count = max(1, Int(((seconds ?? scene.script.duration) * Double(fps)).rounded()))
      var progress = ProgressBar(scene.name, total: count)
      do {
        let bytes = try record(scene, count, &progress)
        progress.clear()
        try file.write(bytes)
        progress.finish("\(file.name): \(count) pictures, \(bytes.count / 1024) KB")
      } catch let failure as WebPAnimation.Failure {
        progress.clear()
        complain("cannot record \(scene.name): \(failure)")
        throw ExitCode.encodingFailed
      }
    }
  }

  /// Records `count` frames and returns the file's bytes.
  @MainActor private func record(_ scene: GalleryScene, _ count: Int, _ progress: inout ProgressBar) throws -> Data {
    progress.show(0)
    let player = screen.player(scene, showsFingers: true)
    let first = player.stage.snapshot().cgImage!
    let animation = try WebPAnimation(width: first.width, height: first.height, quality: quality, isPhotograph: photograph)
    for frame in 0..<count {
      let time = Double(frame) / Double(fps)
      player.play(until: time)
      try animation.add(player.stage.snapshot().cgImage!, at: time)
      progress.show(frame + 1)
    }
    return try animation.finish(at: Double(count) / Double(fps))
  }
}
