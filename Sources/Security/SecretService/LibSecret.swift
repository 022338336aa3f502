internal import Foundation

/// The functions of libsecret-1, and those of GLib that go with them. It is opened when the keychain is first used: a program starts without it.
struct LibSecret: @unchecked Sendable {
  typealias Object = OpaquePointer
  /// `GError **`
  typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// `GError`.
  struct GLibError {
    let domain: UInt32
    let code: Int32
    let message: UnsafePointer<CChar>?
  }

  /// `GList`.
  struct List {
    let data: OpaquePointer?
    let next, previous: UnsafeMutableRawPointer?
  }

  // MARK: GLib

  let newCancellable: @convention(c) () -> Object?
  let cancel: @convention(c) (Object) -> Void
  let release: @convention(c) (Object) -> Void
  private let freeList: @convention(c) (UnsafeMutableRawPointer?) -> Void
  private let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void
  private let quarkText: @convention(c) (UInt32) -> UnsafePointer<CChar>?
  private let copyText: @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
  private let newTable:
    @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> OpaquePointer?
  private let insert: @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  private let forEach:
    @convention(c) (
      OpaquePointer, @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void,
      UnsafeMutableRawPointer?
    ) -> Void
  let releaseTable: @convention(c) (OpaquePointer) -> Void
  private let textHash, textsAreEqual, freeText: UnsafeRawPointer

  // MARK: libsecret

  let openService: @convention(c) (Int32, Object?, Failure) -> Object?
  let closeService: @convention(c) () -> Void
  let search: @convention(c) (Object?, OpaquePointer?, OpaquePointer, Int32, Object?, Failure) -> UnsafeMutableRawPointer?
  let unlock:
    @convention(c) (Object?, UnsafeMutableRawPointer, Object?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Failure) -> Int32
  let store:
    @convention(c) (
      Object?, OpaquePointer?, OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<CChar>, OpaquePointer, Object?, Failure
    ) -> Int32
  let isLocked: @convention(c) (Object) -> Int32
  private let attributesOf: @convention(c) (Object) -> OpaquePointer?
  let loadSecret: @convention(c) (Object, Object?, Failure) -> Int32
  let secretOf: @convention(c) (Object) -> OpaquePointer?
  let setAttributes: @convention(c) (Object, OpaquePointer?, OpaquePointer, Object?, Failure) -> Int32
  let setLabel: @convention(c) (Object, UnsafePointer<CChar>, Object?, Failure) -> Int32
  let setSecret: @convention(c) (Object, OpaquePointer, Object?, Failure) -> Int32
  let delete: @convention(c) (Object, Object?, Failure) -> Int32
  private let newValue: @convention(c) (UnsafeRawPointer?, Int, UnsafePointer<CChar>) -> OpaquePointer?
  private let bytesOfValue: @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> UnsafeRawPointer?
  let releaseValue: @convention(c) (OpaquePointer) -> Void

  /// nil where the library, or one of its functions, is not installed.
  init?(_ name: String = "libsecret-1.so.0") {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    var isComplete = true
    // A missing function leaves a null pointer, which nothing calls: the initializer fails.
    func find<Function>(_ name: String) -> Function {
      let symbol = dlsym(handle, name)
      if symbol == nil { isComplete = false }
      return unsafeBitCast(symbol ?? handle, to: Function.self)
    }
    newCancellable = find("g_cancellable_new")
    cancel = find("g_cancellable_cancel")
    release = find("g_object_unref")
    freeList = find("g_list_free")
    freeError = find("g_error_free")
    quarkText = find("g_quark_to_string")
    copyText = find("g_strdup")
    newTable = find("g_hash_table_new_full")
    insert = find("g_hash_table_insert")
    forEach = find("g_hash_table_foreach")
    releaseTable = find("g_hash_table_unref")
    textHash = find("g_str_hash")
    textsAreEqual = find("g_str_equal")
    freeText = find("g_free")
    openService = find("secret_service_get_sync")
    closeService = find("secret_service_disconnect")
    search = find("secret_service_search_sync")
    unlock = find("secret_service_unlock_sync")
    store = find("secret_service_store_sync")
    isLocked = find("secret_item_get_locked")
    attributesOf = find("secret_item_get_attributes")
    loadSecret = find("secret_item_load_secret_sync")
    secretOf = find("secret_item_get_secret")
    setAttributes = find("secret_item_set_attributes_sync")
    setLabel = find("secret_item_set_label_sync")
    setSecret = find("secret_item_set_secret_sync")
    delete = find("secret_item_delete_sync")
    newValue = find("secret_value_new")
    bytesOfValue = find("secret_value_get")
    releaseValue = find("secret_value_unref")
    guard isComplete else { return nil }
  }

  // MARK: Values

  /// A new table of texts; release it.
  func table(_ texts: [String: String]) -> OpaquePointer {
    let table = newTable(textHash, textsAreEqual, freeText, freeText)!
    for (key, text) in texts { _ = insert(table, copyText(key), copyText(text)) }
    return table
  }

  /// The attributes of an item that the service has told.
  func attributes(of item: Object) -> [String: String] {
    guard let table = attributesOf(item) else { return [:] }
    defer { releaseTable(table) }
    final class Texts { var all: [String: String] = [:] }
    let texts = Texts()
    forEach(
      table,
      { key, text, texts in
        guard let key, let text, let texts else { return }
        Unmanaged<Texts>.fromOpaque(texts).takeUnretainedValue().all[String(cString: key.assumingMemoryBound(to: CChar.self))] =
          String(cString: text.assumingMemoryBound(to: CChar.self))
      }, Unmanaged.passUnretained(texts).toOpaque())
    return texts.all
  }

  /// A new value; release it.
  func value(_ secret: Secret) -> OpaquePointer {
    secret.bytes.withUnsafeBytes { bytes in
      // Without bytes libsecret wants an address all the same.
      withUnsafeBytes(of: UInt8(0)) { newValue(bytes.baseAddress ?? $0.baseAddress, bytes.count, "application/octet-stream")! }
    }
  }

  func secret(_ value: OpaquePointer) -> Secret {
    var length = 0
    guard let bytes = bytesOfValue(value, &length), length > 0 else { return Secret(Data()) }
    return Secret(Data(bytes: bytes, count: length))
  }

  /// Frees the list; its objects are the caller's.
  func objects(_ list: UnsafeMutableRawPointer?) -> [Object] {
    defer { freeList(list) }
    var objects: [Object] = []
    var rest = list?.assumingMemoryBound(to: List.self)
    while let entry = rest {
      if let object = entry.pointee.data { objects.append(object) }
      rest = entry.pointee.next?.assumingMemoryBound(to: List.self)
    }
    return objects
  }

  /// Such as `secret-error`.
  private func domain(of error: GLibError) -> String { quarkText(error.domain).map { String(cString: $0) } ?? "" }

  /// Frees the error.
  func consume(_ error: UnsafeMutableRawPointer) -> (domain: String, code: Int32) {
    defer { freeError(error) }
    let error = error.assumingMemoryBound(to: GLibError.self).pointee
    return (domain(of: error), error.code)
  }
}
