internal import ArgumentParser
internal import Foundation
internal import UIKit

@main struct GalleryCommand: ParsableCommand {
  /// The topmost version of CHANGELOG.md; a test compares them.
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Scrolling scenes to look at, in a window or as pictures.",
    discussion: """
      Exit codes: 64 wrong usage, 69 no window, 70 a picture that cannot be encoded, 73 a file that cannot be written, \
      74 standard output that cannot be written, 130 interrupted.
      """,
    version: version,
    subcommands: [
      OpenCommand.self, ListCommand.self, RenderCommand.self, RecordCommand.self, TourCommand.self,
      JumpsCommand.self, FramesCommand.self, CountsCommand.self, IconCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)

  static func main() {
    StandardStreams.prepare()
    do {
      var command = try command(for: Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      Foundation.exit(telling(error).rawValue)
    }
  }

  /// The parsed command for `arguments`.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    // ArgumentParser would pass an unknown command to `OpenCommand` as a scene, whatever follows, so check the first word here.
    if let word = arguments.first, !word.hasPrefix("-") { try MainActor.assumeIsolated { try check(word) } }
    return try parseAsRoot(arguments)
  }

  @MainActor private static func check(_ word: String) throws {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let scenes = GalleryScene.all.map(\.name)
    guard !commands.contains(word), !scenes.contains(word) else { return }
    let suggestion = Spelling.suggestion(for: word, among: commands + scenes)
    throw ValidationError(
      """
      There is no command and no scene "\(word)".\(suggestion)
      The commands: \(commands.joined(separator: ", "))
      The scenes: \(scenes.joined(separator: ", "))
      """)
  }

  /// Prints help to standard output and errors to standard error, and returns the exit code.
  private static func telling(_ error: any Error) -> ExitCode {
    let (code, message) = (exitCode(for: error), fullMessage(for: error))
    guard !message.isEmpty else { return code }
    guard code.isSuccess else {
      writeToStandardError(message + "\n")
      return code
    }
    do { try StandardStreams.write(message + "\n") } catch { return exitCode(for: error) }
    return code
  }
}

struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery in a window (what happens without a command, too).")

  @Flag(
    help:
      "Print every delegate message of the scenes with its time and offset; of a list whose delegate answers for rows only didScroll."
  )
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
      if let scene { try screen.checkXRay(of: scene) }
      AppDelegate.options = .init(logsMessages: log, scene: scene, style: screen.style, showsXRay: screen.xray)
      ApplicationLauncher.run(
        UIApplication(), delegate: AppDelegate(), size: screen.size?.size, firstSize: scene?.size,
        scale: screen.scale.map { CGFloat($0) })
    }
  }
}

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the scenes.")

  func run() throws {
    try MainActor.assumeIsolated {
      let width = GalleryScene.all.map(\.name.count).max()!
      let lines = GalleryScene.all.map { scene in
        "\(scene.name.padding(toLength: width, withPad: " ", startingAt: 0))   \(scene.summary)\n"
      }
      try StandardStreams.write(lines.joined())
    }
  }
}
