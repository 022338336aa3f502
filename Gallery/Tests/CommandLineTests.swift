import ArgumentParser
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct CommandLineTests {
  private func exitCode(_ arguments: String...) -> Int32 { exitCode(arguments) }

  private func message(_ arguments: String...) -> String { message(arguments) }

  private func exitCode(_ arguments: [String]) -> Int32 {
    do {
      var command = try GalleryCommand.command(for: arguments)
      try command.run()
      return 0
    } catch {
      return GalleryCommand.exitCode(for: error).rawValue
    }
  }

  private func message(_ arguments: [String]) -> String {
    do {
      var command = try GalleryCommand.command(for: arguments)
      try command.run()
      return ""
    } catch {
      return GalleryCommand.message(for: error)
    }
  }

  private func temporaryFile(_ name: String) -> String { NSTemporaryDirectory() + "gallery-\(UUID().uuidString)-\(name)" }

  @Test func unknownSceneSuggestsTheNearest() {
    #expect(message("render", "contaners", "-o", "/dev/null").contains("Did you mean \"containers\"?"))
    #expect(message("render", "zzzzzz", "-o", "/dev/null").contains("containers, naive, "))
    #expect(exitCode("render", "contaners", "-o", "/dev/null") == 64)
  }

  @Test func unwritableFileIs73() {
    #expect(exitCode("render", "reuse", "-o", "/nowhere/at/all.png") == 73)
    #expect(exitCode("record", "reuse", "-o", "/nowhere/at/all.webp") == 73)
    #expect(exitCode("tour", "-o", "/proc/nothing") == 73)
  }

  @Test(arguments: [
    ("--at", "-1"), ("--at", "nan"), ("--at", "1000000.5"), ("--at", "inf"), ("--size", "0x0"), ("--size", "wide"),
    ("--size", "393"), ("--size", "-5x200"), ("--size", "99999999999999999999x1"), ("--scale", "0"), ("--scale", "inf"),
    ("--scale", "-2"),
  ])
  func badNumbersAre64AndNamed(option: String, value: String) {
    for arguments in [["\(option)=\(value)"], [option, value]] {
      let text = message(["render", "reuse", "-o", "/dev/null"] + arguments)
      #expect(text.contains(option) && text.contains(value.prefix { $0 != "x" }))
      #expect(exitCode(["render", "reuse", "-o", "/dev/null"] + arguments) == 64)
    }
  }

  @Test(arguments: [
    ("--seconds", "-1"), ("--seconds", "nan"), ("--fps", "0"), ("--fps", "-3"), ("--quality", "101"), ("--quality", "-1"),
  ])
  func badNumbersOfARecordingAre64AndNamed(option: String, value: String) {
    let text = message(["record", "reuse", "-o", "/dev/null", option, value])
    #expect(text.contains("\(option) \(value)"))
    #expect(exitCode(["record", "reuse", "-o", "/dev/null", option, value]) == 64)
  }

  @Test(arguments: [
    (["lst"], "Did you mean \"list\"?"), (["rendr", "photo", "-o", "x.png"], "Did you mean \"render\"?"),
    (["xary", "--dark"], "Did you mean \"xray\"?"), (["qqqqqqqq"], "The commands: open, list, "), ([""], "The scenes: "),
  ])
  func anUnknownFirstWordIs64AndSuggests(arguments: [String], text: String) {
    #expect(message(arguments).contains(text))
    #expect(exitCode(arguments) == 64)
  }

  @Test func xrayOverASceneWithoutListsIs64() {
    for arguments in [["render", "nested", "-o", "/dev/null"], ["record", "photo", "-o", "/dev/null"], ["open", "nested"]] {
      #expect(message(arguments + ["--xray"]).contains("Scenes that have: containers, "))
      #expect(exitCode(arguments + ["--xray"]) == 64)
    }
  }

  @Test func aTourNeedsAFolder() {
    #expect(exitCode("tour", "-o", "-") == 64)
    #expect(exitCode("tour", "-o", "") == 64)
    #expect(exitCode("tour", "-o", "/dev/null") == 73)
    #expect(exitCode("tour", "-o", "/dev/null/deeper") == 73)
  }

  @Test func versionIsThatOfTheChangelog() throws {
    let changelog = URL(fileURLWithPath: #filePath + "/../../../CHANGELOG.md").standardized
    let heading = try String(contentsOf: changelog, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(heading?.split(separator: " ")[1] == GalleryCommand.version[...])
    #expect(message("--version") == GalleryCommand.version)
    #expect(exitCode("--version") == 0)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionKnowsTheScenes(shell: String) {
    #expect(message("--generate-completion-script", shell).contains("collections"))
    #expect(exitCode("--generate-completion-script", shell) == 0)
  }

  @Test(arguments: [["open", "xray"], ["xray"], ["open", "--scene", "xray"], ["--scene=xray"]])
  func openTakesASceneASizeAndAScale(arguments: [String]) throws {
    let command = try GalleryCommand.parseAsRoot(arguments + ["--size", "640x480", "--scale", "1.5", "--log"])
    let open = try #require(command as? OpenCommand)
    #expect((open.scene ?? open.sceneOption)?.name == "xray")
    #expect(open.screen.size?.size == CGSize(width: 640, height: 480))
    #expect(open.screen.scale == 1.5)
    #expect(open.log)
  }

  @Test func openTakesOneSceneThatExists() {
    #expect(message("open", "xary").contains("Did you mean \"xray\"?"))
    #expect(exitCode("open", "--scene", "xary") == 64)
    #expect(exitCode("open", "xray", "--scene", "reuse") == 64)
    #expect(exitCode("open", "xray", "--size", "9x9") == 64)
    #expect(exitCode("open", "xray", "--scale", "9") == 64)
  }

  @Test func renderWritesAPNGOfTheRightSize() throws {
    let file = temporaryFile("reuse.png")
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(exitCode("render", "reuse", "--at", "0.5", "--size", "320x480", "--scale", "1.5", "-o", file) == 0)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(bytes[0..<8] == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes[16..<24] == [0, 0, 0x01, 0xE0, 0, 0, 0x02, 0xD0])
  }

  @Test func renderDrawsInTheDark() throws {
    let pictures = try [[], ["--dark"]].map { option in
      let file = temporaryFile("pages.png")
      defer { try? FileManager.default.removeItem(atPath: file) }
      var command = try GalleryCommand.parseAsRoot(["render", "pages", "--size", "200x300", "--scale", "1", "-o", file] + option)
      try command.run()
      return try withExtendedLifetime(Stage()) { try #require(UIImage(contentsOfFile: file)?.cgImage?.pixels) }
    }
    let bright = pictures.map { $0.count { $0 & 0xff > 0xe0 } }
    #expect(bright[0] > pictures[0].count / 2 && bright[1] < pictures[1].count / 10)
  }

  @Test(arguments: [[], ["--photograph", "--quality", "30"]]) func recordWritesAnAnimatedWebP(options: [String]) throws {
    let file = temporaryFile("reuse.webp")
    defer { try? FileManager.default.removeItem(atPath: file) }
    let arguments = ["record", "containers", "--seconds", "0.6", "--fps", "5", "--size", "200x300", "--scale", "1", "-o", file]
    var command = try GalleryCommand.parseAsRoot(arguments + options)
    try command.run()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(bytes.prefix(4) == Data("RIFF".utf8) && bytes[8..<12] == Data("WEBP".utf8))
    #expect(bytes.range(of: Data("ANIM".utf8)) != nil)
  }
}
