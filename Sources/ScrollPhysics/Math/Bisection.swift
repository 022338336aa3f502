/// The first instant from `low` on at which `holds` returns true, to the last bit. `holds` must stay true from then on.
///
/// A condition that stays false for 1e10 seconds counts as true then.
func bisect(from low: Double, until holds: (Double) -> Bool) -> Double {
  if holds(low) { return low }
  var (low, step) = (low, 1.0)
  while step < 1e10, !holds(low + step) {
    low += step
    step *= 2
  }
  var high = low + step
  while true {
    let middle = low + (high - low) / 2
    if middle <= low || middle >= high { return high }
    if holds(middle) { high = middle } else { low = middle }
  }
}
