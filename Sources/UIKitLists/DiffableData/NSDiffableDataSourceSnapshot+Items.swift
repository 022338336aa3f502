internal import ListModel

// Inserting an identifier that is in the snapshot moves it.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; without one, of the last section. Identifiers in the snapshot are moved.
  ///
  /// Noted as mistakes: equal identifiers, of which the first counts; a missing section, which is appended; and a snapshot without
  /// sections, which takes no items.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    guard let section = sectionIdentifier ?? sections.last?.name else {
      return note("\(call): there is no section yet; append one first")
    }
    if !has(section: section, call) { appendSections([section]) }
    let items = takeOut(identifiers, call)
    sections[place(section, call)].rows += items
    for item in items { homes[item] = section }
  }

  /// Adds or moves items in front of an item. Noted as mistakes: equal identifiers, `beforeIdentifier` among them, and a missing
  /// `beforeIdentifier`, in place of which the items go to the end of the snapshot.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    insert(identifiers, at: 0, from: beforeIdentifier, "insertItems(_:beforeItem:)")
  }

  /// Adds or moves items behind an item, as `insertItems(_:beforeItem:)` does in front of it.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, at: 1, from: afterIdentifier, "insertItems(_:afterItem:)")
  }

  /// Removes items; ignores identifiers that are not in the snapshot. O(items of the sections affected).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(Set(identifiers)) }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item in front of another one, also to another section. Noted as a mistake, and ignored, if one of them is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, at: 0, from: toIdentifier, "moveItem(_:beforeItem:)")
  }

  /// Moves an item behind another one, also to another section. Noted as a mistake, and ignored, if one of them is missing.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, at: 1, from: toIdentifier, "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells shall be replaced; `reconfigureItems(_:)` keeps the cells, which costs less. Missing items
  /// are recorded as mistakes.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where has(item, "reloadItems(_:)") { reloads.items.append(item) }
  }

  /// Marks items whose visible cells the cell provider shall configure again. Missing items are recorded as mistakes.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where has(item, "reconfigureItems(_:)") { reloads.reconfigured.append(item) }
  }

  // MARK: Steps

  private mutating func insert(
    _ items: [ItemIdentifierType], at distance: Int, from neighbour: ItemIdentifierType, _ call: String
  ) {
    if items.contains(neighbour) { note("\(call): \(neighbour) cannot be put beside itself") }
    guard has(neighbour, call) else {
      if sections.isEmpty { return }
      return appendItems(items)
    }
    let items = takeOut(items.filter { $0 != neighbour }, call)
    let position = position(of: neighbour)!
    sections[position.section].rows.insert(contentsOf: items, at: position.row + distance)
    for item in items { homes[item] = sections[position.section].name }
  }

  private mutating func move(
    _ item: ItemIdentifierType, at distance: Int, from neighbour: ItemIdentifierType, _ call: String
  ) {
    if has(item, call), item == neighbour || has(neighbour, call) { insert([item], at: distance, from: neighbour, call) }
  }

  /// - Returns: the items, each once.
  private mutating func takeOut(_ items: [ItemIdentifierType], _ call: String) -> [ItemIdentifierType] {
    var unique = Set(items)
    remove(unique)
    if unique.count == items.count { return items }
    let equal = Dictionary(grouping: items) { $0 }.filter { $0.value.count > 1 }.map(\.key)
    note("\(call): some of the identifiers are equal: \(equal); each item needs its own")
    return items.filter { unique.remove($0) != nil }
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    var touched: Set<SectionIdentifierType> = []
    for item in items { if let home = homes.removeValue(forKey: item) { touched.insert(home) } }
    for section in touched { sections[sectionPlaces[section]!].rows.removeAll { items.contains($0) } }
  }
}
