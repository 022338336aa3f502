public import Foundation

// The keychain of iOS, on the desktop's secret service (decision 0066). All four functions may be called on any thread. They return within
// `SecretServiceStore.patience`, or `promptPatience` while the keyring asks the person for its password, and then with `errSecNotAvailable`.

/// Adds a generic or an internet password.
///
/// - Returns: `errSecDuplicateItem` if there is an item with the same account and service, or with the same account, server, protocol,
///   authentication type, port, path and security domain, in the same access group.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  perform(result) { () throws(KeychainError) in
    let query = try KeychainQuery(attributes)
    return (.add(try query.newRecord(), try query.newSecret()), query.returned, false)
  }
}

/// Finds items: one, or an array of them with a `kSecMatchLimit` above one.
///
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  perform(result) { () throws(KeychainError) in
    let query = try KeychainQuery(query)
    return (.copy(query), query.returned, query.limit != 1)
  }
}

/// Changes attributes and the secret of all items that match `query`.
///
/// - Returns: `errSecItemNotFound` if there is none; `errSecDuplicateItem` if another item has the new attributes already.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  perform(nil) { () throws(KeychainError) in
    let query = try KeychainQuery(query)
    return (.update(query, try KeychainChange(attributesToUpdate, of: query.itemClass)), [], false)
  }
}

/// Deletes all items that match `query`.
///
/// - Returns: `errSecItemNotFound` if there is none; `errSecParam` for `kSecMatchLimitOne`, as on iOS.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  perform(nil) { () throws(KeychainError) in
    let query = try KeychainQuery(query)
    guard query.allowsDeletion else { throw KeychainError(errSecParam) }
    return (.delete(query), [], false)
  }
}

private func perform(
  _ result: UnsafeMutablePointer<CFTypeRef?>?,
  _ read: () throws(KeychainError) -> (request: KeychainRequest, returned: KeychainResult, isList: Bool)
) -> OSStatus {
  do {
    let (request, returned, isList) = try read()
    let answer = KeychainAccess.current.answer(request)
    if answer.status == errSecSuccess, let result, !returned.isEmpty { result.pointee = answer.object(returned, isList: isList) }
    return answer.status
  } catch { return error.status }
}
