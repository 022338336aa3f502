/// Delivery state of a touch to the view that was hit.
enum TouchDelivery {
  /// The beginning is being processed.
  case undecided
  /// A recognizer delays the beginning; `ended` if the finger has lifted meanwhile.
  case heldBegan(ended: Bool)
  /// The view has received the beginning.
  case delivered
  /// The finger has lifted, and a recognizer delays the end.
  case heldEnd
  /// The view receives no further phases of the touch.
  case finished
}
