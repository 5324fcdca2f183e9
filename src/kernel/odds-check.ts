import type { Draw } from './random.js';
import type { FastDice } from './types/luck.js';
import type { OddsCheck } from './types/telling.js';

/** What games check their odds with: positions played by the rules again and again, and what came of it counted. */

/** Dice that no trial before has had, in their fast form. */
export const freshDice = (draw: Draw): FastDice => ({
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
