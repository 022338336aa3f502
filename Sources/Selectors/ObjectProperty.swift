/// The value of a property of an object of unknown class; nil if the object is nil or no `Object`.
///
/// Translated sources call this function where Objective-C looks up a property of an `AnyObject` by its name.
public func objectProperty<Object: AnyObject, Value>(_ object: AnyObject?, _ read: (Object) -> Value) -> Value! {
  (object as? Object).map(read)
}

/// As the function above, for a `Value` that has the same representation in Objective-C: the raw value of the property's.
@_disfavoredOverload public func objectProperty<Object: AnyObject, Property: RawRepresentable, Value>(
  _ object: AnyObject?, _ read: (Object) -> Property
) -> Value! where Property.RawValue == Value {
  (object as? Object).map { read($0).rawValue }
}

/// The value of a property that several classes declare: that of the first reader whose class is the object's; nil if there is none, or if
/// the value is no `Value`.
public func objectProperty<Value>(_ object: AnyObject?, _ readers: [ObjectPropertyReader]) -> Value! {
  guard let object else { return nil }
  for reader in readers { if let value = reader.read(object) { return value as? Value } }
  return nil
}

/// Reads a property from objects of one class.
public struct ObjectPropertyReader {
  fileprivate let read: (AnyObject) -> Any?

  /// A reader of objects of the class `Object`.
  public init<Object: AnyObject, Value>(_ read: @escaping (Object) -> Value) {
    self.read = { object in (object as? Object).map(read) }
  }
}
