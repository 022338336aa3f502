internal import Foundation

/// A battery as Linux describes it, in a folder of files below `/sys/class/power_supply`.
struct Battery {
  let state: UIDevice.BatteryState
  /// From 0 to 1; nil if it is not known.
  let level: Float?

  /// nil for a folder that is not a battery of the machine itself.
  init?(folder: URL) {
    func text(_ name: String) -> String? {
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // The batteries of mice and keyboards have the scope "Device".
    guard text("type") == "Battery", text("scope") != "Device" else { return nil }
    state =
      switch text("status") {
      case "Charging": .charging
      case "Full", "Not charging": .full
      case "Discharging": .unplugged
      default: .unknown
      }
    level = text("capacity").flatMap(Float.init).map { min(max($0 / 100, 0), 1) }
  }

  /// The first battery by name; nil if the machine has none.
  static func first(in folder: URL = URL(fileURLWithPath: "/sys/class/power_supply")) -> Battery? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().lazy.compactMap { Battery(folder: folder.appendingPathComponent($0)) }.first
  }
}
