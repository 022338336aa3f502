/// 25 gestures on scroll views inside one another.
@MainActor final class NestingProgram: RandomProgram {
  private let pages: NestedPages?
  private let views: NestedScrollViews?
  private(set) var operations = 0

  init(seed: UInt64) {
    pages = seed % 4 == 3 ? nil : NestedPages(seed: seed)
    views = seed % 4 == 3 ? NestedScrollViews(seed: seed) : nil
  }

  /// Times a motion, or the next gesture, went on in another scroll view.
  var batches: Int { pages?.handOvers ?? views?.handOvers ?? 0 }
  var answered: Set<String> { [] }

  func run() -> String? {
    for _ in 0..<25 {
      operations += 1
      if let wrong = pages?.gesture() ?? views?.gesture() {
        return ([wrong] + (pages?.log ?? views?.log ?? []).suffix(12)).joined(separator: "\n  ")
      }
    }
    return nil
  }
}
