#if UIKitSource
import Foundation

/// A value of a project file, where every scalar is a text.
indirect enum ProjectValue: Equatable, Sendable {
  case text(String)
  case list([ProjectValue])
  case dictionary([String: ProjectValue])

  /// nil for what no project file contains, such as a reference of an archive.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.compactMap(ProjectValue.init))
    case let dictionary as [String: Any]: self = .dictionary(dictionary.compactMapValues(ProjectValue.init))
    case let number as NSNumber: self = .text(number.stringValue)
    default: return nil
    }
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The texts of a list. A single text is a list of one, as in build settings.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let list): list.compactMap(\.text)
    case .dictionary: []
    }
  }

  var dictionaries: [[String: ProjectValue]] {
    if case .list(let list) = self { return list.map(\.dictionary) }
    return []
  }

  var dictionary: [String: ProjectValue] {
    if case .dictionary(let dictionary) = self { return dictionary }
    return [:]
  }
}
#endif
