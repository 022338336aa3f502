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

/// The value of a property that several classes declare with one type: that of the first reader whose class is the object's; nil if there
/// is none.
public func objectProperty<First: AnyObject, Second: AnyObject, each Other: AnyObject, Value>(
  _ object: AnyObject?, _ first: (First) -> Value, _ second: (Second) -> Value, _ others: repeat (each Other) -> Value
) -> Value! {
  if let object = object as? First { return first(object) }
  if let object = object as? Second { return second(object) }
  for read in repeat each others { if let value = objectProperty(object, read) { return value } }
  return nil
}

/// As the function above, for classes that declare the property with types of their own: nil also if the value is no `Value`.
@_disfavoredOverload
public func objectProperty<First: AnyObject, Second: AnyObject, each Other: AnyObject, A, B, each C, Value>(
  _ object: AnyObject?, _ first: (First) -> A, _ second: (Second) -> B, _ others: repeat (each Other) -> each C
) -> Value! {
  if let object = object as? First { return first(object) as? Value }
  if let object = object as? Second { return second(object) as? Value }
  for read in repeat each others { if let value = objectProperty(object, read) { return value as? Value } }
  return nil
}
