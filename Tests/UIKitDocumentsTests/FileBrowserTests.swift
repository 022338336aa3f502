import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// The picker without a desktop's dialog.
@MainActor @Suite struct FileBrowserTests {
  let rig = DocumentRig()

  private var browser: FileBrowser? {
    (rig.presenter.presentedViewController as? UIDocumentPickerViewController)?.children.first as? FileBrowser
  }

  @Test func foldersComeFirstAndHiddenFilesAreLeftOut() throws {
    rig.make("B10.txt", "")
    rig.make("B9.txt", "")
    let contents = try FolderContents(of: rig.folder)
    #expect(contents.entries.map(\.name) == ["sub", "a.txt", "b.png", "B9.txt", "B10.txt"])
    #expect(contents.entries[0].isFolder && contents.entries[0].type == .folder && contents.entries[1].size == 5)
    #expect(contents.entries[1].conforms(toAnyOf: [.pdf, .text]) && !contents.entries[2].conforms(toAnyOf: [.text]))
    #expect(throws: (any Error).self) { try FolderContents(of: rig.folder.appendingPathComponent("none")) }
  }

  @Test func aTouchOpensADocumentAndAFolder() throws {
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    #expect(browser?.topViewController?.title == rig.folder.lastPathComponent)
    #expect(browser?.viewControllers.first is PlacesList)
    try rig.tap("sub")
    #expect(browser?.topViewController?.title == "sub")
    try rig.tap("inner")
    #expect(rig.news == ["picked inner.txt"] && rig.picked.first?.path == rig.folder.path + "/sub/inner.txt")
    #expect(rig.presenter.presentedViewController == nil)
  }

