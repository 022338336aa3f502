import CoreGraphics
import Foundation
import Testing

@Suite struct TransformComponentsTests {
  private func isNear(_ l: CGAffineTransform, _ r: CGAffineTransform) -> Bool {
    zip([l.a, l.b, l.c, l.d, l.tx, l.ty], [r.a, r.b, r.c, r.d, r.tx, r.ty]).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func partsAreAppliedInOrder() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: -3), horizontalShear: 0.5, rotation: 0.7, translation: CGVector(dx: 4, dy: 5))
    let steps = [
      CGAffineTransform(scaleX: 2, y: -3), CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
      CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(translationX: 4, y: 5),
    ]
    #expect(isNear(CGAffineTransform(parts), steps.reduce(.identity) { $0.concatenating($1) }))
    let found = CGAffineTransform(parts).decomposed()
    #expect(abs(found.scale.width - 2) < 1e-9 && abs(found.scale.height + 3) < 1e-9 && abs(found.horizontalShear - 0.5) < 1e-9)
    #expect(abs(found.rotation - 0.7) < 1e-9 && found.translation == CGVector(dx: 4, dy: 5))
    #expect(CGAffineTransformComponents().scale == .zero && CGAffineTransformComponents().translation == .zero)
  }

  @Test func everyTransformWithAnAreaIsMadeAgainOfItsParts() {
    let numbers: [CGFloat] = [-2, -0.5, 0, 1, 3]
    for a in numbers {
      for b in numbers {
        for c in numbers {
          for d in numbers where a * d != b * c || a == 0 && b == 0 {
            let transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 7, ty: -8)
            #expect(isNear(CGAffineTransform(transform.decomposed()), transform), "\(transform)")
          }
        }
      }
    }
  }
}
