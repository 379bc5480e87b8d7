"""What the build does besides packing: it compiles engine and games with mypyc where LONGHALL_COMPILE=1 asks for it.

The same sources run as plain Python, and do where nobody asks. Compiling needs a C compiler and takes minutes.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "LONGHALL_COMPILE"
COMPILED = ("engine", "games")  # these two are typed for it
NEEDED = ["mypy==2.4.1", "setuptools==80.9.0"]
TYPES = "[mypy]\nmypy_path = src\nexplicit_package_bases = True\n"


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled modules into the wheel, beside their sources."""

    PLUGIN_NAME = "custom"

    def asked(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(ASKED, "") not in ("", "0")

    def dependencies(self) -> list[str]:
        return NEEDED if self.asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.asked():
            return
        self.folder = TemporaryDirectory()
        for built in compile_modules(Path(self.root), Path(self.folder.name)):
            build_data["force_include"][str(built)] = str(built.relative_to(self.folder.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


def modules(root: Path) -> list[str]:
    """The files to be compiled, seen from the project's folder."""
    found = [path for name in COMPILED for path in (root / "src" / "longhall" / name).rglob("*.py")]
    return [str(path.relative_to(root)) for path in sorted(found) if path.name != "__init__.py"]


def compile_modules(root: Path, target: Path) -> list[Path]:
    """Compile into a folder that is laid out as the packages are; gives the compiled files."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    before = Path.cwd()
    os.chdir(root)
    try:
        with TemporaryDirectory() as work:
            types = Path(work, "mypy.ini")
            types.write_text(TYPES)
            extensions = mypycify(
                [f"--config-file={types}", *modules(root)],
                opt_level="2",
                debug_level="0",
                target_dir=work,
            )
            distribution = Distribution({"ext_modules": extensions})
            build = distribution.get_command_obj("build_ext")
            build.build_lib, build.build_temp, build.parallel = str(target), work, os.cpu_count()  # type: ignore[attr-defined]
            build.ensure_finalized()
            build.run()
    finally:
        os.chdir(before)
    found = [path for path in target.rglob("*") if path.suffix in (".so", ".pyd")]
    if not found:
        sys.exit("Nothing was compiled.")
    return found
