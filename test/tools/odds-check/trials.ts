import { copyJson } from '../../../src/kernel/copy.js';
import { openGame, type Game } from '../../../src/kernel/game.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Frame, GameModule, Happening, Move, Position, Seat } from '../../../src/kernel/types.js';
import type { FastDice } from '../../../src/kernel/types/luck.js';

/** Trials for checking odds: positions are played by the rules many times, and results are counted. */

/** A chance or an average, enumerated and observed, with the standard error of the observation. */
export interface OddsCheck {
  readonly what: string;
  readonly exact: number;
  readonly seen: number;
  readonly sigma: number;
}

/** The frame that ends a trial, before the game continues. */
const END = 'odds-end';
const OVER = { winners: [], scores: {}, how: END };

/** A game's rules for trials, with additional procedures or without some of its own. */
export const trialRules = <G, View>(
  id: string,
  { procedures, states }: { readonly procedures: object; readonly states: object },
): GameModule<G, View> =>
  ({
    meta: { id, rulesVersion: 1 },
    procedures: {
      ...procedures,
      [END]: [{ label: 'end', run: (c: { end: Game<G, View>['end'] }) => c.end(OVER) }],
    },
    states,
    moment: () => ({ round: 0, phase: '' }),
  }) as unknown as GameModule<G, View>;

/** The setup of a trial: a position as JSON, and its frames, the last one first. */
export interface Trial<G, View> {
  readonly rules: GameModule<G, View>;
  readonly text: string;
  readonly frames: readonly Frame[];
}

/** Plays a trial on a copy with new dice; a decision without an answer ends it. @returns all happenings */
export function playTrial<G, View>(
  { rules, text, frames }: Trial<G, View>,
  draw: Draw,
  answer: (game: Game<G, View>, seat: Seat) => Move | undefined,
): Happening[] {
  const position = JSON.parse(text) as Position<G>;
  position.frames = [{ at: END, step: 'end', vars: {} }, ...copyJson(frames)];
  position.dice = freshDice(draw);
  const game = openGame(rules, position);
  const happenings = [...game.begin().happenings];
  for (let seat = game.waiting()[0]; seat !== undefined; seat = game.waiting()[0]) {
    const move = answer(game, seat);
    if (move === undefined) break;
    happenings.push(...game.play(seat, move).happenings);
  }
  return happenings;
}

/** New dice for each trial, in their fast form. */
const freshDice = (draw: Draw): FastDice => ({
  state: [0, 1, 2, 3].map(() => draw(2 ** 32) | 0),
  count: 0,
});

/** A running mean. */
export class Mean {
  #n = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#n++;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** Compares an enumerated chance with counts of 0 and 1. */
  asChance(what: string, exact: number): OddsCheck {
    return this.#beside(what, exact, exact * (1 - exact));
  }

  /** Compares an enumerated average. */
  asAverage(what: string, exact: number): OddsCheck {
    const seen = this.#sum / this.#n;
    return this.#beside(what, exact, this.#squares / this.#n - seen * seen);
  }

  #beside(what: string, exact: number, spread: number): OddsCheck {
    return { what, exact, seen: this.#sum / this.#n, sigma: Math.sqrt(Math.max(spread, 1e-12) / this.#n) };
  }
}

/** A larger difference is not random, standard errors. */
const TOO_FAR = 4.5;

/** Difference between the enumerated and the observed value, in standard errors. */
export const offBy = ({ exact, seen, sigma }: OddsCheck): number => (seen - exact) / sigma;
export const isWrong = (row: OddsCheck): boolean => Math.abs(offBy(row)) > TOO_FAR;
