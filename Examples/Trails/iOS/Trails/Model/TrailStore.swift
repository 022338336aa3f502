import Foundation

/// Watches a store. Both methods are optional, as in many an older protocol.
@objc protocol TrailStoreObserver: NSObjectProtocol {
  @objc optional func store(_ store: TrailStore, didAdd trail: Trail, at index: Int)
  @objc optional func store(_ store: TrailStore, didChange trail: Trail)
}

class TrailStore: NSObject {
  static let shared = TrailStore(trails: TrailStore.examples)
  @objc static let didChangeNotification = Notification.Name("TrailStoreDidChange")

  private(set) var trails: [Trail]
  weak var observer: TrailStoreObserver?

  init(trails: [Trail]) {
    self.trails = trails
    super.init()
  }

  var kilometersWalked: Double { trails.reduce(0) { $0 + $1.kilometers * Double($1.walks) } }

  func add(_ trail: Trail) {
    guard !trails.contains(trail) else { return }
    trails.append(trail)
    observer?.store?(self, didAdd: trail, at: trails.count - 1)
    NotificationCenter.default.post(name: TrailStore.didChangeNotification, object: self)
  }

  func walk(_ trail: Trail) {
    trail.walks += 1
    observer?.store?(self, didChange: trail)
    NotificationCenter.default.post(name: TrailStore.didChangeNotification, object: self)
  }

  private static let examples: [Trail] = {
    let names = ["Ridge", "Lake", "Gorge", "Summit", "Valley", "Meadow", "Cliff", "Spring", "Glacier", "Chapel"]
    let places = ["North", "South", "Old Mill", "High", "Long", "Eagle", "Stone", "River"]
    return places.enumerated().flatMap { place in
      names.enumerated().map { name in
        let number = place.offset * names.count + name.offset
        return Trail(
          name: "\(place.element) \(name.element)", kilometers: 3 + Double(number * 7 % 23), metersUp: 100 + number * 37 % 900,
          tags: ["dogs", "views", "water", "shade", "steep", "family"].enumerated().filter { (number >> $0.offset) & 1 == 1 }
            .map(\.element))
      }
    }
  }()
}
