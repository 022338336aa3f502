import DesktopServices
import Foundation
import Testing

@testable import SDLHost

private final class ScriptedAddresses: AddressService {
  var answer = DesktopAnswer<Void>.unavailable
  var opened: [URL] = []

  func open(_ address: URL, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void) -> any DesktopRequest {
    opened.append(address)
    answer(self.answer)
    return NoRequest()
  }

  private final class NoRequest: DesktopRequest { func cancel() {} }
}

@MainActor @Suite struct DesktopProgramsTests {
  private let services = DesktopServices()
  private let addresses = ScriptedAddresses()
  private let url = URL(string: "https://example.org")!

  /// - Returns: Whether the address was opened, and whether by a program that this one starts.
  private func open(_ url: URL, program: Bool = true) -> (isOpened: Bool?, isLaunched: Bool) {
    final class Launches { var all: [URL] = [] }
    nonisolated(unsafe) let launches = Launches()
    nonisolated(unsafe) var isOpened: Bool?
    DesktopPrograms.open(
      url, by: services,
      launch: {
        launches.all.append($0)
        return program
      }, answer: { isOpened = $0 })
    return (isOpened, launches.all == [url])
  }

  @Test func withoutAPortalTheProgramIsStarted() {
    #expect(open(url) == (true, true) && open(url, program: false) == (false, true))
  }

  @Test func thePortalComesFirst() {
    services.addresses = addresses
    addresses.answer = .value(())
    #expect(open(url) == (true, false) && addresses.opened == [url])
    addresses.answer = .cancelled
    #expect(open(url) == (false, false))
    addresses.answer = .unavailable
    #expect(open(url) == (true, true))
  }

  @Test func filesAreNoAddressesOfThePortal() {
    services.addresses = addresses
    #expect(open(URL(fileURLWithPath: "/tmp/a.txt")) == (true, true) && addresses.opened.isEmpty)
  }
}
