internal import Diagnostics
internal import ListModel

extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end; stops the program for sections that are in the snapshot, or equal identifiers.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, "appendSections(_:)") { $0.sections.count }
  }

  /// Adds empty sections in front of a section; stops the program if `toIdentifier` is missing, or a new one is in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:beforeSection:)"
    put(identifiers, call) { $0.place(toIdentifier, call) }
  }

  /// Adds empty sections behind a section; stops the program if `toIdentifier` is missing, or a new one is in the snapshot.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:afterSection:)"
    put(identifiers, call) { $0.place(toIdentifier, call) + 1 }
  }

  /// Removes sections with their items; ignores identifiers that are not in the snapshot.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.name) {
      for item in section.rows { homes[item] = nil }
    }
    sections.removeAll { gone.contains($0.name) }
    findPlaces()
  }

  /// Moves a section with its items in front of another one; stops the program if one of them is missing.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    move(identifier, at: 0, from: toIdentifier, "moveSection(_:beforeSection:)")
  }

  /// Moves a section with its items behind another one; stops the program if one of them is missing.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    move(identifier, at: 1, from: toIdentifier, "moveSection(_:afterSection:)")
  }

  /// Marks sections that shall be reloaded with all their items; stops the program for missing sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = place(section, "reloadSections(_:)") }
    reloads.sections += identifiers
  }

  // MARK: Steps

  private mutating func put(_ names: [SectionIdentifierType], _ call: String, at place: (Self) -> Int) {
    ensure(
      Set(names).count == names.count && !names.contains { sectionPlaces[$0] != nil },
      "NSDiffableDataSourceSnapshot.\(call): \(names): a section can be in a snapshot once; move it instead")
    let place = place(self)
    let (new, isLast) = (names.map { Section(name: $0, rows: []) }, place == sections.count)
    sections.insert(contentsOf: new, at: place)
    // A fast path for sections appended one by one.
    if isLast { for index in place..<sections.count { sectionPlaces[sections[index].name] = index } } else { findPlaces() }
  }

  private mutating func move(
    _ name: SectionIdentifierType, at distance: Int, from neighbour: SectionIdentifierType, _ call: String
  ) {
    ensure(name != neighbour, "NSDiffableDataSourceSnapshot.\(call): \(name) cannot be put beside itself")
    let old = place(name, call)
    _ = place(neighbour, call)
    let section = sections.remove(at: old)
    findPlaces()
    sections.insert(section, at: place(neighbour, call) + distance)
    findPlaces()
  }

  private mutating func findPlaces() {
    sectionPlaces = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.name, $0) })
  }
}
