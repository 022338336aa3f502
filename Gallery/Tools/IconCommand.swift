internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

/// Writes the icon files of `share/icons`, for desktops that read an app's icon from files.
struct IconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "icon", abstract: "Draw the gallery's icon as a PNG, JPEG or WebP.", shouldDisplay: false)

  @Option(parsing: .unconditional, help: "Pixels a side, from 16 to 1024.")
  var size = 256

  @OptionGroup var picture: PictureOptions

  func validate() throws {
    guard (16...1024).contains(size) else { throw ValidationError("--size \(size): has to be from 16 to 1024 pixels") }
    _ = try picture.format(in: "icon")
  }

  func run() throws {
    Interruption.handleSignals()
    try MainActor.assumeIsolated {
      let (format, file) = (try picture.format(in: "icon"), try OutputFile(picture.output))
      // A stage provides the graphics context without a window.
      let stage = Stage(size: CGSize(width: 16, height: 16), scale: 1)
      try withExtendedLifetime(stage) { try file.write(format.encode(GalleryIcon.image(side: CGFloat(size)), from: "the icon")) }
    }
  }
}
