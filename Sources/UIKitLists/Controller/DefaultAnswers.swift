/// Tells the answers of an app's methods from those of default implementations, where UIKit checks whether a method is implemented.
@MainActor package final class DefaultAnswers {
  private var isDefault = false

  package init() {}

  /// nil if the receiver does not implement the method that `question` calls. Questions nest.
  package func ifImplemented<Answer>(_ question: () -> Answer?) -> Answer? {
    let outer = isDefault
    isDefault = false
    let answer = question()
    defer { isDefault = outer }
    return isDefault ? nil : answer
  }

  /// The value of a default implementation, which `ifImplemented(_:)` recognizes.
  package func mark<Answer>(_ answer: Answer) -> Answer {
    isDefault = true
    return answer
  }
}
