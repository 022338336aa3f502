// The only file that imports a C library. Without one (Embedded Swift on bare WebAssembly) `OwnMath` is used.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  func exponential(_ x: Double) -> Double { exp(x) }
  func logarithm(_ x: Double) -> Double { log(x) }
  func cosine(_ x: Double) -> Double { cos(x) }
#else
  func exponential(_ x: Double) -> Double { OwnMath.exponential(x) }
  func logarithm(_ x: Double) -> Double { OwnMath.logarithm(x) }
  func cosine(_ x: Double) -> Double { OwnMath.cosine(x) }
#endif
