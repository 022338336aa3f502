internal import Foundation
internal import UIKitGraphics

/// What another program's drag gave: a file, by its path, or a text, which may be an address.
enum DroppedItem: Equatable, Sendable {
  case file(String)
  case text(String)

  /// What an app can load; nil for a file that is gone.
  var provider: NSItemProvider? {
    switch self {
    case .file(let path): return NSItemProvider(contentsOf: URL(fileURLWithPath: path))
    case .text(let text):
      let provider = NSItemProvider(object: text as NSString)
      let address = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
      if let address, address.scheme != nil { provider.registerObject(address as NSURL, visibility: .all) }
      return provider
    }
  }
}
