import UIKitCollections
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// What the program says when it is asked for an item that does not exist.
@MainActor @Suite(.serialized) struct MissingItemTests {
  private func expectMessage(_ result: ExitTest.Result?, _ part: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(part), "\(output.suffix(600))")
  }

  @Test func anItemBehindTheLastOfItsSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = CollectionFixture([3, 5]).shown()
      fixture.collection.selectItem(at: item(5, 1), animated: false, scrollPosition: [])
    }
    expectMessage(result, "there is no item [1, 5]; section 1 has 5 items")
  }

  @Test func anItemOfASectionBehindTheLast() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = CollectionFixture([3, 5]).shown()
      fixture.collection.scrollToItem(at: item(0, 2), at: .top, animated: false)
    }
    expectMessage(result, "there is no item [2, 0]; there are 2 sections")
  }

  @Test func anEmptyIndexPathIsOfNoSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let fixture = CollectionFixture([3, 5]).shown()
      fixture.collection.scrollToItem(at: IndexPath(), at: .top, animated: false)
    }
    expectMessage(result, "there is no item []; there are 2 sections")
  }
}
