/// The kind of a symbol, which is a column or a row of the tableau.
enum SymbolKind: UInt8 {
  case unused
  /// A variable of the caller: any sign, never leaves the basis because of its sign.
  case external
  /// The amount by which an inequality holds: not negative.
  case slack
  /// The amount by which a constraint that is not required fails: not negative.
  case error
  /// The marker of a required equation: always zero, so it never enters the basis.
  case dummy
}

/// The phase in which a symbol's value is settled among equally good solutions, least first.
enum Phase: UInt8, Comparable {
  /// The error of a constraint with a tie rank.
  case rankedError
  case size
  /// All slacks together, by their sum.
  case slack
  case position
  case none

  static func < (l: Phase, r: Phase) -> Bool { l.rawValue < r.rawValue }
}

struct Symbol {
  /// The value; 0 while the symbol is parametric.
  var value = 0.0
  /// The value last passed on by `takeChanges(_:)`.
  var taken = Double.nan
  /// The rank among symbols of the same phase, for ties.
  var rank = 0
  /// The first entry of the symbol's row if basic, of its column if parametric.
  var head = Tableau.none
  /// The constraint of a slack, error or dummy.
  var constraint: Int32 = -1
  var kind = SymbolKind.unused
  var phase = Phase.none
  var isBasic = false
  var queues: Queues = []

  /// Whether the value must not become negative.
  var isRestricted: Bool { kind == .slack || kind == .error }

  /// Whether the value of a basic symbol violates its sign, or is not zero for a dummy.
  var isInfeasible: Bool {
    switch kind {
    case .slack, .error: value < -Tableau.tolerance
    case .dummy: abs(value) > Tableau.tolerance
    case .external, .unused: false
    }
  }

  /// The work lists that contain the symbol.
  struct Queues: OptionSet {
    let rawValue: UInt8
    static let infeasible = Queues(rawValue: 1)
    static let improvable = Queues(rawValue: 2)
    static let unsettled = Queues(rawValue: 4)
    static let moved = Queues(rawValue: 8)
  }
}

/// The two lists that contain an entry.
enum Line { case row, column }

/// An entry's links in one list: the list's owner and the neighbouring entries.
struct Thread {
  var owner: Int32
  var next = Tableau.none
  var previous = Tableau.none
}

/// One coefficient, linked into the list of its row and that of its column.
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
