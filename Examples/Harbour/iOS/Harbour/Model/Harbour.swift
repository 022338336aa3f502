import Foundation

/// The piers of a harbour and their berths.
final class Harbour {
  struct Pier {
    /// A key of `Localizable.strings`.
    let nameKey: String
    var berths: [Berth]

    var name: String { NSLocalizedString(nameKey, comment: "The name of a pier") }
    var freeCount: Int { berths.filter { $0.status == .free }.count }
  }

  private(set) var piers: [Pier]

  init(piers: [Pier]) { self.piers = piers }

  /// The text for a number of free berths, with the plural form of the language.
  ///
  /// - Parameter bundle: The app's bundle, or the folder of one of its languages.
  static func freeBerthsText(_ count: Int, bundle: Bundle = .main) -> String {
    String.localizedStringWithFormat(NSLocalizedString("%d berths free", bundle: bundle, comment: "Free berths at a pier"), count)
  }

  /// A length in the unit that the settings name.
  static func lengthText(_ metres: Double, inFeet: Bool) -> String {
    inFeet
      ? String.localizedStringWithFormat(NSLocalizedString("%.0f ft", comment: "A length in feet"), metres / 0.3048)
      : String.localizedStringWithFormat(NSLocalizedString("%.0f m", comment: "A length in metres"), metres)
  }

  /// Frees the berth with that number, or reserves it if it is free.
  func change(_ number: String) {
    for pier in piers.indices {
      guard let place = piers[pier].berths.firstIndex(where: { $0.number == number }) else { continue }
      let isFree = piers[pier].berths[place].status == .free
      piers[pier].berths[place].status = isFree ? .reserved : .free
      piers[pier].berths[place].ship = nil
    }
  }
}

extension Harbour {
  /// The harbour that the app shows.
  static func sample() -> Harbour {
    func berth(_ number: String, _ length: Double, _ status: Berth.Status, _ ship: (String, Double, Int)? = nil) -> Berth {
      Berth(
        number: number, length: length, status: status, ship: ship.map { Berth.Ship(name: $0.0, length: $0.1, arrival: $0.2) })
    }
    return Harbour(piers: [
      Pier(
        nameKey: "pier.north",
        berths: [
          berth("A1", 12, .occupied, ("Seeadler", 10, 7 * 60 + 40)), berth("A2", 12, .free),
          berth("A3", 15, .occupied, ("Amina", 14, 9 * 60 + 15)), berth("A4", 15, .reserved, ("Northern Light", 13, 16 * 60 + 30)),
          berth("A5", 18, .free), berth("A6", 18, .free),
        ]),
      Pier(
        nameKey: "pier.south",
        berths: [
          berth("B1", 22, .occupied, ("Albatros", 19, 5 * 60 + 55)), berth("B2", 22, .reserved, ("Zephyr", 20, 18 * 60 + 10)),
          berth("B3", 25, .occupied, ("Nour", 24, 11 * 60)), berth("B4", 25, .free),
        ]),
      Pier(
        nameKey: "pier.ferry",
        berths: [berth("C1", 60, .occupied, ("Insel Rømø", 58, 12 * 60 + 20)), berth("C2", 60, .free), berth("C3", 80, .free)]),
    ])
  }
}
