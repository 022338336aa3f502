// Dismissal by a person: a swipe, a touch beside the presented controller, Escape.
extension UIPresentationController {
  /// Whether a person may dismiss the presentation now.
  package var mayBeDismissed: Bool {
    !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) != false
  }

  package func reportAttempt() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Dismisses at a person's gesture or key, or reports to the delegate that a person tried.
  package func dismissByPerson() {
    guard case .presented = phase else { return }
    guard mayBeDismissed else {
      reportAttempt()
      return attemptWasRefused()
    }
    leaveByPerson()
  }

  /// Dismisses after the delegate has agreed.
  package func leaveByPerson() {
    delegate?.presentationControllerWillDismiss(self)
    dismiss(animated: true) { [self] in
      (presentedViewController as? any DismissedByPerson)?.wasDismissedByPerson()
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

/// A presented controller that reports to its own delegate when a person dismisses it.
@MainActor package protocol DismissedByPerson: UIViewController {
  /// Called after the dismissal.
  func wasDismissedByPerson()
}
