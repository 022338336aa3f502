"""Compiles the live part: the package's pure targets as Embedded Swift for WebAssembly, linked with the functions that the page calls."""

import gzip
import pathlib
import shutil
import subprocess
import sys

MODULES = ["Diagnostics", "ScrollPhysics", "ListModel"]
# The same options as scripts/builds/check-embedded; bare WebAssembly has no guard of the stack.
OPTIONS = [
    "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo", "-parse-as-library", "-swift-version", "6",
    "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
    "-package-name", "Scrollwork", "-Osize", "-Xfrontend", "-disable-stack-protector", "-c"]


def compile(root):
    """live.wasm, in .build/site-live; made anew only if a source is newer."""
    folder = root / ".build/site-live"
    folder.mkdir(parents=True, exist_ok=True)
    wasm = folder / "live.wasm"
    sources = {name: sorted((root / "Sources" / name).rglob("*.swift")) for name in MODULES}
    sources["SiteLive"] = sorted((root / "site/live").glob("*.swift"))
    runtime = root / "site/live/runtime.c"
    newest = max(path.stat().st_mtime for path in [*sum(sources.values(), []), runtime, pathlib.Path(__file__)])
    if wasm.exists() and wasm.stat().st_mtime > newest:
        return wasm
    tools = toolchain()
    for name, files in sources.items():
        module = [] if name == "SiteLive" else ["-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule"]
        run([tools / "swiftc", *OPTIONS, "-module-name", name, "-I", folder, *module, "-o", folder / f"{name}.o", *files])
    run([
        tools / "clang", "--target=wasm32-unknown-none", "-Oz", "-mbulk-memory", "-ffreestanding", "-fno-builtin", "-Wall", "-Wextra", "-Werror",
        "-c", "-o", folder / "runtime.o", runtime])
    objects = [folder / f"{name}.o" for name in [*reversed(sources), "runtime"]]
    run([tools / "wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-o", wasm, *objects])
    return wasm


def packed(wasm):
    """Bytes with gzip, as most servers send them."""
    return len(gzip.compress(wasm.read_bytes(), 9))


def toolchain():
    swiftc = shutil.which("swiftc")
    if not swiftc:
        sys.exit("site: no 'swiftc' on the PATH: install Swift 6.3 or later from https://www.swift.org/install/linux/")
    return pathlib.Path(swiftc).resolve().parent


def run(command):
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"site: {pathlib.Path(command[0]).name} failed:\n{result.stdout}{result.stderr}")
