/// Indices of a longest subsequence of rising values; nil values belong to none. O(n log n).
func longestRise(in values: [Int?]) -> Set<Int> {
  // For each length, the index of the least last value of a subsequence of that length.
  var tails: [Int] = []
  var before = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    guard let value else { continue }
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if let tail = values[tails[middle]], tail < value { low = middle + 1 } else { high = middle }
    }
    before[index] = low > 0 ? tails[low - 1] : nil
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var (rise, next) = (Set<Int>(), tails.last)
  while let index = next {
    rise.insert(index)
    next = before[index]
  }
  return rise
}
