import { Fault } from '../errors.js';
import type { Block, Choice, Json, Move, Offer, Parameter } from '../types.js';

export const NO_MOVES: readonly Move[] = [];

/** Choices that are only counted until they are read. */
interface Later {
  /** Number of listed choices before them. */
  readonly before: number;
  readonly n: number;
  readonly list: () => void;
}

/** Collects a seat's choices. */
export class Choices implements Offer {
  #listed: Choice[] = [];
  #later: Later[] = [];
  #unlisted = 0;

  constructor(
    readonly explain = false,
    readonly composed = NO_MOVES,
  ) {}

  get count(): number {
    return this.#listed.length + this.#unlisted;
  }

  can(verb: string, ...args: Parameter[]): void {
    this.#listed.push({ verb, args });
  }

  later(n: number, list: () => void): void {
    if (this.explain) {
      list();
      return;
    }
    this.#later.push({ before: this.#listed.length, n, list });
    this.#unlisted += n;
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
    if (this.explain) this.#listed.push({ verb, args, blocked: why });
  }

  /** The whole list. */
  all(): readonly Choice[] {
    for (const later of this.#later.reverse()) this.#listed.splice(later.before, 0, ...this.#list(later));
    this.#later = [];
    this.#unlisted = 0;
    return this.#listed;
  }

  /** The choice at a place in the whole list. */
  at(place: number): Choice | undefined {
    let at = place;
    for (const later of this.#later) {
      if (at < later.before) break;
      if (at < later.before + later.n) return this.#list(later)[at - later.before];
      at -= later.n;
    }
    return this.#listed[at];
  }

  #list({ n, list }: Later): readonly Choice[] {
    const listed = this.#listed;
    const part: Choice[] = [];
    this.#listed = part;
    list();
    this.#listed = listed;
    if (part.length !== n) throw new Fault(`${n} choices were announced, and ${part.length} listed`);
    return part;
  }
}
