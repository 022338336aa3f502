import Foundation
import Security

// Speaks to the keychain as standard input says, one call a line, and prints each status; for tests with a secret service of their own.

/// The item's query: a generic password of one service.
func item(_ account: Substring, _ more: [String: Any] = [:]) -> CFDictionary {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "session",
    kSecAttrAccount as String: String(account),
  ]
  return query.merging(more) { $1 } as CFDictionary
}

func run(_ words: [Substring]) -> String {
  switch words[0] {
  case "add": return "\(SecItemAdd(item(words[1], [kSecValueData as String: Data(words[2].utf8)]), nil))"
  case "get":
    var result: CFTypeRef?
    let status = SecItemCopyMatching(item(words[1], [kSecReturnData as String: true]), &result)
    // The test sends secrets in hexadecimal digits as well, so that none stands in a log by this program's doing.
    return "\(status) \((result as? Data)?.map { String($0, radix: 16) }.joined() ?? "-")"
  case "update":
    return
      "\(SecItemUpdate(item(words[1]), [kSecValueData as String: Data(words[2].utf8), kSecAttrComment as String: "new"] as CFDictionary))"
  case "comment":
    var result: CFTypeRef?
    let status = SecItemCopyMatching(item(words[1], [kSecReturnAttributes as String: kCFBooleanTrue!]), &result)
    return "\(status) \((result as? [String: Any])?[kSecAttrComment as String] as? String ?? "-")"
  case "delete": return "\(SecItemDelete(item(words[1])))"
  case "crash":
    var result: CFTypeRef?
    _ = SecItemCopyMatching(item(words[1], [kSecReturnData as String: true]), &result)
    fatalError("the program ends here")
  default: return "?"
  }
}

while let line = readLine() {
  print(run(line.split(separator: " ")))
  fflush(nil)
}
