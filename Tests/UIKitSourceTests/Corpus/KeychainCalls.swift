// expect: genp ann true nil The specified item could not be found in the keychain.
import Foundation

private let KeyClass = String(kSecClass)

struct KeychainCalls {
  func query(_ account: String) -> [String: Any] {
    [
      KeyClass: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecReturnData as String: kCFBooleanTrue!,
      kSecMatchLimit as String: kSecMatchLimitOne,
    ]
  }

  func perform(_ body: (CFDictionary, UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus) -> Data? {
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) { body(query("ann") as CFDictionary, UnsafeMutablePointer($0)) }
    guard status == errSecSuccess else { return nil }
    return result as? Data
  }
}

@MainActor func corpusKeychainCalls() -> String {
  var seen: [String: Any] = [:]
  let data = KeychainCalls().perform { query, _ in
    seen = query as! [String: Any]
    return errSecItemNotFound
  }
  let words = SecCopyErrorMessageString(errSecItemNotFound, nil)! as String
  return [
    seen[kSecClass as String] as! String, seen[kSecAttrAccount as String] as! String,
    "\(seen[kSecReturnData as String] as! Bool)", "\(data as Any? ?? "nil")", words,
  ].joined(separator: " ")
}
