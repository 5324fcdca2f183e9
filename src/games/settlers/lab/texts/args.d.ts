// Written by scripts/message-args.mjs from en.json.

export interface Args {}
