"""RLCard's UNO: `env.run` with random agents, decisions a second (run with the peers' Python)."""

import json
import sys
import time

import rlcard
from rlcard.agents import RandomAgent


def main(seed: int) -> None:
    """Time whole games through the environment."""
    env = rlcard.make("uno", config={"seed": seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    env.run()
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < 3:
        trajectories, _ = env.run()
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    print(json.dumps({"decisions_per_second": decisions / (time.perf_counter() - began)}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
