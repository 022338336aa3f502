import TestSupport
import Testing
import UIKitGraphics
import UIKitLists

@MainActor @Suite struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// a (a1 (x, y), a2), b
  private func tree() -> Snapshot {
    var tree = Snapshot()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["x", "y"], to: "a1")
    return tree
  }

  @Test func itemsStandBeforeTheirChildren() {
    let tree = tree()
    #expect(tree.items == ["a", "a1", "x", "y", "a2", "b"])
    #expect(tree.rootItems == ["a", "b"] && tree.visibleItems == ["a", "b"])
    #expect(tree.level(of: "a") == 0 && tree.level(of: "a2") == 1 && tree.level(of: "y") == 2)
    #expect(tree.parent(of: "x") == "a1" && tree.parent(of: "b") == nil)
    #expect(tree.index(of: "a2") == 4 && tree.index(of: "z") == nil)
    #expect(tree.contains("y") && !tree.contains("z"))
  }

  @Test func childrenAreVisibleBelowExpandedAncestorsOnly() {
    var tree = tree()
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"] && tree.isExpanded("a1") && !tree.isVisible("x") && tree.isVisible("a"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "x", "y", "a2", "b"] && tree.isVisible("x"))
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b"] && tree.isExpanded("a1"), "descendants keep their states")
  }

  @Test func itemsAndTreesAreInsertedBesideOthersOfTheSameParent() {
    var tree = tree()
    tree.insert(["n"], before: "a2")
    tree.insert(["m"], after: "a")
    var other = Snapshot()
    other.append(["p"])
    other.append(["q"], to: "p")
    other.expand(["p"])
    tree.insert(other, after: "a1")
    #expect(tree.items == ["a", "a1", "x", "y", "p", "q", "n", "a2", "m", "b"])
    #expect(tree.parent(of: "p") == "a" && tree.parent(of: "m") == nil && tree.isExpanded("p"))
  }

  @Test func deletingTakesDescendantsAlong() {
    var tree = tree()
    tree.delete(["a1", "x", "unknown"])
    #expect(tree.items == ["a", "a2", "b"] && !tree.contains("y"))
    tree.deleteAll()
    #expect(tree.items.isEmpty && tree.rootItems.isEmpty)
  }

  @Test func partsAreTakenOutAndPutInForChildren() {
    var tree = tree()
    tree.expand(["a", "a1"])
    let children = tree.snapshot(of: "a")
    #expect(children.rootItems == ["a1", "a2"] && children.isExpanded("a1") && children.level(of: "x") == 1)
    let whole = tree.snapshot(of: "a1", includingParent: true)
    #expect(whole.items == ["a1", "x", "y"] && whole.parent(of: "a1") == nil)
    var other = Snapshot()
    other.append(["c"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "c", "b"] && tree.isExpanded("a") && Snapshot(tree) == tree)
  }

  @Test func theTreeIsDescribedInLines() {
    var tree = tree()
    tree.expand(["a"])
    #expect(tree.visualDescription() == "- a\n  + a1\n    * x\n    * y\n  * a2\n* b")
  }

  // MARK: Random programs

  /// A tree as nested values, written without regard to speed.
  private struct Model {
    struct Branch {
      let name: Int
      var isExpanded = false
      var children: [Branch] = []

      var names: [Int] { [name] + children.flatMap(\.names) }
      var visible: [Int] { [name] + (isExpanded ? children.flatMap(\.visible) : []) }
    }

    var roots: [Branch] = []

    /// Rebuilds every list of siblings by `change`.
    mutating func rebuild(_ change: (_ siblings: [Branch], _ parent: Int?) -> [Branch]) {
      func rebuilt(_ branches: [Branch], _ parent: Int?) -> [Branch] {
        change(branches, parent).map { branch in
          var branch = branch
          branch.children = rebuilt(branch.children, branch.name)
          return branch
        }
      }
      roots = rebuilt(roots, nil)
    }

    func find(_ name: Int) -> (branch: Branch, parent: Int?, level: Int)? {
      func search(_ branches: [Branch], _ parent: Int?, _ level: Int) -> (Branch, Int?, Int)? {
        for branch in branches {
          if branch.name == name { return (branch, parent, level) }
          if let found = search(branch.children, branch.name, level + 1) { return found }
        }
        return nil
      }
      return search(roots, nil, 0)
    }
  }

  /// The same random changes of a snapshot and of a model.
  private struct Program {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    var model = Model()
    var random: SeededGenerator
    private var next = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func step() {
      let new = (0..<Int.random(in: 0...3, using: &random)).map { next + $0 }
      next += new.count
      let branches = new.map { Model.Branch(name: $0) }
      guard let target = tree.items.randomElement(using: &random), Int.random(in: 0..<10, using: &random) > 0 else {
        tree.append(new)
        return model.roots += branches
      }
      if Bool.random(using: &random) { add(new, branches, at: target) } else { change(new, branches, at: target) }
    }

    private mutating func add(_ new: [Int], _ branches: [Model.Branch], at target: Int) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        tree.append(new, to: target)
        model.rebuild { $1 == target ? $0 + branches : $0 }
      case 1:
        tree.insert(new, before: target)
        model.rebuild { siblings, _ in siblings.flatMap { $0.name == target ? branches + [$0] : [$0] } }
      default:
        tree.insert(new, after: target)
        model.rebuild { siblings, _ in siblings.flatMap { $0.name == target ? [$0] + branches : [$0] } }
      }
    }

    private mutating func change(_ new: [Int], _ branches: [Model.Branch], at target: Int) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        tree.delete([target])
        model.rebuild { siblings, _ in siblings.filter { $0.name != target } }
      case 1, 2:
        let expands = Bool.random(using: &random)
        if expands { tree.expand([target]) } else { tree.collapse([target]) }
        model.rebuild { siblings, _ in
          siblings.map { $0.name == target ? Model.Branch(name: target, isExpanded: expands, children: $0.children) : $0 }
        }
      case 3:
        var part = NSDiffableDataSourceSectionSnapshot<Int>()
        part.append(new)
        tree.replace(childrenOf: target, using: part)
        model.rebuild { $1 == target ? branches : $0 }
      default: cut(target)
      }
    }

    /// Takes a branch out and puts it in elsewhere.
    private mutating func cut(_ target: Int) {
      guard let branch = model.find(target)?.branch else { return }
      let part = tree.snapshot(of: target, includingParent: true)
      #expect(part.items == branch.names && part.visibleItems == branch.visible)
      tree.delete([target])
      model.rebuild { siblings, _ in siblings.filter { $0.name != target } }
      guard let place = tree.items.randomElement(using: &random) else { return }
      tree.insert(part, after: place)
      model.rebuild { siblings, _ in siblings.flatMap { $0.name == place ? [$0, branch] : [$0] } }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func randomChangesAgreeWithATreeOfValues(seed: UInt64) {
    var program = Program(seed: seed)
    for step in 0..<100 {
      program.step()
      check(program.tree, program.model, "seed \(seed), step \(step)")
    }
  }

  private func check(_ tree: NSDiffableDataSourceSectionSnapshot<Int>, _ model: Model, _ comment: Comment) {
    let (names, visible) = (model.roots.flatMap(\.names), model.roots.flatMap(\.visible))
    #expect(tree.items == names && tree.visibleItems == visible && tree.rootItems == model.roots.map(\.name), comment)
    let shown = Set(visible)
    let agrees = names.allSatisfy { name in
      guard let found = model.find(name) else { return false }
      return tree.level(of: name) == found.level && tree.parent(of: name) == found.parent
        && tree.isExpanded(name) == found.branch.isExpanded && tree.isVisible(name) == shown.contains(name)
    }
    #expect(agrees, comment)
    if let last = names.last { #expect(tree.index(of: last) == names.count - 1, comment) }
  }
}
