#if UIKitSource
extension AnalysisPass {
  /// Rectangles that only touch do not intersect on iOS; Foundation on Linux answers that they do. A method of the file's own comes first.
  static let intersections = AnalysisPass("intersections") { module, changes in
    let isDeclared = module.files.flatMap(\.types).contains { type in
      type.name == "CGRect" && type.members.contains { $0.fullName == "intersects(_:)" }
    }
    if isDeclared { return }
    let method = Declaration(
      .function("intersects", "_ other: CGRect", returns: "Bool"),
      "minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY")
    let declaration = Declaration(["private"], .extensionOf("CGRect"), members: [method])
    for file in module.ownFiles where module.files[file].usesIntersects { changes.append(declaration, to: file) }
  }
}
#endif
