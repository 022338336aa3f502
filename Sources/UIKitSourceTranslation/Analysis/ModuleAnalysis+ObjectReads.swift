#if UIKitSource
/// Properties that are read from a value of type `AnyObject`: the classes that declare a property of that name are tried in turn. Selectors
/// that such a value performs.
extension ModuleAnalysis {
  mutating func analyzeObjectReads() {
    let properties = index.files[..<index.importedFrom].flatMap(\.types).flatMap(\.members).filter { $0.kind == .property }
    func names(of kind: VariableKind) -> Set<String> {
      Set(properties.filter { VariableKind($0.result) == kind }.map(\.name))
    }
    let objects = names(of: .object).subtracting(names(of: .other))
    let arrays = names(of: .array).subtracting(names(of: .other))
    for file in 0..<index.importedFrom {
      let summary = index.files[file]
      for read in summary.objectReads {
        let kind = summary.variables[read.name]
        let isObject =
          read.name.isEmpty || kind == (read.isElement ? .array : .object)
          || (kind == nil && (read.isElement ? arrays : objects).contains(read.name))
        if isObject { rewrite(read, in: file) }
      }
    }
  }

  private mutating func rewrite(_ read: ObjectRead, in file: Int) {
    if read.isPerformed {
      facts[file].edits.append(.insertion("selectorReceiver(", at: read.start))
      facts[file].edits.append(.insertion(")", at: read.baseEnd))
      return
    }
    let classes = classes(with: read.property, for: file)
    guard !classes.isEmpty else { return }
    let closures = classes.map { "{ (object: \($0)) in object.\(read.property) }" }
    let readers =
      classes.count == 1 ? closures[0] : "[" + closures.map { "ObjectPropertyReader \($0)" }.joined(separator: ", ") + "]"
    facts[file].edits.append(.insertion("objectProperty(", at: read.start))
    facts[file].edits.append(TextEdit(read.baseEnd, read.end, ", " + readers + ")"))
  }

  /// The module's classes with a property of the name that Objective-C and `file` see, then UIKit's.
  private func classes(with property: String, for file: Int) -> [String] {
    let own = index.classes.filter { id in
      guard !index[id].isLocal, !index[id].isGeneric, index[id].access != "private",
        id.file == file || index[id].access != "fileprivate"
      else { return false }
      return index.parts(of: id).flatMap { index[$0].members }.contains {
        $0.kind == .property && $0.name == property && ($0.isObjC || index[id].hasObjCMembers && !$0.nonObjC)
          && !$0.isStatic && !$0.isOverride && $0.access != "private"
          && ($0.access != "fileprivate" || id.file == file)
      }
    }
    return own.map { index[$0].name } + (UIKitProperties.classes[property] ?? [])
  }
}
#endif
