internal import Diagnostics
package import ListModel

/// The content of a list, by identifiers instead of index paths.
///
/// A value type: change it, then apply it to a diffable data source. Every identifier is contained once.
///
/// A call that would break this, or that names an identifier which the snapshot does not contain, is performed as far as its meaning is
/// clear and recorded. When the snapshot is applied, the `updatePolicy` of its list decides whether the program stops or one report is logged.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  package typealias Section = NamedSection<SectionIdentifierType, ItemIdentifierType>

  package var sections: [Section] = []
  /// Index of each section.
  package var sectionPlaces: [SectionIdentifierType: Int] = [:]
  /// The section of each item.
  package var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// As passed to the reload calls: may contain duplicates and removed identifiers.
  package var reloads = Reloads()
  /// What the calls contradict, in order.
  var mistakes: [String] = []

  package struct Reloads: Sendable {
    var sections: [SectionIdentifierType] = []
    var items: [ItemIdentifierType] = []
    var reconfigured: [ItemIdentifierType] = []

    package init() {}
  }

  /// An empty snapshot.
  public init() {}

  // MARK: Contents

  /// In all sections. O(1).
  public var numberOfItems: Int { homes.count }
  /// O(1).
  public var numberOfSections: Int { sections.count }
  /// In order. O(sections).
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  /// Of all sections, in order. O(items).
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.rows) }
  /// The sections marked by `reloadSections(_:)` that are still in the snapshot, without duplicates.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Self.known(reloads.sections, in: sectionPlaces) }
  /// The items marked by `reloadItems(_:)` that are still in the snapshot, without duplicates.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Self.known(reloads.items, in: homes) }
  /// The items marked by `reconfigureItems(_:)` that are still in the snapshot, without duplicates.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Self.known(reloads.reconfigured, in: homes) }

  private static func known<Name: Hashable, Home>(_ names: [Name], in homes: [Name: Home]) -> [Name] {
    var seen: Set<Name> = []
    return names.filter { homes[$0] != nil && seen.insert($0).inserted }
  }

  /// Stops the program if there is no such section. O(1).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(identifier, "numberOfItems(inSection:)")].rows.count
  }

  /// In order; stops the program if there is no such section. O(1).
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(identifier, "itemIdentifiers(inSection:)")].rows
  }

  /// nil for an item that is not in the snapshot. O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { homes[identifier] }

  /// The index among all items of all sections; nil for an item that is not in the snapshot. O(sections + items of its section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    position(of: identifier).map { position in
      sections[..<position.section].reduce(position.row) { $0 + $1.rows.count }
    }
  }

  /// nil for a section that is not in the snapshot. O(1).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionPlaces[identifier] }

  // MARK: Positions

  func position(of item: ItemIdentifierType) -> RowPosition? {
    guard let home = homes[item], let section = sectionPlaces[home] else { return nil }
    return sections[section].rows.firstIndex(of: item).map { RowPosition(section: section, row: $0) }
  }

  /// In order. O(items).
  func places(of items: Set<ItemIdentifierType>) -> [RowPosition] {
    if items.isEmpty { return [] }
    return sections.enumerated().flatMap { section, part in
      part.rows.indices.filter { items.contains(part.rows[$0]) }.map { RowPosition(section: section, row: $0) }
    }
  }

  func place(_ section: SectionIdentifierType, _ call: String) -> Int {
    guard let place = sectionPlaces[section] else {
      programmingError("NSDiffableDataSourceSnapshot.\(call): there is no section \(section); append it first")
    }
    return place
  }

  mutating func note(_ mistake: String) { mistakes.append("NSDiffableDataSourceSnapshot.\(mistake)") }

  /// Whether the snapshot contains the item; records a call that needs a missing one.
  mutating func has(_ item: ItemIdentifierType, _ call: String) -> Bool {
    if homes[item] == nil { note("\(call): there is no item \(item); append it first") }
    return homes[item] != nil
  }

  /// As `has(_:_:)`, for a section.
  mutating func has(section: SectionIdentifierType, _ call: String) -> Bool {
    if sectionPlaces[section] == nil { note("\(call): there is no section \(section); append it first") }
    return sectionPlaces[section] != nil
  }
}
