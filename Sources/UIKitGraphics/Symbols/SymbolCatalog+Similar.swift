extension SymbolCatalog {
  /// At most three names that a wrong one may have meant, the likeliest first.
  ///
  /// A name is similar if at most a third of the wrong one's letters must change, or if it begins with the same word.
  package static func names(similarTo wrong: String) -> [String] {
    let letters = Array(wrong.utf8.prefix(80))
    let word = wrong.prefix { $0 != "." }
    let ranked = names.flatMap(\.names).compactMap { name -> (distance: Int, name: String)? in
      let distance = editDistance(letters, Array(name.utf8))
      return distance <= max(1, letters.count / 3) || name.prefix { $0 != "." } == word ? (distance, name) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// The number of letters to insert, delete or replace (Levenshtein). O(a b).
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
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
