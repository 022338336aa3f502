// The screens of an app: one for each of its windows on the desktop.
extension UIApplication {
  /// The screen whose frame, timer or event is being handled, else that of the active scene; nil if there is none.
  package final var screen: UIScreen? {
    if !hasSeveralScreens { return screenBoxes.first?.screen }
    return enteredScreen ?? activeScreen
  }

  /// The screens of the connected scenes, in the order of their connection.
  package final var screens: [UIScreen] { screenBoxes.compactMap(\.screen) }

  /// The screen of the scene that has the keys, or had them last.
  package final var activeScreen: UIScreen? {
    screenBoxes.lazy.filter { $0.screen != nil }.max { $0.activation < $1.activation }?.screen
  }

  /// Makes `screen` the active one.
  package final func activate(_ screen: UIScreen) {
    activations += 1
    guard let index = screenBoxes.firstIndex(where: { $0.screen === screen }) else { return }
    screenBoxes[index].activation = activations
  }

  /// Runs code with `screen` as the main one.
  package final func enter<Result>(_ screen: UIScreen, _ body: () throws -> Result) rethrows -> Result {
    let former = enteredScreen
    enteredScreen = screen
    defer { enteredScreen = former }
    return try body()
  }

  final func adopt(_ screen: UIScreen) {
    screenBoxes.removeAll { $0.screen == nil }
    screenBoxes.append(ScreenBox(screen: screen))
    hasSeveralScreens = screenBoxes.count > 1
  }

  final func drop(_ screen: UIScreen) {
    screenBoxes.removeAll { $0.screen == nil || $0.screen === screen }
    hasSeveralScreens = screenBoxes.count > 1
    if enteredScreen === screen { enteredScreen = nil }
  }
}

/// A weak reference to a screen: the platform owns screens.
struct ScreenBox {
  weak var screen: UIScreen?
  /// The greater, the later the screen was active.
  var activation = 0
}
