internal import Foundation
internal import UIKit

extension GalleryScene {
  static let dates = GalleryScene(
    name: "dates", title: "Dates",
    summary:
      "A trip is planned: a calendar, texts that open wheels, wheels of countries and cities, and the duration of a reminder.",
    caption: "A trip, by calendar and wheels", watch: "Watch the wheels: rows lie on a cylinder, and rest in the middle.",
    colors: [.systemTeal, .systemIndigo, .systemOrange, .systemPink],
    hasXRaySwitch: false,
    script: SceneScript(duration: 10)
      .tap(at: 0.6, on: "Next Month")
      .tap(at: 1.5, on: "Thursday, February 15, 2007")
      .tap(at: 2.4, on: "Time Picker")
      .drag(at: 3.2, on: "Hour", hold: 0, by: -0.3, taking: 0.4)
      .tap(at: 4.4, CGPoint(x: 0.5, y: 0.12))
      .flick(at: 5.2, length: 0.5)
      .drag(at: 6.8, on: "City", hold: 0, by: -0.36, taking: 0.3)
      .drag(at: 8.2, on: "Country", hold: 0, by: -0.36, taking: 0.4),
    bestMoment: 2
  ) { DatesViewController() }
}

/// A form on cards: what is chosen stands on the first one.
final class DatesViewController: SceneViewController {
  private static let places: [(country: String, cities: [String])] = [
    ("Portugal", ["Lisbon", "Porto", "Faro", "Coimbra"]), ("Italy", ["Rome", "Turin", "Bari", "Genoa", "Trieste"]),
    ("Japan", ["Kyoto", "Nara", "Sapporo"]), ("Norway", ["Bergen", "Oslo", "Bodø"]), ("Peru", ["Cusco", "Lima"]),
  ]

  private let scroller = UIScrollView()
  private let summary = TripView()
  let departure = UIDatePicker()
  let time = UIDatePicker()
  let back = UIDatePicker()
  let place = UIPickerView()
  let reminder = UIDatePicker()

  init() { super.init(.dates) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    setUpPickers()
    let column = UIStackView(arrangedSubviews: [
      summary, card([departure, row("Leave at", time), row("Back on", back)]), card([heading("Where to"), place]),
      card([heading("Remind me before"), reminder]),
    ])
    (column.axis, column.spacing) = (.vertical, 14)
    column.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(column)
    let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    let fill = column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -24)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 14),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      column.centerXAnchor.constraint(equalTo: frame.centerXAnchor), fill,
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
    ])
    update()
  }

  private func setUpPickers() {
    let locale = Locale(identifier: "en_US")
    for picker in [departure, time, back, reminder] {
      picker.locale = locale
      picker.addAction(
        UIAction { [weak self] action in
          if action.sender === self?.departure { self?.moveBack() }
          self?.update()
        }, for: .valueChanged)
    }
    (departure.datePickerMode, departure.preferredDatePickerStyle) = (.date, .inline)
    departure.minimumDate = departure.date
    (time.datePickerMode, time.minuteInterval) = (.time, 5)
    back.datePickerMode = .date
    back.date = departure.date + 7 * 86_400
    reminder.datePickerMode = .countDownTimer
    (reminder.minuteInterval, reminder.countDownDuration) = (5, 2700)
    (place.dataSource, place.delegate) = (self, self)
    (departure.tintColor, time.tintColor, back.tintColor) = (.systemIndigo, .systemIndigo, .systemIndigo)
    for wide in [departure, place, reminder] as [UIView] {
      wide.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    place.heightAnchor.constraint(equalToConstant: 180).isActive = true
    reminder.heightAnchor.constraint(equalToConstant: 180).isActive = true
  }

  // MARK: Cards

  private func heading(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .sceneFont(ofSize: 17, weight: .semibold)
    return label
  }

  private func row(_ title: String, _ picker: UIDatePicker) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .sceneFont(ofSize: 17)
    label.numberOfLines = 0
    picker.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, picker])
    (row.spacing, row.alignment) = (12, .center)
    return row
  }

  private func card(_ views: [UIView]) -> UIView {
    let card = UIStackView(arrangedSubviews: views)
    (card.axis, card.spacing) = (.vertical, 10)
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 14, bottom: 14, trailing: 14)
    card.insetsLayoutMarginsFromSafeArea = false
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    return card
  }

  // MARK: What is chosen

  /// The way back moves with the departure, so that the trip lasts as long as before.
  private func moveBack() {
    let former = back.minimumDate ?? departure.date
    let shift = departure.date.timeIntervalSince(former)
    back.minimumDate = nil
    back.date += shift
  }

  private var country: (country: String, cities: [String]) { Self.places[max(0, place.selectedRow(inComponent: 0))] }

  private func update() {
    back.minimumDate = departure.date
    let calendar: Calendar = departure.calendar
    let nights =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: departure.date), to: calendar.startOfDay(for: back.date)
      ).day ?? 0
    let days = DateFormatter()
    days.locale = departure.locale
    days.setLocalizedDateFormatFromTemplate("EEEMMMd")
    let city = country.cities[min(max(0, place.selectedRow(inComponent: 1)), country.cities.count - 1)]
    let minutes = Int(reminder.countDownDuration / 60)
    summary.show(
      city, "\(days.string(from: departure.date)) – \(days.string(from: back.date))",
      nights == 1 ? "1 night" : "\(nights) nights",
      "Reminder \(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60) before")
  }
}

extension DatesViewController: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? Self.places.count : country.cities.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? Self.places[row].country : country.cities[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if component == 0 {
      pickerView.reloadComponent(1)
      pickerView.selectRow(0, inComponent: 1, animated: true)
    }
    update()
  }

  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    component == 0 ? "Country" : "City"
  }
}

/// The trip as it is chosen, on a gradient.
final class TripView: UIView {
  private let gradient = CAGradientLayer()
  private let city = UILabel()
  private let days = UILabel()
  private let nights = UILabel()
  private let reminder = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemTeal.cgColor]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    gradient.cornerRadius = 16
    layer.addSublayer(gradient)
    city.font = .sceneFont(ofSize: 28, weight: .bold)
    (days.font, nights.font) = (.sceneFont(ofSize: 17, weight: .medium), .sceneFont(ofSize: 17, weight: .semibold))
    reminder.font = .sceneFont(ofSize: 14)
    for label in [city, days, nights, reminder] {
      label.textColor = .white
      label.numberOfLines = 0
    }
    let column = UIStackView(arrangedSubviews: [city, days, nights, reminder])
    (column.axis, column.spacing) = (.vertical, 4)
    column.setCustomSpacing(10, after: city)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  func show(_ city: String, _ days: String, _ nights: String, _ reminder: String) {
    (self.city.text, self.days.text, self.nights.text, self.reminder.text) = (city, days, nights, reminder)
  }
}
