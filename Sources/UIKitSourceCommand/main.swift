#if UIKitSource
import Foundation

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
#else
print("uikit-source: build it with the package trait UIKitSource, which adds swift-syntax")
#endif
