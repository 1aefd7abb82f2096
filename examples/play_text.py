"""An agent that reads and writes text plays Tenzania against itself: put a language model in the
place of `answer`.
"""

import re

from tenfold.env.text import TextEnv


def answer(observation: str) -> str:
    """Play the first card in hand, adding it up; a model would be asked here."""
    cards = re.findall(r"\[(\d)\]", observation.split("\n\nAll that is known")[0].splitlines()[-1])
    value = int((re.findall(r"value: (\d+)", observation) or ["0"])[-1])
    card = int(cards[0])
    return f"I play my first card. [play {card} = {value + card if card else 0}]"


env = TextEnv("tenzania", rules=False)
env.reset(num_players=2, seed=7)
done = False
while not done:
    player, observation = env.get_observation()
    done, info = env.step(answer(observation))
print(env.close())
