// expect: ios
import UIKit

func fConditionElseIf() -> String {
  #if os(macOS)
  return NSNoSuchThing()
  #elseif os(iOS)
  return "ios"
  #else
  return 3
  #endif
}

@MainActor func corpusConditionElseIf() -> String { fConditionElseIf() }
