public import Foundation

/// Who may read a representation. Everything happens in one process here: all values mean the same.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

/// What an object can be turned into, to be dragged, pasted or shared.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that the object can write, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object; the handler may be called later, on any queue.
  ///
  /// - Returns: The progress of the writing, or nil.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// What can be made from data that was dragged, pasted or shared.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds of data that can be read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object; throws if the data is damaged.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An item that is dragged, pasted or shared, in one or several representations that are made when somebody asks for them.
///
/// Completion handlers are called before the call returns where the data is there, else by the queue that delivers it.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// The domain of this class's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// What went wrong.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1, itemUnavailableError = -1000, unexpectedValueClassError = -1100, unavailableCoercionError = -1200
  }

  /// Takes the data or an error, once, on any queue.
  public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation: @unchecked Sendable {
    let identifier: String
    /// Returned in place of data where the asked class fits.
    var object: (any NSItemProviderWriting)?
    /// The file itself, where there is one.
    var file: URL?
    let load: LoadHandler
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var storedName: String?

  /// Makes a provider without representations.
  public override init() {}

  /// Makes a provider of what the object can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of a file's contents and of its address, under the file's name; of the address alone if it is no file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init()
    if fileURL.isFileURL {
      guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
      suggestedName = fileURL.lastPathComponent
      registerFile(fileURL, TypeIdentifiers.identifier(ofFile: fileURL), isOpenInPlace: true)
    }
    registerObject(fileURL as NSURL, visibility: .all)
  }

  // MARK: What there is

  /// The name for a file; nil by default.
  open var suggestedName: String? {
    get { lock.withLock { storedName } }
    set { lock.withLock { storedName = newValue } }
  }

  /// The kinds of data, in the order of their registration.
  open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.identifier) } }

  /// Whether there is data of a kind, or of a special case of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifiers.conforms($0, to: typeIdentifier) }
  }

  /// The kinds that are special cases of a kind.
  open func registeredTypeIdentifiers(conformingTo typeIdentifier: String) -> [String] {
    registeredTypeIdentifiers.filter { TypeIdentifiers.conforms($0, to: typeIdentifier) }
  }

  /// Whether an object of the class can be made from one of the representations.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { choose(for: aClass) != nil }

  /// Whether there is text.
  open func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

  /// Whether there is an address.
  open func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  // MARK: Registering

  private func add(_ representation: Representation) { lock.withLock { representations.append(representation) } }

  /// Adds the contents of a file, and the file itself if it may be opened where it is.
  func registerFile(_ url: URL, _ identifier: String, isOpenInPlace: Bool) {
    add(
      Representation(identifier: identifier, file: isOpenInPlace ? url : nil) { completion in
        do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
        return nil
      })
  }

  /// The kinds of files that can be opened where they are.
  var identifiersOpenInPlace: [String] { lock.withLock { representations.filter { $0.file != nil }.map(\.identifier) } }

  /// Adds data that is made when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping LoadHandler
  ) {
    add(Representation(identifier: typeIdentifier, load: loadHandler))
  }

  /// Adds a file that is made when it is asked for.
  ///
  /// - Parameter loadHandler: Takes the file's address; the flag, whether the reader shares the file, changes nothing: files are read where they are.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(identifier: typeIdentifier) { completion in
        loadHandler { url, _, error in
          guard let url else { return completion(nil, error) }
          do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
        }
      })
  }

  /// Adds all that an object can be written as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      nonisolated(unsafe) let writer = object
      add(
        Representation(identifier: identifier, object: object) { completion in
          writer.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
        })
    }
  }

  /// Adds what objects of a class can be written as; the object is made when it is asked for.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  // MARK: Loading

  private func choose(for aClass: any NSItemProviderReading.Type) -> Representation? {
    let present = lock.withLock { representations }
    for readable in aClass.readableTypeIdentifiersForItemProvider {
      if let found = present.first(where: { TypeIdentifiers.conforms($0.identifier, to: readable) }) { return found }
    }
    return nil
  }

  private static func error(_ code: ErrorCode, _ text: String) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// Makes an object of a class from the best representation.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    nonisolated(unsafe) let aClass = aClass
    guard let representation = choose(for: aClass) else {
      let kinds = registeredTypeIdentifiers
      completionHandler(nil, Self.error(.itemUnavailableError, "loadObject(ofClass: \(aClass)): the item has the kinds \(kinds)"))
      return progress
    }
    if let object = representation.object as? any NSItemProviderReading,
      type(of: object) == aClass || Self.isKind(object, of: aClass)
    {
      progress.completedUnitCount = 1
      completionHandler(object, nil)
      return progress
    }
    _ = representation.load { data, error in
      guard let data else {
        return completionHandler(
          nil, error ?? Self.error(.unknownError, "loadObject(ofClass: \(aClass)): the provider gave no data"))
      }
      do {
        let object = try aClass.object(withItemProviderData: data, typeIdentifier: representation.identifier)
        progress.completedUnitCount = 1
        completionHandler(object, nil)
      } catch { completionHandler(nil, error) }
    }
    return progress
  }

  private static func isKind(_ object: any NSItemProviderReading, of aClass: any NSItemProviderReading.Type) -> Bool {
    (object as? NSObject)?.isKind(of: aClass as AnyClass) ?? false
  }

  /// Loads text.
  @discardableResult open func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString)?.description, $1) }
  }

  /// Loads an address.
  @discardableResult open func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
    }
  }

  /// Loads data of a kind, or of a special case of it.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = first(typeIdentifier) else {
      completionHandler(nil, unavailable(typeIdentifier))
      return progress
    }
    _ = found.load { data, error in
      if data != nil { progress.completedUnitCount = 1 }
      completionHandler(data, error)
    }
    return progress
  }

  /// Loads data of a kind as a file, which is deleted after the completion handler.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent((name as NSString).lastPathComponent)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// The file that was registered by its address, where it is; the flag says that it is no copy. A copy of other data is deleted after the
  /// completion handler.
  @discardableResult open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let file = first(typeIdentifier)?.file else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }
    completionHandler(file, true, nil)
    return Progress(totalUnitCount: 1)
  }

  private func first(_ typeIdentifier: String) -> Representation? {
    lock.withLock { representations.first { TypeIdentifiers.conforms($0.identifier, to: typeIdentifier) } }
  }

  private func unavailable(_ typeIdentifier: String) -> NSError {
    Self.error(.itemUnavailableError, "The item has the kinds \(registeredTypeIdentifiers), not \(typeIdentifier)")
  }

  /// A provider of the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.representations, copy.storedName) = lock.withLock { (representations, storedName) }
    return copy
  }
}
