"""Environments for those who let programs learn: the interfaces of PettingZoo and Gymnasium, and batches on the compiled rules.

`MultiAgentEnv` has an agent at every seat, `SingleAgentEnv` one among bots, `BatchEnv` many rounds side by side (with the extra `bots`).
Observations are made from the view of one seat, actions are numbers with a mask. See docs/environments.md.
"""

from typing import TYPE_CHECKING

from maukas.extras import need_extra

need_extra("envs")

from maukas.envs.actions import ActionTable, IllegalAction, action_table  # noqa: E402 (first what to install, if it is not there)
from maukas.envs.multi_agent import MultiAgentEnv  # noqa: E402
from maukas.envs.observations import observation_layout, observation_space  # noqa: E402
from maukas.envs.registration import register_all  # noqa: E402
from maukas.envs.single_agent import SingleAgentEnv  # noqa: E402

if TYPE_CHECKING:
    from maukas.envs.batch import BatchEnv

__all__ = [
    "MultiAgentEnv",
    "SingleAgentEnv",
    "BatchEnv",
    "ActionTable",
    "action_table",
    "IllegalAction",
    "observation_layout",
    "observation_space",
]

register_all()


def __getattr__(name: str) -> object:
    """The batch is loaded when it is asked for: it alone needs the compiled rules."""
    if name != "BatchEnv":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    need_extra("bots")
    from maukas.envs.batch import BatchEnv

    return BatchEnv
