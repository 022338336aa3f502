import Foundation
import ScrollPhysics
import Testing

@Suite struct OwnMathTests {
  @Test func itAgreesWithThePlatform() {
    for step in 0...20_000 {
      let x = Double(step) / 1000 - 15
      #expect(abs(OwnMath.exponential(x) / exp(x) - 1) < 4e-16 * 4)
    }
    for step in 1...20_000 {
      let x = pow(1.003, Double(step) - 10_000)
      #expect(abs(OwnMath.logarithm(x) - log(x)) <= 4e-16 * max(1, abs(log(x))))
    }
    for step in -1000...1000 {
      let x = Double(step) / 1000 * Double.pi
      #expect(abs(OwnMath.cosine(x) - cos(x)) < 4e-16)
    }
  }

  @Test func theEndsOfTheRangeAreTheUsualOnes() {
    #expect(OwnMath.exponential(-1e9) == 0)
    #expect(OwnMath.exponential(1e9) == .infinity)
    #expect(OwnMath.exponential(.nan).isNaN)
    #expect(OwnMath.exponential(709) == .infinity && OwnMath.exponential(709.0.nextDown).isFinite)
    #expect(OwnMath.exponential(-708) == 0 && OwnMath.exponential((-708.0).nextUp) > 0)
    #expect(OwnMath.logarithm(.leastNormalMagnitude).isFinite)
    #expect(OwnMath.logarithm(Double.leastNormalMagnitude.nextDown) == -.infinity)
    #expect(OwnMath.logarithm(0) == -.infinity)
    #expect(OwnMath.logarithm(-1).isNaN)
    #expect(OwnMath.logarithm(.infinity) == .infinity)
  }
}
