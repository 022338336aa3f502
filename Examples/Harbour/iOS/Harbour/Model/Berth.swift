import Foundation

/// A place for one ship at a pier.
struct Berth: Equatable {
  enum Status: String {
    case free, reserved, occupied
  }

  struct Ship: Equatable {
    let name: String
    /// In metres.
    let length: Double
    /// In minutes since midnight.
    let arrival: Int
  }

  /// The letter of the pier and a number, such as `A2`.
  let number: String
  /// The longest ship that the berth takes, in metres.
  let length: Double
  var status: Status
  /// The ship that lies here, or the one that is expected. nil at a free berth.
  var ship: Ship?

  /// In the language of the app.
  var statusText: String {
    switch status {
    case .free: return NSLocalizedString("status.free", comment: "No ship lies at the berth")
    case .reserved: return NSLocalizedString("status.reserved", comment: "A ship is expected at the berth")
    case .occupied: return NSLocalizedString("status.occupied", comment: "A ship lies at the berth")
    }
  }

  /// The title of the button that changes the status.
  var changeText: String {
    switch status {
    case .free: return NSLocalizedString("change.reserve", comment: "Button: reserve the berth")
    case .reserved: return NSLocalizedString("change.cancel", comment: "Button: cancel the reservation")
    case .occupied: return NSLocalizedString("change.castOff", comment: "Button: the ship leaves")
    }
  }
}
