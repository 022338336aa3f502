/// A method that can be called on any object of its class, with arguments whose types are checked at run time.
public struct SelectorMethod: Sendable {
  private let body: @MainActor @Sendable (AnyObject, SelectorArguments) throws -> Any?
  /// Whether an object is of the method's class.
  let accepts: @Sendable (AnyObject) -> Bool
  /// Whether objects of a class are.
  let acceptsClass: @Sendable (AnyClass) -> Bool

  /// A method of `Target`.
  ///
  /// - Parameter body: Calls the method on its first parameter. Methods that belong to the main actor and those that belong to none can
  ///   both be called there. It runs on the thread of `Selector.perform(on:with:)`, which need not be the main thread.
  public init<Target, Result>(_ body: @escaping @MainActor @Sendable (Target, SelectorArguments) throws -> Result) {
    self.body = { target, arguments in
      let result = try body(target as! Target, arguments)
      return result is Void ? nil : result
    }
    accepts = { $0 is Target }
    acceptsClass = { $0 is Target.Type }
  }

  /// Calls the method on the calling thread. Objective-C's messages check no isolation either.
  func call(on target: AnyObject, _ arguments: SelectorArguments) throws -> Any? {
    let body = unsafeBitCast(body, to: ((AnyObject, SelectorArguments) throws -> Any?).self)
    return try body(target, arguments)
  }
}

extension Selector {
  /// A selector of a method without parameters: the name is `base`.
  ///
  /// - Parameter method: Returns the method of its parameter: `{ (target: UIView) in target.setNeedsLayout }`.
  public init<Target, Result>(base: String, method: @escaping @MainActor @Sendable (Target) -> () -> Result) {
    self.init(base, of: SelectorMethod { (target: Target, _) in method(target)() })
  }

  /// A selector of a method with one parameter: the name is `base` and a colon.
  public init<Target, Argument, Result>(
    base: String, method: @escaping @MainActor @Sendable (Target) -> (Argument) -> Result
  ) {
    self.init("\(base):", of: SelectorMethod { (target: Target, arguments) in method(target)(try arguments(0)) })
  }
}

/// The arguments of one call.
public struct SelectorArguments {
  let selector: Selector
  let values: [Any?]

  /// The argument at `index` as the type that the method takes; throws a `SelectorError` if it has another type.
  public func callAsFunction<Value>(_ index: Int) throws -> Value {
    let value = values[index]
    if let value = value as? Value { return value }
    let given = value.map { "\(type(of: $0))" } ?? "nil"
    throw SelectorError.wrongArgument(selector: selector, index: index, given: given, expected: "\(Value.self)")
  }
}
