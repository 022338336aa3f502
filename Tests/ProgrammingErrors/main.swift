import Foundation
import UIKitTesting

/// A mistake in the use of the API, and what its message has to say: the call, the value, the remedy.
struct Mistake {
  let name: String
  let message: [String]
  let make: @MainActor () -> Void

  init(_ name: String, _ message: String..., make: @escaping @MainActor () -> Void) {
    (self.name, self.message, self.make) = (name, message, make)
  }
}

// `ProgrammingErrors` prints each name with the parts of its message; `ProgrammingErrors NAME` makes that mistake.
let mistakes =
  viewMistakes + layerMistakes + animationMistakes + gestureMistakes + scrollViewMistakes + tableMistakes + collectionMistakes
  + compositionalMistakes + diffableMistakes + constraintMistakes + controllerMistakes + containerMistakes + stageMistakes
  + imageMistakes + textMistakes + gridMistakes + transitionMistakes + controlMistakes

if CommandLine.arguments.count < 2 {
  for mistake in mistakes { print(([mistake.name] + mistake.message).joined(separator: "\t")) }
} else if let mistake = mistakes.first(where: { $0.name == CommandLine.arguments[1] }) {
  mistake.make()
  print("nothing stopped \(mistake.name)")
} else {
  print("there is no mistake called \(CommandLine.arguments[1])")
  exit(64)
}
