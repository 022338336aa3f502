internal import ArgumentParser
internal import Foundation
internal import UIKit
internal import UIKitTesting

/// The command run by `./bench frames`.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Play a minute of flicks in scenes, without a window, and print how long their frames take.",
    discussion: """
      Microseconds are CPU time of the whole program, so that other programs do not count; drawing ends in a frame buffer, and nothing \
      is presented. The first frame of a scene, which lays it out, is left out.
      """)

  @Argument(help: "Scenes of `gallery list`. (default: all)")
  var scenes: [SceneArgument] = []

  @Option(parsing: .unconditional, help: "How long in virtual time, from 1 to 600.")
  var seconds: Double = 60

  @Flag(help: "Play the scene's own script once instead of flicks.")
  var script = false

  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    guard (1...600).contains(seconds) else { throw ValidationError("--seconds \(seconds): has to be from 1 to 600") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let scenes = try self.scenes.isEmpty ? GalleryScene.all : self.scenes.map { try $0.scene() }
      for scene in scenes { try screen.checkXRay(of: scene) }
      var progress = ProgressBar("frames", total: scenes.count)
      var reports: [FrameReport] = []
      for scene in scenes {
        progress.show(reports.count)
        reports.append(play(scene))
      }
      progress.clear()
      try StandardStreams.write(FrameReport.table(reports))
    }
  }

  @MainActor private func play(_ scene: GalleryScene) -> FrameReport {
    let script = script ? scene.script : .flicks(duration: seconds)
    let player = screen.player(scene, script: script)
    var report = FrameReport(scene.name)
    var lines: [FrameLine] = []
    player.stage.traceFrames(clock: { Self.microseconds }) { lines.append($0) }
    for frame in 1...Int(script.duration * Double(SceneScript.framesPerSecond)) {
      let start = Self.startFrame()
      player.play(until: Double(frame) / Double(SceneScript.framesPerSecond))
      let total = Self.microseconds - start
      for line in lines where line.picture != nil { report.add(line, total: total) }
      lines.removeAll(keepingCapacity: true)
    }
    return report
  }

  /// A function of its own, so that `./bench frames` can have callgrind count from here to `FrameReport.add(_:total:)`.
  @inline(never) private static func startFrame() -> Int { microseconds }

  /// CPU time of all threads of the process.
  private static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
  }
}
