internal import Diagnostics

extension SymbolCatalog {
  /// At most three names that a wrong one may have meant, the likeliest first.
  ///
  /// A name is similar if at most a third of the wrong one's letters must change, or if it begins with the same word.
  package static func names(similarTo wrong: String) -> [String] {
    let letters = Array(wrong.utf8.prefix(80))
    let word = wrong.prefix { $0 != "." }
    let ranked = names.flatMap(\.names).compactMap { name -> (distance: Int, name: String)? in
      let distance = NearNames.distance(letters, Array(name.utf8))
      return distance <= max(1, letters.count / 3) || name.prefix { $0 != "." } == word ? (distance, name) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}
