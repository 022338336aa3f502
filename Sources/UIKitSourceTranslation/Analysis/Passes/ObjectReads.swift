#if UIKitSource
extension AnalysisPass {
  /// Properties that are read from a value of type `AnyObject`: the classes that declare a property of that name are tried in turn. Selectors
  /// that such a value performs.
  static let objectReads = AnalysisPass("reads of AnyObject") { module, changes in
    let rewriter = ObjectReadRewriter(module: module, changes: changes)
    let properties = module.ownFiles.flatMap { module.files[$0].types }.flatMap(\.members).filter { $0.property != nil }
    func names(of kind: VariableKind) -> Set<String> {
      Set(properties.filter { VariableKind($0.property?.type) == kind }.map(\.name))
    }
    let objects = names(of: .object).subtracting(names(of: .other))
    let arrays = names(of: .array).subtracting(names(of: .other))
    for file in module.ownFiles {
      let summary = module.files[file]
      for read in summary.objectReads {
        let kind = summary.variables[read.name]
        let isObject =
          read.name.isEmpty || kind == (read.isElement ? .array : .object)
          || (kind == nil && (read.isElement ? arrays : objects).contains(read.name))
        if isObject { rewriter.rewrite(read, in: file) }
      }
    }
  }
}

private struct ObjectReadRewriter {
  let module: ModuleIndex
  let changes: ModuleChanges

  func rewrite(_ read: ObjectRead, in file: Int) {
    if read.isPerformed {
      changes.insert("selectorReceiver(", at: read.base.start, in: file)
      changes.insert(")", at: read.base.end, in: file)
      return
    }
    let classes = classes(with: read.property, for: file)
    guard !classes.isEmpty else { return }
    let readers = classes.map { "{ (object: \($0)) in object.\(read.property) }" }.joined(separator: ", ")
    changes.insert("objectProperty(", at: read.base.start, in: file)
    changes.replace(read.base.tail(to: read.span), with: ", " + readers + ")", in: file)
  }

  /// The module's classes with a property of the name that Objective-C and `file` see, then UIKit's.
  private func classes(with property: String, for file: Int) -> [String] {
    let own = module.classes.filter { id in
      guard !module[id].isLocal, !module[id].isGeneric, module[id].access != "private",
        id.file == file || module[id].access != "fileprivate"
      else { return false }
      return module.parts(of: id).flatMap { module[$0].members }.contains {
        $0.property != nil && $0.name == property
          && ($0.objectiveC.isExposed || module[id].hasObjCMembers && !$0.objectiveC.isHidden)
          && !$0.isTypeMember && !$0.isOverride && $0.access != "private"
          && ($0.access != "fileprivate" || id.file == file)
      }
    }
    return own.map { module[$0].name } + (UIKitProperties.classes[property] ?? [])
  }
}
#endif
