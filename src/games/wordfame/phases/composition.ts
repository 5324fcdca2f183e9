import type { Choice, Ctx, Frame, Move, Parameter, State, States, Vars } from '../../../kernel/index.js';
import type { Acting } from '../frames.js';
import type { G } from '../model.js';
import type { Action } from '../vocabulary.js';
import * as feast from './feast.js';
import * as foster from './foster.js';
import * as hunt from './hunt.js';
import * as raid from './raid.js';
import * as ride from './ride.js';
import * as settle from './settle.js';
import type { Offer } from '../texts.js';

/** Moves that are composed before their turn, on a copy that only their owner's choices are read from. */

const lodgeable = {
  settle: settle.states.settle,
  ride: ride.states.ride,
  raid: raid.states.raid,
  family: foster.states.family,
  feast: feast.states.feast,
  sheep: hunt.states.sheep,
} satisfies Partial<States<G>>;
export type LodgeableState = keyof typeof lodgeable;

/**
 * States whose moves can be lodged (WF67): what they offer doesn't depend on cards that nobody has seen. By any word;
 * the vars that a rehearsal gives them are those of their own frames.
 */
export const LODGEABLE = lodgeable as unknown as Readonly<Record<string, State<G>>>;

/** As much of a position as those moves change. */
function copyOf(g: G): G {
  return {
    ...g,
    gothar: g.gothar.map((one) => ({
      ...one,
      farms: [...one.farms],
      goods: [...one.goods],
      oaths: [...one.oaths],
      hird: [...one.hird],
    })),
    owner: [...g.owner],
    value: [...g.value],
    large: [...g.large],
    men: g.men.map((men) => [...men]),
    pool: [...g.pool],
    gifts: [...g.gifts],
    orlog: [...g.orlog],
    doom: [...g.doom],
    drawn: [],
    seen: g.seen.map((cards) => [...cards]),
  };
}

/** What an action asks first, if that can be known before its turn. */
type StateOfAct = (action: Action, who: number, strength: number) => Frame | undefined;

export class Composition implements Ctx<G> {
  g: G;
  vars: Vars = {};
  readonly up: Vars = {};
  readonly variant = 'standard';
  readonly telling = false;
  readonly #frames: Frame[];
  readonly #stateOfAct: StateOfAct;
  #entered: Frame[] = [];
  #copied = false;
  #left = false;
  /** What the state on top offers, once it has been asked. */
  #offered: Choice[] | undefined;

  constructor(g: G, frames: Frame[], stateOfAct: StateOfAct) {
    this.g = g;
    this.#frames = frames;
    this.#stateOfAct = stateOfAct;
  }

  get seats(): readonly string[] {
    return this.g.seats;
  }

  /** The state whose moves come next; those in which nobody would be asked, or nothing can be done, are over. */
  top(): Frame | undefined {
    if (this.#offered !== undefined) return this.#frames.at(-1);
    for (let top = this.#frames.at(-1); top !== undefined; top = this.#frames.at(-1)) {
      this.vars = top.vars;
      const [seat] = LODGEABLE[top.at]?.seats(this) ?? [];
      this.#offered = seat === undefined ? undefined : this.#choicesIn(top.at, seat);
      if (this.#offered !== undefined) return top;
      this.#frames.pop();
    }
    return undefined;
  }

  /** What a state offers; undefined where that is nothing but to end. */
  #choicesIn(at: string, seat: string): Choice[] | undefined {
    const list: Choice[] = [];
    let isListing = false;
    const can = (verb: string, ...args: Parameter[]): void => {
      list.push({ verb, args });
      isListing ||= verb !== 'done' && verb !== 'decline';
    };
    LODGEABLE[at]?.choices(this, seat, {
      explain: false,
      composed: [],
      can,
      cannot: () => undefined,
      blocked: () => undefined,
    });
    return isListing ? list : undefined;
  }

  choices(seat: string, offer: Offer): void {
    const top = this.top();
    if (top === undefined) return;
    if (offer.explain) LODGEABLE[top.at]?.choices(this, seat, offer);
    else for (const { verb, args } of this.#offered ?? []) offer.can(verb, ...args);
  }

  play(seat: string, { verb, args }: Move): void {
    const top = this.top();
    if (top === undefined) return;
    if (!this.#copied) this.g = copyOf(this.g);
    this.#copied = true;
    this.#offered = undefined;
    LODGEABLE[top.at]?.verbs[verb === 'next' ? 'done' : verb]?.(this, seat, args);
    if (this.#left) this.#frames.pop();
    this.#left = false;
    this.#frames.push(...this.#entered.splice(0).reverse());
  }

  enter(name: string, vars: object = {}): void {
    if (name === 'action') {
      const { action, who, strength } = vars as Acting;
      const state = this.#stateOfAct(action, who, strength);
      if (state !== undefined) this.#entered.push(state);
    } else if (LODGEABLE[name] !== undefined) this.#entered.push({ at: name, vars: vars as Vars });
    // What else may follow, a Feud or cards that are drawn, is decided when it comes.
  }

  leave(): void {
    this.#left = true;
  }

  goto(): void {
    // Nothing but states is rehearsed.
  }

  say(): void {
    // Nothing happens yet.
  }

  reveal(): void {
    // No choice that is composed depends on what would be drawn.
  }

  end(): void {
    // That a move would win isn't told before it is made.
  }

  die(): number {
    return 1;
  }

  dice(n: number): number[] {
    return Array.from({ length: n }, () => 1);
  }

  draw(): number {
    return 0;
  }

  shuffle<T>(list: T[]): T[] {
    return list;
  }
}
