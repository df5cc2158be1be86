"""Threads that step back: whoever has to answer somebody goes first, at once."""

import contextlib
import ctypes
import os
import platform
import struct
import sys
import threading

NICE = 10                                               # of a thread that can wait
SLICE = 100_000                                         # nanoseconds that it may keep a core for itself: the least that Linux takes
SCHED_SETATTR = {"x86_64": 314, "aarch64": 274}         # the number of the system call
ATTRIBUTES = struct.Struct("=IIQiIQQQ")                 # size, policy, flags, nice, priority, slice, deadline, period


def step_back() -> None:
    """Let this thread make way for every other one: on Linux each has a priority of its own, and since 6.12 a slice of its own."""
    if sys.platform != "linux":
        return
    thread = threading.get_native_id()
    nice = max(os.getpriority(os.PRIO_PROCESS, thread), NICE)
    os.setpriority(os.PRIO_PROCESS, thread, nice)
    call = SCHED_SETATTR.get(platform.machine())
    if call is not None:
        attributes = ATTRIBUTES.pack(ATTRIBUTES.size, os.SCHED_OTHER, 0, nice, 0, SLICE, 0, 0)
        with contextlib.suppress(OSError, AttributeError):                  # it is only a courtesy
            ctypes.CDLL(None).syscall(call, 0, attributes, 0)
