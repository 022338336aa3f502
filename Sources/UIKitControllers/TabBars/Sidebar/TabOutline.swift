internal import UIKitCore

/// The rows of the sidebar of tabs, in sections, from the tabs as they are now.
@MainActor struct TabOutline {
  /// What a row is, as a value that names it.
  enum Row: Hashable, Sendable {
    case header, footer
    case tab(String)
    /// An action of a group, by its place among the group's actions.
    case action(group: String, Int)
  }

  /// A section: the header of the list, a run of tabs, a group, the footer.
  struct Section {
    var name: String
    var rows: [Row] = []
  }

  /// What is known of the row of a tab.
  struct Entry {
    var tab: UITab
    /// Groups around the tab that indent it.
    var level: Int
    /// Whether it is the header of a section.
    var isHeader: Bool
    /// Whether its children follow it.
    var isExpanded: Bool
  }

  private(set) var sections: [Section] = []
  private(set) var entries: [String: Entry] = [:]
  private let collapsed: Set<String>
  private let isEditing: Bool
  private var later: [UITabGroup] = []
  private var runs = 0

  /// - Parameters:
  ///   - collapsed: The identifiers of groups whose children do not show.
  ///   - isEditing: Whether tabs show that a person may make visible again.
  init(_ tabs: [UITab], collapsed: Set<String>, isEditing: Bool, hasHeader: Bool, hasFooter: Bool) {
    (self.collapsed, self.isEditing) = (collapsed, isEditing)
    if hasHeader { sections.append(Section(name: "header", rows: [.header])) }
    for tab in tabs where shows(tab) {
      if let group = tab as? UITabGroup, group.sidebarAppearance != .inline {
        addSection(group)
      } else {
        if sections.last?.name != "run \(runs)" {
          runs += 1
          sections.append(Section(name: "run \(runs)"))
        }
        add(tab, level: 0)
        addLater()
      }
    }
    if hasFooter { sections.append(Section(name: "footer", rows: [.footer])) }
    sections.removeAll { $0.rows.isEmpty }
  }

  private func shows(_ tab: UITab) -> Bool { !tab.isHidden || isEditing && tab.allowsHiding }

  private mutating func addSection(_ group: UITabGroup) {
    sections.append(Section(name: "group \(group.identifier)"))
    let isExpanded = !collapsed.contains(group.identifier)
    append(group, Entry(tab: group, level: 0, isHeader: true, isExpanded: isExpanded))
    if isExpanded { addContent(of: group, level: 0) }
    addLater()
  }

  /// The groups inside of others that are sections by themselves.
  private mutating func addLater() {
    while !later.isEmpty { addSection(later.removeFirst()) }
  }

  private mutating func add(_ tab: UITab, level: Int) {
    guard let group = tab as? UITabGroup else {
      return append(tab, Entry(tab: tab, level: level, isHeader: false, isExpanded: false))
    }
    switch group.sidebarAppearance {
    case .inline: addContent(of: group, level: level)
    case .rootSection: later.append(group)
    case .automatic:
      let isExpanded = !collapsed.contains(group.identifier)
      append(group, Entry(tab: group, level: level, isHeader: false, isExpanded: isExpanded))
      if isExpanded { addContent(of: group, level: level + 1) }
    }
  }

  private mutating func addContent(of group: UITabGroup, level: Int) {
    for child in group.displayOrder where shows(child) { add(child, level: level) }
    for place in group.sidebarActions.indices where !group.sidebarActions[place].attributes.contains(.hidden) {
      sections[sections.count - 1].rows.append(.action(group: group.identifier, place))
    }
  }

  private mutating func append(_ tab: UITab, _ entry: Entry) {
    sections[sections.count - 1].rows.append(.tab(tab.identifier))
    entries[tab.identifier] = entry
  }
}
