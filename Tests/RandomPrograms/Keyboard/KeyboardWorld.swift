import Foundation
import ManualHost
import TestSupport
import UIKit
import UIKitCore

/// One app with the keyboard on the screen: focus by touches and by calls, keys, other kinds of keyboards and panels, windows that turn, fingers that
/// pull the keyboard down, screens and views that come and go, the setting; at rest, in motion and inside of messages. The same for the same seed.
///
/// The model is the texts that the caps of the touched keys make, the heights of keyboards, and the order of the notifications. A program that
/// fails is played again with fewer steps, as long as it fails.
@MainActor final class KeyboardWorld: NSObject, RandomProgram {
  private static let steps = 20

  let stage: ManualStage
  let navigation = UINavigationController()
  private let seed: UInt64
  var random: SeededGenerator
  private var log: [String] = []
  private(set) var operations = 0
  /// Keys that have been touched.
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  private var budget = 0
  private(set) var depth = 0
  private(set) var wrong: String?
  private var names = 0
  private var observers: [any NSObjectProtocol] = []
  private(set) var news = KeyboardNewsModel()
  private(set) var formers: [(name: String, object: () -> AnyObject?)] = []
  weak var keyboardWindow: UIWindow?

  // The model.
  var isOn = true
  var languages = ["en"]
  /// The text in which the latest key was the space bar.
  var spaceIn: ObjectIdentifier?
  /// Whether something else has happened since, after which a second space may or may not end a sentence.
  var isSpaceUncertain = false
  /// Whether delegates refuse changes.
  var refuses = false
  /// Whether a text is being changed.
  private(set) var isAsking = false
  /// Whether the setting changes.
  var isToggling = false
  /// Whether a finger pulls.
  var isPulling = false
  /// Views that have been taken from their places.
  var removed: [(view: UIView, parent: () -> UIView?)] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    stage = ManualStage(size: Self.sizes[0], scale: 2, safeAreaInsets: Self.insets(Self.sizes[0]), framesPerSecond: 20)
    super.init()
    UIView.setAnimationsEnabled(true)
    watch()
    stage.screen.application.keyboardLanguages = languages
    stage.screen.application.showsKeyboardOnScreen = true
    navigation.viewControllers = [newScreen()]
    stage.window.rootViewController = navigation
    stage.settle()
  }

  isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  private func watch() {
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: stage.screen, queue: nil) { [weak self] note in
          let message = KeyboardNewsModel.Message(note)
          MainActor.assumeIsolated { self?.receive(message) }
        })
    }
  }

  private func receive(_ message: KeyboardNewsModel.Message) {
    log.append("\(indent)(\(message))")
    if let wrong = news.receive(message) { fail(wrong) }
    answer(message.name)
  }

  private var indent: String { String(repeating: "  ", count: depth) }

  func newScreen() -> KeyboardScreen {
    names += 1
    let places = KeyboardScreen.Place.allCases
    let screen = KeyboardScreen(
      "screen \(names)", self, place: places[random.roll(0..<places.count)], hasPanel: random.roll(0..<6) == 0)
    screen.loadViewIfNeeded()
    record(screen.title ?? "", screen)
    for text in screen.texts { if let view = text.view { record(text.name, view) } }
    return screen
  }

  func record(_ name: String, _ object: AnyObject) { formers.append((name, { [weak object] in object })) }

  /// What a text's delegate messages tell comes here.
  func prepare(_ view: any UIView & UITextInput) {
    (view as? UISearchTextField == nil ? view as? UITextField : nil)?.delegate = self
    (view as? UITextView)?.delegate = self
  }

  func setKnown(_ place: CGRect?) { news.known = place }

  func fail(_ text: String) { wrong = wrong ?? text }

  func note(_ text: String) {
    operations += 1
    log.append(indent + text)
  }

  /// In the middle of a change.
  private func ask(_ message: String = "shouldChange") {
    isAsking = true
    hear(message)
    isAsking = false
  }

  func countKey() { batches += 1 }

  /// A message: whoever receives it may do anything.
  func hear(_ message: String) {
    log.append("\(indent)(\(message))")
    answer(message)
  }

  private func answer(_ message: String) {
    guard budget > 0, depth < 2, random.roll(0..<4) == 0 else { return }
    budget -= 1
    answered.insert(message)
    depth += 1
    operateInside()
    depth -= 1
  }

  /// Nothing is done inside of messages meanwhile.
  func undisturbed<Result>(_ body: () -> Result) -> Result {
    let former = budget
    budget = 0
    defer { budget = former }
    return body()
  }

  // MARK: Running

  func run() -> String? {
    guard let found = play(Array(0..<Self.steps)) else { return nil }
    return shrink(found)
  }

  /// - Parameter steps: Each has random numbers of its own, so that it does much the same without those before it.
  private func play(_ steps: [Int]) -> String? {
    for step in steps {
      random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(step) &* 7919 &+ 17)
      budget = random.roll(0..<3) == 0 ? random.roll(1..<4) : 0
      refuses = random.roll(0..<12) == 0
      operate()
      if let wrong = wrong ?? problem() { return report(wrong) }
      stage.run(to: stage.time + [0, 0, 1.0 / 20, 0.1, 0.2, 0.5][random.roll(0..<6)])
      if let wrong = wrong ?? problem() { return report(wrong) }
      refuses = false
      if random.roll(0..<3) == 0, let wrong = rest() { return report(wrong) }
    }
    return rest().map(report) ?? closesAll().map(report)
  }

  private func rest() -> String? {
    budget = 0
    if !stage.settle(limit: 20) { return "it does not settle" }
    return wrong ?? problem() ?? problemAtRest()
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(40)).joined(separator: "\n  ") }

  /// The report of the shortest program found that fails: without halves, quarters, and so on down to single steps.
  private func shrink(_ first: String) -> String {
    var (kept, report) = (Array(0..<Self.steps), first)
    var size = kept.count / 2
    while size > 0 {
      var start = 0
      while start < kept.count {
        var fewer = kept
        fewer.removeSubrange(start..<min(start + size, kept.count))
        if let other = KeyboardWorld(seed: seed).play(fewer) { (kept, report) = (fewer, other) } else { start += size }
      }
      size /= 2
    }
    return "\(report)\n  steps \(kept); at first: \(first.prefix { $0 != "\n" })"
  }
}

extension KeyboardWorld: UITextFieldDelegate, UITextViewDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { hear("didBegin") }
  func textFieldDidEndEditing(_ textField: UITextField) { hear("didEnd") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    ask()
    return !refuses
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { ask("selection") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    hear("shouldReturn")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) { hear("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { hear("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask()
    return !refuses
  }
  func textViewDidChange(_ textView: UITextView) {
    let cell = sequence(first: textView as UIView, next: \.superview).first { $0 is KeyboardTable.RowCell }
    (cell as? KeyboardTable.RowCell)?.onChange(textView.text)
    hear("didChange")
  }
  func textViewDidChangeSelection(_ textView: UITextView) { ask("selection") }
}
