/// A value that may come later: the result of a snapshot.
public struct Async<Value> {
  /// Calls its argument with the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value that `run` delivers, once, on the main thread.
  public init(run: @escaping (@escaping (Value) -> Void) -> Void) { self.run = run }

  /// Makes a value that is there.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// The value that `transform` makes of this one.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Async<Other> {
    Async<Other> { callback in run { value in callback(transform(value)) } }
  }
}
