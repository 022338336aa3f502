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

  @Option(help: "Open this scene at once.")
  var scene: SceneArgument?

  func run() throws {
    try MainActor.assumeIsolated {
      AppDelegate.options = .init(logsMessages: log, scene: try scene?.scene())
      AppDelegate.main()
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
