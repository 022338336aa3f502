internal import Diagnostics
internal import ListModel

// Inserting an identifier that is in the snapshot moves it.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; without one, of the last section. Identifiers in the snapshot are moved. Stops the program for
  /// equal identifiers, or if there is no section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    guard let section = sectionIdentifier ?? sections.last?.name else {
      programmingError("NSDiffableDataSourceSnapshot.\(call): there is no section yet; append one first")
    }
    let place = place(section, call)
    takeOut(identifiers, call)
    sections[place].rows += identifiers
    for item in identifiers { homes[item] = section }
  }

  /// Adds or moves items in front of an item; stops the program if `beforeIdentifier` is missing or among them.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    insert(identifiers, at: 0, from: beforeIdentifier, "insertItems(_:beforeItem:)")
  }

  /// Adds or moves items behind an item; stops the program if `afterIdentifier` is missing or among them.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: 1, from: afterIdentifier, "insertItems(_:afterItem:)")
  }

  /// Removes items; ignores identifiers that are not in the snapshot. O(items of the sections affected).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(Set(identifiers)) }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item in front of another one, also to another section; stops the program if one of them is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, at: 0, from: toIdentifier, "moveItem(_:beforeItem:)")
  }

  /// Moves an item behind another one, also to another section; stops the program if one of them is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, at: 1, from: toIdentifier, "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells shall be replaced; `reconfigureItems(_:)` keeps the cells, which costs less. Stops the program for missing
  /// items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { requireItem(item, "reloadItems(_:)") }
    reloads.items += identifiers
  }

  /// Marks items whose visible cells the cell provider shall configure again. Stops the program for missing items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { requireItem(item, "reconfigureItems(_:)") }
    reloads.reconfigured += identifiers
  }

  // MARK: Steps

  private mutating func insert(
    _ items: [ItemIdentifierType], at distance: Int, from neighbour: ItemIdentifierType, _ call: String
  ) {
    ensure(
      !items.contains(neighbour), "NSDiffableDataSourceSnapshot.\(call): \(neighbour) cannot be put beside itself")
    requireItem(neighbour, call)
    takeOut(items, call)
    let position = position(of: neighbour)!
    sections[position.section].rows.insert(contentsOf: items, at: position.row + distance)
    for item in items { homes[item] = sections[position.section].name }
  }

  private mutating func move(
    _ item: ItemIdentifierType, at distance: Int, from neighbour: ItemIdentifierType, _ call: String
  ) {
    requireItem(item, call)
    insert([item], at: distance, from: neighbour, call)
  }

  private mutating func takeOut(_ items: [ItemIdentifierType], _ call: String) {
    let unique = Set(items)
    if unique.count != items.count {
      let equal = Dictionary(grouping: items) { $0 }.filter { $0.value.count > 1 }.map(\.key)
      programmingError(
        "NSDiffableDataSourceSnapshot.\(call): some of the identifiers are equal: \(equal); each item needs its own")
    }
    remove(unique)
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    var touched: Set<SectionIdentifierType> = []
    for item in items { if let home = homes.removeValue(forKey: item) { touched.insert(home) } }
    for section in touched { sections[sectionPlaces[section]!].rows.removeAll { items.contains($0) } }
  }
}
