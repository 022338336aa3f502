import ListModel

/// Reference model: sections of named rows to which a batch is applied step by step, without the optimizations under test.
public struct PlainLists: Equatable {
  public struct Section: Equatable {
    public var name: Int
    public var rows: [Int]

    public init(name: Int, rows: [Int]) { (self.name, self.rows) = (name, rows) }
  }

  public var sections: [Section]
  private var names = 0

  public init(_ counts: [Int]) {
    sections = []
    for count in counts { sections.append(newSection(count)) }
  }

  public var counts: [Int] { sections.map(\.rows.count) }

  public static func == (a: PlainLists, b: PlainLists) -> Bool { a.sections == b.sections }

  public mutating func newName() -> Int {
    names += 1
    return names
  }

  mutating func newSection(_ count: Int) -> Section {
    Section(name: newName(), rows: (0..<count).map { _ in newName() })
  }

  public subscript(row: RowPosition) -> Int { sections[row.section].rows[row.row] }
}

/// A random, consistent batch, and the lists after it.
public struct RandomBatch {
  public var updates = ListUpdates(rowName: "row")
  public var after: PlainLists

  /// Keeps, deletes, moves or reloads each section and row at random, and inserts new ones.
  public init(_ before: PlainLists, _ random: inout SeededGenerator) {
    after = before
    var kept: [(old: Int, section: PlainLists.Section)] = []
    var moved: [(old: Int, section: PlainLists.Section)] = []
    var movedRows: [(old: RowPosition, name: Int)] = []
    for (index, section) in before.sections.enumerated() {
      switch random.roll(0..<10) {
      case 0: updates.deletedSections.append(index)
      case 1: moved.append((index, section))
      case 2:
        updates.reloadedSections.append(index)
        kept.append((index, after.newSection(random.roll(0..<5))))
      default:
        kept.append((index, thin(section, index, &movedRows, &random)))
      }
    }
    var result = kept.map { (old: Optional($0.old), section: $0.section) }
    var targets: [(place: Int, old: Int?)] = []
    for move in moved { result.insert((move.old, move.section), at: random.roll(0..<result.count + 1)) }
    for _ in 0..<random.roll(0..<3) {
      result.insert((nil, after.newSection(random.roll(0..<4))), at: random.roll(0..<result.count + 1))
    }
    for (place, part) in result.enumerated() {
      if part.old == nil { updates.insertedSections.append(place) }
      if let old = part.old, moved.contains(where: { $0.old == old }) { targets.append((place, old)) }
    }
    updates.movedSections = targets.map { Move(from: $0.old!, to: $0.place) }
    after.sections = result.map(\.section)
    grow(result.map { $0.old != nil && !updates.reloadedSections.contains($0.old!) }, movedRows, &random)
    updates.deletedSections.shuffle(using: &random)
    updates.insertedRows.shuffle(using: &random)
    updates.deletedRows.shuffle(using: &random)
  }

  private mutating func thin(
    _ section: PlainLists.Section, _ index: Int, _ movedRows: inout [(old: RowPosition, name: Int)],
    _ random: inout SeededGenerator
  ) -> PlainLists.Section {
    var rows: [Int] = []
    for (row, name) in section.rows.enumerated() {
      let place = RowPosition(section: index, row: row)
      switch random.roll(0..<8) {
      case 0: updates.deletedRows.append(place)
      case 1: movedRows.append((place, name))
      case 2:
        updates.reloadedRows.append(place)
        rows.append(name)
      default: rows.append(name)
      }
    }
    return PlainLists.Section(name: section.name, rows: rows)
  }

  /// Inserts new and moved rows into sections that existed before: new sections need no row updates.
  private mutating func grow(
    _ isOld: [Bool], _ movedRows: [(old: RowPosition, name: Int)], _ random: inout SeededGenerator
  ) {
    let open = isOld.indices.filter { isOld[$0] }
    var movedNames: [Int: RowPosition] = [:]
    var addedNames: Set<Int> = []
    for moved in movedRows {
      guard let section = open.randomElement(using: &random) else {
        updates.deletedRows.append(moved.old)
        continue
      }
      after.sections[section].rows.insert(moved.name, at: random.roll(0..<after.sections[section].rows.count + 1))
      movedNames[moved.name] = moved.old
    }
    for _ in 0..<random.roll(0..<6) {
      guard let section = open.randomElement(using: &random) else { break }
      let name = after.newName()
      after.sections[section].rows.insert(name, at: random.roll(0..<after.sections[section].rows.count + 1))
      addedNames.insert(name)
    }
    for (section, part) in after.sections.enumerated() {
      for (row, name) in part.rows.enumerated() {
        let place = RowPosition(section: section, row: row)
        if let old = movedNames[name] { updates.movedRows.append(Move(from: old, to: place)) }
        if addedNames.contains(name) { updates.insertedRows.append(place) }
      }
    }
  }
}

extension [NamedSection<Int, Int>] {
  /// Sections and rows with names below `sections` and `rows`, in random order, each name at most once.
  public init(_ random: inout SeededGenerator, sections: Int, rows: Int) {
    self = (0..<sections).shuffled(using: &random).prefix(random.roll(0..<sections + 1)).map {
      NamedSection<Int, Int>(name: $0, rows: [])
    }
    if isEmpty { return }
    for row in (0..<rows).shuffled(using: &random) where random.roll(0..<3) > 0 {
      self[random.roll(0..<count)].rows.append(row)
    }
  }
}
