import { copyJson } from '../../../src/kernel/copy.js';
import { openGame, type Game } from '../../../src/kernel/game.js';
import type { Draw } from '../../../src/kernel/random.js';
import type { Frame, GameModule, Happening, Move, Position, Seat } from '../../../src/kernel/types.js';
import type { FastDice } from '../../../src/kernel/types/luck.js';

/** What games check their odds with: positions played by the rules again and again, and what came of it counted. */

/** A chance or an average, enumerated and observed, with the standard error of the observation. */
export interface OddsCheck {
  readonly what: string;
  readonly exact: number;
  readonly seen: number;
  readonly sigma: number;
}

/** Where a trial ends: when what was laid out is over, before anything else goes on. */
const END = 'odds-end';
const OVER = { winners: [], scores: {}, how: END };

/** A game's rules, or some of them beside procedures of the trials' own, as trials are played by them. */
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

/** What is laid out for trials: a position as text, and what runs in it, the last frame first. */
export interface Trial<G, View> {
  readonly rules: GameModule<G, View>;
  readonly text: string;
  readonly frames: readonly Frame[];
}

/** Plays one on a copy with dice of its own; what isn't answered ends it. @returns all that happened */
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

/** Dice that no trial before has had, in their fast form. */
const freshDice = (draw: Draw): FastDice => ({
  state: [0, 1, 2, 3].map(() => draw(2 ** 32) | 0),
  count: 0,
});

/** The mean of what was counted, as it comes in. */
export class Mean {
  #n = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#n++;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** Beside what was enumerated: the chance of something that either was (1) or wasn't (0). */
  asChance(what: string, exact: number): OddsCheck {
    return this.#beside(what, exact, exact * (1 - exact));
  }

  /** Beside an enumerated average. */
  asAverage(what: string, exact: number): OddsCheck {
    const seen = this.#sum / this.#n;
    return this.#beside(what, exact, this.#squares / this.#n - seen * seen);
  }

  #beside(what: string, exact: number, spread: number): OddsCheck {
    return { what, exact, seen: this.#sum / this.#n, sigma: Math.sqrt(Math.max(spread, 1e-12) / this.#n) };
  }
}

/** So many standard errors off is no chance any more. */
const TOO_FAR = 4.5;

/** How many standard errors lie between what was enumerated and what was seen. */
export const offBy = ({ exact, seen, sigma }: OddsCheck): number => (seen - exact) / sigma;
export const isWrong = (row: OddsCheck): boolean => Math.abs(offBy(row)) > TOO_FAR;
