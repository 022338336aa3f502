/// Names that a wrong one may have meant.
enum NearNames {
  /// `; is it "star" or "stars"?`, or nothing.
  static func question(_ wrong: String, among names: [String]) -> String {
    let letters = Array(wrong.lowercased().utf8.prefix(80))
    let ranked = names.compactMap { name -> (distance: Int, name: String)? in
      let distance = SymbolCatalog.editDistance(letters, Array(name.lowercased().utf8.prefix(80)))
      return distance <= max(letters.count > 3 ? 2 : 1, letters.count / 3) ? (distance, name) : nil
    }
    let near = ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map { "\"\($0.name)\"" }
    return near.isEmpty ? "" : "; is it \(near.joined(separator: " or "))?"
  }
}
