package import ListModel

/// The positions of a list in which one row or item is shown elsewhere than in the data.
package struct CarriedPlace: Equatable {
  /// In the data.
  package let source: RowPosition
  /// On the screen.
  package var target: RowPosition

  package init(source: RowPosition, target: RowPosition) { (self.source, self.target) = (source, target) }

  /// The position counted without the carried row.
  package func place(_ position: RowPosition) -> RowPosition { position.removing(target) }

  /// Converts a shown position to the position in the data.
  package func dataPosition(_ shown: RowPosition) -> RowPosition {
    shown == target ? source : shown.removing(target).inserting(source)
  }

  package func shownPosition(_ data: RowPosition) -> RowPosition {
    data == source ? target : data.removing(source).inserting(target)
  }
}

extension RowPosition {
  /// The row's position after another row is removed.
  fileprivate func removing(_ other: RowPosition) -> RowPosition {
    section == other.section && row > other.row ? RowPosition(section: section, row: row - 1) : self
  }

  /// The row's position after another row is inserted.
  fileprivate func inserting(_ other: RowPosition) -> RowPosition {
    section == other.section && row >= other.row ? RowPosition(section: section, row: row + 1) : self
  }
}
