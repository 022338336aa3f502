internal import Foundation
internal import QuartzCore

extension UIScreen {
  var stateDescription: String {
    let size = DebugText.braces(bounds.width, bounds.height)
    return "<\(DebugText.identity(self)); bounds = {{0, 0}, \(size)}; scale = \(DebugText.number(scale)); "
      + "maximumFramesPerSecond = \(maximumFramesPerSecond)>"
  }

  /// The screen, then for each window that is not hidden, from the back to the front, its view controllers and its views.
  /// An addition of ours.
  public func recursiveDescription() -> String {
    let parts = windows.map { window in
      [window.rootViewController?.hierarchyDescription(), window.recursiveDescription()].compactMap { $0 }.joined(separator: "\n")
    }
    return ([description] + parts).joined(separator: "\n")
  }

  /// What a failed test prints: `recursiveDescription()`, and what came before.
  var report: String { [recursiveDescription(), history?()].compactMap { $0 }.joined(separator: "\n") }
}
