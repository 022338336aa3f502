internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one instant of a scene, while its script plays, as a PNG, JPEG or WebP.")

  @Argument(help: "A scene of `gallery list`.")
  var scene: SceneArgument

  @Option(parsing: .unconditional, help: "Seconds from the start of the scene's script, from 0 to 600.")
  var at: Double = 0

  @OptionGroup var picture: PictureOptions

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    guard (0...600).contains(at) else { throw ValidationError("--at \(at): has to be from 0 to 600 seconds") }
    _ = try picture.format(in: "render")
  }

  func run() throws {
    Interruption.handleSignals()
    try MainActor.assumeIsolated {
      let scene = try scene.scene()
      try screen.checkXRay(of: scene)
      let (format, file) = (try picture.format(in: "render"), try OutputFile(picture.output))
      let player = screen.player(scene)
      player.play(until: at)
      try file.write(format.encode(player.stage.snapshot(), from: scene.name))
    }
  }
}

struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour", abstract: "Draw every scene at its best moment into a folder and print the paths.")

  @Option(name: .shortAndLong, help: "The folder, made if it is not there.", completion: .directory)
  var output = "gallery-out"

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    guard output != "-" else { throw ValidationError("-o -: a tour is several pictures, which need a folder") }
    guard !output.isEmpty else { throw ValidationError("-o \"\": the folder needs a name") }
  }

  func run() throws {
    Interruption.handleSignals()
    try MainActor.assumeIsolated {
      do { try Self.makeFolder(output) } catch let error as SystemError {
        complain("cannot make the folder \(output): \(error)")
        throw ExitCode.unwritableFile
      }
      for scene in GalleryScene.all {
        let file = try OutputFile("\(output)/\(scene.name).png")
        let player = screen.player(scene)
        player.play(until: scene.bestMoment)
        try file.write(PictureFormat.png.encode(player.stage.snapshot(), from: scene.name))
        try StandardStreams.write("\(file.name)\n")
      }
    }
  }

  /// Creates the folder and its missing parents; an existing folder is not an error. Throws `SystemError`.
  private static func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let (code, parent) = (errno, (path as NSString).deletingLastPathComponent)
    guard code == ENOENT, !parent.isEmpty, parent != path else { throw SystemError(code) }
    try makeFolder(parent)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw SystemError() }
  }
}
