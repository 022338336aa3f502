import ArgumentParser
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct CommandLineTests {
  private func exitCode(_ arguments: String...) -> Int32 {
    do {
      var command = try GalleryCommand.parseAsRoot(arguments)
      try command.run()
      return 0
    } catch {
      return GalleryCommand.exitCode(for: error).rawValue
    }
  }

  private func message(_ arguments: String...) -> String {
    do {
      var command = try GalleryCommand.parseAsRoot(arguments)
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
    ["--at", "-1"], ["--at", "nan"], ["--at", "1e9"], ["--size", "0x0"], ["--size", "wide"], ["--size", "393"], ["--scale", "0"],
    ["--scale", "inf"],
  ])
  func badNumbersAre64(option: [String]) {
    let arguments = ["render", "reuse", "-o", "/dev/null", "\(option[0])=\(option[1])"]
    #expect(throws: (any Error).self) { try GalleryCommand.parseAsRoot(arguments) }
    do { _ = try GalleryCommand.parseAsRoot(arguments) } catch { #expect(GalleryCommand.exitCode(for: error).rawValue == 64) }
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
    let arguments = ["record", "reuse", "--seconds", "0.6", "--fps", "5", "--size", "200x200", "--scale", "1", "-o", file]
    var command = try GalleryCommand.parseAsRoot(arguments + options)
    try command.run()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(bytes.prefix(4) == Data("RIFF".utf8) && bytes[8..<12] == Data("WEBP".utf8))
    #expect(bytes.range(of: Data("ANIM".utf8)) != nil)
  }
}
