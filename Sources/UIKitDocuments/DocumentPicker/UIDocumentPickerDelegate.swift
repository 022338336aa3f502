public import Foundation

/// What a document picker reports, after it has been dismissed.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The person has chosen documents, or places for the exported ones.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person has chosen nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// The form for one document, called where `documentPicker(_:didPickDocumentsAt:)` is not implemented.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// What a document picker does with documents.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies the chosen documents.
  case `import` = 0
  /// Opens the chosen documents where they are.
  case open = 1
  /// Copies the app's documents to the chosen place.
  case exportToService = 2
  /// Moves the app's documents to the chosen place.
  case moveToService = 3
}
