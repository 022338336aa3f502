internal import ArgumentParser
internal import Foundation
internal import UIKit

@main struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Scrolling scenes to look at, in a window or as pictures.",
    subcommands: [OpenCommand.self, ListCommand.self, RenderCommand.self, RecordCommand.self, TourCommand.self],
    defaultSubcommand: OpenCommand.self)
}

struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery in a window (what happens without a command, too).")

  @Flag(help: "Print every delegate message of the scenes with its time and offset.")
  var log = false

  @Argument(help: "Open this scene of `gallery list` at once.")
  var scene: SceneArgument?

  @Option(name: .customLong("scene"), help: "The same.")
  var sceneOption: SceneArgument?

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    if let scene, let sceneOption {
      throw ValidationError("Both \"\(scene.name)\" and --scene \(sceneOption.name): only one scene can be opened")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try (scene ?? sceneOption)?.scene()
      AppDelegate.options = .init(logsMessages: log, scene: scene, style: screen.style, showsXRay: screen.xray)
      ApplicationLauncher.run(
        UIApplication(), delegate: AppDelegate(), size: screen.size?.size ?? scene?.size,
        scale: screen.scale.map { CGFloat($0) })
    }
  }
}

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the scenes.")

  func run() {
    MainActor.assumeIsolated {
      let width = GalleryScene.all.map(\.name.count).max()!
      for scene in GalleryScene.all {
        print(scene.name.padding(toLength: width, withPad: " ", startingAt: 0), " ", scene.summary)
      }
    }
  }
}
