// https://developer.apple.com/documentation/swift/tasklocal(): a macro since Swift 6. As a property wrapper, which it was, it makes a static
// variable that a compiler of Swift 6 finds unsafe.

@attached(accessor)
@attached(peer, names: prefixed(`$`))
macro TaskLocal() = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro")
