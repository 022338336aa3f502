internal import Diagnostics
internal import Foundation
internal import UIKitAccessibility
internal import UIKitApp
internal import UIKitCore

/// The stage on which an application and its elements are found: the one that the test has made, or of a registered app the one that was
/// made at its launch.
@MainActor final class TestedApp {
  /// What `XCUIApplication.register(on:delegate:)` says of the app.
  struct Registration {
    let makeStage: @MainActor () -> Stage
    let makeDelegate: @MainActor () -> any UIApplicationDelegate
  }

  static var registration: Registration?
  /// The app of every `XCUIApplication()`: only one runs at a time.
  static let registered = TestedApp(nil)

  /// nil while the app does not run.
  private(set) var stage: Stage?
  private let isGiven: Bool
  private var surroundings: LaunchSurroundings?

  init(_ stage: Stage?) { (self.stage, isGiven) = (stage, stage != nil) }

  /// The stage of an element that was found.
  var runningStage: Stage {
    guard let stage else { programmingError("XCUIApplication: the app is not running; call launch() first") }
    return stage
  }

  var report: String { stage?.report ?? "The app is not running: call launch() first." }

  /// The first window's tree with the other windows' inside, so that a query finds what is in any of them.
  var roots: [AccessibilityNode] {
    guard let stage else { return [] }
    stage.window.layoutIfNeeded()
    var roots = AccessibilityTree.roots(on: stage.window.screen)
    if roots.isEmpty { return [] }
    var first = roots.removeFirst()
    first.children = [first] + roots
    return [first]
  }

  // MARK: Life

  func launch(arguments: [String], environment: [String: String]) {
    if isGiven, stage != nil { return activate() }
    guard !isGiven, let registration = Self.registration else {
      programmingError(
        """
        XCUIApplication.launch(): \(isGiven ? "the stage's app has ended" : "no app is registered"); call \
        XCUIApplication.register { AppDelegate() } and make the app by XCUIApplication(), or show a screen by XCUIApplication(Stage(...))
        """)
    }
    terminate()
    let stage = registration.makeStage()
    self.stage = stage
    surroundings = LaunchSurroundings(arguments: arguments, environment: environment)
    stage.launch(registration.makeDelegate(), arguments: arguments)
    stage.isAtRest(within: 2)
  }

  func activate() {
    stage?.app?.life.enterForeground()
    stage?.isAtRest(within: 2)
  }

  func terminate() {
    if stage?.app != nil { stage?.terminate() }
    stage = nil
    surroundings?.restore()
    surroundings = nil
  }
}

/// The variables of the environment and the user defaults that a launch has set for the process.
private struct LaunchSurroundings {
  private let formerVariables: [String: String?]
  private let formerDefaults: [String: Any]

  /// Sets the variables, and each argument `-name value` as a user default.
  init(arguments: [String], environment: [String: String]) {
    let variables = ProcessInfo.processInfo.environment
    formerVariables = environment.reduce(into: [:]) { $0[$1.key] = .some(variables[$1.key]) }
    for (name, value) in environment { setenv(name, value, 1) }
    formerDefaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    var defaults = formerDefaults
    for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("-") && !value.hasPrefix("-") {
      defaults[String(name.dropFirst())] = value
    }
    UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
  }

  func restore() {
    for (name, value) in formerVariables {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    // Foundation on Linux ignores an empty domain that is set.
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(formerDefaults, forName: UserDefaults.argumentDomain)
  }
}
