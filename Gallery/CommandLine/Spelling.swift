internal import Diagnostics

/// Suggests the nearest known word for a misspelled one.
enum Spelling {
  /// ` Did you mean "render"?`; empty if no word is near.
  static func suggestion(for word: String, among words: [String]) -> String {
    let letters = Array(word.lowercased().utf8)
    let distances = words.map { (word: $0, distance: NearNames.distance(letters, Array($0.lowercased().utf8))) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return "" }
    return nearest.distance <= max(2, nearest.word.count / 2) ? " Did you mean \"\(nearest.word)\"?" : ""
  }
}
