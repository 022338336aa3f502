/// The simplex tableau in basic feasible solved form: each basic symbol is a constant plus multiples of parametric symbols, which are all
/// zero.
///
/// A sparse matrix in one array of entries, each linked into its row and its column, so that a step touches only the rows that contain the
/// entering symbol, without allocation once the arrays have grown. Costs are stored separately: for each parametric symbol one number per
/// tier of strength, adjacent in memory, compared from the strongest tier on.
struct Tableau {
  static let none: Int32 = -1
  /// Coefficients and costs nearer to zero than this are rounding errors.
  static let epsilon = 1e-9
  /// Values nearer to each other than this are equal.
  static let tolerance = 1e-8

  var symbols: [Symbol] = []
  var entries: [Entry] = []
  var spareEntry = Tableau.none
  var spareSymbols: [Int32] = []

  /// The tiers of strength, the strongest first.
  var tiers: [Strength] = []
  /// Number of costs per symbol reserved in `costs`.
  var tierRoom = 4
  var costs: [Double] = []

  /// A row spread by column while it is added to others; zero at all other times.
  var spread: [Double] = []
  /// The row that touched a column last, by column.
  var met: [Int32] = []
  var spreadColumns: [Int32] = []

  // Work lists of the next steps.
  var infeasible: [Int32] = []
  var improvable: [Int32] = []
  var unsettled: [Int32] = []
  var moved: [Int32] = []

  /// Number of simplex steps so far, and of rows written by them and by edits: the cost of work, for tests.
  var pivots = 0
  var rowsTouched = 0

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, phase: Phase, rank: Int = 0, constraint: Int32 = -1) -> Int32 {
    let symbol = Symbol(rank: rank, constraint: constraint, kind: kind, phase: phase)
    if let index = spareSymbols.popLast() {
      // The reused symbol may still be in a queue from its former use.
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

  /// Requires a symbol without entries.
  mutating func free(_ symbol: Int32) {
    clearCosts(symbol)
    symbols[Int(symbol)].kind = .unused
    symbols[Int(symbol)].isBasic = false
    symbols[Int(symbol)].head = Tableau.none
    spareSymbols.append(symbol)
  }

  // MARK: Entries

  mutating func link(_ coefficient: Double, row: Int32, column: Int32) {
    let entry = Entry(coefficient: coefficient, inRow: Thread(owner: row), inColumn: Thread(owner: column))
    let index: Int32
    if spareEntry != Tableau.none {
      index = spareEntry
      spareEntry = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    } else {
      index = Int32(entries.count)
      entries.append(entry)
    }
    prepend(index, to: .row)
    prepend(index, to: .column)
  }

  @inline(__always) mutating func prepend(_ index: Int32, to line: Line) {
    let owner = Int(entries[Int(index)][line].owner)
    let head = symbols[owner].head
    entries[Int(index)][line].next = head
    entries[Int(index)][line].previous = Tableau.none
    if head != Tableau.none { entries[Int(head)][line].previous = index }
    symbols[owner].head = index
  }

  @inline(__always) mutating func unlink(_ index: Int32, from line: Line) {
    let thread = entries[Int(index)][line]
    if thread.previous != Tableau.none {
      entries[Int(thread.previous)][line].next = thread.next
    } else {
      symbols[Int(thread.owner)].head = thread.next
    }
    if thread.next != Tableau.none { entries[Int(thread.next)][line].previous = thread.previous }
  }

  mutating func recycle(_ index: Int32) {
    entries[Int(index)].inRow.next = spareEntry
    spareEntry = index
  }

  /// Removes a basic symbol with its row.
  mutating func dropRow(_ row: Int32) {
    unsettleColumns(ofNewOrOld: row)
    drop(row, .row, crossing: .column)
  }

  /// Removes a parametric symbol from all rows.
  mutating func dropColumn(_ column: Int32) { drop(column, .column, crossing: .row) }

  @inline(__always) private mutating func drop(_ symbol: Int32, _ line: Line, crossing other: Line) {
    var index = symbols[Int(symbol)].head
    while index != Tableau.none {
      let next = entries[Int(index)][line].next
      unlink(index, from: other)
      recycle(index)
      index = next
    }
    free(symbol)
  }

  /// Removes every row and all symbols of constraints; external symbols stay, as parametric ones.
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
