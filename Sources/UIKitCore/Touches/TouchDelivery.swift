/// The progress of a touch's delivery to the view that was hit.
enum TouchDelivery {
  /// The beginning is being handled.
  case undecided
  /// A recognizer delays the beginning; `ended` if the finger has left meanwhile.
  case heldBegan(ended: Bool)
  /// The view has received the beginning.
  case delivered
  /// The finger has left, and a recognizer delays the end.
  case heldEnd
  /// The view receives nothing more of the touch.
  case finished
}
