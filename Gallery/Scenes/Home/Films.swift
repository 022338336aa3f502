internal import UIKit

/// An invented film.
struct Film {
  let title: String
  let detail: String
  let hue: CGFloat

  init(_ title: String, _ detail: String, _ hue: CGFloat) { (self.title, self.detail, self.hue) = (title, detail, hue) }

  static let highlights = [
    Film("The Tide Clerk", "Drama, 118 min", 0.55), Film("Northbound", "Road film, 104 min", 0.08),
    Film("A Winter in Tallinn", "Romance, 96 min", 0.62), Film("Saltworks", "Documentary, 88 min", 0.47),
    Film("Paper Lanterns", "Family, 101 min", 0.02),
  ]
  static let stills = [
    Film("On the pier", "The Tide Clerk", 0.58), Film("Kilometre 900", "Northbound", 0.1),
    Film("First snow", "A Winter in Tallinn", 0.65),
    Film("Harvest", "Saltworks", 0.5), Film("The parade", "Paper Lanterns", 0.97), Film("Night shift", "The Tide Clerk", 0.7),
    Film("Ferry home", "Northbound", 0.13),
  ]
  static let nearby = [
    Film("Rialto, 0.4 km", "18:10, 20:30, 22:45", 0.33), Film("Lichtspiel, 1.1 km", "17:00, 19:45", 0.78),
    Film("Harbour Drive-in, 3 km", "21:15", 0.05), Film("Filmhuis, 3.6 km", "16:20, 20:00", 0.42),
    Film("Odeon 8, 5 km", "from 11:00", 0.9),
  ]
  static let comingSoon = [
    Film("The Understudy", "14 March", 0.83), Film("Orchard", "21 March", 0.27), Film("Last Train to Varna", "28 March", 0.6),
    Film("Moths", "4 April", 0.15), Film("The Cartographer's Son", "11 April", 0.37), Film("Glass Summer", "18 April", 0.52),
  ]
}

/// A line of news.
struct Story {
  let headline: String
  let source: String

  static let today = [
    Story(headline: "The Tide Clerk opens the harbour festival", source: "Festival desk, 2 hours ago"),
    Story(headline: "How Northbound was shot with one camera and no permits", source: "On set, 5 hours ago"),
    Story(headline: "Ten films for a rainy Sunday", source: "Editors' list, today"),
  ]

  /// `count` invented stories.
  static func archive(_ count: Int) -> [Story] {
    let people = ["Ines Okafor", "Jonas Vale", "Mirela Popa", "Tomasz Lind", "Aiko Brandt", "Sam Whitlow", "Leila Haddad"]
    let news = [
      "joins the cast of Orchard", "on writing dialogue for two people who never meet", "restores a lost comedy of 1931",
      "talks about the long take in Moths", "wins the editors' prize", "is to direct The Understudy",
      "remembers the last reel cinema in town",
    ]
    let desks = ["Interviews", "Production", "Archive", "Awards", "Festival desk"]
    return (0..<count).map { index in
      Story(
        headline: "\(people[index % people.count]) \(news[(index / people.count + index) % news.count])",
        source: "\(desks[index % desks.count]), \(index < 3 ? "yesterday" : "\(index / 3 + 1) days ago")")
    }
  }
}

/// A landscape with a sun, drawn in shades of one hue; stands in for a photograph.
final class FilmPicture: UIView {
  var hue: CGFloat = 0 {
    didSet { if hue != oldValue { setNeedsDisplay() } }
  }

  init(hue: CGFloat) {
    self.hue = hue
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let size = bounds.size
    let bands = 16
    for band in 0..<bands {
      let part = CGFloat(band) / CGFloat(bands)
      UIColor(hue: hue, saturation: 0.75 - 0.4 * part, brightness: 0.45 + 0.5 * part, alpha: 1).setFill()
      let height = (size.height / CGFloat(bands)).rounded(.up)
      UIBezierPath(rect: CGRect(x: 0, y: part * size.height, width: size.width, height: height + 1)).fill()
    }
    let radius = min(size.width, size.height) * 0.16
    UIColor(hue: hue, saturation: 0.12, brightness: 1, alpha: 0.9).setFill()
    let sun = CGPoint(x: size.width * (0.2 + 0.6 * hue), y: size.height * 0.42)
    UIBezierPath(ovalIn: CGRect(x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius)).fill()
    for hill in 0..<3 { fillHill(hill, size) }
  }

  private func fillHill(_ hill: Int, _ size: CGSize) {
    let base = size.height * (0.62 + 0.13 * CGFloat(hill))
    let swing = size.height * 0.09
    let turn = hue * 9 + CGFloat(hill) * 2.1
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...12 {
      let x = CGFloat(step) / 12
      // Alternating parabolas approximate a sine well enough for a hill.
      let phase = (x * 2 + turn).truncatingRemainder(dividingBy: 2) - 1
      path.addLine(to: CGPoint(x: x * size.width, y: base + swing * (2 * abs(phase) - 1) * (phase > 0 ? 0.6 : 1)))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    UIColor(hue: hue, saturation: 0.7, brightness: 0.5 - 0.15 * CGFloat(hill), alpha: 1).setFill()
    path.fill()
  }
}
