// Books that nobody wrote: the same number always gives the same book.
extension Book {
  public static func invented(_ number: Int64) -> Book {
    var dice = Dice(number)
    var title = "\(dice.pick(adjectives)) \(dice.pick(nouns))"
    switch dice.roll(4) {
    case 0: title += " of \(dice.pick(places))"
    case 1: title += " in \(dice.pick(places))"
    case 2: title += " and Other Stories"
    default: break
    }
    let author = "\(dice.pick(givenNames)) \(dice.pick(familyNames))"
    return Book(id: number, title: title, author: author, year: 1850 + dice.roll(170))
  }

  private static let adjectives = [
    "Amber", "Ancient", "Autumn", "Azure", "Bitter", "Blue", "Borrowed", "Broken", "Calm", "Careful", "Clear", "Copper", "Dark",
    "Distant", "Double", "Dry", "Early", "Eastern", "Empty", "Endless", "False", "First", "Foreign", "Frozen", "Gentle", "Glass",
    "Golden", "Grey", "Half", "Hidden", "Hollow", "Honest", "Idle", "Inland", "Iron", "Ivory", "Jade", "Joint", "Joyful", "Keen",
    "Kind", "Known", "Late", "Lesser", "Little", "Lost", "Marble", "Misty", "Modest", "Mute", "Narrow", "Near", "New", "Northern",
    "Oaken", "Odd", "Old", "Open", "Pale", "Paper", "Patient", "Plain", "Quick", "Quiet", "Quilted", "Red", "Remote", "Rough",
    "Rural", "Salt", "Second", "Silent", "Slow", "Tall", "Tender", "Third", "True", "Under", "Upper", "Urban", "Vacant", "Velvet",
    "Violet", "Vivid", "Warm", "Western", "White", "Winter", "Xenial", "Yearly", "Yellow", "Young", "Zealous", "Zinc",
  ]
  private static let nouns = [
    "Harbour", "Lantern", "Orchard", "Letter", "Garden", "River", "Window", "Engine", "Mirror", "Season", "Voyage", "Kitchen",
    "Station", "Island", "Almanac", "Forest", "Staircase", "Weather", "Portrait", "Clock", "Bridge", "Market", "Winter", "Summer",
    "Ledger", "Theatre", "Village", "Railway", "Tower", "Meadow", "Circus", "Library", "Compass", "Quarry", "Carriage", "Archive",
    "Kingdom", "Beacon", "Hotel", "Cellar", "Colony", "Cathedral", "Workshop", "Sailor", "Gardener", "Clerk", "Painter", "Sister",
    "Stranger", "Neighbour", "Daughter", "Ferryman", "Doctor", "Inspector", "Governess", "Cartographer", "Beekeeper", "Organist",
    "Translator", "Widow",
  ]
  private static let places = [
    "Aalborg", "Bergamo", "Cadiz", "Dresden", "Essex", "Faro", "Ghent", "Haarlem", "Izmir", "Jena", "Kiel", "Lisbon", "Malmo",
    "Nantes", "Oporto", "Perth", "Quimper", "Riga", "Siena", "Tartu", "Umbria", "Verona", "Windsor", "York", "Zadar", "the North",
    "the South", "the Marshes", "the Lower Town", "the Upper Valley",
  ]
  private static let givenNames = [
    "Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Karin", "Leo", "Mara", "Nils", "Odile",
    "Paul", "Rosa", "Sven", "Tilda", "Ugo", "Vera", "Willem", "Yvonne", "Zoe",
  ]
  private static let familyNames = [
    "Aaberg", "Bellini", "Corvin", "Dahl", "Eriksen", "Fontaine", "Galt", "Halberg", "Ibsworth", "Jansen", "Kestrel", "Lindqvist",
    "Marchetti", "Novak", "Olsen", "Petrov", "Quist", "Rossi", "Sorensen", "Teixeira", "Ulrich", "Vance", "Whitlock", "Young",
    "Zeller",
  ]
}

/// Pseudo-random numbers seeded by a number (SplitMix64).
struct Dice {
  private var state: UInt64

  init(_ seed: Int64) { state = UInt64(bitPattern: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func roll(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ z >> 31) >> 33) % count
  }

  mutating func pick(_ words: [String]) -> String { words[roll(words.count)] }
}
