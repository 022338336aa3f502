internal import UniformTypeIdentifiers

/// What a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  indirect enum Rule: Hashable, Sendable {
    case images, movies
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  let rule: Rule

  /// Pictures.
  public static let images = PHPickerFilter(rule: .images)
  /// Movies.
  public static let videos = PHPickerFilter(rule: .movies)

  /// What one of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(subfilters)) }

  /// What all of the filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(subfilters)) }

  /// What the filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }

  func accepts(_ type: UTType) -> Bool {
    switch rule {
    case .images: type.conforms(to: .image)
    case .movies: type.conforms(to: .movie)
    case .any(let filters): filters.contains { $0.accepts(type) }
    case .all(let filters): filters.allSatisfy { $0.accepts(type) }
    case .not(let filter): !filter.accepts(type)
    }
  }
}
