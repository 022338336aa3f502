/// An invented record.
struct Record {
  let number: Int
  let title: String
  let artist: String

  private static let first = [
    "Slow", "Northern", "Paper", "Second", "Hollow", "Evening", "Salt", "Borrowed", "Quiet", "Blue", "Long",
  ]
  private static let second = ["Harbours", "Weather", "Lanterns", "Rooms", "Letters", "Signals", "Orchards", "Engines", "Tides"]
  private static let artists = [
    "The Ferrymen", "Odile Marchetti", "Kestrel & Sons", "Nils Aaberg Trio", "Mara Quiet", "Field Recorders", "Low Season",
    "Ana Teixeira", "The Night Buses", "Juno Halberg",
  ]

  init(_ number: Int) {
    self.number = number
    let words = [Self.first[number * 7 % Self.first.count], Self.second[number * 4 % Self.second.count]]
    title = words.joined(separator: " ")
    artist = Self.artists[number * 3 % Self.artists.count]
  }
}
