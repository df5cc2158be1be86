"""The names by which `gymnasium.make` finds the environments: `maukas/` with the name of a game and a version, as in `maukas/dos-v0`."""

from gymnasium import register

from maukas.games.registry import GAMES


def register_all() -> None:
    """Tell Gymnasium of every game; none of them is loaded for that."""
    for game in GAMES:
        register(f"maukas/{game}-v0", entry_point="maukas.envs:SingleAgentEnv", kwargs={"game": game}, disable_env_checker=True)
