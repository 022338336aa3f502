/// A place of the sources at which one change of a token makes a mutant.
struct Site {
  enum Kind: String {
    case comparison, sign, constant, logic, extremum, bool, negation
  }

  /// How both forms stand in one text: as a condition's two values, or as two branches with a statement each.
  enum Form { case value, statement }

  let kind: Kind
  let form: Form
  /// The bytes of the expression in the file.
  let range: Range<Int>
  let original: String
  let mutated: String
  /// The changed token, before and after.
  let change: String
  /// The line of the changed token and its trimmed text.
  let line: Int
  let lineText: String
  /// Types and function that surround the expression, joined by dots.
  let function: String

  /// Swift that is the mutant while the environment names `number`, and the original otherwise.
  func text(number: Int) -> String {
    switch form {
    case .value: return "(_mutant(\(number)) ? (\(mutated)) : (\(original)))"
    case .statement: return "if _mutant(\(number)) { \(mutated) } else { \(original) }"
    }
  }
}
