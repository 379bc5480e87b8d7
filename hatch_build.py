"""What the build does besides packing: it builds the web table, and compiles engine and games with mypyc where
LONGHALL_COMPILE=1 asks for it.

The page is taken from web/dist where it was built from these sources, and left out with LONGHALL_NO_WEB=1. The same
sources run as plain Python, and do where nobody asks; compiling needs a C compiler and takes minutes.
"""

import importlib.util
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASKED = "LONGHALL_COMPILE"
NO_PAGE = "LONGHALL_NO_WEB"
PAGE = {"wheel": "longhall/page", "sdist": "web/dist"}  # where the built page goes
COMPILED = ("engine", "games")  # these two are typed for it
PLAIN = ("__init__.py", "published.py")  # compiled, the types of views would know nothing of themselves
NEEDED = ["mypy==2.4.1", "setuptools==80.9.0"]
# Packages that are not compiled are not there while it is built.
TYPES = "[mypy]\nmypy_path = src\nexplicit_package_bases = True\nignore_missing_imports = True\n"


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


class LonghallHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built page and the compiled modules into what is built."""

    PLUGIN_NAME = "custom"

    def asked(self) -> bool:
        return self.target_name == "wheel" and is_set(ASKED)

    def dependencies(self) -> list[str]:
        return [*(NEEDED if self.asked() else []), *self.needs_node()]

    def needs_node(self) -> list[str]:
        """Node as a package, where the page must be built and the machine has none."""
        page, web = page_tool(self.root), Path(self.root, "web")
        if is_set(NO_PAGE) or page.is_built(web) or page.machine_npm():
            return []
        return [page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not is_set(NO_PAGE):
            self.take_page(build_data)
        if self.asked():
            self.compile(build_data)

    def take_page(self, build_data: dict[str, Any]) -> None:
        page, web = page_tool(self.root), Path(self.root, "web")
        try:
            built = page.build(web)
        except page.CannotBuild as problem:
            sys.exit(f"{problem}\nSet {NO_PAGE}=1 to install Longhall without its page.")
        build_data["force_include"][str(built)] = PAGE[self.target_name]

    def compile(self, build_data: dict[str, Any]) -> None:
        self.folder = TemporaryDirectory()
        for built in compile_modules(Path(self.root), Path(self.folder.name)):
            build_data["force_include"][str(built)] = str(built.relative_to(self.folder.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


def page_tool(root: str) -> Any:
    """tools/page.py, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("page", Path(root, "tools", "page.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def modules(root: Path) -> list[str]:
    """The files to be compiled, seen from the project's folder."""
    found = [path for name in COMPILED for path in (root / "src" / "longhall" / name).rglob("*.py")]
    return [str(path.relative_to(root)) for path in sorted(found) if path.name not in PLAIN]


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
