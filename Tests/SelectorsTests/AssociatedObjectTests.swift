import Foundation
import Selectors
import Testing

private nonisolated(unsafe) var nameKey = 0
private nonisolated(unsafe) var otherKey = 0

private final class Thing: NSObject {}

@Suite struct AssociatedObjectTests {
  private let policies: [objc_AssociationPolicy] = [
    .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
  ]

  @Test func valuesAreKeptByObjectAndKey() {
    let (first, second) = (Thing(), Thing())
    for policy in policies {
      objc_setAssociatedObject(first, &nameKey, "first", policy)
      objc_setAssociatedObject(second, &nameKey, 2, policy)
      #expect(objc_getAssociatedObject(first, &nameKey) as? String == "first")
      #expect(objc_getAssociatedObject(second, &nameKey) as? Int == 2)
      #expect(objc_getAssociatedObject(first, &otherKey) == nil)
      objc_setAssociatedObject(first, &nameKey, nil, policy)
      #expect(objc_getAssociatedObject(first, &nameKey) == nil)
    }
    objc_removeAssociatedObjects(second)
    #expect(objc_getAssociatedObject(second, &nameKey) == nil)
  }

  @Test func anAssignedObjectIsNotRetained() {
    let owner = Thing()
    var value: Thing? = Thing()
    objc_setAssociatedObject(owner, &nameKey, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &nameKey) as? Thing === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &nameKey) == nil)
  }

  @Test func aCopyIsTaken() {
    let (owner, text) = (Thing(), NSMutableString(string: "before"))
    objc_setAssociatedObject(owner, &nameKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.setString("after")
    #expect(objc_getAssociatedObject(owner, &nameKey) as? NSString == "before")
  }

  /// Objects at the addresses of released ones have no values, and the values of released objects are released in the end.
  @Test func valuesDoNotOutliveTheirObjects() {
    let alive = WeakObjects<Thing>()
    for _ in 0..<1_000 {
      let (owner, value) = (Thing(), Thing())
      #expect(objc_getAssociatedObject(owner, &nameKey) == nil)
      objc_setAssociatedObject(owner, &nameKey, value, .OBJC_ASSOCIATION_RETAIN)
      alive.add(value)
    }
    #expect(alive.count < 300, "\(alive.count)")
  }
}

private final class WeakObjects<Object: AnyObject> {
  private struct Weak {
    weak var object: Object?
  }

  private var objects: [Weak] = []

  func add(_ object: Object) { objects.append(Weak(object: object)) }

  var count: Int { objects.count { $0.object != nil } }
}
