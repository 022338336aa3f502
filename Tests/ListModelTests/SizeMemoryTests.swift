import ListModel
import Testing

@Suite struct SizeMemoryTests {
  private typealias Memory = SizeMemory<String>
  private func size(_ height: Double) -> Memory.Size { Memory.Size(width: 320, height: height) }

  @Test func aSizeHoldsForOneBreadth() {
    var memory = Memory()
    memory.remember(size(40), of: "a", at: 320)
    #expect(memory.size(of: "a", at: 320) == size(40) && memory.size(of: "a", at: 480) == nil && memory.isEmpty(at: 480))
    memory.remember(size(30), of: "b", at: 480)
    #expect(memory.size(of: "a", at: 480) == nil && memory.size(of: "a", at: 320) == nil)
    #expect(memory.size(of: "b", at: 480) == size(30))
  }

  @Test func theLatestSizeCounts() {
    var memory = Memory()
    for height in 1...5 { memory.remember(size(Double(height)), of: "a", at: 320) }
    var all: [Double] = []
    memory.forEach(at: 320) { all.append($1.height) }
    #expect(all == [5])
  }

  @Test func itsRoomIsBounded() {
    var memory = Memory(limit: 10)
    for number in 0..<1_000 { memory.remember(size(1), of: "\(number)", at: 320) }
    var count = 0
    memory.forEach(at: 320) { _, _ in count += 1 }
    #expect(count <= 10 && memory.size(of: "999", at: 320) == size(1))
  }
}
