# The test vectors computed again by another language's own library: what docs/formats.md says is enough to check a game.
import hashlib
import hmac
import json
import pathlib
import sys

v = json.loads((pathlib.Path(__file__).parent / "vectors.json").read_text())


def text(*lines):
    return "".join(line + "\n" for line in lines).encode()


def sha(*lines):
    return hashlib.sha256(text(*lines))


def key(game, seats):
    lines = ["bocage key 1", game, *(f"{seat} {salt}" for seat, salt in seats)]
    return hmac.new(bytes.fromhex(v["seed"]), text(*lines), "sha256").digest()


def number(k, d):
    n, r = d["n"], 0
    while True:
        lines = ["bocage draw 1", f"{d['back']} {d['draw']}", str(n), d["rule"], d["seat"], str(r)]
        block = hmac.new(k, text(*lines), "sha256").digest()
        for at in range(0, 32, 4):
            word = int.from_bytes(block[at : at + 4], "big") >> (32 - (n - 1).bit_length())
            if word < n:
                return word
        r += 1


game = v["game"]
k = key(game, v["salts"].items())
json.dump(
    {
        "decoy": str(int(sha("bocage decoy 1", game).hexdigest()[:32], 16)),
        "commitment": sha("bocage seed 1", game, v["seed"]).hexdigest(),
        "saltCommitmentUS": sha("bocage salt 1", game, "US", v["salts"]["US"]).hexdigest(),
        "key": k.hex(),
        "numbers": [number(k, d) for d in v["draws"]],
        "challengeKey": key(v["challenge"]["game"], [("US", "-")]).hex(),
    },
    sys.stdout,
)
