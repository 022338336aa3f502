/// Suggests the nearest known word for a misspelled one.
enum Spelling {
  /// ` Did you mean "render"?`; empty if no word is near.
  static func suggestion(for word: String, among words: [String]) -> String {
    let distances = words.map { (word: $0, distance: distance(word, $0)) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return "" }
    return nearest.distance <= max(2, nearest.word.count / 2) ? " Did you mean \"\(nearest.word)\"?" : ""
  }

  /// Levenshtein distance: the number of letters to insert, delete or replace to turn `b` into `a`.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        (diagonal, row[j + 1]) = (row[j + 1], min(row[j] + 1, row[j + 1] + 1, diagonal + (a[i] == b[j] ? 0 : 1)))
      }
    }
    return row[b.count]
  }
}
