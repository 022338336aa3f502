internal import CoreGraphics
internal import Foundation

/// The door through which UIKit asks the host of the main screen about text.
///
/// Apple lets fonts and strings be measured on any thread; hosts work on the main one, so other threads wait for it.
enum HostText {
  static func metrics(of font: FontDescription) -> FontMetrics { onMain { $0.metrics(of: font) } }

  static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { onMain { $0.measure(text, in: size) } }

  private static func onMain<Answer: Sendable>(_ ask: @MainActor @Sendable (any Host) -> Answer) -> Answer {
    if Thread.isMainThread { return MainActor.assumeIsolated { ask(UIScreen.main.driver.host) } }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { ask(UIScreen.main.driver.host) } }
  }
}
