// expect: no
import UIKit

func fConditionAvailableFuture() -> String {
  if #available(iOS 99, *) { return "yes" } else { return "no" }
}

@MainActor func corpusConditionAvailableFuture() -> String { fConditionAvailableFuture() }
