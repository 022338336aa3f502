#if UIKitSource
/// Rectangles that only touch do not intersect on iOS; Foundation on Linux answers that they do. A method of the file's own comes first.
extension ModuleAnalysis {
  private static let intersects =
    "\nprivate extension CGRect { func intersects(_ other: CGRect) -> Bool "
    + "{ minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY } }\n"

  mutating func analyzeIntersections() {
    let isDeclared = index.files.flatMap(\.types).contains { type in
      type.name == "CGRect" && type.members.contains { $0.fullName == "intersects(_:)" }
    }
    if isDeclared { return }
    for file in 0..<index.importedFrom where index.files[file].usesIntersects { facts[file].appended += Self.intersects }
  }
}
#endif
