internal import Foundation

/// What a person has changed in the sidebar, in the app's `UserDefaults`.
@MainActor struct KeptTabs {
  /// The name of the app's; nil keeps nothing.
  var identifier: String?

  private var key: String? { identifier.map { "UITabBarController \($0)" } }

  private func change(_ part: String, _ name: String, _ value: Any) {
    guard let key else { return }
    var all = UserDefaults.standard.dictionary(forKey: key) ?? [:]
    var values = all[part] as? [String: Any] ?? [:]
    values[name] = value
    all[part] = values
    UserDefaults.standard.set(all, forKey: key)
  }

  /// Keeps whether a tab is hidden.
  func keep(_ tab: UITab) { change("hidden", tab.identifier, tab.isHidden) }

  /// Keeps the order of a group's tabs.
  func keep(_ group: UITabGroup) { change("order", group.identifier, group.displayOrderIdentifiers) }

  /// Gives tabs what was kept of them, as far as a person may still change it.
  func restore(_ tabs: [UITab]) {
    guard let key, let all = UserDefaults.standard.dictionary(forKey: key) else { return }
    restore(tabs, hidden: all["hidden"] as? [String: Any] ?? [:], order: all["order"] as? [String: Any] ?? [:])
  }

  private func restore(_ tabs: [UITab], hidden: [String: Any], order: [String: Any]) {
    for tab in tabs {
      if tab.allowsHiding, let isHidden = hidden[tab.identifier] as? Bool { tab.isHidden = isHidden }
      guard let group = tab as? UITabGroup else { continue }
      if group.allowsReordering, let order = order[group.identifier] as? [String] { group.displayOrderIdentifiers = order }
      restore(group.children, hidden: hidden, order: order)
    }
  }
}
