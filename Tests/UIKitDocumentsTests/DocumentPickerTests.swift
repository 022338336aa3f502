import DesktopServices
import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// The picker with the desktop's dialog, by script.
@MainActor @Suite struct DocumentPickerTests {
  let rig = DocumentRig()

  @Test func openedDocumentsAreThoseOfTheDialog() throws {
    let file = rig.folder.appendingPathComponent("a.txt")
    rig.stage.desktop.files = .answer([file])
    let picker = rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]))
    #expect(rig.news == ["picked a.txt"] && rig.picked == [file] && picker.documentPickerMode == .open)
    #expect(rig.presenter.presentedViewController == nil)
    let dialog = try #require(rig.stage.desktop.fileDialogs.first)
    #expect(dialog.purpose == .openFiles(several: false) && dialog.title == "Open a File" && dialog.folder == rig.folder)
    #expect(dialog.types == ["text/plain"] && dialog.patterns == ["*.[tT][xX][tT]", "*.[tT][eE][xX][tT]"])
    #expect(!dialog.isWithdrawn && rig.stage.desktop.fileDialogs.count == 1)
  }

  @Test func severalTypesMakeOneFilterOfAll() throws {
    rig.stage.desktop.files = .cancel
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf, .audiovisualContent])
    picker.allowsMultipleSelection = true
    picker.title = "Scans"
    rig.present(picker)
    let dialog = try #require(rig.stage.desktop.fileDialogs.first)
    #expect(dialog.purpose == .openFiles(several: true) && dialog.title == "Scans")
    #expect(dialog.types == ["image/*", "application/pdf", "video/*", "audio/*"])
    #expect(rig.news == ["cancelled"] && rig.presenter.presentedViewController == nil)
    #expect(DocumentFilters.filters([.image, .pdf]).map(\.name) == ["Supported Documents", "Image", "PDF document"])
  }

  @Test(arguments: [UTType.item, .data, .content]) func generalTypesNeedNoFilter(_ type: UTType) throws {
    rig.stage.desktop.files = .cancel
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [type, .pdf]))
    let dialog = try #require(rig.stage.desktop.fileDialogs.first)
    #expect(dialog.types.isEmpty && dialog.patterns.isEmpty)
  }

  @Test func foldersAreOpenedByADialogOfTheirOwn() throws {
    rig.stage.desktop.files = .answer([rig.folder])
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
    #expect(rig.stage.desktop.fileDialogs.first?.purpose == .openFolder && rig.picked == [rig.folder])
  }

  @Test func importedDocumentsAreCopies() throws {
    let file = rig.folder.appendingPathComponent("a.txt")
    rig.stage.desktop.files = .answer([file, rig.folder.appendingPathComponent("sub/inner.txt")])
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true)
    picker.allowsMultipleSelection = true
    rig.present(picker)
    #expect(picker.documentPickerMode == .import && rig.news == ["picked a.txt inner.txt"])
    #expect(rig.picked.map(rig.text) == ["alpha", "inner"] && !rig.picked.contains(file))
    for copy in rig.picked { try FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
    #expect(rig.text("a.txt") == "alpha")
  }

  @Test func exportCopiesOrMovesTheDocument() throws {
    let document = rig.make("mine/report.txt", "report")
    let place = rig.folder.appendingPathComponent("sub/saved.txt")
    rig.stage.desktop.files = .answer([place])
    let copying = rig.present(UIDocumentPickerViewController(forExporting: [document], asCopy: true))
    #expect(copying.documentPickerMode == .exportToService && rig.news == ["picked saved.txt"] && rig.picked == [place])
    #expect(rig.text("sub/saved.txt") == "report" && rig.text("mine/report.txt") == "report")
    try Data("changed".utf8).write(to: document)
    let moving = rig.present(UIDocumentPickerViewController(forExporting: [document]))
    #expect(moving.documentPickerMode == .moveToService && rig.text("sub/saved.txt") == "changed")
    #expect(rig.text("mine/report.txt") == nil)
    #expect(
      rig.stage.desktop.fileDialogs.map(\.purpose) == [.save(name: "report.txt"), .save(name: "report.txt")]
        && rig.stage.desktop.fileDialogs.map(\.title) == ["Save a Copy", "Move to"])
    // Nothing is left beside what was replaced.
    #expect(try FileManager.default.contentsOfDirectory(atPath: rig.folder.path + "/sub").sorted() == ["inner.txt", "saved.txt"])
  }

  @Test func severalDocumentsGoToPlacesOrIntoAFolder() throws {
    let documents = [rig.make("mine/x.txt", "1"), rig.make("mine/y.txt", "2")]
    let places = ["p.txt", "q.txt"].map { rig.folder.appendingPathComponent("sub/\($0)") }
    rig.stage.desktop.files = .answer(places)
    rig.present(UIDocumentPickerViewController(forExporting: documents, asCopy: true))
    #expect(rig.stage.desktop.fileDialogs.last?.purpose == .saveSeveral(names: ["x.txt", "y.txt"]))
    #expect(places.map(rig.text) == ["1", "2"])
    rig.make("sub/x.txt", "taken")
    rig.stage.desktop.files = .answer([rig.folder.appendingPathComponent("sub", isDirectory: true)])
    rig.present(UIDocumentPickerViewController(forExporting: documents, asCopy: true))
    #expect(rig.picked.map(\.lastPathComponent) == ["x 2.txt", "y.txt"] && rig.text("sub/x.txt") == "taken")
    #expect(rig.text("sub/x 2.txt") == "1")
  }

  @Test func aFailureIsShownAndCountsAsCancelled() throws {
    rig.stage.desktop.files = .answer([rig.folder.appendingPathComponent("gone.txt")])
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
    #expect(rig.news.isEmpty && rig.labels.contains { $0.contains("could not be opened") })
    try rig.tap("OK")
    #expect(rig.news == ["cancelled"] && rig.presenter.presentedViewController == nil)
  }

  @Test func theFormsBeforeIOS14MeanTheSame() {
    let file = URL(fileURLWithPath: "/a")
    #expect(UIDocumentPickerViewController(documentTypes: ["public.png"], in: .import).documentPickerMode == .import)
    #expect(UIDocumentPickerViewController(documentTypes: ["org.example.mine"], in: .open).documentPickerMode == .open)
    #expect(UIDocumentPickerViewController(url: file, in: .exportToService).documentPickerMode == .exportToService)
    #expect(UIDocumentPickerViewController(urls: [file], in: .moveToService).documentPickerMode == .moveToService)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    #expect(!picker.allowsMultipleSelection && !picker.shouldShowFileExtensions && picker.directoryURL == nil)
    #expect(picker.delegate == nil && picker.documentPickerMode.rawValue == 1)
  }

  /// A delegate of the time before several documents could be chosen.
  private final class OldDelegate: NSObject, UIDocumentPickerDelegate {
    var url: URL?
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { self.url = url }
  }

  @Test func aDelegateForOneDocumentIsTold() {
    let delegate = OldDelegate()
    rig.stage.desktop.files = .answer([rig.folder.appendingPathComponent("a.txt")])
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.delegate = delegate
    rig.presenter.present(picker, animated: true)
    rig.settle()
    #expect(delegate.url?.lastPathComponent == "a.txt")
    delegate.documentPickerWasCancelled(picker)
  }

  // MARK: A dialog that stays open

  @Test func aPortalThatHangsIsGivenUpByAButton() throws {
    rig.stage.desktop.files = .never
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    #expect(rig.news.isEmpty && rig.labels.contains("Continue in the desktop’s dialog."))
    try rig.tap("Cancel")
    #expect(rig.news == ["cancelled"] && rig.stage.desktop.fileDialogs[0].isWithdrawn)
    // What comes too late is dropped.
    rig.stage.desktop.answerFiles(.answer([rig.folder]))
    rig.settle()
    #expect(rig.news == ["cancelled"])
  }

  @Test func aPortalThatEndsShowsTheBrowser() throws {
    rig.stage.desktop.files = .never
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    rig.stage.desktop.answerFiles(.unavailable)
    rig.settle()
    #expect(rig.labels.contains { $0.hasPrefix("a") } && !rig.labels.contains("Continue in the desktop’s dialog."))
    try rig.tap("a")
    #expect(rig.news == ["picked a.txt"])
  }

  @Test func dismissalByTheAppWithdrawsTheDialogSilently() {
    rig.stage.desktop.files = .never
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    rig.presenter.dismiss(animated: true)
    rig.settle()
    #expect(rig.stage.desktop.fileDialogs[0].isWithdrawn && rig.news.isEmpty)
    rig.stage.desktop.answerFiles(.answer([rig.folder]))
    rig.settle()
    #expect(rig.news.isEmpty)
  }

  @Test func aPresenterThatLeavesLeavesNothingBehind() {
    rig.stage.desktop.files = .never
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    rig.stage.rootViewController = UIViewController()
    rig.settle()
    #expect(rig.stage.desktop.fileDialogs[0].isWithdrawn && rig.news.isEmpty)
    rig.stage.desktop.answerFiles(.answer([rig.folder]))
    rig.settle()
    #expect(rig.news.isEmpty)
  }

  @Test func escapeAndASwipeCancel() throws {
    rig.stage.desktop.files = .never
    let picker = rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    rig.stage.key(.keyboardEscape)
    rig.settle()
    #expect(rig.news == ["cancelled"] && rig.stage.desktop.fileDialogs[0].isWithdrawn)
    #expect(picker.presentingViewController == nil)
    let again = rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    #expect(again.accessibilityPerformEscape())
    rig.settle()
    #expect(rig.news == ["cancelled", "cancelled"])
  }

  @Test func theDelegateMayPresentAgain() {
    rig.stage.desktop.files = .answer([rig.folder.appendingPathComponent("a.txt")])
    rig.onNews = { [rig] controller in
      rig.onNews = nil
      controller.dismiss(animated: true)
      let alert = UIAlertController(title: "Opened", message: nil, preferredStyle: .alert)
      rig.presenter.present(alert, animated: true)
    }
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    #expect(rig.presenter.presentedViewController is UIAlertController && rig.news == ["picked a.txt"])
  }

  @Test func aPickerInAContainerReportsWithoutADismissal() {
    rig.stage.desktop.files = .answer([rig.folder])
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
    picker.delegate = rig
    rig.presenter.addChild(picker)
    rig.presenter.view.addSubview(picker.view)
    picker.didMove(toParent: rig.presenter)
    picker.beginAppearanceTransition(true, animated: false)
    picker.endAppearanceTransition()
    rig.settle()
    #expect(rig.news.count == 1)
  }

  @Test func aStageWithoutAScriptHasNoDialogs() {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    guard case .unavailable = stage.desktop.files else { return #expect(Bool(false)) }
    #expect(stage.desktop.fileDialogs.isEmpty && stage.desktop.openedFiles.isEmpty)
    stage.desktop.answerFiles(.cancel)
  }
}
