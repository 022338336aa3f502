internal import NibFormat

/// A cell that a storyboard describes inside of its list. Each call of `make()` creates another one.
@MainActor package struct NibPrototype {
  /// The reuse identifier; empty if the file has none.
  package let identifier: String
  /// `cell`, `header` or `footer`.
  package let kind: String
  private let group: Int
  /// The instance with the list.
  private let surroundings: NibInstance

  package init(_ coder: NibCoder) {
    identifier = coder.string(.identifier) ?? ""
    kind = coder.string(.kind) ?? "cell"
    group = coder.integer(.group) ?? 0
    surroundings = coder.instance
  }

  /// A new cell with what is in it; nil, with a warning, if its class cannot be created.
  package func make() -> UIView? {
    guard let instance = surroundings.inner(group) else { return nil }
    return instance.finish { instance.attachSegues() }.first as? UIView
  }
}
