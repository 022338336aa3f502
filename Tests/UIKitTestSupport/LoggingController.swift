package import Foundation
package import UIKitCore
internal import UIKitGraphics

@MainActor package final class CallLog {
  private var calls: [String] = []

  package init() {}

  package func note(_ call: String) { calls.append(call) }

  /// Returns and clears the calls logged since the last `take()`.
  package func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Logs the view controller messages that it receives.
package final class LoggingController: UIViewController {
  private let name: String
  private let log: CallLog
  private let forwards: Bool
  package var onCall: ((String) -> Void)?

  package init(_ name: String, _ log: CallLog, forwards: Bool = true) {
    (self.name, self.log, self.forwards) = (name, log, forwards)
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    log.note("\(name) \(call)")
    onCall?(call)
  }

  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  package override func loadView() {
    super.loadView()
    note("loadView")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  package override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  package override func viewWillLayoutSubviews() { note("willLayout") }

  package override func viewDidLayoutSubviews() { note("didLayout") }

  package override func viewSafeAreaInsetsDidChange() { note("safeArea") }

  package override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    note("preferredSize")
  }

  package override func willMove(toParent parent: UIViewController?) { note("willMove \(Self.name(of: parent))") }

  package override func didMove(toParent parent: UIViewController?) { note("didMove \(Self.name(of: parent))") }

  private static func name(of parent: UIViewController?) -> String { (parent as? LoggingController)?.name ?? "nil" }
}
