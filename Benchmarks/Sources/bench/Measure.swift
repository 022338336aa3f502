import CMeasure
import Foundation

/// Runs `work` where callgrind counts: `--toggle-collect=measure_region`.
@MainActor func measured(_ work: @escaping @MainActor () -> Void) {
  var work: @MainActor () -> Void = work
  withUnsafeMutablePointer(to: &work) {
    measure_region({ MeasuredWork.run($0!) }, $0)
  }
}

private enum MeasuredWork {
  static func run(_ work: UnsafeMutableRawPointer) {
    nonisolated(unsafe) let work = work
    MainActor.assumeIsolated { work.assumingMemoryBound(to: (@MainActor () -> Void).self).pointee() }
  }
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
