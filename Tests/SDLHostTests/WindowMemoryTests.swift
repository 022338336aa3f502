import Foundation
import Testing

@testable import SDLHost

@Suite struct WindowMemoryTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
  private let frame = WindowMemory.Frame(size: CGSize(width: 500, height: 300), place: SIMD2(10, -20))

  private func memory(_ more: [String: String] = [:], program: String = "notes") -> WindowMemory {
    WindowMemory(program: program, environment: ["XDG_STATE_HOME": folder.path].merging(more) { $1 })
  }

  @Test func aWindowIsFoundByItsNameInTheNextRun() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let wayland = WindowMemory.Frame(size: CGSize(width: 320, height: 640), place: nil)
    #expect(memory().frame(of: "Main") == nil)
    memory().record(frame, of: "Main")
    memory().record(wayland, of: "Notes 2")
    #expect(memory().frame(of: "Main") == frame && memory().frame(of: "Notes 2") == wayland)
    #expect(memory(program: "other").frame(of: "Main") == nil)
  }

  @Test func aFileThatIsNoneIsIgnored() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes/windows.json")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("nonsense".utf8).write(to: file)
    #expect(memory().frame(of: "Main") == nil)
    try Data(#"{"Main": {"size": [-5, 1e300]}}"#.utf8).write(to: file)
    #expect(memory().frame(of: "Main") == nil)
    memory().record(frame, of: "Main")
    #expect(memory().frame(of: "Main") == frame)
  }

  @Test(arguments: [
    ["SCROLLWORK_WINDOWS": "forget"], ["XDG_STATE_HOME": "relative/path"],
  ]) func nothingIsRememberedOnRequestOrWithoutAFolder(_ environment: [String: String]) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let memory = memory(environment)
    memory.record(frame, of: "Main")
    #expect(memory.frame(of: "Main") == nil)
  }

  @Test func aProgramsNameIsNoPath() {
    for name in ["", "..", "a/b"] {
      let memory = memory(program: name)
      memory.record(frame, of: "Main")
      #expect(memory.frame(of: "Main") == nil && !FileManager.default.fileExists(atPath: folder.path))
    }
  }
}
