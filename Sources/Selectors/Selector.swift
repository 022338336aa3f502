/// The name of a method, as in Objective-C, and a way to call that method on an object that is known only at run time.
///
/// Two selectors are equal if their names are. A selector is called through the table of the target's class (`SelectorAnswering`), so a
/// subclass that overrides the method, or adds one of that name, is called. A selector for a method of a class without a table, such as
/// one of UIKit's own, carries the method itself: `init(_:of:)`.
///
/// `perform(on:with:)` may be used on any thread; the method runs on the calling thread, whatever its isolation, as on iOS.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name in Objective-C: `didTap:`, `collectionView:didSelectItemAt:`.
  public let name: String

  /// Used if the target's class has no table, or none with this name.
  private let ownMethod: SelectorMethod?

  /// A selector that is looked up in the target's table when it is performed. Any text makes one, even if no method is called so.
  public init(_ name: String) { self.init(name, of: nil) }

  /// A selector from its name.
  public init(stringLiteral name: String) { self.init(name, of: nil) }

  /// A selector that calls `method` if the target's table does not contain the name.
  public init(_ name: String, of method: SelectorMethod?) {
    self.name = name
    ownMethod = method
  }

  /// How many arguments the method takes: the colons of the name.
  public var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }

  /// The name.
  public var description: String { name }

  /// Whether `target` can perform this selector. Takes constant time once the table of the target's class has been read.
  public func isAnswered(by target: AnyObject) -> Bool { method(for: target) != nil }

  /// Whether objects of a class can perform this selector.
  func isAnswered(byInstancesOf type: AnyClass) -> Bool {
    if let type = type as? any SelectorAnswering.Type, TableCache.table(of: type).methods[name] != nil { return true }
    return ownMethod?.acceptsClass(type) ?? false
  }

  /// Calls the method on `target`.
  ///
  /// - Parameters:
  ///   - target: The object whose class, or a superclass, has the method.
  ///   - arguments: As many as the method takes, or more; the rest is ignored.
  /// - Returns: The method's result; nil also if it returns nothing.
  /// - Throws: `SelectorError` if the target has no such method or cannot take these arguments, else the method's own error.
  @discardableResult public func perform(on target: AnyObject, with arguments: [Any?] = []) throws -> Any? {
    guard let method = method(for: target) else {
      throw SelectorError.unanswered(
        selector: self, target: String(describing: type(of: target)), answered: Self.selectors(answeredBy: target))
    }
    guard arguments.count >= argumentCount else {
      throw SelectorError.tooFewArguments(selector: self, given: arguments.count)
    }
    return try method.call(on: target, SelectorArguments(selector: self, values: arguments))
  }

  /// Calls the method if `target` has it: an optional requirement of a protocol.
  ///
  /// An argument that the method cannot take stops the program with a `SelectorError`, and so does an error that the method throws.
  /// - Returns: nil if `target` has no such method; else the result, which is nil too if it is no `Result`.
  @discardableResult public func performIfAnswered<Result>(on target: AnyObject, _ arguments: Any?...) -> Result? {
    guard isAnswered(by: target) else { return nil }
    do {
      let result = try perform(on: target, with: arguments)
      return Result.self == Void.self ? () as? Result : result as? Result
    } catch {
      fatalError("\(error)")
    }
  }

  /// The selectors in the table of the target's class, sorted by name; empty if its class has no table.
  public static func selectors(answeredBy target: AnyObject) -> [Selector] {
    guard let type = type(of: target) as? any SelectorAnswering.Type else { return [] }
    return TableCache.table(of: type).methods.keys.sorted().map { Selector($0) }
  }

  /// Whether the names are the same.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private func method(for target: AnyObject) -> SelectorMethod? {
    if let type = type(of: target) as? any SelectorAnswering.Type, let method = TableCache.table(of: type).methods[name] {
      return method
    }
    return ownMethod.flatMap { $0.accepts(target) ? $0 : nil }
  }
}

/// A selector from a name that is known only at run time, as on iOS.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The selector's name, as on iOS.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
