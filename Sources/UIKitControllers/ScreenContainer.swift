internal import UIKitCore
internal import UIKitGraphics

/// A container whose screens change with calls, also inside the messages that a change sends.
///
/// A call says what is to be shown; `follow()` shows it. Inside a message of a change that is left to the sender of the message, so that no
/// screen is shown while another one is half shown.
@MainActor protocol ScreenContainer: UIViewController {
  /// Whether messages of a change are being sent. Set by `changing(_:)` only.
  var isChanging: Bool { get set }
  /// Whether something else is shown than the calls said.
  var isBehind: Bool { get }
  /// Makes one change.
  func follow()
  /// Called when all messages of a change have been sent.
  func changesEnded()
}

extension ScreenContainer {
  func changesEnded() {}

  /// Sends messages, and makes the changes that are due after them, unless this is inside a message of another change.
  func changing(_ body: () -> Void) {
    if isChanging { return body() }
    isChanging = true
    body()
    // Our choice: more changes than this, each made by a message of the last, are a mistake.
    let most = 64
    for _ in 0..<most where isBehind { follow() }
    isChanging = false
    if isBehind {
      (viewIfLoaded?.window?.screen ?? UIScreen.main).warnings.once(
        "\(type(of: self)): a message of each of \(most) changes in a row has changed viewControllers again, and the last change is "
          + "not shown; change them once, as in viewDidAppear(_:)")
    }
    changesEnded()
  }
}
