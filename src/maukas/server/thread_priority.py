"""The priority of threads: work that can wait makes way for whatever has to answer somebody."""

import contextlib
import ctypes
import os
import platform
import struct
import sys
import threading

NICE = 10  # of a thread that can wait
SLICE = 100_000  # nanoseconds that it may keep a core: the least that Linux accepts
SCHED_SETATTR = {"x86_64": 314, "aarch64": 274}  # the number of the system call
ATTRIBUTES = struct.Struct("=IIQiIQQQ")  # size, policy, flags, nice, priority, slice, deadline, period


def step_back() -> None:
    """Lower the priority of this thread: on Linux each thread has its own, and since 6.12 its own time slice."""
    if sys.platform != "linux":
        return
    thread = threading.get_native_id()
    nice = max(os.getpriority(os.PRIO_PROCESS, thread), NICE)
    os.setpriority(os.PRIO_PROCESS, thread, nice)
    call = SCHED_SETATTR.get(platform.machine())
    if call is not None:
        attributes = ATTRIBUTES.pack(ATTRIBUTES.size, os.SCHED_OTHER, 0, nice, 0, SLICE, 0, 0)
        with contextlib.suppress(OSError, AttributeError):  # not allowed, or not known here: the priority alone has to do
            ctypes.CDLL(None).syscall(call, 0, attributes, 0)
