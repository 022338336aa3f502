import Foundation

@objcMembers
final class Trail: NSObject {
  let name: String
  let kilometers: Double
  let metersUp: Int
  var tags: [String]
  var walks: Int

  init(name: String, kilometers: Double, metersUp: Int, tags: [String], walks: Int = 0) {
    self.name = name
    self.kilometers = kilometers
    self.metersUp = metersUp
    self.tags = tags
    self.walks = walks
    super.init()
  }

  /// Naismith's rule: 5 km an hour, and an hour more for 600 m of ascent.
  var hours: Double { kilometers / 5 + Double(metersUp) / 600 }

  override func isEqual(_ object: Any?) -> Bool { (object as? Trail)?.name == name }
  override var hash: Int { name.hashValue }
}
