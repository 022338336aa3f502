internal import Foundation
internal import UIKit

extension GalleryScene {
  static let kiosk = GalleryScene(
    name: "kiosk", title: "Kiosk",
    summary: "A visitor signs in at a counter by touch alone: a form, and a keyboard on the screen in four languages.",
    caption: "A form, and a keyboard on the screen", watch: "Watch the form: what is typed in stays above the keyboard.",
    colors: [.systemGreen, .systemTeal, .systemGray, .systemBlue],
    hasXRaySwitch: false,
    script: SceneScript(duration: 18.5)
      .tap(at: 0.6, on: "Name")
      .tap(at: 1.4, on: "A").tap(at: 1.65, on: "d").tap(at: 1.9, on: "a").tap(at: 2.2, on: "space")
      .tap(at: 2.5, on: "L").tap(at: 2.75, on: "o").tap(at: 3, on: "w")
      .tap(at: 3.4, on: "next").tap(at: 4.1, on: "next")
      .tap(at: 4.8, on: "a").tap(at: 5.05, on: "@").tap(at: 5.3, on: "l").tap(at: 5.55, on: "o").tap(at: 5.8, on: "w")
      .tap(at: 6.05, on: ".").tap(at: 6.3, on: "i").tap(at: 6.55, on: "o")
      .tap(at: 7, on: "next")
      .tap(at: 7.6, on: "5").tap(at: 7.8, on: "5").tap(at: 8, on: "5")
      .tap(at: 8.4, on: "Next")
      .drag(at: 9.1, on: "Person", hold: 0, by: -0.16, taking: 0.3)
      .tap(at: 10.4, on: "Next").tap(at: 11.1, on: "Done")
      .flick(at: 11.7, length: 0.5).tap(at: 12.7, on: "Increment")
      .tap(at: 13.4, on: "Sign In"),
    bestMoment: 9.4
  ) { KioskViewController() }
}

/// A visitor's form at a counter. The keyboard on the screen is on while the scene shows.
final class KioskViewController: SceneViewController {
  /// Seconds without a touch after which the thanks, or a form that somebody has left, make room for the next visitor. Our choice.
  static let (thanksTime, idleTime): (TimeInterval, TimeInterval) = (4, 60)
  private static let people = ["Ida Lund", "Ben Okafor", "Mara Silva", "Jun Tanaka", "Noor Haddad"]

  private let scroller = UIScrollView()
  private let heading = UILabel()
  private let hint = UILabel()
  let languages = UISegmentedControl(items: KioskTexts.all.map(\.language))
  let (name, company, mail, phone, host) = (KioskField(), KioskField(), KioskField(), KioskField(), KioskField())
  private let guestsTitle = UILabel()
  private let guestCount = UILabel()
  let guests = UIStepper()
  private let notesTitle = UILabel()
  let notes = UITextView()
  let signIn = UIButton(configuration: .filled())
  let people = UIPickerView()
  private var moveOn: [UIBarButtonItem] = []
  private(set) var thanks: KioskThanks?
  private var idle: TimerToken?
  /// The app whose keyboard the scene has turned on, and what was set before.
  private var keyboard: (app: UIApplication, isOn: Bool, languages: [String])?

  init() { super.init(.kiosk) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  override var isColumn: Bool { true }

  private var texts: KioskTexts { KioskTexts.all[max(0, languages.selectedSegmentIndex)] }

  private var fields: [KioskField] { [name, company, mail, phone, host] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    scroller.keyboardDismissMode = .interactive
    setUpTexts()
    setUpFields()
    setUpControls()
    placeForm()
    showLanguage()
    update()
    view.addGestureRecognizer(FirstTouch { [weak self] in self?.touched() })
  }

  // MARK: The keyboard

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard keyboard == nil, let app = view.window?.screen.application else { return }
    keyboard = (app, app.showsKeyboardOnScreen, app.keyboardLanguages)
    app.keyboardLanguages = [texts.code]
    app.showsKeyboardOnScreen = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    idle?.cancel()
    guard let keyboard else { return }
    self.keyboard = nil
    keyboard.app.showsKeyboardOnScreen = keyboard.isOn
    keyboard.app.keyboardLanguages = keyboard.languages
  }

  // MARK: Parts

  private func setUpTexts() {
    heading.font = .sceneFont(ofSize: 30, weight: .bold)
    hint.font = .sceneFont(ofSize: 17)
    hint.textColor = .secondaryLabel
    for label in [heading, hint] { label.numberOfLines = 0 }
  }

  private func setUpFields() {
    for part in fields {
      part.field.delegate = self
      part.field.autocorrectionType = .no
      part.field.returnKeyType = .next
      part.field.addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    }
    (name.field.textContentType, name.field.autocapitalizationType) = (.name, .words)
    name.field.enablesReturnKeyAutomatically = true
    (company.field.textContentType, company.field.autocapitalizationType) = (.organizationName, .words)
    (mail.field.textContentType, mail.field.keyboardType) = (.emailAddress, .emailAddress)
    mail.field.autocapitalizationType = .none
    (phone.field.textContentType, phone.field.keyboardType) = (.telephoneNumber, .phonePad)
    phone.field.inputAccessoryView = makeBar()
    (people.dataSource, people.delegate) = (self, self)
    host.field.inputView = people
    host.field.inputAccessoryView = makeBar()
    host.field.tintColor = .clear
    notes.font = .sceneFont(ofSize: 19)
    notes.backgroundColor = .secondarySystemGroupedBackground
    notes.layer.cornerRadius = 12
    notes.textContainerInset = UIEdgeInsets(top: 11, left: 9, bottom: 11, right: 9)
    notes.isScrollEnabled = false
    notes.inputAccessoryView = makeBar()
    notes.delegate = self
  }

