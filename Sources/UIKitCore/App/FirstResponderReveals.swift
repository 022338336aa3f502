/// Windows whose first responder is scrolled into view after the next layout of their screen.
///
/// Before the layout of a frame, the places of views are not known: a view may become first responder before it has one, and a row may grow
/// with a letter.
@MainActor final class FirstResponderReveals {
  private struct Reveal {
    weak var window: UIWindow?
    var isAnimated: Bool
  }

  private var reveals: [Reveal] = []

  /// Animated if one of the calls until the next layout is.
  func add(_ window: UIWindow, animated: Bool) {
    if let index = reveals.firstIndex(where: { $0.window === window }) {
      reveals[index].isAnimated = reveals[index].isAnimated || animated
    } else {
      reveals.append(Reveal(window: window, isAnimated: animated))
    }
  }

  /// Scrolls; false if nothing had to be.
  func run() -> Bool {
    if reveals.isEmpty { return false }
    let due = reveals
    reveals.removeAll()
    for reveal in due { reveal.window?.firstResponder?.revealEditedPart(animated: reveal.isAnimated) }
    return true
  }
}
