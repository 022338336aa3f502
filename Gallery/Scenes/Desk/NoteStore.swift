internal import Foundation

/// A place for notes.
struct DeskFolder: Hashable, Sendable {
  let id: Int
  let name: String
}

/// A text of its own, in one folder.
struct DeskNote: Hashable, Sendable {
  let id: Int
  var folder: Int
  var text: String

  /// The first line that is not empty.
  var title: String { lines.first ?? "New note" }

  /// What comes after the title.
  var excerpt: String { lines.dropFirst().first ?? "No more text" }

  private var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).prefix(2).map(String.init)
  }
}

@MainActor protocol NoteStoreObserver: AnyObject {
  /// - Parameter id: The note whose text has changed; nil if notes have come, gone or changed places.
  func notesChanged(_ id: Int?)
}

/// The notes of the app, in folders, each in the order that the person gives them. All windows show the same ones.
@MainActor final class NoteStore {
  let folders: [DeskFolder]
  private var notes: [DeskNote] = []
  private var nextNote = 0
  private var observers: [() -> (any NoteStoreObserver)?] = []

  init() {
    folders = NoteTexts.folders.enumerated().map { DeskFolder(id: $0, name: $1.name) }
    for (folder, texts) in NoteTexts.folders.enumerated() {
      for text in texts.notes { _ = insert(text, in: folder, at: count(in: folder)) }
    }
  }

  // MARK: Reading

  func notes(in folder: Int) -> [DeskNote] { notes.filter { $0.folder == folder } }

  func count(in folder: Int) -> Int { notes.count { $0.folder == folder } }

  func note(_ id: Int) -> DeskNote? { notes.first { $0.id == id } }

  // MARK: Changing

  /// - Returns: the new note's identifier.
  func add(_ text: String, to folder: Int, at index: Int = 0) -> Int {
    let id = insert(text, in: folder, at: index)
    tell(nil)
    return id
  }

  func setText(_ text: String, of id: Int) {
    guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].text != text else { return }
    notes[index].text = text
    tell(id)
  }

  /// Puts notes into a folder, so that the first of them stands at an index, counted without them.
  func move(_ ids: [Int], to folder: Int, at index: Int = 0) {
    let moved = ids.compactMap { note($0) }
    notes.removeAll { ids.contains($0.id) }
    var place = self.place(of: index, in: folder)
    for var note in moved {
      note.folder = folder
      notes.insert(note, at: place)
      place += 1
    }
    tell(nil)
  }

  func delete(_ id: Int) {
    notes.removeAll { $0.id == id }
    tell(nil)
  }

  private func insert(_ text: String, in folder: Int, at index: Int) -> Int {
    defer { nextNote += 1 }
    notes.insert(DeskNote(id: nextNote, folder: folder, text: text), at: place(of: index, in: folder))
    return nextNote
  }

  /// Where in `notes` the note at an index of a folder stands, or would stand.
  private func place(of index: Int, in folder: Int) -> Int {
    let places = notes.indices.filter { notes[$0].folder == folder }
    return index < places.count ? places[max(0, index)] : notes.count
  }

  // MARK: Observing

  /// Tells an object of all changes from now on; it is held weakly.
  func add(_ observer: any NoteStoreObserver) {
    observers.append { [weak observer] in observer }
  }

  private func tell(_ id: Int?) {
    observers.removeAll { $0() == nil }
    for observer in observers { observer()?.notesChanged(id) }
  }
}