  @Test func otherTypesCannotBeChosen() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.shouldShowFileExtensions = true
    rig.present(picker)
    let row = try rig.stage.find(label: "b.png, 10 bytes")
    #expect(row.traits.contains(.notEnabled))
    try? rig.tap("b.png, 10 bytes")
    #expect(rig.news.isEmpty && rig.presenter.presentedViewController === picker)
  }

  @Test func severalDocumentsAreOpenedByTheButton() throws {
    rig.make("c.txt", "c")
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    rig.present(picker)
    #expect(try rig.stage.find(label: "Open").traits.contains(.notEnabled))
    let list = try #require(browser?.topViewController as? FolderList)
    for row in [3, 1] { list.tableView.touch(row: row, on: rig.stage) }
    rig.settle()
    try rig.tap("Open")
    #expect(rig.news == ["picked a.txt c.txt"])
  }

  @Test func cancelEndsTheBrowser() throws {
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.text]))
    try rig.tap("Cancel")
    #expect(rig.news == ["cancelled"] && rig.presenter.presentedViewController == nil)
  }

  @Test func aFolderIsChosenFromInside() throws {
    rig.present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
    try rig.tap("sub")
    try rig.tap("Open")
    #expect(rig.picked.map(\.path) == [rig.folder.path + "/sub"])
  }

  @Test func aDocumentIsSavedUnderAnotherName() throws {
    let document = rig.make("mine/report.txt", "report")
    rig.present(UIDocumentPickerViewController(forExporting: [document], asCopy: true))
    try rig.tap("sub")
    let field = try #require(rig.stage.first(UITextField.self))
    #expect(field.text == "report.txt")
    rig.stage.tap(field)
    field.selectAll(nil)
    rig.stage.typeText("x/y.txt")
    rig.settle()
    try rig.tap("Save")
    #expect(rig.news == ["picked x-y.txt"] && rig.text("sub/x-y.txt") == "report")
  }

  @Test func replacingAsksFirst() throws {
    let document = rig.make("mine/a.txt", "new")
    rig.present(UIDocumentPickerViewController(forExporting: [document], asCopy: true))
    try rig.tap("Save")
    #expect(rig.news.isEmpty)
    let alert = try #require(browser?.topViewController?.presentedViewController as? UIAlertController)
    #expect(alert.title == "“a.txt” already exists")
    let cancel = try #require(rig.stage.accessibilityElements.last { $0.label == "Cancel" })
    try rig.stage.tap(cancel)
    rig.settle()
    #expect(rig.text("a.txt") == "alpha" && rig.news.isEmpty)
    try rig.tap("Save")
    try rig.tap("Replace")
    #expect(rig.text("a.txt") == "new" && rig.news == ["picked a.txt"] && rig.presenter.presentedViewController == nil)
  }

  @Test func namesThatMeanFoldersCannotBeSaved() throws {
    let document = rig.make("mine/report.txt", "report")
    rig.present(UIDocumentPickerViewController(forExporting: [document], asCopy: true))
    let field = try #require(rig.stage.first(UITextField.self))
    for name in ["", "..", " . "] {
      rig.stage.tap(field)
      field.selectAll(nil)
      field.deleteBackward()
      rig.stage.typeText(name)
      rig.settle()
      #expect(try rig.stage.find(label: "Save").traits.contains(.notEnabled), "\(name)")
    }
  }

  @Test func aNewFolderIsMadeAndOpened() throws {
    let documents = [rig.make("mine/x.txt", "1"), rig.make("mine/y.txt", "2")]
    rig.present(UIDocumentPickerViewController(forExporting: documents))
    try rig.tap("New Folder")
    rig.stage.typeText("Trip")
    rig.settle()
    try rig.tap("Create")
    #expect(browser?.topViewController?.title == "Trip" && rig.labels.contains("Empty Folder"))
    try rig.tap("Move")
    #expect(rig.text("Trip/x.txt") == "1" && rig.text("Trip/y.txt") == "2" && rig.text("mine/x.txt") == nil)
    #expect(rig.news == ["picked x.txt y.txt"])
  }

  @Test func aFolderThatCannotBeReadSaysWhy() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.directoryURL = rig.folder.appendingPathComponent("none")
    rig.present(picker)
    #expect(rig.labels.contains("This folder cannot be opened"))
  }

  @Test func aFailedMoveLeavesTheBrowser() throws {
    let document = rig.make("mine/report.txt", "report")
    rig.present(UIDocumentPickerViewController(forExporting: [document]))
    try FileManager.default.removeItem(at: document)
    try rig.tap("Save")
    try rig.tap("OK")
    #expect(rig.news.isEmpty && rig.presenter.presentedViewController is UIDocumentPickerViewController)
    try rig.tap("Cancel")
    #expect(rig.news == ["cancelled"])
  }

  @Test func theWayBackIsTheFoldersAbove() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
    picker.directoryURL = rig.folder.appendingPathComponent("sub")
    rig.present(picker)
    let browser = try #require(browser)
    #expect(browser.viewControllers.suffix(2).map(\.title) == [rig.folder.lastPathComponent, "sub"])
    browser.popViewController(animated: true)
    rig.settle()
    #expect(browser.topViewController?.title == rig.folder.lastPathComponent)
    browser.popToRootViewController(animated: false)
    rig.settle()
    #expect(rig.labels.contains("Home") && rig.labels.contains("Computer"))
    try rig.tap("Computer")
    #expect((browser.topViewController as? FolderList)?.folder.path == "/")
  }

  @Test func foldersOfThePersonAreReadFromTheDesktop() throws {
    let text = "# comment\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_MUSIC_DIR=\"/srv/music\"\nXDG_OTHER_DIR=\"relative\"\n"
    #expect(UserFolders.value(of: "XDG_PICTURES_DIR", in: text, home: "/home/ida") == "/home/ida/Bilder")
    #expect(UserFolders.value(of: "XDG_MUSIC_DIR", in: text, home: "/h") == "/srv/music")
    #expect(UserFolders.value(of: "XDG_OTHER_DIR", in: text, home: "/h") == nil)
    #expect(UserFolders.value(of: "XDG_VIDEOS_DIR", in: text, home: "/h") == nil)
    rig.make("user-dirs.dirs", "XDG_PICTURES_DIR=\"\(rig.folder.path)/sub\"\nXDG_MUSIC_DIR=\"\(rig.folder.path)/none\"\n")
    let environment = ["XDG_CONFIG_HOME": rig.folder.path]
    #expect(UserFolders.folder("XDG_PICTURES_DIR", environment: environment)?.path == rig.folder.path + "/sub")
    #expect(UserFolders.folder("XDG_MUSIC_DIR", environment: environment) == nil)
    #expect(UserFolders.places.first?.title == "Home" && UserFolders.places.last?.url.path == "/")
  }

  @Test(arguments: [CGSize(width: 320, height: 480), CGSize(width: 1024, height: 768)])
  func theBrowserFitsWindowsOfAllSizes(_ size: CGSize) throws {
    rig.stage.resize(to: size)
    rig.present(UIDocumentPickerViewController(forExporting: [rig.make("mine/report.txt", "r")], asCopy: true))
    let field = try #require(rig.stage.first(UITextField.self))
    #expect(field.frame.width > 150 && rig.stage.window.bounds.contains(field.convert(field.bounds, to: nil)))
    rig.stage.resize(to: CGSize(width: size.height, height: size.width))
    rig.settle()
    #expect(rig.stage.window.bounds.contains(field.convert(field.bounds, to: nil)))
  }
}

extension UITableView {
  /// Touches the middle of a visible row.
  @MainActor func touch(row: Int, on stage: Stage) {
    let rect = rectForRow(at: IndexPath(row: row, section: 0))
    stage.tap(at: convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
  }
}
