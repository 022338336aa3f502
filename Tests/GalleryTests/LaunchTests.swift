import Foundation
import Testing

@Suite(.timeLimit(.minutes(2))) struct LaunchTests {
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
}
