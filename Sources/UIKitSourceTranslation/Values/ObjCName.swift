#if UIKitSource
/// Names of Objective-C, by the rules of the Swift compiler.
enum ObjCName {
  /// Of the compiler's list of parts of speech: an argument label that begins so is joined without "With".
  private static let prepositions: Set<String> = [
    "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
    "with", "within",
  ]

  /// `move(_:to:)` is `move:to:`, `tap(with:)` is `tapWith:`, `show(name:)` is `showWithName:`.
  static func method(_ base: String, _ labels: [String], isThrowing: Bool = false) -> String {
    guard let first = labels.first else { return isThrowing ? base + "AndReturnError:" : base }
    var name = base
    if first != "_" && !first.isEmpty {
      let isJoined = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
      name += (isJoined ? "" : "With") + capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return isThrowing ? name + "error:" : name
  }

  /// The name of a method of an imported class, whose first label is joined as it is: `popViewController(animated:)` is
  /// `popViewControllerAnimated:`.
  static func imported(_ base: String, _ labels: [String]) -> String {
    let name = MemberSummary.fullName(base, labels)
    if let known = renamed[name] { return known }
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    return base + (first == "_" ? "" : capitalized(first)) + ":" + rest
  }

  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  static func of(_ member: MemberSummary) -> String {
    if let name = member.objectiveC.name { return name }
    guard let signature = member.signature else { return member.name }
    return method(member.name, signature.labels, isThrowing: signature.isThrowing)
  }

  /// Names of UIKit that the rule does not give.
  private static let renamed = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
  ]

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func firstWord(_ text: String) -> String {
    var word = text.prefix(1).lowercased()
    for letter in text.dropFirst() {
      if letter.isUppercase { break }
      word.append(letter)
    }
    return word
  }

  private static func lastWord(_ text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text.lowercased() }
    return text[start...].lowercased()
  }
}
#endif
