internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

/// Makes the picture of `share/icons`, for desktops that take an app's icon from files.
struct IconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon", abstract: "Draw the gallery's icon as a PNG, JPEG or WebP.", shouldDisplay: false)

  @Option(parsing: .unconditional, help: "Pixels a side, from 16 to 1024.")
  var size = 256

  @Option(
    name: .shortAndLong,
    help: "The file, whose extension is the format: .png, .jpg, .jpeg or .webp (lossless); - is standard output (PNG).",
    completion: .file(extensions: PictureFormat.allCases.flatMap(\.extensions)))
  var output: String

  func validate() throws {
    guard (16...1024).contains(size) else { throw ValidationError("--size \(size): has to be from 16 to 1024 pixels") }
    _ = try format
  }

  private var format: PictureFormat {
    get throws { try PictureFormat.named(by: OutputPath(output), of: PictureFormat.allCases, in: "icon") }
  }

  func run() throws {
    Interruption.handleSignals()
    try MainActor.assumeIsolated {
      let (format, file) = (try format, try OutputFile(output))
      // Draws where no window is.
      let stage = Stage(size: CGSize(width: 16, height: 16), scale: 1)
      try withExtendedLifetime(stage) { try file.write(format.encode(GalleryIcon.image(side: CGFloat(size)), from: "the icon")) }
    }
  }
}
