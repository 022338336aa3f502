#if UIKitSource
/// What the translation of one file takes from the rest of its module: the edits that follow from declarations in other files, and from
/// the file's own. Equal facts and an equal text give an equal translation.
public struct FileFacts: Codable, Hashable, Sendable {
  var edits: [TextEdit] = []
  /// Warnings that need the whole module.
  public internal(set) var notes: [SourceNote] = []
  /// Code after the last line.
  var appended = ""
}
#endif
