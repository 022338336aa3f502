import CMeasure
import Foundation

/// Something to run where callgrind counts: `--toggle-collect=*measuredRegion*`. Running it allocates nothing.
@MainActor final class Work {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func callAsFunction() { body() }

  @inline(never) func measuredRegion() { body() }
}

func microseconds(_ work: () -> Void) -> Double {
  let start = measure_nanoseconds()
  work()
  return Double(measure_nanoseconds() - start) / 1000
}

extension Array where Element == Double {
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

/// One line of results, as `name=value` pairs that `./bench` reads.
func report(_ values: KeyValuePairs<String, String>) {
  print(values.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
}

func format(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }
