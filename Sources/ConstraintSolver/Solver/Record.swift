/// A constraint as it was given, and its symbols in the tableau.
struct Record {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var strength: Strength
  /// The rank among all constraints wherever the result could depend on an order.
  var order: Int
  /// Rank among constraints of which some must fail: the constraint of the least rank fails least. nil without a rank.
  var tieRank: Int?
  /// The slack, error or dummy symbol by which the constraint is found in the tableau.
  var marker = Tableau.none
  /// The error symbol of the other side, for a constraint that is not required.
  var error = Tableau.none
  var isLive = true

  /// The sign in marker - error = sign * (terms + constant).
  var sign: Double { relation == .lessOrEqual ? -1 : 1 }
}
