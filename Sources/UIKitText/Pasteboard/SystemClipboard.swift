package import Foundation

/// The clipboard of the window system, which all programs of the desktop share.
@MainActor package protocol SystemClipboard: AnyObject {
  /// This program offers a copied item to other programs; data is made when one of them asks.
  func offer(_ contents: ClipboardContents)
}

/// One item on the clipboard.
package struct ClipboardContents {
  /// The item's plain text; nil for none.
  package var text: String?
  /// The addresses, of files too.
  package var urls: [URL]
  /// The identifiers of the kinds of data other than text and addresses, the best first.
  package var types: [String]
  /// The data of one of `types`; nil if it cannot be made. May take a moment.
  package var data: @MainActor (String) -> Data?

  package init(
    text: String? = nil, urls: [URL] = [], types: [String] = [], data: @escaping @MainActor (String) -> Data? = { _ in nil }
  ) {
    (self.text, self.urls, self.types, self.data) = (text, urls, types, data)
  }
}
