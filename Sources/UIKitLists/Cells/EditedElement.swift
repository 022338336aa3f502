/// The element with the first responder that has left the screen: its cell stays in the list, so that editing goes on, and serves the element
/// again when it returns.
@MainActor package final class EditedElement<Element> {
  @exclusivity(unchecked) package private(set) var element: Element?

  package init() {}

  package func keep(_ element: Element) { self.element = element }

  /// Ends the keeping.
  package func release() -> Element? {
    defer { element = nil }
    return element
  }
}
