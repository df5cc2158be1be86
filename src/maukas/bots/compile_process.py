"""Compiling the search in a process of its own, so that whoever waits for it can go on with something else."""

import asyncio
import sys


async def compile_apart() -> None:
    """Run `maukas.bots.precompile`; when this is cancelled the process is ended."""
    silent = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "maukas.bots.precompile",
        stdin=silent,
        stdout=silent,
        stderr=silent,
        start_new_session=True,  # Ctrl-C is for the program that waits
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
