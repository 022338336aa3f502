internal import CGio

/// A value on D-Bus.
package indirect enum BusValue: Equatable, Sendable {
  case string(String)
  case path(String)
  case bool(Bool)
  case byte(UInt8)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  /// The place of a file descriptor among those that go with the message.
  case handle(Int32)
  case double(Double)
  case variant(BusValue)
  /// With the D-Bus type of an element, which an empty array does not show.
  case array(of: String, [BusValue])
  case entry(BusValue, BusValue)
  case tuple([BusValue])
  /// A value of a type that nothing here uses.
  case other

  /// A reference to an object: the name of its connection and its path.
  package static func reference(_ name: String, _ path: String) -> BusValue { .tuple([.string(name), .path(path)]) }

  /// A path of a file as portals take it: its bytes and a zero.
  package static func bytes(of path: String) -> BusValue { .array(of: "y", path.utf8.map { .byte($0) } + [.byte(0)]) }

  /// A dictionary of named options, as portals take and answer them.
  package static func options(_ options: [String: BusValue]) -> BusValue {
    .array(of: "{sv}", options.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .variant($0.value)) })
  }

  /// The values of a dictionary with texts as keys, without their variants; empty for other values.
  package var options: [String: BusValue] {
    var options: [String: BusValue] = [:]
    for case .entry(let key, let value) in elements { if let name = key.string { options[name] = value.unboxed } }
    return options
  }

  package var string: String? {
    switch unboxed {
    case .string(let text), .path(let text): text
    default: nil
    }
  }

  /// A number of any type that fits.
  package var int: Int? {
    switch unboxed {
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    case .int64(let number): Int(number)
    case .uint64(let number): Int(exactly: number)
    default: nil
    }
  }

  package var double: Double? {
    if case .double(let number) = unboxed { return number }
    return int.map(Double.init)
  }

  package var bool: Bool? {
    if case .bool(let value) = unboxed { return value }
    return nil
  }

  /// The elements of a tuple or an array; empty for other values.
  package var elements: [BusValue] {
    switch unboxed {
    case .tuple(let values), .array(_, let values): values
    default: []
    }
  }

  /// The value inside of variants.
  package var unboxed: BusValue {
    if case .variant(let inner) = self { return inner.unboxed }
    return self
  }
}

// MARK: GVariant

extension BusValue {
  /// Reads a `GVariant`, which stays the caller's.
  package init(_ variant: OpaquePointer) {
    switch g_variant_classify(variant) {
    case G_VARIANT_CLASS_STRING: self = .string(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_OBJECT_PATH: self = .path(String(cString: g_variant_get_string(variant, nil)))
    case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(variant) != 0)
    case G_VARIANT_CLASS_BYTE: self = .byte(g_variant_get_byte(variant))
    case G_VARIANT_CLASS_INT64: self = .int64(Int64(g_variant_get_int64(variant)))
    case G_VARIANT_CLASS_UINT64: self = .uint64(UInt64(g_variant_get_uint64(variant)))
    case G_VARIANT_CLASS_HANDLE: self = .handle(g_variant_get_handle(variant))
    case G_VARIANT_CLASS_INT32: self = .int32(g_variant_get_int32(variant))
    case G_VARIANT_CLASS_UINT32: self = .uint32(g_variant_get_uint32(variant))
    case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
    case G_VARIANT_CLASS_VARIANT: self = Self.children(of: variant).first.map { .variant($0) } ?? .other
    case G_VARIANT_CLASS_TUPLE: self = .tuple(Self.children(of: variant))
    case G_VARIANT_CLASS_ARRAY:
      let type = String(String(cString: g_variant_get_type_string(variant)).dropFirst())
      self = .array(of: type, Self.children(of: variant))
    case G_VARIANT_CLASS_DICT_ENTRY:
      let parts = Self.children(of: variant)
      self = .entry(parts[0], parts[1])
    default: self = .other
    }
  }

  private static func children(of variant: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }

  /// A new, floating `GVariant`.
  package var variant: OpaquePointer {
    switch self {
    case .string(let text): g_variant_new_string(text)
    case .path(let text): g_variant_new_object_path(text)
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .byte(let number): g_variant_new_byte(number)
    case .int64(let number): g_variant_new_int64(gint64(number))
    case .uint64(let number): g_variant_new_uint64(guint64(number))
    case .handle(let index): g_variant_new_handle(index)
    case .int32(let number): g_variant_new_int32(number)
    case .uint32(let number): g_variant_new_uint32(number)
    case .double(let number): g_variant_new_double(number)
    case .variant(let inner): g_variant_new_variant(inner.variant)
    case .entry(let key, let value): g_variant_new_dict_entry(key.variant, value.variant)
    case .tuple(let values): Self.container(values) { g_variant_new_tuple($0, $1) }
    case .array(let type, let values):
      Self.container(values) { children, count in
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return g_variant_new_array(type, children, count)
      }
    case .other: g_variant_new_tuple(nil, 0)
    }
  }

  private static func container(
    _ values: [BusValue], _ make: (UnsafePointer<OpaquePointer?>?, gsize) -> OpaquePointer
  ) -> OpaquePointer {
    let children: [OpaquePointer?] = values.map(\.variant)
    return children.withUnsafeBufferPointer { make($0.baseAddress, gsize($0.count)) }
  }
}
