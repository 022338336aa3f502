internal import Scrollwork
internal import UIKit

/// A photo on white paper with a caption below, and the timetables in the photo.
final class PhotoPrint: UIView {
  private static let paper = CGRect(x: 0, y: 0, width: 480, height: 640)
  private let harbour = HarbourView(frame: paper.inset(by: UIEdgeInsets(top: 18, left: 18, bottom: 56, right: 18)))
  private let caption = UILabel()
  private let number = UILabel()

  init() {
    super.init(frame: Self.paper)
    backgroundColor = .white
    addSubview(harbour)
    let ground = harbour.bounds.maxY - 44
    let rect = CGRect(x: 78, y: ground - 128, width: 140, height: 108)
    harbour.addSubview(Timetable("Departures", Timetable.departures, frame: rect))
    harbour.addSubview(KeptTimetable("Arrivals", Timetable.arrivals, frame: rect.offsetBy(dx: 148, dy: 0)))
    caption.text = "Gull Harbour, the evening ferries"
    caption.font = .systemFont(ofSize: 15, weight: .medium)
    caption.textColor = UIColor(white: 0.25, alpha: 1)
    number.text = "7 of 24"
    number.font = .systemFont(ofSize: 13)
    number.textColor = UIColor(white: 0.5, alpha: 1)
    number.textAlignment = .right
    let line = CGRect(x: 22, y: harbour.frame.maxY + 16, width: Self.paper.width - 44, height: 22)
    caption.frame = line.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 90))
    number.frame = line.inset(by: UIEdgeInsets(top: 0, left: line.width - 90, bottom: 0, right: 0))
    for label in [caption, number] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }
}

/// A board of ferry departures in letters too small to read without zooming.
class Timetable: UIView {
  typealias Ferry = (time: String, place: String, pier: String)

  static let departures: [Ferry] = [
    ("21:50", "Gannet Rock", "2"), ("22:05", "Saint Brannoc", "1"), ("22:10", "Lower Sound", "4"),
    ("22:30", "Amble Head", "2"), ("22:45", "The Skerries", "3"), ("23:10", "Tern Island", "1"),
    ("23:40", "Night boat, Norrhavn", "5"),
  ]
  static let arrivals: [Ferry] = [
    ("21:44", "Amble Head", "2"), ("21:52", "Tern Island", "1"), ("22:08", "Saint Brannoc", "3"),
    ("22:25", "Lower Sound", "4"), ("22:40", "Gannet Rock", "2"), ("23:05", "The Skerries", "1"),
    ("23:58", "Mail boat, Norrhavn", "5"),
  ]
  private static let enamel = UIColor(red: 0.06, green: 0.21, blue: 0.22, alpha: 1)
  private static let brass = UIColor(red: 0.86, green: 0.70, blue: 0.38, alpha: 1)
  private static let cream = UIColor(red: 0.97, green: 0.94, blue: 0.85, alpha: 1)

  private let title: String
  private let ferries: [Ferry]

  init(_ title: String, _ ferries: [Ferry], frame: CGRect) {
    (self.title, self.ferries) = (title, ferries)
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    Self.brass.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 6).fill()
    Self.enamel.setFill()
    UIBezierPath(roundedRect: bounds.shrunk(dx: 2, dy: 2), cornerRadius: 4.5).fill()
    let inner = bounds.shrunk(dx: 10, dy: 8)
    draw(title, .systemFont(ofSize: 12, weight: .bold), Self.brass, at: CGPoint(x: inner.minX, y: inner.minY - 1))
    Self.brass.setFill()
    UIRectFill(CGRect(x: inner.minX, y: inner.minY + 16, width: inner.width, height: 0.75))
    let line = (inner.height - 20) / CGFloat(ferries.count)
    for (index, ferry) in ferries.enumerated() {
      let y = inner.minY + 19.5 + CGFloat(index) * line
      draw(ferry.time, .monospacedDigitSystemFont(ofSize: 6.5, weight: .semibold), Self.cream, at: CGPoint(x: inner.minX, y: y))
      draw(ferry.place, .systemFont(ofSize: 6.5), Self.cream, at: CGPoint(x: inner.minX + 26, y: y))
      draw(ferry.pier, .systemFont(ofSize: 6.5, weight: .semibold), Self.brass, at: CGPoint(x: inner.maxX - 5, y: y))
    }
  }

  private func draw(_ text: String, _ font: UIFont, _ color: UIColor, at point: CGPoint) {
    text.draw(at: point, withAttributes: [.font: font, .foregroundColor: color])
  }
}

/// A timetable that declines to be redrawn at the zoom scale, to compare: its pixels are magnified.
final class KeptTimetable: Timetable, ZoomRedrawing {
  func shouldRedraw(atZoomScale scale: CGFloat, in scrollView: UIScrollView) -> Bool { false }
}
