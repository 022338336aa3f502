internal import Foundation

/// An identifier of a machine and a person for one app, from which neither can be told.
enum MachineIdentity {
  /// nil if `file` does not exist or is empty.
  static func identifier(of program: String, file: String = "/etc/machine-id", user: String = NSUserName()) -> UUID? {
    guard let machine = (try? String(contentsOfFile: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines),
      !machine.isEmpty
    else { return nil }
    // Two passes of FNV-1a from different starts: 128 bits that are alike on every run.
    let bytes = Array("\(program)\u{0}\(user)\u{0}\(machine)".utf8)
    let halves = [hash(bytes, from: 0xcbf2_9ce4_8422_2325), hash(bytes.reversed(), from: 0x8422_2325_cbf2_9ce4)]
    var uuid = halves.flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> ($0 * 8)) } }
    // Version 8 of RFC 9562, which leaves all other bits to the program.
    uuid[6] = uuid[6] & 0x0F | 0x80
    uuid[8] = uuid[8] & 0x3F | 0x80
    return uuid.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
