import Foundation

/// What the person has set, kept in the user defaults.
final class HarbourSettings {
  static let shared = HarbourSettings(defaults: .standard)
  static let didChange = Notification.Name("HarbourSettingsDidChange")

  private let defaults: UserDefaults

  init(defaults: UserDefaults) { self.defaults = defaults }

  var showsFreeBerthsOnly: Bool {
    get { defaults.bool(forKey: "showsFreeBerthsOnly") }
    set { set(newValue, "showsFreeBerthsOnly") }
  }

  var warnsOfLowWater: Bool {
    get { defaults.object(forKey: "warnsOfLowWater") as? Bool ?? true }
    set { set(newValue, "warnsOfLowWater") }
  }

  /// The length of the person's ship in metres: shorter berths are not listed. 0 for no limit.
  var shipLength: Double {
    get { defaults.double(forKey: "shipLength") }
    set { set(newValue, "shipLength") }
  }

  var usesFeet: Bool {
    get { defaults.bool(forKey: "usesFeet") }
    set { set(newValue, "usesFeet") }
  }

  func lists(_ berth: Berth) -> Bool {
    berth.length >= shipLength && (berth.status == .free || !showsFreeBerthsOnly)
  }

  private func set(_ value: Any, _ key: String) {
    defaults.set(value, forKey: key)
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }
}
