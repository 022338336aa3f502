// expect: no
import UIKit

func fConditionUnavailable() -> String {
  if #unavailable(iOS 15) { return "yes" } else { return "no" }
}

@MainActor func corpusConditionUnavailable() -> String { fConditionUnavailable() }
