#!/usr/bin/env python3
"""An outside player for Bocage in plain Python: no packages, one JSON object a line in and out.

    bocage sim skirmish --games 10 --players "A=cmd:python3 examples/python-bot/bot.py" --players B=random
    bocage play --players US=person,"GE=cmd:python3 examples/python-bot/bot.py --seed 7"

The host sends hello, then a decide message for each decision of this seat with the view and every legal choice; the bot
answers with the name of one of them. docs/formats.md describes all messages.

What it plays: among the choices that show odds it takes the one most likely to succeed, if that is better than even;
otherwise any choice without a warning, at random. Replace `choose` with something cleverer.
"""
import json
import random
import sys

PROTOCOL = 1


def success(choice):
    """The chance of a good result, or None if the choice shows no odds."""
    odds = choice.get("odds")
    if odds is None:
        return None
    return sum(result["chance"] for result in odds["results"] if result.get("good"))


def choose(message, dice):
    """The name of one of message["choices"]."""
    choices = message["choices"]
    with_odds = [(success(c), c) for c in choices if success(c) is not None]
    if with_odds:
        chance, best = max(with_odds, key=lambda pair: pair[0])
        if chance > 0.5:
            return best["name"]
    careful = [c for c in choices if not c.get("warnings")]
    return dice.choice(careful or choices)["name"]


def main():
    seed = sys.argv[sys.argv.index("--seed") + 1] if "--seed" in sys.argv else "1"
    dice = random.Random(seed)
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            if message["protocol"] != PROTOCOL:
                answer = {"type": "error", "text": f"this bot speaks protocol {PROTOCOL}"}
            else:
                answer = {"type": "ready", "protocol": PROTOCOL, "name": "python-bot"}
        elif kind == "decide":
            answer = {"type": "choice", "id": message["id"], "choice": choose(message, dice)}
        elif kind == "result":
            return
        else:
            # The host did not like the last answer; it is said on stderr and the next message awaited.
            print(message.get("text", message), file=sys.stderr)
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
