/// What the key paths that were observed so far mean: a handful for each class.
///
/// A key path of a generic type is made anew for each comparison, and there are seven: that took most of the time of an observation.
@MainActor enum ObservedKeyPaths {
  private static var known: [AnyKeyPath: ObservedProperty] = [:]

  static func property(_ keyPath: AnyKeyPath, ifNew find: () -> ObservedProperty?) -> ObservedProperty? {
    if let property = known[keyPath] { return property }
    let property = find()
    known[keyPath] = property
    return property
  }
}