  /// A bar above keys that have none to move on.
  private func makeBar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UIBarButtonItem(primaryAction: UIAction(title: " ") { [weak self] _ in self?.next() })
    moveOn.append(item)
    bar.items = [.flexibleSpace(), item]
    return bar
  }

  private func setUpControls() {
    languages.selectedSegmentIndex = 0
    languages.addAction(
      UIAction { [weak self] _ in
        self?.showLanguage()
        self?.update()
      }, for: .valueChanged)
    (guests.value, guests.minimumValue, guests.maximumValue) = (1, 1, 9)
    guests.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    guestsTitle.font = .sceneFont(ofSize: 19)
    guestsTitle.numberOfLines = 0
    guestCount.font = .sceneDigits(ofSize: 19, weight: .semibold)
    for label in [guestsTitle, guestCount] { label.isAccessibilityElement = false }
    signIn.configuration?.buttonSize = .large
    signIn.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
  }

  private func placeForm() {
    let space = UIView()
    let count = UIStackView(arrangedSubviews: [guestsTitle, space, guestCount, guests])
    (count.spacing, count.alignment) = (14, .center)
    for view in [guestCount, guests] { view.setContentHuggingPriority(.required, for: .horizontal) }
    let remarks = UIStackView(arrangedSubviews: [notesTitle, notes])
    KioskField.setUp(remarks, notesTitle)
    let column = UIStackView(arrangedSubviews: [heading, hint, languages] + fields + [count, remarks, signIn])
    (column.axis, column.spacing) = (.vertical, 14)
    column.setCustomSpacing(4, after: heading)
    column.setCustomSpacing(22, after: remarks)
    column.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(column)
    let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    let fill = column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 14),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      column.centerXAnchor.constraint(equalTo: frame.centerXAnchor), fill,
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 560),
    ])
  }

  private func showLanguage() {
    let texts = texts
    (heading.text, hint.text) = (texts.title, texts.hint)
    for (field, text) in zip(fields, [texts.name, texts.company, texts.mail, texts.phone, texts.host]) { field.show(text) }
    (guestsTitle.text, guests.accessibilityLabel) = (texts.guests, texts.guests)
    (notesTitle.text, notes.accessibilityLabel) = (texts.notes, texts.notes)
    for item in moveOn { item.title = item === moveOn.last ? texts.done : texts.next }
    signIn.configuration?.title = texts.signIn
    keyboard?.app.keyboardLanguages = [texts.code]
  }

  // MARK: A visit

  private var visitor: String { (name.field.text ?? "").trimmingCharacters(in: .whitespaces) }

  private func changed() {
    update()
    touched()
  }

  private func update() {
    guestCount.text = "\(Int(guests.value))"
    signIn.isEnabled = !visitor.isEmpty
  }

  /// From the field that is edited to the one below; the last one ends the editing.
  private func next() {
    touched()
    let views: [UIView] = fields.map(\.field) + [notes]
    guard let index = views.firstIndex(where: \.isFirstResponder) else { return }
    if index + 1 < views.count { views[index + 1].becomeFirstResponder() } else { views[index].resignFirstResponder() }
  }

  private func finish() {
    view.endEditing(true)
    let thanks = KioskThanks { [weak self] in self?.reset() }
    thanks.show(texts, name: visitor, person: host.field.text ?? "")
    thanks.frame = view.bounds
    thanks.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(thanks)
    thanks.alpha = 0
    UIView.animate(withDuration: 0.3) { thanks.alpha = 1 }
    self.thanks = thanks
    UIAccessibility.post(notification: .screenChanged, argument: thanks)
    touched()
  }

  /// Somebody is there.
  private func touched() {
    idle?.cancel()
    let time = thanks == nil ? Self.idleTime : Self.thanksTime
    idle = view.window?.screen.driver.schedule(after: time) { [weak self] in self?.reset() }
  }

  private func reset() {
    idle?.cancel()
    view.endEditing(true)
    for part in fields { part.field.text = nil }
    (notes.text, guests.value) = ("", 1)
    people.selectRow(0, inComponent: 0, animated: false)
    languages.selectedSegmentIndex = 0
    showLanguage()
    update()
    scroller.setContentOffset(CGPoint(x: 0, y: -scroller.adjustedContentInset.top), animated: false)
    guard let former = thanks else { return }
    thanks = nil
    UIView.animate(withDuration: 0.3) {
      former.alpha = 0
    } completion: { _ in
      former.removeFromSuperview()
    }
  }
}

extension KioskViewController: UITextFieldDelegate, UITextViewDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if textField === host.field, textField.text?.isEmpty != false { choose(people.selectedRow(inComponent: 0)) }
  }

  /// Whom somebody visits is chosen, not typed.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    textField !== host.field
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    next()
    return false
  }

  func textViewDidChange(_ textView: UITextView) { touched() }
}

extension KioskViewController: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.people.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { Self.people[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose(row) }

  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { texts.person }

  private func choose(_ row: Int) {
    host.field.text = Self.people[row]
    touched()
  }
}
