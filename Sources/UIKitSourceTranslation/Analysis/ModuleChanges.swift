#if UIKitSource
/// What the passes change in the files of a module. Changes at the same place stand in the order of the passes.
final class ModuleChanges {
  private let module: ModuleIndex
  private var facts: [FileFacts]
  /// What stands before the closing brace of each class.
  private var members: [TypeID: [String]] = [:]

  init(of module: ModuleIndex) {
    self.module = module
    facts = (0..<module.importedFrom).map { _ in FileFacts() }
  }

  func replace(_ span: Span, with text: String, in file: Int) { facts[file].edits.append(TextEdit(span, text)) }

  func remove(_ span: Span, in file: Int) { replace(span, with: "", in: file) }

  func insert(_ text: String, at offset: Int, in file: Int) { facts[file].edits.append(.insertion(text, at: offset)) }

  /// Inserts a modifier before `func`, `var`, `init` or `class`.
  func insert(modifier: String, before keyword: Span, in file: Int) {
    insert(modifier + " ", at: keyword.start, in: file)
  }

  /// Adds a protocol to the inheritance clause of the type.
  func addConformance(to name: String, of id: TypeID) {
    insert((module[id].inherited.isEmpty ? ": " : ", ") + name, at: module[id].inheritanceEnd, in: id.file)
  }

  /// Adds a member to the type; none to a type of an imported module.
  func add(_ member: Declaration, to id: TypeID) { members[id, default: []].append(member.text) }

  /// Writes a declaration behind the type, or the extension, on the line of its closing brace.
  func add(_ declaration: Declaration, behind id: TypeID) {
    insert("; " + declaration.text, at: module[id].body.end + 1, in: id.file)
  }

  /// Writes declarations behind the last line of the file, one a line.
  func append(_ declarations: Declaration..., to file: Int) { append(declarations, to: file) }

  func append(_ declarations: [Declaration], to file: Int) {
    facts[file].appended += "\n" + declarations.map { $0.text + "\n" }.joined()
  }

  func warn(_ message: String, advice: String, file: Int, line: Int, column: Int = 1) {
    facts[file].notes.append(
      SourceNote(
        severity: .warning, path: module.files[file].path, line: line, column: column, message: message, advice: advice))
  }

  /// Warns at the line of the type or extension.
  func warn(_ message: String, advice: String, at part: TypeID) {
    warn(message, advice: advice, file: part.file, line: module[part].line)
  }

  /// The facts of the module's own files. One edit adds all members of a type.
  func finish() -> [FileFacts] {
    var facts = facts
    for (id, members) in members where !module.isImported(id) {
      let text = module[id].separator + members.joined(separator: "; ") + " "
      facts[id.file].edits.append(.insertion(text, at: module[id].body.end))
    }
    for file in facts.indices { facts[file].edits.sort { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) } }
    return facts
  }
}
#endif
