internal import DesktopServices
internal import Foundation
internal import UIKitControllers
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText
internal import UniformTypeIdentifiers

/// An activity of the sheet's own.
class BuiltInActivity: UIActivity {
  fileprivate(set) var items = SharedItems([])
  /// The subject of a letter.
  var subject = ""
  /// The screen in whose window the sheet is.
  weak var screen: UIScreen?

  fileprivate var symbol: String { "" }
  override var activityImage: UIImage? { UIImage(systemName: symbol) }
  override func prepare(withActivityItems activityItems: [Any]) { items = SharedItems(activityItems) }

  /// Takes items with the identifiers of the types of those that are data.
  func prepare(_ items: SharedItems) { self.items = items }

  fileprivate func application(of screen: UIScreen?) -> UIApplication { screen?.application ?? UIApplication.shared }

  /// Those of every sheet, in their order.
  static func all() -> [BuiltInActivity] {
    [MailActivity(), CopyActivity(), SaveActivity(), SaveImageActivity(), OpenActivity()]
  }
}

/// Copies the items to the general pasteboard.
final class CopyActivity: BuiltInActivity {
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var symbol: String { "doc.on.doc" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !SharedItems(activityItems).isEmpty }

  override func perform() {
    let automatic = (items.texts as [Any]) + items.addresses + items.files + items.images
    let values = automatic.map { [UIPasteboard.typeAutomatic: $0] } + items.data.map { [$0.type: $0.data as Any] }
    UIPasteboard.general.setItems(values)
    activityDidFinish(true)
  }
}

/// Writes a letter in the desktop's program for mail.
final class MailActivity: BuiltInActivity {
  private let question = DesktopQuestion<Void>()

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { "Mail" }
  override var symbol: String { "envelope" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    if items.isEmpty { return false }
    if DesktopServices.current.mail != nil { return true }
    // An address has a body and no attachments.
    return items.files.isEmpty && items.images.isEmpty && items.data.isEmpty
      && MailDraft().address.map(application(of: screen).canOpenURL) ?? false
  }

  override func perform() {
    var attached = SharedItems(items.files + items.images as [Any])
    attached.adopt(items.data)
    let draft = MailDraft(
      subject: subject, body: (items.texts + items.addresses.map(\.absoluteString)).joined(separator: "\n"),
      attachments: (try? attached.writtenFiles()) ?? [])
    guard let service = DesktopServices.current.mail else { return openAddress(of: draft) }
    question.ask({ service.compose(draft, answer: $0) }) { [weak self] found in
      switch found {
      case .value: self?.activityDidFinish(true)
      case .cancelled: self?.activityDidFinish(false)
      case .unavailable: self?.openAddress(of: draft)
      }
    }
  }

  private func openAddress(of draft: MailDraft) {
    guard draft.attachments.isEmpty, let address = draft.address else { return activityDidFinish(false) }
    application(of: screen).open(address) { [weak self] in self?.activityDidFinish($0) }
  }
}

/// Saves the items as files where the person says.
final class SaveActivity: BuiltInActivity, UIDocumentPickerDelegate {
  /// Apple's name of its activity; it has no constant.
  static let type = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")

  override var activityType: ActivityType? { Self.type }
  override var activityTitle: String? { "Save to Files" }
  override var symbol: String { "folder" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !SharedItems(activityItems).isEmpty }

  override var activityViewController: UIViewController? {
    guard let files = try? items.writtenFiles(), !files.isEmpty else { return nil }
    let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
    picker.delegate = self
    return picker
  }

  /// Nothing could be written.
  override func perform() { activityDidFinish(false) }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { activityDidFinish(true) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { activityDidFinish(false) }
}

/// Saves images into the folder of pictures.
final class SaveImageActivity: BuiltInActivity {
  override var activityType: ActivityType? { .saveToCameraRoll }
  override var activityTitle: String? { items.images.count > 1 ? "Save Images" : "Save Image" }
  override var symbol: String { "square.and.arrow.down" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    return !items.images.isEmpty
      || items.files.contains { UTType(filenameExtension: $0.pathExtension)?.conforms(to: .image) == true }
  }

  override func perform() {
    let pictures = items.files.filter { UTType(filenameExtension: $0.pathExtension)?.conforms(to: .image) == true }
    do {
      let files = try SharedItems(items.images + pictures as [Any]).writtenFiles()
      let places = DocumentTransfer.places(for: files, in: UserFolders.pictures)
      try DocumentTransfer.put(Array(zip(files, places)), moves: false)
      activityDidFinish(true)
    } catch { activityDidFinish(false) }
  }
}

/// Opens a file or an address in a program of the desktop.
final class OpenActivity: BuiltInActivity {
  /// Apple's name of its activity; it has no constant.
  static let type = ActivityType("com.apple.UIKit.activity.RemoteOpenInApplication")
  private let question = DesktopQuestion<Void>()

  override var activityType: ActivityType? { Self.type }
  override var activityTitle: String? { "Open With…" }
  override var symbol: String { "arrow.up.forward.app" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let items = SharedItems(activityItems)
    if !items.files.isEmpty { return DesktopServices.current.files != nil || canOpen(items.files[0]) }
    return items.addresses.first.map(canOpen) ?? false
  }

  private func canOpen(_ url: URL) -> Bool { application(of: screen).canOpenURL(url) }

  override func perform() {
    guard let file = items.files.first, let service = DesktopServices.current.files else {
      guard let url = items.files.first ?? items.addresses.first else { return activityDidFinish(false) }
      return application(of: screen).open(url) { [weak self] in self?.activityDidFinish($0) }
    }
    question.ask({ service.open(file, asksForProgram: true, answer: $0) }) { [weak self] found in
      if case .value = found { self?.activityDidFinish(true) } else { self?.activityDidFinish(false) }
    }
  }
}
