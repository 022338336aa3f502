/// A source of random numbers.
public final class SecRandomRef: Sendable {
  fileprivate init() {}
}

/// The system's source of random numbers for cryptography.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills `count` bytes with random numbers for cryptography; `rnd` is `kSecRandomDefault` or nil. O(count).
///
/// - Returns: `errSecSuccess`; `errSecParam` for a negative count.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var random = SystemRandomNumberGenerator()
  var place = 0
  while place < count {
    withUnsafeBytes(of: random.next() as UInt64) { number in
      let length = min(number.count, count - place)
      (bytes + place).copyMemory(from: number.baseAddress!, byteCount: length)
      place += length
    }
  }
  return errSecSuccess
}
