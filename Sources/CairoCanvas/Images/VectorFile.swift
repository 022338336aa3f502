internal import CCairo
package import CoreGraphics
internal import Foundation

/// Drawings in PDF files, by poppler, and in SVG files, by librsvg.
package enum VectorFile {
  /// nil if the bytes are neither, or damaged, or the library for them is not installed.
  @MainActor package static func open(_ data: Data) -> (any VectorDrawing)? {
    if data.starts(with: Array("%PDF".utf8)) { return PopplerLibrary.shared?.open(data) }
    return data.prefix(4096).range(of: Data("<svg".utf8)) == nil ? nil : RSVGLibrary.shared?.open(data)
  }

  /// The pixels that `draw` makes with a context whose unit is a pixel.
  static func image(width: Int, height: Int, _ draw: (OpaquePointer) -> Void) -> CGImage? {
    guard ImageLimits.allow(width, height) else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else { return nil }
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let pixels = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    let all = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      for row in 0..<height {
        target.baseAddress?.advanced(by: row * width).initialize(from: pixels + row * stride, count: width)
      }
      count = width * height
    }
    return CGImage(width: width, height: height, pixels: all)
  }
}

/// The functions of poppler-glib that are called, by their C types.
private final class PopplerLibrary: Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias NewBytes = @convention(c) (UnsafeRawPointer?, Int) -> Object?
  typealias NewDocument = @convention(c) (Object?, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>?) -> Object?
  typealias GetPage = @convention(c) (Object?, Int32) -> Object?
  typealias GetSize = @convention(c) (Object?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  typealias Render = @convention(c) (Object?, OpaquePointer) -> Void
  typealias Release = @convention(c) (Object?) -> Void

  static let shared = PopplerLibrary()

  private let newBytes: NewBytes
  private let newDocument: NewDocument
  private let getPage: GetPage
  private let getSize: GetSize
  fileprivate let render: Render
  fileprivate let release: Release
  private let releaseBytes: Release

  private init?() {
    guard
      let library = SharedLibrary("libpoppler-glib.so.8", package: "libpoppler-glib8", purpose: "PDF images"),
      let newBytes = library.function("g_bytes_new", as: NewBytes.self),
      let newDocument = library.function("poppler_document_new_from_bytes", as: NewDocument.self),
      let getPage = library.function("poppler_document_get_page", as: GetPage.self),
      let getSize = library.function("poppler_page_get_size", as: GetSize.self),
      let render = library.function("poppler_page_render", as: Render.self),
      let release = library.function("g_object_unref", as: Release.self),
      let releaseBytes = library.function("g_bytes_unref", as: Release.self)
    else { return nil }
    (self.newBytes, self.newDocument, self.getPage, self.getSize) = (newBytes, newDocument, getPage, getSize)
    (self.render, self.release, self.releaseBytes) = (render, release, releaseBytes)
  }

  /// The first page.
  func open(_ data: Data) -> (any VectorDrawing)? {
    let bytes = data.withUnsafeBytes { newBytes($0.baseAddress, $0.count) }
    defer { releaseBytes(bytes) }
    guard let document = newDocument(bytes, nil, nil) else { return nil }
    guard let page = getPage(document, 0) else {
      release(document)
      return nil
    }
    var (width, height) = (0.0, 0.0)
    getSize(page, &width, &height)
    let drawing = PDFPage(self, document, page, CGSize(width: width, height: height))
    return width > 0 && height > 0 ? drawing : nil
  }
}

/// The page of a PDF file; a point of the page is one of UIKit.
private final class PDFPage: VectorDrawing, @unchecked Sendable {
  let size: CGSize
  private let library: PopplerLibrary
  private let document, page: PopplerLibrary.Object
  private let lock = NSLock()

  init(_ library: PopplerLibrary, _ document: PopplerLibrary.Object, _ page: PopplerLibrary.Object, _ size: CGSize) {
    (self.library, self.document, self.page, self.size) = (library, document, page, size)
  }

  deinit {
    library.release(page)
    library.release(document)
  }

  func image(width: Int, height: Int) -> CGImage? {
    lock.withLock {
      VectorFile.image(width: width, height: height) { context in
        cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
        library.render(page, context)
      }
    }
  }
}

/// The functions of librsvg that are called, by their C types.
private final class RSVGLibrary: Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias NewHandle = @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Object?>?) -> Object?
  typealias GetPixels = @convention(c) (Object?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  typealias GetDimensions =
    @convention(c) (
      Object?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
    ) -> Void
  typealias Render = @convention(c) (Object?, OpaquePointer, UnsafePointer<Double>, UnsafeMutablePointer<Object?>?) -> Int32
  typealias Release = @convention(c) (Object?) -> Void

  static let shared = RSVGLibrary()

  private let newHandle: NewHandle
  private let getPixels: GetPixels
  private let getDimensions: GetDimensions
  fileprivate let render: Render
  fileprivate let release: Release

  private init?() {
    guard
      let library = SharedLibrary("librsvg-2.so.2", package: "librsvg2-2", purpose: "SVG images"),
      let newHandle = library.function("rsvg_handle_new_from_data", as: NewHandle.self),
      let getPixels = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: GetPixels.self),
      let getDimensions = library.function("rsvg_handle_get_intrinsic_dimensions", as: GetDimensions.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self),
      let release = library.function("g_object_unref", as: Release.self)
    else { return nil }
    (self.newHandle, self.getPixels, self.getDimensions) = (newHandle, getPixels, getDimensions)
    (self.render, self.release) = (render, release)
  }

  func open(_ data: Data) -> (any VectorDrawing)? {
    let handle = data.withUnsafeBytes { newHandle($0.bindMemory(to: UInt8.self).baseAddress, UInt($0.count), nil) }
    guard let handle else { return nil }
    let size = size(of: handle)
    return SVGDocument(self, handle, size)
  }

  /// A pixel of CSS is a point of UIKit. A drawing without width and height is as large as its view box, and without one 100 points.
  private func size(of handle: Object) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if getPixels(handle, &width, &height) != 0, width > 0, height > 0 { return CGSize(width: width, height: height) }
    var (hasBox, box) = (Int32(0), [0.0, 0, 0, 0])
    // An RsvgLength is a number of 64 bits and an enumeration.
    let length = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
    defer { length.deallocate() }
    var (hasWidth, hasHeight) = (Int32(0), Int32(0))
    getDimensions(handle, &hasWidth, length, &hasHeight, length, &hasBox, &box)
    return hasBox != 0 && box[2] > 0 && box[3] > 0 ? CGSize(width: box[2], height: box[3]) : CGSize(width: 100, height: 100)
  }
}

private final class SVGDocument: VectorDrawing, @unchecked Sendable {
  let size: CGSize
  private let library: RSVGLibrary
  private let handle: RSVGLibrary.Object
  private let lock = NSLock()

  init(_ library: RSVGLibrary, _ handle: RSVGLibrary.Object, _ size: CGSize) {
    (self.library, self.handle, self.size) = (library, handle, size)
  }

  deinit { library.release(handle) }

  func image(width: Int, height: Int) -> CGImage? {
    lock.withLock {
      VectorFile.image(width: width, height: height) { context in
        // Stretched as UIKit stretches an image; librsvg itself keeps the shape.
        cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
        _ = library.render(handle, context, [0, 0, size.width, size.height], nil)
      }
    }
  }
}
