"""What Chromium says of its frames: when they came to the screen after each move, and which of them did not."""

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

CATEGORIES = ["cc", "benchmark", "blink.user_timing"]
SHOWN = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")  # partly: what moves has moved on, the rest of the page comes later
MARK = "a move"  # the page marks them so
AFTER = 500.0  # milliseconds in which something moves after a move


@dataclass(frozen=True, slots=True)
class Smoothness:
    """Milliseconds between the frames that were shown while something moved, and the share of those that were missing."""

    between: list[float]
    dropped: float


def smoothness(trace: bytes) -> Smoothness:
    """How smoothly things moved while a trace of these categories was written."""
    events = sorted(json.loads(trace)["traceEvents"], key=lambda event: float(event["ts"]))
    moves = [event for event in events if event["name"] == MARK]
    times = busy_times([event["ts"] / 1000 for event in moves])
    shown, dropped = fates([event for event in events if event["name"] == "PipelineReporter" and event["pid"] == moves[0]["pid"]])
    between = [later - max(earlier, start) for earlier, later in pairwise(sorted(shown)) for start, end in times if start <= later < end]
    missing = sum(start <= time < end for time in dropped for start, end in times)
    return Smoothness(between, missing / (missing + len(between)))


def fates(reports: list[dict[str, Any]]) -> tuple[set[float], set[float]]:
    """When frames came to the screen, and when those were given up that somebody could miss; of one frame there may be two reports."""
    begun: dict[str, dict[str, Any]] = {}
    shown, dropped = set(), set()
    for report in reports:
        name, time = report["id2"]["local"], report["ts"] / 1000
        if report["ph"] == "b":
            begun[name] = report["args"]["frame_reporter"]
        elif name in begun:
            frame = begun.pop(name)
            if frame["state"] in SHOWN:
                shown.add(time)
            elif frame["state"] == "STATE_DROPPED" and frame["affects_smoothness"]:
                dropped.add(time)
    return shown, dropped


def busy_times(moves: list[float]) -> list[tuple[float, float]]:
    """From when to when something moved; moves that follow each other quickly are one time."""
    times: list[tuple[float, float]] = []
    for move in moves:
        start = times.pop()[0] if times and move < times[-1][1] else move
        times.append((start, move + AFTER))
    return times
