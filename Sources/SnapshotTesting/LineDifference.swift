/// The lines that differ between two texts, with up to three equal lines around them.
struct LineDifference {
  private enum Mark: String {
    case same = "  "
    case removed = "− "
    case added = "+ "
  }

  private var lines: [(mark: Mark, text: Substring)] = []

  init(_ old: String, _ new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let difference = new.difference(from: old)
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append((.removed, old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append((.added, new[j]))
        j += 1
      } else {
        lines.append((.same, old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  private static func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  var text: String {
    let changed = lines.indices.filter { lines[$0].mark != .same }
    var shown = Set<Int>()
    for index in changed { shown.formUnion(max(0, index - 3)...min(lines.count - 1, index + 3)) }
    var result: [String] = []
    var last = -1
    for index in shown.sorted() {
      if index != last + 1 { result.append("  …") }
      result.append(lines[index].mark.rawValue + lines[index].text)
      last = index
    }
    if last < lines.count - 1 { result.append("  …") }
    return result.joined(separator: "\n")
  }
}
