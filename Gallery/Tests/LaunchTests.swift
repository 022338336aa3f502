import Foundation
import Testing

@Suite(.timeLimit(.minutes(60))) struct LaunchTests {
  @Test(arguments: [
    [:], ["DISPLAY": ":987"], ["WAYLAND_DISPLAY": "wayland-987", "XDG_RUNTIME_DIR": "/nowhere"], ["SDL_VIDEODRIVER": "nonsense"],
    ["SDL_VIDEODRIVER": "x11"],
  ])
  func anAppWithoutADisplaySaysSoAndExitsWith69(environment: [String: String]) throws {
    let ending = try AppProcess(["open", "reuse"], environment: environment).wait()
    #expect(ending.hasExited && ending.status == 69)
    #expect(ending.errors.contains("gallery: no window can be opened: "))
    for (name, value) in environment where name != "XDG_RUNTIME_DIR" {
      #expect(ending.errors.contains("\(name) is \"\(value)\""))
    }
    #expect(ending.errors.contains(environment["SDL_VIDEODRIVER"] == nil ? "Set DISPLAY or" : "Unset SDL_VIDEODRIVER"))
  }

  @Test(arguments: [SIGHUP: 129, SIGINT: 130, SIGTERM: 143] as [Int32: Int32])
  func aSignalEndsTheAppThroughItsDelegate(_ signal: (key: Int32, value: Int32)) throws {
    let app = try AppProcess(["open", "reuse", "--log"], environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(app.waitForOutput("sceneDidBecomeActive"))
    kill(app.process.processIdentifier, signal.key)
    let ending = app.wait()
    #expect(ending.hasExited && ending.status == signal.value && ending.errors.isEmpty)
    #expect(app.restOfOutput.components(separatedBy: "applicationWillTerminate").count == 2)
  }

  @Test func anAppWithoutFontsSaysSoOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appendingPathComponent("fonts.conf")
    try "<fontconfig><dir>\(folder.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>"
      .write(to: settings, atomically: true, encoding: .utf8)
    let app = try AppProcess(
      ["render", "reuse", "-o", folder.path + "/reuse.png"], environment: ["FONTCONFIG_FILE": settings.path])
    let ending = app.wait()
    #expect(ending.hasExited && ending.status == 0)
    #expect(ending.errors.components(separatedBy: "no fonts are installed").count == 2)
  }
}
