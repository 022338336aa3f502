/// Cache from key path to observed property: a handful of entries per class.
///
/// Comparing with the seven key paths of a generic type constructs each of them anew, which was most of the time of an observation.
@MainActor enum ObservedKeyPaths {
  private static var known: [AnyKeyPath: ObservedProperty] = [:]

  static func property(_ keyPath: AnyKeyPath, ifNew find: () -> ObservedProperty?) -> ObservedProperty? {
    if let property = known[keyPath] { return property }
    let property = find()
    known[keyPath] = property
    return property
  }
}
