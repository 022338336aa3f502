import Testing

@testable import UIKitCore

/// The stages of a controller's appearance, without a controller.
@Suite struct ControllerAppearanceTests {
  typealias Stage = ControllerAppearance.Stage

  enum Event: CaseIterable { case beginIn, beginOut, report, end, beginMove, endMove }

  /// What a controller does with an event; returns the message that is due, if any.
  static func send(_ event: Event, to appearance: inout ControllerAppearance, animated: Bool = true) -> String? {
    switch event {
    case .beginIn, .beginOut:
      let isIn = event == .beginIn
      guard appearance.canBegin(isIn) else { return nil }
      appearance.begin(isIn, animated: animated)
      return isIn ? "willAppear" : "willDisappear"
    case .report: return appearance.report().map { "isAppearing \($0)" }
    case .end:
      switch appearance.stage {
      case .appearing: appearance.end(true)
      case .disappearing: appearance.end(false)
      case .gone, .shown: return nil
      }
      return appearance.stage == .shown ? "didAppear" : "didDisappear"
    case .beginMove:
      appearance.beginMove()
      return nil
    case .endMove: return appearance.endMove() ? "end" : nil
    }
  }

  static let table: [(by: [Event], from: Stage, event: Event, to: Stage, message: String?)] = [
    ([], .gone, .beginIn, .appearing(animated: true, isReported: false), "willAppear"),
    ([], .gone, .beginOut, .gone, nil),
    ([], .gone, .report, .gone, nil),
    ([], .gone, .end, .gone, nil),
    ([.beginIn], .appearing(animated: true, isReported: false), .beginIn, .appearing(animated: true, isReported: false), nil),
    (
      [.beginIn], .appearing(animated: true, isReported: false), .beginOut, .disappearing(animated: true, isReported: false),
      "willDisappear"
    ),
    (
      [.beginIn], .appearing(animated: true, isReported: false), .report, .appearing(animated: true, isReported: true),
      "isAppearing true"
    ),
    ([.beginIn], .appearing(animated: true, isReported: false), .end, .shown, "didAppear"),
    (
      [.beginIn, .report], .appearing(animated: true, isReported: true), .report, .appearing(animated: true, isReported: true),
      nil
    ),
    (
      [.beginIn, .report], .appearing(animated: true, isReported: true), .beginOut,
      .disappearing(animated: true, isReported: true), "willDisappear"
    ),
    ([.beginIn, .end], .shown, .beginIn, .shown, nil),
    ([.beginIn, .end], .shown, .beginOut, .disappearing(animated: true, isReported: false), "willDisappear"),
    ([.beginIn, .end], .shown, .report, .shown, nil),
    ([.beginIn, .end], .shown, .end, .shown, nil),
    (
      [.beginIn, .end, .beginOut], .disappearing(animated: true, isReported: false), .beginIn,
      .appearing(animated: true, isReported: false), "willAppear"
    ),
    (
      [.beginIn, .end, .beginOut], .disappearing(animated: true, isReported: false), .beginOut,
      .disappearing(animated: true, isReported: false), nil
    ),
    (
      [.beginIn, .end, .beginOut], .disappearing(animated: true, isReported: false), .report,
      .disappearing(animated: true, isReported: false), nil
    ),
    ([.beginIn, .end, .beginOut], .disappearing(animated: true, isReported: false), .end, .gone, "didDisappear"),
    // A controller that is called back on its way out has received `viewIsAppearing` already.
    (
      [.beginIn, .report, .beginOut], .disappearing(animated: true, isReported: true), .beginIn,
      .appearing(animated: true, isReported: true), "willAppear"
    ),
  ]

  @Test(arguments: 0..<table.count) func eachEventInEachStage(_ row: Int) {
    let (events, from, event, to, message) = Self.table[row]
    var appearance = ControllerAppearance()
    for event in events { _ = Self.send(event, to: &appearance) }
    #expect(appearance.stage == from)
    let due = Self.send(event, to: &appearance)
    #expect(due == message)
    #expect(appearance.stage == to)
  }

  /// All sequences of six events: what is begun is ended, and `viewIsAppearing` comes at most once between two rests, on a way in.
  @Test func messagesAlternateInEverySequence() {
    let count = Event.allCases.count
    for number in 0..<Int(Array(repeating: count, count: 6).reduce(1, *)) {
      var (appearance, rest, last, reports, digits) = (ControllerAppearance(), "didDisappear", "didDisappear", 0, number)
      for _ in 0..<6 {
        let event = Event.allCases[digits % count]
        digits /= count
        guard let message = Self.send(event, to: &appearance), message != "end" else { continue }
        switch message {
        case "willAppear": #expect(last == "willDisappear" || last == "didDisappear" && rest == last)
        case "willDisappear": #expect(last == "willAppear" || last == "didAppear" && rest == last)
        case "didAppear": #expect(last == "willAppear")
        case "didDisappear": #expect(last == "willDisappear")
        default:
          reports += 1
          #expect(last == "willAppear" && reports == 1)
          continue
        }
        last = message
        if message.hasPrefix("did") { (rest, reports) = (message, 0) }
      }
    }
  }

  @Test func theLatestBeginSaysWhetherTheWayIsAnimated() {
    var appearance = ControllerAppearance()
    appearance.begin(true, animated: true)
    appearance.begin(false, animated: false)
    #expect(appearance.stage == .disappearing(animated: false, isReported: false))
    appearance.begin(true, animated: false)
    #expect(appearance.awaitsReport)
    let isAnimated = appearance.report()
    #expect(isAnimated == false)
    #expect(!appearance.awaitsReport)
  }

  @Test func aMoveEndsItsWayOnce() {
    var appearance = ControllerAppearance()
    appearance.begin(true, animated: false)
    var ends = [appearance.endMove()]
    appearance.beginMove()
    for _ in 0..<2 { ends.append(appearance.endMove()) }
    #expect(ends == [false, true, false] && appearance.isUnderWay)
  }

  @Test func reasonsAreIndependent() {
    var appearance = ControllerAppearance()
    appearance.set(.addition, true)
    appearance.set(.removal, true)
    appearance.set(.addition, false)
    #expect(appearance.reasons == .removal)
    appearance.set(.presentation, true)
    appearance.set(.removal, false)
    #expect(appearance.reasons == .presentation)
  }

  @Test @MainActor func aViewIsLoadedOnce() {
    var loading = ViewLoading.none
    var begins = [loading.begin(), loading.begin()]
    let view = UIView()
    loading.replace(with: view)
    #expect(loading.view === view)
    loading.replace(with: nil)
    // `loadView()` still runs.
    begins.append(loading.begin())
    loading.replace(with: view)
    loading.end()
    #expect(loading.view === view)
    loading.replace(with: nil)
    #expect(loading.view == nil)
    begins.append(loading.begin())
    #expect(begins == [true, false, false, true])
  }
}
