public import Foundation
public import UIKitApp
internal import UIKitCore

/// An app on a stage in the words of Apple's UI tests: `app.buttons["Send"].tap()`.
///
/// `XCUIApplication(stage)` is what a stage shows. `XCUIApplication()` is the app that was registered by `register(on:delegate:)`; like the
/// app of a UI test on iOS it is one for the whole program, so that tests which run side by side need a stage each.
@preconcurrency @MainActor public final class XCUIApplication: XCUIElement {
  /// Whether an app runs.
  public enum State: UInt, Sendable {
    /// Not launched, or terminated.
    case notRunning = 1
    /// After a press on the home button.
    case runningBackground = 3
    /// On the screen.
    case runningForeground = 4
  }

  /// Read by the next launch: addresses (`trails://lake`) are opened, and of each pair `-name value` the app finds the value in
  /// `UserDefaults.standard`. `ProcessInfo.processInfo.arguments` stay those of the test program.
  public var launchArguments: [String] = []
  /// Read by the next launch: variables of the process's environment until the app is terminated or launched again.
  public var launchEnvironment: [String: String] = [:]

  /// Makes the app of a stage, which is retained. Its launch is the test's: `launch()` only brings it back from the background.
  public init(_ stage: Stage) {
    let tested = TestedApp(stage)
    super.init(tested, words: "app") { [tested] in tested.roots }
  }

  /// Makes the registered app, as it runs or will run.
  public init() {
    let tested = TestedApp.registered
    super.init(tested, words: "app") { [tested] in tested.roots }
  }

  /// Says which app `XCUIApplication()` is: `XCUIApplication.register { AppDelegate() }`. Once, before the first launch.
  ///
  /// - Parameters:
  ///   - makeStage: Called at each launch, for the device.
  ///   - makeDelegate: Called at each launch.
  public static func register(
    on makeStage: @escaping @MainActor () -> Stage = { Stage() },
    delegate makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    TestedApp.registration = TestedApp.Registration(makeStage: makeStage, makeDelegate: makeDelegate)
  }

  /// Launches the registered app on a new stage, after terminating one that runs, and waits until it is at rest, at most 2 s of virtual time.
  /// Without a registration it stops the program.
  public func launch() { tested.launch(arguments: launchArguments, environment: launchEnvironment) }

  /// Brings the app back from the background; launches it if it does not run.
  public func activate() { tested.stage == nil ? launch() : tested.activate() }

  /// Ends the app with the messages in which apps save their data; there are no elements afterwards.
  public func terminate() { tested.terminate() }

  /// Whether the app runs, and is on the screen.
  public var state: State {
    guard let stage = tested.stage else { return .notRunning }
    return stage.window.screen.application.applicationState == .background ? .runningBackground : .runningForeground
  }

  /// Advances the stage until the app is in a state, at most `timeout` seconds of virtual time.
  public func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }
}
