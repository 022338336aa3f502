#if UIKitSource
/// The analysis of a whole module: from the summaries of all files to the facts that each file needs.
struct ModuleAnalysis {
  let index: ModuleIndex
  let known: UIKitProtocols
  var facts: [FileFacts]
  /// The text to write before the closing brace of each class, and after that of an extension.
  var bodies: [TypeID: [String]] = [:]
  /// The classes with a table of selectors.
  var tables: Set<TypeID> = []
  /// The optional requirements of the module's own protocols, by full name.
  var optionalRequirements: [String: [TypeID]] = [:]
  /// The optional requirements whose names in Objective-C are written (`@objc(name)`): methods that implement them have these names too.
  var namedRequirements: [String: [MemberSummary]] = [:]
  /// Members in extensions that the class declares in their place: type, and place in its members.
  var forwarded: [TypeID: Set<Int>] = [:]
  /// Members that become overrides, which they are on iOS without the word.
  var overriding: [TypeID: Set<Int>] = [:]
  /// Members that `#selector` names.
  var referenced: [TypeID: Set<Int>] = [:]
  /// The full names of the requirements of all protocols of Objective-C, and of those of imported modules.
  let allRequirements: Set<String>
  let importedRequirements: Set<String>
  let propertyNames: Set<String>
  /// The protocols of UIKit with a class of default implementations at the end of the file, by file.
  var defaults: [Int: Set<String>] = [:]

  static func facts(
    of module: [FileSummary], imported: [FileSummary], _ known: UIKitProtocols = .standard
  ) -> [FileFacts] {
    var analysis = ModuleAnalysis(ModuleIndex(module, imported: imported), known)
    analysis.analyzeOptionalProtocols()
    analysis.addReferenceMembers()
    analysis.analyzeAdoptions()
    analysis.analyzeForwarding()
    analysis.findOverrides()
    analysis.analyzeObservers()
    analysis.writeOverrides()
    analysis.analyzeInitializers()
    analysis.analyzeRecognizers()
    analysis.analyzeApplication()
    analysis.analyzeTests()
    analysis.analyzeSelectors()
    analysis.analyzeTables()
    analysis.analyzeExpressions()
    analysis.analyzeObjectReads()
    analysis.analyzeGenericCalls()
    analysis.analyzeIntersections()
    analysis.writeBodies()
    return analysis.facts
  }

  private init(_ index: ModuleIndex, _ known: UIKitProtocols) {
    self.index = index
    self.known = known
    facts = (0..<index.importedFrom).map { _ in FileFacts() }
    allRequirements = index.requirementNames(in: index.files[...])
    importedRequirements = index.requirementNames(in: index.files[index.importedFrom...])
    propertyNames = index.propertyNames
  }

  /// Adds the code before the closing braces: one edit for each class, so that its order is the same whatever was found first.
  private mutating func writeBodies() {
    for (id, texts) in bodies where !index.isImported(id) {
      let type = index[id]
      let text = type.separator + texts.joined(separator: "; ") + " "
      facts[id.file].edits.append(.insertion(text, at: type.bodyEnd))
    }
    for (file, names) in defaults {
      facts[file].appended += names.sorted().map(defaultImplementations).joined()
    }
    for file in facts.indices { facts[file].edits.sort { ($0.start, $0.end) < ($1.start, $1.end) } }
  }

  /// The word that makes a member as visible as its class.
  func visibility(_ type: TypeSummary) -> String {
    ["open", "public"].contains(type.access) ? type.access + " " : ""
  }
}

extension ModuleIndex {
  /// The full names of the requirements of the files' protocols of Objective-C.
  func requirementNames(in files: ArraySlice<FileSummary>) -> Set<String> {
    Set(files.flatMap(\.types).filter { $0.kind == .protocolType && $0.isObjC }.flatMap(\.members).map(\.fullName))
  }

  /// The names of all properties whose types are not written, or are functions.
  var propertyNames: Set<String> {
    Set(
      files.flatMap(\.types).flatMap(\.members).filter {
        $0.kind == .property && !$0.isOptional && ($0.result.map { $0.contains("->") || $0.hasSuffix("?") } ?? true)
      }.map(\.name))
  }
}
#endif
