internal import ArgumentParser
internal import CWebP
internal import Foundation
internal import UIKit

/// The output option of commands that write an image.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "The file, whose extension is the format: .png, .jpg, .jpeg or .webp (lossless); - is standard output (PNG).",
    completion: .file(extensions: PictureFormat.allCases.flatMap(\.extensions)))
  var output: String

  /// - Throws: A usage error that names the command and its formats.
  func format(in command: String) throws -> PictureFormat {
    try PictureFormat.named(by: OutputPath(output), of: PictureFormat.allCases, in: command)
  }
}

/// An image file format, chosen by the file name's extension.
enum PictureFormat: CaseIterable {
  case png, jpeg, webP

  /// The first extension is the usual one.
  var extensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .webP: ["webp"]
    }
  }

  /// The format's limit for width and height, in pixels.
  private var largestSide: Int {
    switch self {
    case .png: CGImage.maximumSide
    case .jpeg: 65_535
    case .webP: 16_383
    }
  }

  /// The format of the file at `path` among `formats`; the first format for standard output or a device.
  ///
  /// - Throws: A usage error that names the formats, if the extension is missing or belongs to none of them.
  static func named(by path: OutputPath, of formats: [PictureFormat], in command: String) throws -> PictureFormat {
    guard case .file(let name) = path else { return formats[0] }
    let suffix = (name as NSString).pathExtension.lowercased()
    if let format = formats.first(where: { $0.extensions.contains(suffix) }) { return format }
    let names = formats.flatMap(\.extensions).map { ".\($0)" }
    let supported = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " or " + names.last!
    let fault = suffix.isEmpty ? "has no extension that names a format" : "is no format that \(command) writes"
    let subject = suffix.isEmpty ? "\"\(name)\"" : "\"\(name)\": .\(suffix)"
    throw ValidationError("-o \(subject) \(fault); use \(supported), or - for standard output")
  }

  /// Throws the exit code after a message on standard error.
  @MainActor func encode(_ image: UIImage, from scene: String) throws -> Data {
    let picture = image.cgImage!
    let (width, height) = (picture.width, picture.height)
    let data: Data? =
      if max(width, height) > largestSide {
        nil
      } else {
        switch self {
        case .png: image.pngData()
        case .jpeg: image.jpegData(compressionQuality: 0.92)
        case .webP: Self.losslessWebP(picture)
        }
      }
    if let data { return data }
    complain(
      "cannot render \(scene): no .\(extensions[0]) can be made of \(width) x \(height) pixels (at most \(largestSide) a side);"
        + " use a smaller --size or --scale")
    throw ExitCode.encodingFailed
  }

  private static func losslessWebP(_ image: CGImage) -> Data? {
    var bytes: UnsafeMutablePointer<UInt8>?
    defer { WebPFree(bytes) }
    let count = image.pixels.withUnsafeBytes { pixels in
      WebPEncodeLosslessBGRA(
        pixels.bindMemory(to: UInt8.self).baseAddress, Int32(image.width), Int32(image.height), Int32(image.width * 4), &bytes)
    }
    return bytes.flatMap { count > 0 ? Data(bytes: $0, count: count) : nil }
  }
}
