#if UIKitSource
extension AnalysisPass {
  /// Names of Swift 4 become those of today, unless the program declares something of that name itself.
  static let oldNames = AnalysisPass("names of Swift 4") { module, changes in
    let own = module.files.reduce(into: Set<String>()) { $0.formUnion($1.ownNames) }
    for file in module.ownFiles {
      for use in module.files[file].oldNames where !own.contains(use.name) {
        changes.replace(use.edit.span, with: use.edit.text, in: file)
      }
    }
  }
}
#endif
