/// An interaction that has keys: those that the responder chain has left while its view, or one inside of it, has the keys.
@MainActor package protocol KeyedInteraction: UIInteraction {
  /// Does what a key means; false for a key without a meaning here.
  func perform(_ key: UIKey) -> Bool
}

extension UIResponder {
  /// Offers a key to the interactions of the views from here up.
  func performByInteraction(_ key: UIKey) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView {
        for case let interaction as any KeyedInteraction in view.interactions where interaction.perform(key) { return true }
      }
      responder = current.next
    }
    return false
  }
}
