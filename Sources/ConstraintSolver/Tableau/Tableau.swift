/// The simplex tableau in basic feasible solved form: each basic symbol is a constant plus multiples of parametric symbols, all zero.
///
/// A sparse matrix in one array of entries, each linked into its row and its column, so that a step touches only the rows in which
/// the entering symbol stands, and makes no allocation once the arrays have grown.
/// Costs stand apart: for each parametric symbol one number a tier of strength, side by side, compared from the strongest tier on.
struct Tableau {
  static let none: Int32 = -1
  /// Coefficients and costs nearer to zero than this are rounding.
  static let epsilon = 1e-9
  /// Values nearer to each other than this are the same.
  static let tolerance = 1e-8

  var symbols: [Symbol] = []
  var entries: [Entry] = []
  var spareEntry = Tableau.none
  var spareSymbols: [Int32] = []

  /// From the strongest.
  var tiers: [Strength] = []
  /// Room for costs of a symbol in `costs`.
  var tierRoom = 4
  var costs: [Double] = []

  /// A row spread out by column, while it is added to others; zero in between.
  var spread: [Double] = []
  /// The row that has met the column last.
  var met: [Int32] = []
  var spreadColumns: [Int32] = []

  // What the next steps have to look at.
  var infeasible: [Int32] = []
  var improvable: [Int32] = []
  var unsettled: [Int32] = []
  var moved: [Int32] = []

  /// Steps of the simplex since the beginning, and rows written by them and by edits: what work costs, for tests.
  var pivots = 0
  var rowsTouched = 0

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, rank: Int = 0, constraint: Int32 = -1) -> Int32 {
    let symbol = Symbol(rank: rank, constraint: constraint, kind: kind)
    if let index = spareSymbols.popLast() {
      // It may still stand in a queue from its former life.
      let queues = symbols[Int(index)].queues
      symbols[Int(index)] = symbol
      symbols[Int(index)].queues = queues
      return index
    }
    symbols.append(symbol)
    spread.append(0)
    met.append(Tableau.none)
    for _ in 0..<tierRoom { costs.append(0) }
    return Int32(symbols.count - 1)
  }

  /// For a symbol without entries.
  mutating func free(_ symbol: Int32) {
    clearCosts(symbol)
    symbols[Int(symbol)].kind = .unused
    symbols[Int(symbol)].isBasic = false
    symbols[Int(symbol)].head = Tableau.none
    spareSymbols.append(symbol)
  }

  // MARK: Entries

  mutating func link(_ coefficient: Double, row: Int32, column: Int32) {
    let entry = Entry(
      coefficient: coefficient, row: row, column: column, nextInRow: symbols[Int(row)].head, previousInRow: Tableau.none,
      nextInColumn: symbols[Int(column)].head, previousInColumn: Tableau.none)
    let index: Int32
    if spareEntry != Tableau.none {
      index = spareEntry
      spareEntry = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    } else {
      index = Int32(entries.count)
      entries.append(entry)
    }
    if entry.nextInRow != Tableau.none { entries[Int(entry.nextInRow)].previousInRow = index }
    if entry.nextInColumn != Tableau.none { entries[Int(entry.nextInColumn)].previousInColumn = index }
    symbols[Int(row)].head = index
    symbols[Int(column)].head = index
  }

  mutating func unlinkFromColumn(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInColumn != Tableau.none {
      entries[Int(entry.previousInColumn)].nextInColumn = entry.nextInColumn
    } else {
      symbols[Int(entry.column)].head = entry.nextInColumn
    }
    if entry.nextInColumn != Tableau.none { entries[Int(entry.nextInColumn)].previousInColumn = entry.previousInColumn }
  }

  mutating func unlinkFromRow(_ index: Int32) {
    let entry = entries[Int(index)]
    if entry.previousInRow != Tableau.none {
      entries[Int(entry.previousInRow)].nextInRow = entry.nextInRow
    } else {
      symbols[Int(entry.row)].head = entry.nextInRow
    }
    if entry.nextInRow != Tableau.none { entries[Int(entry.nextInRow)].previousInRow = entry.previousInRow }
  }

  mutating func recycle(_ index: Int32) {
    entries[Int(index)].nextInRow = spareEntry
    spareEntry = index
  }

  /// Takes a basic symbol out with its row.
  mutating func dropRow(_ row: Int32) {
    var index = symbols[Int(row)].head
    while index != Tableau.none {
      let next = entries[Int(index)].nextInRow
      unlinkFromColumn(index)
      recycle(index)
      index = next
    }
    free(row)
  }

  /// Takes a parametric symbol out of all rows.
  mutating func dropColumn(_ column: Int32) {
    var index = symbols[Int(column)].head
    while index != Tableau.none {
      let next = entries[Int(index)].nextInColumn
      unlinkFromRow(index)
      recycle(index)
      index = next
    }
    free(column)
  }

  /// Every row and all that constraints have brought; the externals stay, all parametric.
  mutating func clear() {
    entries.removeAll(keepingCapacity: true)
    spareEntry = Tableau.none
    for index in symbols.indices {
      let symbol = Int32(index)
      clearCosts(symbol)
      if symbols[index].kind == .external {
        symbols[index].isBasic = false
        setValue(symbol, 0)
        symbols[index].head = Tableau.none
      } else if symbols[index].kind != .unused {
        symbols[index].head = Tableau.none
        free(symbol)
      }
      symbols[index].head = Tableau.none
    }
  }
}
