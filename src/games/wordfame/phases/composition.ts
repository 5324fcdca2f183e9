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

/** Moves composed before their turn, on a copy that only serves the owner's choices. */

const lodgeable = {
  settle: settle.states.settle,
  ride: ride.states.ride,
  raid: raid.states.raid,
  family: foster.states.family,
  feast: feast.states.feast,
  sheep: hunt.states.sheep,
} satisfies Partial<States<G>>;
export type LodgeableState = keyof typeof lodgeable;

/** States whose moves can be lodged (WF67): their choices don't depend on unseen cards. The cast allows lookup by any name. */
export const LODGEABLE = lodgeable as unknown as Readonly<Record<string, State<G>>>;

/** Copies the parts of a position that those moves change. */
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

/** The first state of an action, if known before its turn. */
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
  /** Choices of the top state, once computed. */
  #offered: Choice[] | undefined;

  constructor(g: G, frames: Frame[], stateOfAct: StateOfAct) {
    this.g = g;
    this.#frames = frames;
    this.#stateOfAct = stateOfAct;
  }

  get seats(): readonly string[] {
    return this.g.seats;
  }

  /** The next state with moves; states without a seat or without choices are skipped. */
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

  /** A state's choices; undefined if all it offers is to end. */
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
      later: (_n, list) => list(),
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
    // Feuds and drawn cards are decided in their turn.
  }

  leave(): void {
    this.#left = true;
  }

  goto(): void {
    // A composition has no procedures.
  }

  emit(): void {
    // Nothing happens yet.
  }

  reveal(): void {
    // Composed choices don't depend on draws.
  }

  end(): void {
    // A win is announced only when the move is played.
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
