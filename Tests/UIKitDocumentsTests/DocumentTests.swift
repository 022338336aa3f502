import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// A text in a file.
private final class TextDocument: UIDocument {
  var text = ""
  var failure: (any Error)?
  private(set) var errors = 0
  private(set) var loads = 0

  override func contents(forType typeName: String) throws -> Any {
    if let failure { throw failure }
    return Data(text.utf8)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    loads += 1
    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors += 1
    super.handleError(error, userInteractionPermitted: userInteractionPermitted)
  }
}

private struct Refusal: Error {}

@MainActor @Suite struct DocumentTests {
  let rig = DocumentRig()

  private func open(_ name: String) async throws -> TextDocument {
    let document = TextDocument(fileURL: rig.folder.appendingPathComponent(name))
    try #require(await document.open())
    return document
  }

  @Test func aFileIsReadAndClosed() async throws {
    let document = TextDocument(fileURL: rig.folder.appendingPathComponent("a.txt"))
    #expect(document.documentState == .closed && document.localizedName == "a" && document.fileType == "public.plain-text")
    #expect(document.fileModificationDate == nil && document.savingFileType == "public.plain-text")
    var isOpened: Bool?
    document.open { isOpened = $0 }
    #expect(isOpened == nil)
    await turn()
    #expect(isOpened == true && document.text == "alpha" && document.documentState == .normal)
    #expect(document.fileModificationDate != nil && !document.hasUnsavedChanges)
    #expect(await document.close() && document.documentState == .closed)
    let missing = TextDocument(fileURL: rig.folder.appendingPathComponent("none.txt"))
    #expect(await !missing.open() && missing.errors == 1 && missing.documentState == .closed)
  }

  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func aNewDocumentIsCreatedAndSaved() async throws {
    let url = rig.folder.appendingPathComponent("new.txt")
    let document = TextDocument(fileURL: url)
    document.text = "first"
    #expect(await document.save(to: url, for: .forCreating) && rig.text(url) == "first" && document.documentState == .normal)
    document.text = "second"
    document.updateChangeCount(.done)
    #expect(document.hasUnsavedChanges)
    #expect(await document.close() && rig.text(url) == "second" && !document.hasUnsavedChanges)
  }

  @Test func anotherPlaceBecomesTheDocuments() async throws {
    let document = try await open("a.txt")
    let place = rig.folder.appendingPathComponent("sub/copy.txt")
    var isSaved: Bool?
    document.save(to: place, for: .forOverwriting) { isSaved = $0 }
    await turn()
    #expect(isSaved == true && document.fileURL == place && rig.text(place) == "alpha" && document.localizedName == "copy")
    #expect(document.fileNameExtension(forType: "public.html", saveOperation: .forCreating) == "html")
    #expect(document.fileNameExtension(forType: nil, saveOperation: .forCreating) == "txt")
  }

  @Test func changesAreSavedAfterAWhile() async throws {
    let document = try await open("a.txt")
    document.text = "changed"
    document.updateChangeCount(.done)
    rig.stage.advance(by: 14)
    await turn()
    #expect(rig.text("a.txt") == "alpha" && document.hasUnsavedChanges)
    rig.stage.advance(by: 2)
    await turn()
    #expect(rig.text("a.txt") == "changed" && !document.hasUnsavedChanges)
    document.updateChangeCount(.done)
    document.updateChangeCount(.cleared)
    document.text = "not saved"
    rig.stage.advance(by: 30)
    await turn()
    #expect(rig.text("a.txt") == "changed")
  }

