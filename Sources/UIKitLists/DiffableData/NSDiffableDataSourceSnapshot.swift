internal import Diagnostics
internal import ListModel

/// What a list shows, by identifiers instead of index paths.
///
/// A value: change it, then hand it to a diffable data source. Every identifier stands in it once. Naming one that is not in it stops the program.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  typealias Section = NamedSection<SectionIdentifierType, ItemIdentifierType>

  var sections: [Section] = []
  /// Where each section stands.
  var sectionPlaces: [SectionIdentifierType: Int] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// As they were told: some may stand in it twice, or be gone.
  var reloads = Reloads()

  struct Reloads: Sendable {
    var sections: [SectionIdentifierType] = []
    var items: [ItemIdentifierType] = []
    var reconfigured: [ItemIdentifierType] = []
  }

  public init() {}

  // MARK: What is in it

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.rows) }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Self.known(reloads.sections, in: sectionPlaces) }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Self.known(reloads.items, in: homes) }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Self.known(reloads.reconfigured, in: homes) }

  private static func known<Name: Hashable, Home>(_ names: [Name], in homes: [Name: Home]) -> [Name] {
    var seen: Set<Name> = []
    return names.filter { homes[$0] != nil && seen.insert($0).inserted }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(identifier, "numberOfItems(inSection:)")].rows.count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(identifier, "itemIdentifiers(inSection:)")].rows
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { homes[identifier] }

  /// Among all items of all sections. O(sections + items of its section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    position(of: identifier).map { position in
      sections[..<position.section].reduce(position.row) { $0 + $1.rows.count }
    }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionPlaces[identifier] }

  // MARK: Where things are

  func position(of item: ItemIdentifierType) -> RowPosition? {
    guard let home = homes[item], let section = sectionPlaces[home] else { return nil }
    return sections[section].rows.firstIndex(of: item).map { RowPosition(section: section, row: $0) }
  }

  /// In order; O(items).
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

  func requireItem(_ item: ItemIdentifierType, _ call: String) {
    ensure(homes[item] != nil, "NSDiffableDataSourceSnapshot.\(call): there is no item \(item); append it first")
  }
}
