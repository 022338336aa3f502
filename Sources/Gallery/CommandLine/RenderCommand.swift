internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one instant of a scene, while its script plays, as a PNG.")

  @Argument(help: "A scene of `gallery list`.")
  var scene: SceneArgument

  @Option(help: "Seconds from the start of the scene's script.")
  var at: Double = 0

  @Option(name: .shortAndLong, help: "The PNG file.")
  var output: String

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    guard (0...600).contains(at) else { throw ValidationError("--at \(at): has to be from 0 to 600 seconds") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try scene.scene()
      let file = try OutputFile(output)
      let player = screen.player(scene)
      player.play(until: at)
      try file.write(player.stage.snapshot().pngData()!)
    }
  }
}

struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour", abstract: "Draw every scene at its best moment into a folder and print the paths.")

  @Option(name: .shortAndLong, help: "The folder, made if it is not there.")
  var output = "gallery-out"

  @OptionGroup var screen: ScreenOptions

  func run() throws {
    try MainActor.assumeIsolated {
      // A folder that cannot be made shows when the first file is opened.
      try? FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      for scene in GalleryScene.all {
        let file = try OutputFile("\(output)/\(scene.name).png")
        let player = screen.player(scene)
        player.play(until: scene.bestMoment)
        try file.write(player.stage.snapshot().pngData()!)
        print(file.path)
      }
    }
  }
}
