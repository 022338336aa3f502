import Testing

@testable import SDLHost

@Suite struct GraphicsCardTests {
  @Test func openGLIsAskedForOnlyWhereThereIsADevice() {
    #expect(!GraphicsCard.isPresent { _ in false })
    for device in GraphicsCard.devices {
      #expect(GraphicsCard.isPresent { $0 == device })
    }
    #expect(GraphicsCard.devices.contains("/dev/dri"), "where the kernel's own drivers are")
  }
}
