"""What the figures of a bench are worth: the machine they were measured on, and processor time."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path


def described() -> str:
    """One line about this machine: processors, memory, load, Python."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    load = os.getloadavg()[0]
    return (
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors, "
        f"{memory:.0f} GiB, load {load:.2f}, Python {platform.python_version()}"
    )


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used so far, of its own and for it. Linux only."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def busy_seconds() -> float:
    """Processor time that all programs of the machine have used since it started. Linux only."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    idle = int(fields[3]) + int(fields[4])
    return (sum(map(int, fields[:8])) - idle) / os.sysconf("SC_CLK_TCK")


def resident_mb(pid: int) -> float:
    """Memory a process holds now, in MB. Linux only."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share (0..1) of the values lies."""
    order = sorted(values)
    return order[min(len(order) - 1, int(share * len(order)))]


def spread(values: Sequence[float]) -> str:
    """``p50 3.5 p95 6.7 p99 10.3 max 21.0``, in the values' own unit."""
    parts = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))
    words = [f"{name} {percentile(values, share):.2f}" for name, share in parts]
    return " ".join([*words, f"max {max(values):.2f}"])
