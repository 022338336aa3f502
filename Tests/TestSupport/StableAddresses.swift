extension String {
  /// Replaces addresses by `0x1`, `0x2` and so on, in the order of their first occurrence, so that descriptions can be compared.
  public var withStableAddresses: String {
    var names: [Substring: Int] = [:]
    return replacing(/0x[0-9a-f]+/) { match in
      let number = names[match.output] ?? names.count + 1
      names[match.output] = number
      return "0x\(number)"
    }
  }
}
