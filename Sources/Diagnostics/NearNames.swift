// Embedded Swift has no tables of letters.
#if !hasFeature(Embedded)
  /// Names that a wrong one may have meant.
  package enum NearNames {
    /// `; is it "star" or "stars"?`, or nothing.
    package static func question(_ wrong: String, among names: some Sequence<String>) -> String {
      let near = near(wrong, among: names).map { "\"\($0)\"" }
      return near.isEmpty ? "" : "; is it \(near.joined(separator: " or "))?"
    }

    /// At most three names, the likeliest first: at most a third of the letters of the wrong one must change, or two. Cases count as equal.
    package static func near(_ wrong: String, among names: some Sequence<String>) -> [String] {
      let letters = Array(wrong.lowercased().utf8.prefix(80))
      let ranked = names.compactMap { name -> (distance: Int, name: String)? in
        let distance = distance(letters, Array(name.lowercased().utf8.prefix(80)))
        return distance <= max(letters.count > 3 ? 2 : 1, letters.count / 3) ? (distance, name) : nil
      }
      return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// The number of letters to insert, delete or replace (Levenshtein). O(a b).
    package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
      var row = Array(0...b.count)
      for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
          let best = min(diagonal + (letter == other ? 0 : 1), row[j] + 1, row[j + 1] + 1)
          (diagonal, row[j + 1]) = (row[j + 1], best)
        }
      }
      return row[b.count]
    }
  }
#endif
