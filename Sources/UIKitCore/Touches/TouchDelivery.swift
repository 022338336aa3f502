/// How far a touch has come on its way to the view that was hit.
enum TouchDelivery {
  /// Its beginning is being handled.
  case undecided
  /// A recognizer delays the beginning; `ended` when the finger has left meanwhile.
  case heldBegan(ended: Bool)
  /// The view has heard of the beginning.
  case delivered
  /// The finger has left, and a recognizer delays telling so.
  case heldEnd
  /// The view hears nothing more of it.
  case finished
}
