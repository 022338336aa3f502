// expect: inner
import UIKit

func fConditionNested() -> String {
  #if os(iOS)
  #if compiler(>=5.3)
  return "inner"
  #else
  return "old"
  #endif
  #else
  return "no"
  #endif
}

@MainActor func corpusConditionNested() -> String { fConditionNested() }
