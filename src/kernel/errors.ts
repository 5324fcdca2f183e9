import type { Block, Json } from './types.js';

/** A player's choice that the rules don't allow; shown to that player alone. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Section of the rules, e.g. `E1`. */
  readonly rule: string;
  /** Message key of the fact that blocks it. */
  readonly key: string;
  readonly facts: Readonly<Record<string, Json>>;
  /** Which move of a composition it is, from 0. */
  readonly part: number;

  constructor(block: Block, part = 0) {
    super(`${block.rule}: ${block.key}`);
    this.rule = block.rule;
    this.key = block.key;
    this.facts = block.args ?? {};
    this.part = part;
  }
}

/** The board has moved on since the answer was begun; to be answered with fresh controls. */
export class Stale extends Error {
  override readonly name = 'Stale';
}

/** A bug in the rules or the kernel: the game freezes at its last good event. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
