import DesktopServices
import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// A folder that is deleted with the rig, a stage, and a screen that presents pickers.
@MainActor final class DocumentRig: NSObject, UIDocumentPickerDelegate {
  let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
  let presenter = UIViewController()
  let folder: URL
  /// What the delegate was told, in order.
  private(set) var news: [String] = []
  private(set) var picked: [URL] = []
  /// Called inside of the delegate's message.
  var onNews: ((UIDocumentPickerViewController) -> Void)?

  override init() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("rig-\(UUID().uuidString)", isDirectory: true)
    super.init()
    make("a.txt", "alpha")
    make("b.png", "no picture")
    make("sub/inner.txt", "inner")
    make(".hidden.txt", "")
    stage.rootViewController = presenter
    stage.advance(by: 0.1)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult func make(_ path: String, _ text: String) -> URL {
    let url = folder.appendingPathComponent(path)
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: url)
    return url
  }

  func text(_ path: String) -> String? { text(folder.appendingPathComponent(path)) }
  func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  @discardableResult func present(_ picker: UIDocumentPickerViewController) -> UIDocumentPickerViewController {
    picker.delegate = self
    if picker.directoryURL == nil { picker.directoryURL = folder }
    presenter.present(picker, animated: true)
    settle()
    return picker
  }

  func settle() {
    // A spinner turns for ever.
    stage.advance(by: 1.5)
  }

  func tap(_ label: String) throws {
    try stage.tap(label)
    settle()
  }

  var labels: [String] { stage.accessibilityElements.compactMap(\.label) }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    news.append("picked \(urls.map(\.lastPathComponent).joined(separator: " "))")
    picked = urls
    #expect(controller.presentingViewController == nil, "the delegate is told after the dismissal")
    onNews?(controller)
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    news.append("cancelled")
    onNews?(controller)
  }
}
