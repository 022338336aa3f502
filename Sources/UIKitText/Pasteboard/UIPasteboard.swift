public import Foundation
internal import UIKitCore
public import UIKitGraphics

/// The texts and pictures that apps exchange by copying.
///
/// In a window `general` is the clipboard of the window system for text; pictures, colours and addresses stay in the program. Other pasteboards,
/// and all of a test, are the program's own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// A pasteboard's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String

    /// Any text names a pasteboard.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any text names a pasteboard.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of `UIPasteboard.general`.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard of all apps.
  public class var general: UIPasteboard { shared }

  /// Posted when a pasteboard of this program has changed.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Never posted: pasteboards are released with their last use.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  /// What all pasteboards of one name share.
  private final class Store {
    var items: (strings: [String], images: [UIImage], colors: [UIColor], urls: [URL]) = ([], [], [], [])
    var changeCount = 0
  }

  private static let shared = UIPasteboard(name: .general, Store())
  private static var named: [Name: Store] = [:]

  /// The pasteboard's name.
  public let name: Name
  /// Grows by one with every change.
  open var changeCount: Int { store.changeCount }
  /// Called when this program has changed the text; the launcher hands it to the window system.
  package var onTextChange: ((String?) -> Void)?
  private let store: Store
  private var items: (strings: [String], images: [UIImage], colors: [UIColor], urls: [URL]) { store.items }

  private init(name: Name, _ store: Store) { (self.name, self.store) = (name, store) }

  /// The pasteboard of that name; nil if there is none and `create` is false.
  public convenience init?(name: Name, create: Bool) {
    guard let store = name == .general ? Self.shared.store : Self.named[name] ?? (create ? Store() : nil) else { return nil }
    if name != .general { Self.named[name] = store }
    self.init(name: name, store)
  }

  /// A new pasteboard with a name of its own.
  public class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString), Store()) }

  /// Forgets the pasteboard of that name.
  public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  /// The first text; nil for none. Setting it replaces everything.
  open var string: String? {
    get { items.strings.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil for none. Setting them replaces everything.
  open var strings: [String]? {
    get { items.strings.isEmpty ? nil : items.strings }
    set { replace((newValue ?? [], [], [], [])) }
  }

  /// The first address; nil for none. Setting it replaces everything, and its text can be pasted.
  open var url: URL? {
    get { items.urls.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses; nil for none. Setting them replaces everything.
  open var urls: [URL]? {
    get { items.urls.isEmpty ? nil : items.urls }
    set { replace((newValue?.map(\.absoluteString) ?? [], [], [], newValue ?? [])) }
  }

  /// The first picture; nil for none. Setting it replaces everything.
  open var image: UIImage? {
    get { items.images.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures; nil for none. Setting them replaces everything.
  open var images: [UIImage]? {
    get { items.images.isEmpty ? nil : items.images }
    set { replace(([], newValue ?? [], [], [])) }
  }

  /// The first colour; nil for none. Setting it replaces everything.
  open var color: UIColor? {
    get { items.colors.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours; nil for none. Setting them replaces everything.
  open var colors: [UIColor]? {
    get { items.colors.isEmpty ? nil : items.colors }
    set { replace(([], [], newValue ?? [], [])) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { !items.strings.isEmpty }
  /// Whether there is an address.
  open var hasURLs: Bool { !items.urls.isEmpty }
  /// Whether there is a picture.
  open var hasImages: Bool { !items.images.isEmpty }
  /// Whether there is a colour.
  open var hasColors: Bool { !items.colors.isEmpty }
  /// The greatest number of things of one kind.
  open var numberOfItems: Int {
    max(max(items.strings.count, items.urls.count), max(items.images.count, items.colors.count))
  }

  /// Another program has changed the window system's clipboard.
  package func takeText(_ text: String?) {
    guard text != string else { return }
    store.items = (text.map { [$0] } ?? [], [], [], [])
    announce()
  }

  private func replace(_ new: (strings: [String], images: [UIImage], colors: [UIColor], urls: [URL])) {
    store.items = new
    if self === Self.shared { onTextChange?(string) }
    announce()
  }

  private func announce() {
    store.changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
