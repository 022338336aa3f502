internal import UIKitCore
internal import UIKitGraphics

/// The values of one property for the states of a control.
struct StateValues<Value> {
  private var values: [UIControl.State.RawValue: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The value set for exactly this state; nil if none was set.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value to show in a state: that of the state, else of the state without `highlighted`, else without `selected`, else of `normal`.
  func shown(in state: UIControl.State) -> Value? { special(in: state) ?? self[.normal] }

  /// The value to show in a state, without that of `normal`.
  func special(in state: UIControl.State) -> Value? {
    let state = self[state] == nil ? state.subtracting(.focused) : state
    let calmer = state.subtracting(.highlighted)
    let states = [state, calmer, calmer.subtracting(.selected)]
    return states.lazy.filter { $0 != .normal }.compactMap { self[$0] }.first
  }
}
