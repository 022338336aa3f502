// Writing rows.
extension Tableau {
  // MARK: New rows

  /// Adds a term to the row under construction, which `finishRow` inserts into the tableau.
  mutating func addTerm(_ symbol: Int32, _ coefficient: Double, to constant: inout Double) {
    guard symbols[Int(symbol)].isBasic else { return addToSpread(symbol, coefficient) }
    constant += coefficient * symbols[Int(symbol)].value
    var index = symbols[Int(symbol)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      addToSpread(entry.column, coefficient * entry.coefficient)
      index = entry.nextInRow
    }
  }

  private mutating func addToSpread(_ column: Int32, _ coefficient: Double) {
    if met[Int(column)] == Tableau.none {
      met[Int(column)] = 0
      spreadColumns.append(column)
    }
    spread[Int(column)] += coefficient
  }

  /// Makes `basic` a basic variable; its row is the accumulated terms x `sign`.
  mutating func finishRow(_ basic: Int32, value: Double, sign: Double) {
    symbols[Int(basic)].isBasic = true
    for column in spreadColumns {
      let coefficient = spread[Int(column)]
      if abs(coefficient) > Tableau.epsilon { link(sign * coefficient, row: basic, column: column) }
      spread[Int(column)] = 0
      met[Int(column)] = Tableau.none
    }
    spreadColumns.removeAll(keepingCapacity: true)
    unsettleColumns(ofNewOrOld: basic)
    setValue(basic, sign * value)
  }

  // MARK: Pivoting

  /// Exchanges the basic symbol of the row and the parametric symbol of the column of `element`.
  mutating func pivot(_ element: Int32) {
    pivots &+= 1
    let (entering, leaving) = (entries[Int(element)].column, entries[Int(element)].row)
    unlink(element, from: .column)
    let others = symbols[Int(entering)].head
    solveRow(element, for: entering, instead: leaving)
    spreadRow(entering)
    var index = others
    while index != Tableau.none {
      let entry = entries[Int(index)]
      unlink(index, from: .row)
      recycle(index)
      add(entering, times: entry.coefficient, to: entry.row)
      index = entry.nextInColumn
    }
    carryCosts(of: entering)
    gatherRow(entering)
  }

  /// Rewrites the row of `leaving` as that of `entering`.
  private mutating func solveRow(_ element: Int32, for entering: Int32, instead leaving: Int32) {
    let divisor = entries[Int(element)].coefficient
    let constant = symbols[Int(leaving)].value
    let head = symbols[Int(leaving)].head
    var index = head
    while index != Tableau.none {
      entries[Int(index)].coefficient /= -divisor
      entries[Int(index)].inRow.owner = entering
      index = entries[Int(index)].nextInRow
    }
    entries[Int(element)].coefficient = 1 / divisor
    entries[Int(element)].inColumn = Thread(owner: leaving)
    symbols[Int(leaving)].isBasic = false
    symbols[Int(leaving)].head = element
    symbols[Int(entering)].isBasic = true
    symbols[Int(entering)].head = head
    setValue(leaving, 0)
    setValue(entering, -constant / divisor)
  }

  private mutating func spreadRow(_ row: Int32) {
    var index = symbols[Int(row)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      spread[Int(entry.column)] = entry.coefficient
      index = entry.nextInRow
    }
  }

  private mutating func gatherRow(_ row: Int32) {
    var index = symbols[Int(row)].head
    while index != Tableau.none {
      let column = entries[Int(index)].column
      spread[Int(column)] = 0
      met[Int(column)] = Tableau.none
      unsettle(column)
      index = entries[Int(index)].nextInRow
    }
  }

  /// Adds a multiple of the spread row.
  private mutating func add(_ source: Int32, times factor: Double, to row: Int32) {
    rowsTouched &+= 1
    var index = symbols[Int(row)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      let change = spread[Int(entry.column)]
      if change != 0 {
        met[Int(entry.column)] = row
        let sum = entry.coefficient + factor * change
        entries[Int(index)].coefficient = sum
        if abs(sum) <= Tableau.epsilon {
          unlink(index, from: .row)
          unlink(index, from: .column)
          recycle(index)
        }
      }
      index = entry.nextInRow
    }
    index = symbols[Int(source)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      if met[Int(entry.column)] != row { link(factor * entry.coefficient, row: row, column: entry.column) }
      index = entry.nextInRow
    }
    setValue(row, symbols[Int(row)].value + factor * symbols[Int(source)].value)
  }

  // MARK: Values

  /// Changes every row that contains a parametric symbol, as if the symbol had changed by `change`.
  mutating func shift(_ column: Int32, by change: Double) {
    var index = symbols[Int(column)].head
    while index != Tableau.none {
      let entry = entries[Int(index)]
      rowsTouched &+= 1
      setValue(entry.row, symbols[Int(entry.row)].value + entry.coefficient * change)
      index = entry.nextInColumn
    }
  }

  mutating func setValue(_ symbol: Int32, _ value: Double) {
    let old = symbols[Int(symbol)].value
    symbols[Int(symbol)].value = value
    if symbols[Int(symbol)].kind == .external {
      if value == old { return }
      if symbols[Int(symbol)].queues.insert(.moved).inserted { moved.append(symbol) }
      if side(of: old) != side(of: value), symbols[Int(symbol)].isBasic { unsettleColumns(of: symbol) }
    } else if symbols[Int(symbol)].isBasic && symbols[Int(symbol)].isInfeasible {
      markInfeasible(symbol)
    }
  }

  func side(of value: Double) -> Int { value > Tableau.tolerance ? 1 : value < -Tableau.tolerance ? -1 : 0 }

  mutating func markInfeasible(_ symbol: Int32) {
    if symbols[Int(symbol)].queues.insert(.infeasible).inserted { infeasible.append(symbol) }
  }

  // MARK: Ties

  /// Marks a column for another look at the choice among equally good solutions.
  mutating func unsettle(_ column: Int32) {
    if symbols[Int(column)].kind == .dummy { return }
    if symbols[Int(column)].queues.insert(.unsettled).inserted { unsettled.append(column) }
  }

  /// A new or removed row affects the settling of its columns only if its symbol occurs in it.
  mutating func unsettleColumns(ofNewOrOld row: Int32) {
    if symbols[Int(row)].phase == .rankedError || symbols[Int(row)].phase == .slack { unsettleColumns(of: row) }
  }

  mutating func unsettleColumns(of row: Int32) {
    var index = symbols[Int(row)].head
    while index != Tableau.none {
      let column = entries[Int(index)].column
      if isFree(column) { unsettle(column) }
      index = entries[Int(index)].nextInRow
    }
  }
}
