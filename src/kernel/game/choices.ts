import type { Block, Choice, Json, Move, Offer, Parameter } from '../types.js';

export const NO_MOVES: readonly Move[] = [];

/** Collects a seat's choices; one object serves a whole game. */
export class Choices implements Offer {
  explain = false;
  composed: readonly Move[] = NO_MOVES;
  list: Choice[] = [];

  can(verb: string, ...args: Parameter[]): void {
    this.list.push({ verb, args });
  }

  cannot(
    verb: string,
    args: readonly Parameter[],
    rule: string,
    key: string,
    facts?: Readonly<Record<string, Json>>,
  ): void {
    if (!this.explain) return;
    this.blocked(verb, args, facts === undefined ? { rule, key } : { rule, key, args: facts });
  }

  blocked(verb: string, args: readonly Parameter[], why: Block): void {
    if (this.explain) this.list.push({ verb, args, blocked: why });
  }
}
