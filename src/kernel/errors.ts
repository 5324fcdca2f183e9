import type { Block, Json } from './types.js';

/** A player's choice that the rules don't allow; shown to that player alone. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** Section of the rules, e.g. `E1`. */
  readonly rule: string;
  /** Message key of the fact that blocks it. */
  readonly key: string;
  readonly facts: Readonly<Record<string, Json>>;
  /** Index of the move in a composition. */
  readonly part: number;

  constructor(block: Block, part = 0) {
    super(`${block.rule}: ${block.key}`);
    this.rule = block.rule;
    this.key = block.key;
    this.facts = block.args ?? {};
    this.part = part;
  }
}

/** A strategy text that can't be parsed: position, found text, expected text. */
export class BadText extends Error {
  override readonly name: string = 'BadText';

  constructor(
    readonly line: number,
    readonly column: number,
    /** '' if the line ends too early. */
    readonly found: string,
    /** Message key of what is expected there, with its arguments. */
    readonly expected: { readonly key: string; readonly args: Readonly<Record<string, string | number>> },
    /** The same in plain English. */
    inWords: string,
  ) {
    super(
      `line ${line}, column ${column}: found ${found === '' ? 'the end of the line' : `“${found}”`}, expected ${inWords}`,
    );
  }
}

/** The position changed after the player began to answer; the reply shows new controls. */
export class Stale extends Error {
  override readonly name = 'Stale';
}

/** A bug in the rules or the kernel: the game freezes at its last good event. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
