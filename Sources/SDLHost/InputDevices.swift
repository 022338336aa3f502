internal import Foundation

/// The kinds of input devices that the kernel lists.
package struct InputDevices: Equatable, Sendable {
  package private(set) var hasTouchScreen = false
  /// A keyboard with letters: the buttons of a case or a headset are none.
  package private(set) var hasKeyboard = false

  package init() {}

  /// - Parameter text: The contents of `/proc/bus/input/devices`: a block of lines for each device, with sets of bits as hexadecimal words,
  ///   the highest first.
  package init(parsing text: String) {
    for block in text.components(separatedBy: "\n\n") {
      var bits: [Substring: [UInt64]] = [:]
      for line in block.split(separator: "\n") where line.hasPrefix("B: ") {
        let parts = line.dropFirst(3).split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { continue }
        bits[parts[0]] = parts[1].split(separator: " ").map { UInt64($0, radix: 16) ?? 0 }
      }
      // INPUT_PROP_DIRECT of linux/input-event-codes.h: what is touched is what is shown.
      if let properties = bits["PROP"]?.last, properties & 1 << 1 != 0 { hasTouchScreen = true }
      // KEY_Q to KEY_P, 16 to 25.
      let letters: UInt64 = 0x3ff_0000
      if let keys = bits["KEY"]?.last, keys & letters == letters { hasKeyboard = true }
    }
  }

  /// The devices of this machine; none where the kernel does not tell.
  package static var current: InputDevices {
    (try? String(contentsOfFile: "/proc/bus/input/devices", encoding: .utf8)).map(InputDevices.init(parsing:)) ?? InputDevices()
  }
}
