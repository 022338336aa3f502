import ListModel
import TestSupport

/// A random description of a section; the same seed gives the same one.
struct RandomComposition {
  private var random: SeededGenerator
  let node: CompositionNode
  let count: Int
  let room: CompositionSize
  let isX: Bool
  let spacing: Double
  let sizes: [Int: CompositionSize]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var random = random
    count = Int.random(in: 0...40, using: &random)
    room = CompositionSize(
      width: [320, 375, 834].randomElement(using: &random) ?? 320, height: Double(Int.random(in: 300...900, using: &random)))
    isX = Bool.random(using: &random)
    spacing = Double(Int.random(in: 0...12, using: &random))
    node = Self.group(depth: Int.random(in: 1...3, using: &random), &random)
    var sizes: [Int: CompositionSize] = [:]
    for item in 0..<count where Int.random(in: 0..<3, using: &random) == 0 {
      sizes[item] = CompositionSize(
        width: Double(Int.random(in: 10...160, using: &random)), height: Double(Int.random(in: 10...160, using: &random)))
    }
    self.sizes = sizes
  }

  private static func group(depth: Int, _ random: inout SeededGenerator) -> CompositionNode {
    var node = CompositionNode(id: depth, width: length(&random), height: length(&random))
    var children: [CompositionNode] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      children.append(depth > 1 && Bool.random(using: &random) ? group(depth: depth - 1, &random) : item(&random))
    }
    let repetition: CompositionLine.Repetition
    switch Int.random(in: 0..<4, using: &random) {
    case 0: repetition = .times(Int.random(in: 1...4, using: &random))
    case 1: repetition = .even(Int.random(in: 1...4, using: &random))
    default: repetition = .fill
    }
    node.content = .line(
      CompositionLine(
        axis: Bool.random(using: &random) ? .x : .y, spacing: spacing(&random), children: children, repetition: repetition))
    decorate(&node, &random)
    return node
  }

  private static func item(_ random: inout SeededGenerator) -> CompositionNode {
    var node = CompositionNode(id: 0, width: length(&random), height: length(&random))
    decorate(&node, &random)
    return node
  }

  private static func decorate(_ node: inout CompositionNode, _ random: inout SeededGenerator) {
    if Bool.random(using: &random) {
      node.insets = CompositionInsets(leading: 2, top: 3, trailing: 4, bottom: 5)
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      node.edges = CompositionEdges(
        leading: spacing(&random), top: spacing(&random), trailing: spacing(&random), bottom: spacing(&random))
    }
  }

  private static func spacing(_ random: inout SeededGenerator) -> CompositionSpacing? {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: nil
    case 1: CompositionSpacing(Double(Int.random(in: 0...9, using: &random)))
    default: CompositionSpacing(Double(Int.random(in: 0...9, using: &random)), isFlexible: true)
    }
  }

  private static func length(_ random: inout SeededGenerator) -> CompositionLength {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: CompositionLength(.widthFraction, [0.2, 0.25, 1.0 / 3, 0.5, 1].randomElement(using: &random) ?? 1)
    case 3: CompositionLength(.heightFraction, [0.1, 0.25, 0.5].randomElement(using: &random) ?? 1)
    case 4, 5: CompositionLength(.points, Double(Int.random(in: 20...150, using: &random)))
    case 6: CompositionLength(.estimate, Double(Int.random(in: 20...90, using: &random)))
    default: CompositionLength(.uniform, Double(Int.random(in: 20...90, using: &random)))
    }
  }
}
