internal import Diagnostics
public import Foundation
public import UIKitCore
internal import UniformTypeIdentifiers

/// A document in a file: an app subclasses it and overrides `contents(forType:)` and `load(fromContents:ofType:)`.
///
/// Files are read and written on the main queue, in a later turn of it than the call; what is written replaces the file in one step. Changes are
/// saved by themselves, a while after the first one, and when the document is closed. Contents are `Data`.
@preconcurrency @MainActor open class UIDocument: NSObject {
  /// A change of the document's contents.
  public enum ChangeKind: Int, Sendable {
    case done = 0
    case undone = 1
    case redone = 2
    /// All changes have been saved.
    case cleared = 3
  }

  /// What a save is for.
  public enum SaveOperation: Int, Sendable {
    case forCreating = 0
    case forOverwriting = 1
  }

  /// What is the case with the document.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open, without anything else.
    public static let normal: State = []
    /// Not open.
    public static let closed = State(rawValue: 1 << 0)
    /// The last save has failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The person must not edit now.
    public static let editingDisabled = State(rawValue: 1 << 3)
  }

  /// Posted with the document when `documentState` has changed.
  public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

  /// Seconds from the first change that is not saved to its save. Our choice.
  private static let autosaveDelay = 15.0

  /// Where the document is; it changes by `save(to:for:)` to another place.
  open private(set) var fileURL: URL
  /// The modification date of the file when it was last read or written; nil for a file that is not there.
  open var fileModificationDate: Date?
  /// What is the case with the document; `closed` at first.
  open private(set) var documentState = State.closed {
    didSet { if documentState != oldValue { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) } }
  }
  private var storedUndoManager: UndoManager?
  /// Grows by changes, and shrinks by undone ones.
  private var changeCount = 0
  /// Changes that cannot be taken back by undoing, since a save.
  private var isChangedForGood = false
  private var autosaveTimer: TimerToken?

  /// Makes a closed document; the file may not be there yet. An address of another kind than of a file is a programming error.
  public init(fileURL url: URL) {
    ensure(url.isFileURL, "UIDocument(fileURL: \(url.absoluteString)): it is no address of a file; give one of a file")
    fileURL = url
    super.init()
  }

  // MARK: Names

  /// The file's name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The identifier of the file's type, by the ending of its name.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  /// The type that is written; by default the file's.
  open var savingFileType: String? { fileType }

  /// The ending for a type; by default the preferred one.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }

  // MARK: Contents

  /// The data to write: override it. By default a programming error.
  open func contents(forType typeName: String) throws -> Any {
    programmingError("\(type(of: self)).contents(forType: \"\(typeName)\") is not overridden; return the data to write")
  }

  /// Takes the data that was read: override it. By default a programming error.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    programmingError(
      "\(type(of: self)).load(fromContents:ofType: \"\(typeName ?? "")\") is not overridden; take the data of the file")
  }

  // MARK: Opening and closing

  /// Reads the file in a later turn of the main queue; the handler is told whether it could be.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    ensure(
      documentState.contains(.closed), "\(type(of: self)).open(completionHandler:): the document is open; close it first")
    later { [self] in
      do {
        try read(from: fileURL)
        documentState = .normal
        completionHandler?(true)
      } catch {
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Reads the file; returns whether it could be read.
  @discardableResult open func open() async -> Bool {
    await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
  }

  /// Saves changes, then closes the document; the handler is told whether the save has succeeded.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { [self] isSaved in
      forgetAutosave()
      if isSaved { documentState = .closed }
      completionHandler?(isSaved)
    }
  }

  /// Saves changes, then closes the document; returns whether the save has succeeded.
  @discardableResult open func close() async -> Bool {
    await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
  }

  /// Reads the file and hands its data to `load(fromContents:ofType:)`.
  open func read(from url: URL) throws {
    let data = try Data(contentsOf: url)
    fileModificationDate = Self.modificationDate(of: url)
    try load(fromContents: data, ofType: UTType(filenameExtension: url.pathExtension)?.identifier)
  }

  /// Reads another file's contents, which replace those of the document; changes that were not saved are gone.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    later { [self] in
      disableEditing()
      defer { enableEditing() }
      do {
        try read(from: url)
        updateChangeCount(.cleared)
        storedUndoManager?.removeAllActions()
        completionHandler?(true)
      } catch {
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Called before the contents are replaced: the person must not edit. By default it sets `documentState`.
  open func disableEditing() { documentState.insert(.editingDisabled) }

  /// Called when editing is possible again.
  open func enableEditing() { documentState.remove(.editingDisabled) }

  // MARK: Changes

  /// Counts the document's changes: what is registered with it, undone and redone changes the document.
  open var undoManager: UndoManager! {
    get {
      if let storedUndoManager { return storedUndoManager }
      let made = UndoManager()
      adopt(made)
      return made
    }
    set { adopt(newValue) }
  }

  private func adopt(_ manager: UndoManager?) {
    storedUndoManager = manager
    observers = UndoObservers(
      Self.undoNews.map { name, kind in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.undoManagerPosted(kind) }
        }
      })
  }

  /// The groups that undoing and redoing register are no changes of their own.
  private func undoManagerPosted(_ kind: ChangeKind) {
    guard let manager = storedUndoManager, kind != .done || !(manager.isUndoing || manager.isRedoing) else { return }
    updateChangeCount(kind)
  }

  private var observers: UndoObservers?
  private static let undoNews: [(NSNotification.Name, ChangeKind)] = [
    (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
  ]

  /// Whether there is something to save.
  open var hasUnsavedChanges: Bool { changeCount != 0 || isChangedForGood }

  /// Counts a change, which is saved after a while.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone:
      changeCount -= 1
      // What was saved has been undone.
      if changeCount < 0 { isChangedForGood = true }
    case .cleared: (changeCount, isChangedForGood) = (0, false)
    }
    if hasUnsavedChanges { planAutosave() } else { forgetAutosave() }
  }

  /// What the document's changes are now, for `updateChangeCount(withToken:for:)`.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }

  /// Counts the changes up to the token as saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let saved = changeCountToken as? Int else { return }
    changeCount -= saved
    isChangedForGood = false
    if hasUnsavedChanges { planAutosave() } else { forgetAutosave() }
  }

  private func planAutosave() {
    guard autosaveTimer == nil, !documentState.contains(.closed), let driver = UIScreen.main.driver else { return }
    autosaveTimer = driver.schedule(after: Self.autosaveDelay) { [weak self] in
      self?.autosaveTimer = nil
      self?.autosave(completionHandler: nil)
    }
  }

  private func forgetAutosave() {
    autosaveTimer?.cancel()
    autosaveTimer = nil
  }

  // MARK: Saving

  /// Writes the document in a later turn of the main queue.
  ///
  /// - Parameters:
  ///   - url: The place; another one than `fileURL` becomes the document's place.
  ///   - completionHandler: Told whether it could be written.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    later { [self] in
      do {
        let token = changeCountToken(for: saveOperation)
        let contents = try contents(forType: savingFileType ?? UTType.data.identifier)
        let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
        try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
        fileURL = url
        fileModificationDate = Self.modificationDate(of: url)
        updateChangeCount(withToken: token, for: saveOperation)
        documentState.remove([.savingError])
        if saveOperation == .forCreating { documentState.remove(.closed) }
        completionHandler?(true)
      } catch {
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }

  /// Writes the document; returns whether it could be written.
  @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves the document at its place if it has changed; the handler is told true where there was nothing to save.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return later { completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Attributes of `FileManager` for the file; none by default.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  /// Writes beside the place first, then replaces what is there, in one step.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
      (key as? FileAttributeKey ?? (key as? String).map { FileAttributeKey(rawValue: $0) }).map { ($0, value) }
    }
    if !attributes.isEmpty {
      try FileManager.default.setAttributes(Dictionary(attributes) { $1 }, ofItemAtPath: url.path)
    }
  }

  /// Writes data; contents of another class throw.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [NSLocalizedDescriptionKey: "\(type(of: self)).contents(forType:) has returned \(type(of: contents)), not Data"]
      )
    }
    try data.write(to: url, options: .atomic)
  }

  // MARK: Errors

  /// Called when reading or writing has failed. By default it ends with `finishedHandlingError(_:recovered:)`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) { finishedHandlingError(error, recovered: false) }

  /// Called at the end of `handleError(_:userInteractionPermitted:)`.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when the app ends while an error is shown.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Turns

  /// Calls `block` in a later turn of the main queue, in the order of the calls.
  open func performAsynchronousFileAccess(_ block: @escaping @MainActor () -> Void) { later(block) }

  private func later(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(block) }
  }

  private static func modificationDate(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
}

/// Removes observers at its end.
private final class UndoObservers {
  private let observers: [any NSObjectProtocol]

  init(_ observers: [any NSObjectProtocol]) { self.observers = observers }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
