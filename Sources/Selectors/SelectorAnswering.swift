public import Foundation
internal import Synchronization

/// A class whose methods are called by selectors.
///
/// The source translator makes classes with `@objc` methods conform. A class written by hand conforms like this; a subclass overrides the
/// property and adds to the table of `super`:
///
/// ```swift
/// class Screen: UIViewController, SelectorAnswering {
///   func didTap(_ button: UIButton) {}
///   nonisolated class var selectorTable: SelectorTable {
///     ["didTap:": SelectorMethod { (target: Screen, arguments) in try target.didTap(arguments(0)) }]
///   }
/// }
/// ```
public protocol SelectorAnswering: AnyObject {
  /// The methods of the class and of its superclasses. Read once for each class; must always return the same names.
  nonisolated static var selectorTable: SelectorTable { get }
}

/// The methods of a class by the names of their selectors.
public struct SelectorTable: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var methods: [String: SelectorMethod]

  /// Creates an object of the class of the table; nil if the class cannot be created without arguments. A subclass that has a table
  /// sets it again.
  public var initializer: (@MainActor @Sendable () -> AnyObject)?

  /// Creates an object of the class with a frame; nil if the class has no `init(frame:)`. A subclass that has a table sets it again.
  public var frameInitializer: (@MainActor @Sendable (CGRect) -> AnyObject)?

  /// A table with these methods. Of two with the same name the later one counts.
  public init(dictionaryLiteral elements: (String, SelectorMethod)...) {
    methods = Dictionary(elements) { $1 }
  }

  /// A table without methods.
  public init() { methods = [:] }

  /// The method with that selector; nil if there is none.
  public subscript(name: String) -> SelectorMethod? {
    get { methods[name] }
    set { methods[name] = newValue }
  }

  /// An object of a class that is known only at run time; nil if its table has no `initializer` for exactly this class.
  public static func newObject<Object: AnyObject>(of type: Object.Type) -> Object? {
    guard let answering = type as? any SelectorAnswering.Type, let create = TableCache.table(of: answering).initializer else {
      return nil
    }
    let object = unsafeBitCast(create, to: (() -> AnyObject).self)()
    return Swift.type(of: object) == type ? object as? Object : nil
  }

  /// A view with a frame, of a class that is known only at run time; nil if its table has no `frameInitializer` for exactly this class.
  public static func newObject<Object: AnyObject>(of type: Object.Type, frame: CGRect) -> Object? {
    guard let answering = type as? any SelectorAnswering.Type, let create = TableCache.table(of: answering).frameInitializer
    else { return nil }
    let object = unsafeBitCast(create, to: ((CGRect) -> AnyObject).self)(frame)
    return Swift.type(of: object) == type ? object as? Object : nil
  }

  /// Adds the methods of `other`, which replace those of the same name.
  public mutating func add(_ other: SelectorTable) { methods.merge(other.methods) { $1 } }
}

/// The tables of the classes that were asked for, by class.
enum TableCache {
  private static let tables = Mutex<[ObjectIdentifier: SelectorTable]>([:])

  static func table(of type: any SelectorAnswering.Type) -> SelectorTable {
    let key = ObjectIdentifier(type)
    if let known = tables.withLock({ $0[key] }) { return known }
    let table = type.selectorTable
    tables.withLock { $0[key] = table }
    return table
  }
}
