package import Foundation

/// The bytes of a password. No description shows them.
package struct Secret: Equatable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package let bytes: Data

  package init(_ bytes: Data) { self.bytes = bytes }

  package var description: String { "a secret" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
}

/// Why a call ends without success.
struct KeychainError: Error, Equatable {
  let status: OSStatus
  init(_ status: OSStatus) { self.status = status }
}