  @Test func undoingCountsAsAChange() async throws {
    let document = try await open("a.txt")
    let manager = try #require(document.undoManager)
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: document) { $0.text = "alpha" }
    manager.endUndoGrouping()
    #expect(document.hasUnsavedChanges)
    manager.undo()
    #expect(!document.hasUnsavedChanges)
    document.undoManager = UndoManager()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: document) { $0.text = "x" }
    manager.endUndoGrouping()
    #expect(!document.hasUnsavedChanges)
  }

  @Test func savedChangesThatAreUndoneAreUnsaved() async throws {
    let document = try await open("a.txt")
    document.updateChangeCount(.done)
    let token = document.changeCountToken(for: .forOverwriting)
    document.updateChangeCount(.redone)
    document.updateChangeCount(withToken: token, for: .forOverwriting)
    #expect(document.hasUnsavedChanges)
    document.updateChangeCount(.undone)
    #expect(!document.hasUnsavedChanges)
    document.updateChangeCount(.undone)
    #expect(document.hasUnsavedChanges)
    document.updateChangeCount(withToken: "no token", for: .forOverwriting)
    #expect(document.hasUnsavedChanges)
  }

  @Test func aFailedSaveIsAState() async throws {
    let document = try await open("a.txt")
    nonisolated(unsafe) var news = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: document, queue: nil
    ) { _ in news += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    document.updateChangeCount(.done)
    document.failure = Refusal()
    #expect(await !document.close() && document.documentState == .savingError && document.errors == 1 && news == 1)
    #expect(document.hasUnsavedChanges)
    document.failure = nil
    var isSaved: Bool?
    document.autosave { isSaved = $0 }
    await turn()
    #expect(isSaved == true && document.documentState == .normal && news == 2)
    document.autosave { isSaved = !$0 }
    await turn()
    #expect(isSaved == false)
    document.finishedHandlingError(Refusal(), recovered: true)
    document.userInteractionNoLongerPermitted(forError: Refusal())
  }

  @Test func revertingReplacesTheContents() async throws {
    let document = try await open("a.txt")
    document.text = "edited"
    document.updateChangeCount(.done)
    var isReverted: Bool?
    document.revert(toContentsOf: rig.folder.appendingPathComponent("sub/inner.txt")) { isReverted = $0 }
    await turn()
    #expect(isReverted == true && document.text == "inner" && !document.hasUnsavedChanges && document.documentState == .normal)
    document.revert(toContentsOf: rig.folder.appendingPathComponent("none")) { isReverted = $0 }
    await turn()
    #expect(isReverted == false && document.text == "inner")
    document.disableEditing()
    #expect(document.documentState == .editingDisabled)
    document.enableEditing()
    var order: [Int] = []
    document.performAsynchronousFileAccess { order.append(2) }
    order.append(1)
    await turn()
    #expect(order == [1, 2])
  }

  @Test func attributesAndOtherContents() throws {
    let document = TextDocument(fileURL: rig.folder.appendingPathComponent("a.txt"))
    try document.writeContents(
      Data("x".utf8), andAttributes: [FileAttributeKey.posixPermissions: 0o600], safelyTo: document.fileURL, for: .forOverwriting)
    let attributes = try FileManager.default.attributesOfItem(atPath: document.fileURL.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600 && rig.text("a.txt") == "x")
    #expect(throws: (any Error).self) {
      try document.writeContents(3, to: document.fileURL, for: .forOverwriting, originalContentsURL: nil)
    }
    try document.read(from: document.fileURL)
    #expect(document.text == "x" && document.loads == 1)
    #expect(try document.fileAttributesToWrite(to: document.fileURL, for: .forCreating).isEmpty)
    #expect(UIDocument.ChangeKind.cleared.rawValue == 3 && UIDocument.SaveOperation.forOverwriting.rawValue == 1)
  }
}

@MainActor private final class MenuDelegate: NSObject, UIDocumentInteractionControllerDelegate {
  private(set) var news: [String] = []
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
    news.append("options")
  }
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { news.append("end") }
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
    news.append("open in")
  }
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
    news.append("end open in")
  }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) { news.append("begin") }
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) { news.append("sent") }
}

@MainActor @Suite struct DocumentInteractionTests {
  let rig = DocumentRig()
  private let delegate = MenuDelegate()
  private let controller: UIDocumentInteractionController

  init() {
    controller = UIDocumentInteractionController(url: rig.folder.appendingPathComponent("a.txt"))
    controller.delegate = delegate
  }

  @Test func aFileHasItsNameTypeAndIcon() {
    #expect(controller.name == "a.txt" && controller.uti == "public.plain-text" && controller.icons.count == 1)
    #expect(controller.url?.lastPathComponent == "a.txt" && controller.annotation == nil)
    #expect(UIDocumentInteractionController().url == nil && UIDocumentInteractionController().icons.count == 1)
  }

  @Test func optionsAreTheShareSheet() throws {
    let view = rig.presenter.view!
    #expect(controller.presentOptionsMenu(from: CGRect(x: 0, y: 0, width: 10, height: 10), in: view, animated: true))
    #expect(!controller.presentOptionsMenu(from: .zero, in: view, animated: true))
    rig.settle()
    #expect(rig.labels.contains("Copy") && delegate.news == ["options"])
    controller.dismissMenu(animated: true)
    rig.settle()
    #expect(rig.presenter.presentedViewController == nil)
    #expect(!UIDocumentInteractionController().presentOptionsMenu(from: .zero, in: view, animated: false))
  }

  @Test func openingInAProgramIsReported() {
    let view = rig.presenter.view!
    #expect(!controller.presentOpenInMenu(from: .zero, in: view, animated: true))
    rig.stage.desktop.openingFiles = .answer(())
    #expect(controller.presentOpenInMenu(from: .zero, in: view, animated: true))
    rig.settle()
    #expect(delegate.news == ["open in", "begin", "sent", "end open in"] && rig.stage.desktop.openedFiles.count == 1)
    rig.stage.desktop.openingFiles = .never
    let item = UIBarButtonItem(systemItem: .action)
    #expect(
      controller.presentOpenInMenu(from: item, animated: true) && !controller.presentOptionsMenu(from: item, animated: true))
    #expect(!controller.presentOpenInMenu(from: .zero, in: view, animated: true))
    controller.dismissMenu(animated: false)
    #expect(delegate.news.suffix(2) == ["open in", "end open in"])
  }
}
