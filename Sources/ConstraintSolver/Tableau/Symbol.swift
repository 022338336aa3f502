/// A column or a row of the tableau.
enum SymbolKind: UInt8 {
  case unused
  /// A variable of the caller: any sign, never driven out for its sign.
  case external
  /// By how much an inequality holds: not negative.
  case slack
  /// By how much a constraint that is not required fails: not negative.
  case error
  /// The marker of a required equation: always zero, so it never enters the basis.
  case dummy
}

/// When a symbol's value is settled among equally good solutions, the least first.
enum Phase: UInt8, Comparable {
  /// The error of a constraint that was added with a tie rank.
  case rankedError
  case size
  /// All slacks together, as one sum.
  case slack
  case position
  case none

  static func < (l: Phase, r: Phase) -> Bool { l.rawValue < r.rawValue }
}

struct Symbol {
  /// What the symbol is worth; 0 while it is parametric.
  var value = 0.0
  /// The place among all symbols of the same phase, for ties.
  var rank = 0
  /// The first entry of its row if basic, of its column if parametric.
  var head = Tableau.none
  /// Whose slack, error or dummy it is.
  var constraint: Int32 = -1
  var kind = SymbolKind.unused
  var phase = Phase.none
  var isBasic = false
  var queues: Queues = []

  /// Not to become negative.
  var isRestricted: Bool { kind == .slack || kind == .error }

  /// Breaks what its basic row must keep: its sign, or zero for a dummy.
  var isInfeasible: Bool {
    switch kind {
    case .slack, .error: value < -Tableau.tolerance
    case .dummy: abs(value) > Tableau.tolerance
    case .external, .unused: false
    }
  }

  /// The lists of work that a symbol is already on.
  struct Queues: OptionSet {
    let rawValue: UInt8
    static let infeasible = Queues(rawValue: 1)
    static let improvable = Queues(rawValue: 2)
    static let unsettled = Queues(rawValue: 4)
    static let moved = Queues(rawValue: 8)
  }
}

/// One of the two lists in which an entry stands.
enum Line { case row, column }

/// An entry's place in a list: whose list it is, and the entries beside it.
struct Thread {
  var owner: Int32
  var next = Tableau.none
  var previous = Tableau.none
}

/// One coefficient, threaded into the list of its row and that of its column.
struct Entry {
  var coefficient: Double
  var inRow: Thread
  var inColumn: Thread

  var row: Int32 { inRow.owner }
  var column: Int32 { inColumn.owner }
  var nextInRow: Int32 { inRow.next }
  var nextInColumn: Int32 { inColumn.next }

  subscript(line: Line) -> Thread {
    @inline(__always) get { line == .row ? inRow : inColumn }
    @inline(__always) set { if line == .row { inRow = newValue } else { inColumn = newValue } }
  }
}
