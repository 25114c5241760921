#!/usr/bin/env python3
"""A player for Bocage in Python: takes the choice with the best odds, else the first one.

bocage play --players A=person --players "B=cmd:python3 apps/cli/examples/bot.py"
"""
import json
import sys


def good(choice):
    """The chance that a choice turns out well; 0 if nothing is known about it."""
    results = choice.get("odds", {}).get("results", [])
    return sum(r["chance"] for r in results if r.get("good"))


def answer(message):
    if message["type"] == "hello":
        return {"type": "ready", "protocol": 1, "name": "example in Python"}
    if message["type"] == "decide":
        best = max(message["choices"], key=good)
        return {"type": "choice", "id": message["id"], "choice": best["name"]}
    return None  # error, result: nothing to say


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)
