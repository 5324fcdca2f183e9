"""Checks every die, draw and shuffle of a finished game: python3 check_dice.py game.json"""
import hashlib, hmac, json, sys

def number(key, at, n):
    """The next number below n from word `at` of the stream on, and the word after it."""
    while True:
        block = hmac.new(key, str(at // 8).encode(), hashlib.sha256).digest()
        word = int.from_bytes(block[at % 8 * 4:at % 8 * 4 + 4], "big")
        at += 1
        if word < 2**32 - 2**32 % n:
            return word % n, at

game = json.load(open(sys.argv[1], encoding="utf-8"))
seed, dice = game["seed"].encode(), game["dice"]
if hashlib.sha256(seed).hexdigest() != game["commitment"]:
    sys.exit("The seed is not the one that was promised.")

def fresh(event):
    lines = "\n".join([f"dice {event}", *game["nonces"]])
    return hmac.new(seed, lines.encode(), hashlib.sha256).digest(), 0

after, checked = {-1: fresh(0)}, 0
for event in dice["events"]:
    back = event.get("back", event["seq"] - 1)
    if not event.get("fresh") and any(e["draws"] for e in dice["events"] if back < e["seq"] < event["seq"]):
        sys.exit(f"Event {event['seq']} went back past dice that were seen, and kept them.")
    key, at = fresh(event["seq"]) if event.get("fresh") else after[back]
    for n, drawn in event["draws"]:
        found, at = number(key, at, n)
        if found != drawn:
            sys.exit(f"Event {event['seq']}: {drawn} of {n} was drawn, the seed gives {found}.")
        checked += 1
    after[event["seq"]] = key, at
print(f"{checked} numbers in {len(dice['events'])} events follow from the seed that was promised.")
