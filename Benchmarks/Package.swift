// swift-tools-version: 6.1
import PackageDescription

// Set by `./bench`: the functions that run, by scripts/link-order, and a folder with the C++ library to be linked in.
let order = Context.environment["BENCH_LINK_ORDER"].map {
  ["-Xlinker", "--symbol-ordering-file=\($0)", "-Xlinker", "--no-warn-symbol-ordering"]
}
let libraries = Context.environment["BENCH_STATIC_LIBRARIES"].map { ["-L", $0] }

// A plain executable instead of a benchmark framework: each measurement is a process of its own, so that valgrind can count its
// instructions, the kernel its peak memory, and the shim its allocations, without a framework's own among them.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Scrollwork", path: "..", traits: [])],
  targets: [
    .target(name: "CMeasure"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CMeasure", .product(name: "UIKit", package: "Scrollwork"), .product(name: "Scrollwork", package: "Scrollwork"),
        .product(name: "UIKitTesting", package: "Scrollwork"),
      ],
      // `Home` is the gallery's own page, whose files say `internal import`; without this every other file would have to.
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")],
      // A program at a fixed address needs none of 145,000 relocations at its start; see "Linking for a fast start" in docs/speed.md.
      linkerSettings: [
        .unsafeFlags(
          ["-use-ld=lld", "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=safe"]
            + (order ?? []) + (libraries ?? []))
      ]),
  ],
  swiftLanguageModes: [.v6]
)
