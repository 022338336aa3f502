/// Whether a controller's view is in the window, or on the way in or out.
package struct ControllerAppearance: Equatable, Sendable {
  /// A way is animated or not; `isReported` says whether `viewIsAppearing` was sent since the last stage without a way.
  package enum Stage: Equatable, Sendable {
    case gone
    /// The state between `viewWillAppear` and `viewDidAppear`.
    case appearing(animated: Bool, isReported: Bool)
    case shown
    /// The state between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing(animated: Bool, isReported: Bool)
  }

  /// Why a controller appears or disappears. A child that is removed on its way in has two reasons.
  package struct Reasons: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let addition = Reasons(rawValue: 1)
    package static let removal = Reasons(rawValue: 2)
    package static let presentation = Reasons(rawValue: 4)
    package static let dismissal = Reasons(rawValue: 8)
  }

  package private(set) var stage = Stage.gone
  package private(set) var reasons: Reasons = []
  /// Whether the end of the view's move ends the way under way.
  private var endsWithMove = false

  package init() {}

  /// Whether the view is on the way in or out.
  var isUnderWay: Bool {
    switch stage {
    case .appearing, .disappearing: true
    case .gone, .shown: false
    }
  }

  /// Whether a way in or out can begin: not where the view is there already, or on that way.
  func canBegin(_ isAppearing: Bool) -> Bool {
    switch stage {
    case .gone, .disappearing: isAppearing
    case .shown, .appearing: !isAppearing
    }
  }

  /// Begins a way in or out; `viewWillAppear` or `viewWillDisappear` is due.
  mutating func begin(_ isAppearing: Bool, animated: Bool) {
    let isReported =
      switch stage {
      case .gone, .shown: false
      case .appearing(_, let isReported), .disappearing(_, let isReported): isReported
      }
    stage =
      isAppearing
      ? .appearing(animated: animated, isReported: isReported) : .disappearing(animated: animated, isReported: isReported)
  }

  /// Whether `viewIsAppearing` is due as soon as the view is in the window.
  var awaitsReport: Bool {
    if case .appearing(_, isReported: false) = stage { true } else { false }
  }

  /// Records that `viewIsAppearing` is sent, and returns whether the way is animated; nil if the message is not due.
  mutating func report() -> Bool? {
    guard case .appearing(let animated, isReported: false) = stage else { return nil }
    stage = .appearing(animated: animated, isReported: true)
    return animated
  }

  /// Ends a way in or out; `viewDidAppear` or `viewDidDisappear` is due.
  mutating func end(_ isAppearing: Bool) { stage = isAppearing ? .shown : .gone }

  /// Adds or removes a reason.
  mutating func set(_ reason: Reasons, _ isGiven: Bool) {
    if isGiven { reasons.insert(reason) } else { reasons.remove(reason) }
  }

  /// Records that the view's move has begun the way under way.
  mutating func beginMove() { endsWithMove = true }

  /// Whether the end of the view's move ends the way under way; true at most once after `beginMove()`.
  mutating func endMove() -> Bool {
    defer { endsWithMove = false }
    return endsWithMove
  }
}

/// How far a controller is with its view.
enum ViewLoading {
  case none
  /// `loadView()` runs, with the view that it has set so far.
  case loading(UIView?)
  case loaded(UIView)

  var view: UIView? {
    switch self {
    case .none: nil
    case .loading(let view): view
    case .loaded(let view): view
    }
  }

  /// Begins loading; false if that is under way.
  mutating func begin() -> Bool {
    if case .loading = self { return false }
    self = .loading(nil)
    return true
  }

  mutating func end() { self = view.map { .loaded($0) } ?? .none }

  mutating func replace(with view: UIView?) {
    if case .loading = self { self = .loading(view) } else { self = view.map { .loaded($0) } ?? .none }
  }
}
