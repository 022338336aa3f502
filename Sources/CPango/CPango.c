// SwiftPM wants a source in a target with headers of its own.
