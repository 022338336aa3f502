public import Foundation
package import UIKitCore
public import UIKitGraphics

/// Texts, pictures and data of other kinds that apps exchange by copying.
///
/// In a window `general` is the clipboard of the window system: on X11, and so on most Wayland desktops, with all kinds of data, elsewhere with
/// text alone. Other pasteboards, and all of a test, are the program's own. Data is made when somebody asks for it.
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

  /// What can be said about items when they are set.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` after which the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device, which they always do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard of all apps.
  public class var general: UIPasteboard { shared }

  /// The key of a value that chooses its kinds by its class.
  public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
  /// The kinds that `string` is read from.
  public class var typeListString: [String] { [TypeIdentifiers.utf8Text, TypeIdentifiers.plainText] }
  /// The kinds that `url` is read from.
  public class var typeListURL: [String] { [TypeIdentifiers.url, TypeIdentifiers.fileURL] }
  /// The kinds that `image` is read from.
  public class var typeListImage: [String] { [TypeIdentifiers.png, TypeIdentifiers.jpeg, TypeIdentifiers.image] }
  /// The kinds that `color` is read from.
  public class var typeListColor: [String] { [TypeIdentifiers.color] }

  /// Posted when a pasteboard of this program has changed, with the kinds that came and went.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// Posted when a pasteboard was removed by `remove(withName:)`.
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  /// The key of the kinds that came, an array of identifiers.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the kinds that went, an array of identifiers.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// What all pasteboards of one name share.
  private final class Store {
    var items: [PasteboardItem] = []
    var expirationDate: Date?
    var changeCount = 0
  }

  private static let shared = UIPasteboard(name: .general, Store())
  private static var named: [Name: Store] = [:]

  /// The pasteboard's name.
  public let name: Name
  /// Grows by one with every change.
  open var changeCount: Int { store.changeCount }
  /// The window system's; set by the launcher for `general`.
  package var clipboard: (any SystemClipboard)?
  private let store: Store

  private init(name: Name, _ store: Store) { (self.name, self.store) = (name, store) }

  /// The pasteboard of that name; nil if there is none and `create` is false.
  public convenience init?(name: Name, create: Bool) {
    guard let store = name == .general ? Self.shared.store : Self.named[name] ?? (create ? Store() : nil) else { return nil }
    if name != .general { Self.named[name] = store }
    self.init(name: name, store)
  }

  /// A new pasteboard with a name of its own.
  public class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(name: Name(UUID().uuidString), Store())
    named[made.name] = made.store
    return made
  }

  /// Forgets the pasteboard of that name; the general one stays.
  public class func remove(withName pasteboardName: Name) {
    guard let store = named.removeValue(forKey: pasteboardName) else { return }
    store.items = []
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(name: pasteboardName, store))
  }

  // MARK: Items

  /// The items that have not expired.
  private var current: [PasteboardItem] {
    guard let date = store.expirationDate else { return store.items }
    return UIScreen.main.driver.host.date < date ? store.items : []
  }

  private func replace(_ items: [PasteboardItem], expirationDate: Date? = nil) {
    let former = types
    (store.items, store.expirationDate) = (items, expirationDate)
    offer()
    announce(former)
  }

  private func announce(_ former: [String]) {
    store.changeCount += 1
    let types = self.types
    let info = [
      Self.changedTypesAddedUserInfoKey: types.filter { !former.contains($0) },
      Self.changedTypesRemovedUserInfoKey: former.filter { !types.contains($0) },
    ]
    NotificationCenter.default.post(name: Self.changedNotification, object: self, userInfo: info)
  }

  /// Each item as its values by their kinds.
  ///
  /// A kind's value is a text, an address, an image or a colour, a value of a property list, or data.
  open var items: [[String: Any]] {
    get { current.map(\.values) }
    set { setItems(newValue) }
  }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(items.map { PasteboardItem($0) }, expirationDate: options[.expirationDate] as? Date)
  }

  /// Adds items after the present ones.
  open func addItems(_ items: [[String: Any]]) {
    replace(current + items.map { PasteboardItem($0) }, expirationDate: store.expirationDate)
  }

  /// The number of items.
  open var numberOfItems: Int { current.count }

  // MARK: Item providers

  /// A provider for each item, which makes its data when it is asked for. Setting them replaces everything.
  open var itemProviders: [NSItemProvider] {
    get { current.map(\.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces all items by those of providers.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    replace(itemProviders.map { PasteboardItem($0) }, expirationDate: expirationDate)
  }

  /// Replaces all items by one for each object.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces all items by one for each object.
  open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  // MARK: Kinds of the first item

  /// The kinds of the first item.
  open var types: [String] { current.first?.types ?? [] }

  /// Whether the first item has one of the kinds, or a special case of one.
  open func contains(pasteboardTypes: [String]) -> Bool { current.first?.has(anyOf: pasteboardTypes) ?? false }

  /// The first item's data of a kind, or of a special case of it.
  open func data(forPasteboardType pasteboardType: String) -> Data? { current.first?.data(pasteboardType) }

  /// The first item's object of a kind; data for kinds without a class.
  open func value(forPasteboardType pasteboardType: String) -> Any? { current.first?.value(pasteboardType) }

  /// Replaces everything by one value: a text, a number, a date, an address, or an array or a dictionary of these.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: value]]) }

  /// Replaces everything by data of one kind.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

  // MARK: Kinds of several items

  private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
    let all = current
    return itemSet.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
  }

  /// The kinds of each item of a set; nil for all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map(\.types) }

  /// Whether each item of a set has one of the kinds; nil for all items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = chosen(itemSet)
    return !items.isEmpty && items.allSatisfy { $0.has(anyOf: pasteboardTypes) }
  }

  /// The items that have one of the kinds.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(current.enumerated().filter { $0.element.has(anyOf: pasteboardTypes) }.map(\.offset))
  }

  /// The objects of a kind of the items in a set that have it; nil for all items.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet).compactMap { $0.value(pasteboardType) }
  }

  /// The data of a kind of the items in a set that have it; nil for all items.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet).compactMap { $0.data(pasteboardType) }
  }

  // MARK: Values

  private func set(_ values: [Any]) {
    replace(
      values.map { value in
        var item = PasteboardItem()
        item.add(automatic: value)
        return item
      })
  }

  private static func list<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

  /// The first text; nil for none. Setting it replaces everything.
  open var string: String? {
    get { current.lazy.compactMap(\.text).first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; nil for none. Setting them replaces everything.
  open var strings: [String]? {
    get { Self.list(current.compactMap(\.text)) }
    set { set(newValue ?? []) }
  }

  /// The first address; nil for none. Setting it replaces everything, and its text can be pasted.
  open var url: URL? {
    get { current.lazy.compactMap(\.url).first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses; nil for none. Setting them replaces everything.
  open var urls: [URL]? {
    get { Self.list(current.compactMap(\.url)) }
    set { set(newValue ?? []) }
  }

  /// The first picture; nil for none. Setting it replaces everything.
  open var image: UIImage? {
    get { current.lazy.compactMap(\.image).first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures; nil for none. Setting them replaces everything.
  open var images: [UIImage]? {
    get { Self.list(current.compactMap(\.image)) }
    set { set(newValue ?? []) }
  }

  /// The first colour; nil for none. Setting it replaces everything.
  open var color: UIColor? {
    get { current.lazy.compactMap(\.color).first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours; nil for none. Setting them replaces everything.
  open var colors: [UIColor]? {
    get { Self.list(current.compactMap(\.color)) }
    set { set(newValue ?? []) }
  }

  /// Whether there is a text; no data is loaded.
  open var hasStrings: Bool { current.contains { $0.has(anyOf: Self.typeListString) } }
  /// Whether there is an address; no data is loaded.
  open var hasURLs: Bool { current.contains { $0.has(anyOf: Self.typeListURL) } }
  /// Whether there is a picture; no data is loaded.
  open var hasImages: Bool { current.contains { $0.has(anyOf: Self.typeListImage) } }
  /// Whether there is a colour; no data is loaded.
  open var hasColors: Bool { current.contains { $0.has(anyOf: Self.typeListColor) } }

  // MARK: The window system

  /// Another program has changed the window system's clipboard.
  package func take(_ contents: ClipboardContents) {
    let former = types
    var items = contents.urls.map { url in
      var item = PasteboardItem()
      item.add(automatic: url)
      return item
    }
    if items.isEmpty && (contents.text != nil || !contents.types.isEmpty) { items = [PasteboardItem()] }
    if let text = contents.text { items[0].add(text, TypeIdentifiers.utf8Text) }
    for type in contents.types { items[0].add(type) { contents.data(type) } }
    (store.items, store.expirationDate) = (items, nil)
    announce(former)
  }

  /// Another program has changed the clipboard, of which only the text is known.
  package func takeText(_ text: String?) {
    if text != string { take(ClipboardContents(text: text)) }
  }

  /// Offers the items to other programs: all addresses, and text and data of the first item.
  private func offer() {
    guard let clipboard else { return }
    let items = store.items
    let first = items.first
    let types = first?.types.filter { type in
      let known = [TypeIdentifiers.plainText, TypeIdentifiers.url]
      return !known.contains { TypeIdentifiers.conforms(type, to: $0) }
    }
    clipboard.offer(
      ClipboardContents(text: string, urls: urls ?? [], types: types ?? []) { first?.data($0) })
  }
}

extension UIResponder: PasteboardReading {
  package var providersOnPasteboard: [NSItemProvider] { UIPasteboard.general.itemProviders }
}
