#if UIKitSource
extension Estimate {
  /// The report.
  /// - Parameters:
  ///   - folder: Paths are written relative to it.
  ///   - most: How many files of each obstacle are named; nil for all.
  package func text(relativeTo folder: String, most: Int?) -> String {
    let titles: [Obstacle.Effect: String] = [
      .build: "Does not compile on Linux, most files first:", .part: "Is left out:", .resource: "Is of no use on Linux:",
    ]
    var lines: [String] = []
    for effect in Obstacle.Effect.allCases {
      let some = obstacles.filter { $0.effect == effect }
      guard !some.isEmpty else { continue }
      lines += [titles[effect] ?? ""] + some.flatMap { Self.lines($0, folder, most) }
      var seen: Set<String> = [""]
      lines += some.map(\.advice).filter { seen.insert($0).inserted }
    }
    if !resources.isEmpty {
      let counts = resources.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
      lines.append("Resources: \(counts.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ obstacle: Obstacle, _ folder: String, _ most: Int?) -> [String] {
    let number = obstacle.files.isEmpty ? "-" : "\(obstacle.files.count)"
    let margin = String(repeating: " ", count: max(0, 6 - number.count))
    let shown = obstacle.files.prefix(most ?? .max).map { Disk.isInside($0, folder) ? Disk.relative($0, to: folder) : $0 }
    let rest = obstacle.files.count - shown.count
    let files = shown.isEmpty ? [] : ["        " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")]
    return ["\(margin)\(number)  \(obstacle.title)"] + files
  }
}
#endif
