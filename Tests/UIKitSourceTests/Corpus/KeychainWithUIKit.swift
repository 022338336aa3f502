// expect: ann 2
import Security
import UIKit

@MainActor func corpusKeychainWithUIKit() -> String {
  let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ann"]
  let list: CFArray = [query, query] as CFArray
  let found = query as CFDictionary as! [AnyHashable: Any]
  return "\(found[kSecAttrAccount] as! String) \(list.count)"
}
