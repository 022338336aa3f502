#if UIKitSource
extension AnalysisPass {
  /// Names of Swift 4 become those of today, unless the program declares something of that name itself.
  static let oldNames = AnalysisPass("names of Swift 4") { module, changes in
    let own = module.files.ownNames
    for file in module.ownFiles {
      for use in module.files[file].oldNames where !own.contains(use.name) {
        changes.replace(use.edit.span, with: use.edit.text, in: file)
      }
    }
  }
}

extension [FileSummary] {
  /// The names of Swift 4 that the files declare themselves.
  fileprivate var ownNames: Set<String> { reduce(into: []) { $0.formUnion($1.ownNames) } }

  /// The summaries with the names of today in the types of members, which declarations of the translator repeat.
  func withTypesOfToday() -> [FileSummary] {
    guard contains(where: { !$0.oldNames.isEmpty }) else { return self }
    let own = ownNames
    return map { summary in
      guard !summary.oldNames.isEmpty else { return summary }
      var summary = summary
      for type in summary.types.indices {
        for member in summary.types[type].members.indices {
          summary.types[type].members[member].kind.changeTypes { Self.typeOfToday($0, own) }
        }
      }
      return summary
    }
  }

  private static func typeOfToday(_ type: String, _ own: Set<String>) -> String {
    var (text, word): (String, String) = ("", "")
    func finish() {
      text += own.contains(word) || text.hasSuffix(".") ? word : SwiftFourNames.globals[word] ?? word
      word = ""
    }
    for letter in type {
      if letter.isLetter || letter.isNumber || letter == "_" {
        word.append(letter)
      } else {
        finish()
        text.append(letter)
      }
    }
    finish()
    return text
  }
}

extension MemberSummary.Kind {
  fileprivate mutating func changeTypes(_ change: (String) -> String) {
    switch self {
    case .method(var method):
      method.signature.changeTypes(change)
      method.result = method.result.map(change)
      self = .method(method)
    case .property(var property):
      property.type = property.type.map(change)
      self = .property(property)
    case .initializer(var initializer):
      initializer.signature.changeTypes(change)
      self = .initializer(initializer)
    }
  }
}

extension MemberSummary.Signature {
  fileprivate mutating func changeTypes(_ change: (String) -> String) {
    for place in parameters.indices { parameters[place].type = change(parameters[place].type) }
  }
}
#endif
