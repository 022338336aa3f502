/// Why a selector could not be performed; the description says what to do.
public enum SelectorError: Error, CustomStringConvertible {
  /// The target's class has no such method. `answered` are the selectors in the table of its class.
  case unanswered(selector: Selector, target: String, answered: [Selector])
  /// The method takes more arguments than were given.
  case tooFewArguments(selector: Selector, given: Int)
  /// The argument at `index`, from 0, does not have the type of the parameter.
  case wrongArgument(selector: Selector, index: Int, given: String, expected: String)

  /// One line that names the selector, the target's type or the argument, and the remedy.
  public var description: String {
    switch self {
    case .unanswered(let selector, let target, let answered):
      let names = answered.isEmpty ? "no selectors" : answered.map(\.name).joined(separator: ", ")
      return
        "Selector(\"\(selector)\"): \(target) does not answer it, it answers \(names); mark the method @objc in a translated "
        + "source, or add it to the selectorTable of \(target)"
    case .tooFewArguments(let selector, let given):
      return "Selector(\"\(selector)\"): \(given) of \(selector.argumentCount) arguments are given; pass one for each colon"
    case .wrongArgument(let selector, let index, let given, let expected):
      return "Selector(\"\(selector)\"): argument \(index) is \(given), the method takes \(expected); change the parameter's type"
    }
  }
}
