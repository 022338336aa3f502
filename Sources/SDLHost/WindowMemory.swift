package import Foundation

/// Sizes and places of a program's windows from one run to the next, by the names of scenes: a file below `XDG_STATE_HOME`.
package struct WindowMemory {
  package struct Frame: Codable, Equatable {
    /// In points.
    package var size: CGSize
    /// The corner of the window's frame in units of the window system; on Wayland, which does not report it, that of its display.
    package var place: SIMD2<Int32>?

    package init(size: CGSize, place: SIMD2<Int32>?) { (self.size, self.place) = (size, place) }

    fileprivate var isSane: Bool { [size.width, size.height].allSatisfy { $0.isFinite && $0 >= 1 && $0 <= CGFloat(Int16.max) } }
  }

  private let file: URL?

  /// - Parameters:
  ///   - program: Names the folder; nothing is remembered for a name that is none.
  ///   - environment: `XDG_STATE_HOME`, else `HOME`, says where; without both nothing is remembered. So it is for a program whose
  ///     `SCROLLWORK_WINDOWS` is `forget`.
  package init(program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    // The base directory specification ignores relative paths.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0 + "/.local/state") : nil }
    let isUsable = !program.isEmpty && !program.hasPrefix(".") && !program.contains("/")
    guard let folder = state ?? home, isUsable, environment["SCROLLWORK_WINDOWS"] != "forget" else {
      file = nil
      return
    }
    file = folder.appendingPathComponent(program).appendingPathComponent("windows.json")
  }

  /// nil for a window that has not been open before, or whose entry cannot be read.
  package func frame(of name: String) -> Frame? { frames[name].flatMap { $0.isSane ? $0 : nil } }

  /// Remembers a window. A file that cannot be written is no error: the window opens as the first time.
  package func record(_ frame: Frame, of name: String) {
    guard let file else { return }
    var frames = frames
    guard frames.updateValue(frame, forKey: name) != frame else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(frames) else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private var frames: [String: Frame] {
    guard let file, let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Frame].self, from: data)) ?? [:]
  }
}
