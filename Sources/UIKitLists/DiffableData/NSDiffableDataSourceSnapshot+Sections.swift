internal import ListModel

extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end. Identifiers given twice or already in the snapshot are recorded as mistakes, and their sections stay.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    put(identifiers, "appendSections(_:)") { $0.sections.count }
  }

  /// Adds empty sections in front of a section; at the end if `toIdentifier` is missing, which is recorded as a mistake.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:beforeSection:)"
    put(identifiers, call) { $0.has(section: toIdentifier, call) ? $0.place(toIdentifier, call) : $0.sections.count }
  }

  /// Adds empty sections behind a section; at the end if `toIdentifier` is missing, which is recorded as a mistake.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:afterSection:)"
    put(identifiers, call) { $0.has(section: toIdentifier, call) ? $0.place(toIdentifier, call) + 1 : $0.sections.count }
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

  /// Moves a section with its items in front of another one. Noted as a mistake, and ignored, if one of them is missing.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    move(identifier, at: 0, from: toIdentifier, "moveSection(_:beforeSection:)")
  }

  /// Moves a section with its items behind another one. Noted as a mistake, and ignored, if one of them is missing.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    move(identifier, at: 1, from: toIdentifier, "moveSection(_:afterSection:)")
  }

  /// Marks sections that shall be reloaded with all their items. Missing sections are recorded as mistakes.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where has(section: section, "reloadSections(_:)") { reloads.sections.append(section) }
  }

  // MARK: Steps

  private mutating func put(_ names: [SectionIdentifierType], _ call: String, at place: (inout Self) -> Int) {
    var seen: Set<SectionIdentifierType> = []
    let added = names.filter { sectionPlaces[$0] == nil && seen.insert($0).inserted }
    if added.count < names.count { note("\(call): \(names): a section can be in a snapshot once; move it instead") }
    let place = place(&self)
    let names = added
    let (new, isLast) = (names.map { Section(name: $0, rows: []) }, place == sections.count)
    sections.insert(contentsOf: new, at: place)
    // A fast path for sections appended one by one.
    if isLast { for index in place..<sections.count { sectionPlaces[sections[index].name] = index } } else { findPlaces() }
  }

  private mutating func move(
    _ name: SectionIdentifierType, at distance: Int, from neighbour: SectionIdentifierType, _ call: String
  ) {
    if name == neighbour { note("\(call): \(name) cannot be put beside itself") }
    guard name != neighbour, has(section: name, call), has(section: neighbour, call) else { return }
    let old = place(name, call)
    let section = sections.remove(at: old)
    findPlaces()
    sections.insert(section, at: place(neighbour, call) + distance)
    findPlaces()
  }

  private mutating func findPlaces() {
    sectionPlaces = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.name, $0) })
  }
}
