/// A constraint as it was given, and where it stands in the tableau.
struct Record {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var strength: Strength
  /// The place among all constraints for everything that could depend on an order.
  var order: Int
  /// Among constraints of which some must fail: the one of the least rank fails least. nil for one that does not matter.
  var tieRank: Int?
  /// The slack, error or dummy by which the constraint is found again.
  var marker = Tableau.none
  /// The error on the other side of a constraint that is not required.
  var error = Tableau.none
  var isLive = true

  /// The constraint as marker - error = sign * (terms + constant).
  var sign: Double { relation == .lessOrEqual ? -1 : 1 }
}
