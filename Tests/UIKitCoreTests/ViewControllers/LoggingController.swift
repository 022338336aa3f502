import Foundation
import UIKitCore

@MainActor final class CallLog {
  private var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Everything since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Writes down what it is told.
final class LoggingController: UIViewController {
  private let name: String
  private let log: CallLog
  private let forwards: Bool
  var onCall: ((String) -> Void)?

  init(_ name: String, _ log: CallLog, forwards: Bool = true) {
    (self.name, self.log, self.forwards) = (name, log, forwards)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    log.note("\(name) \(call)")
    onCall?(call)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func loadView() {
    super.loadView()
    note("loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func viewWillLayoutSubviews() { note("willLayout") }

  override func viewDidLayoutSubviews() { note("didLayout") }

  override func viewSafeAreaInsetsDidChange() { note("safeArea") }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    note("preferredSize")
  }

  override func willMove(toParent parent: UIViewController?) { note("willMove \(Self.name(of: parent))") }

  override func didMove(toParent parent: UIViewController?) { note("didMove \(Self.name(of: parent))") }

  private static func name(of parent: UIViewController?) -> String { (parent as? LoggingController)?.name ?? "nil" }
}
